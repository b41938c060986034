import { Moon, Sun } from 'lucide-react';

import type { Theme } from '#storage/theme.ts';
import { Button } from '#ui/button.tsx';

export interface ThemeToggleProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

export function ThemeToggle({ theme, onThemeChange }: ThemeToggleProps) {
  const dark = theme === 'dark';
  const Icon = dark ? Moon : Sun;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Koyu tema"
      aria-pressed={dark}
      title={dark ? 'Açık temaya geç' : 'Koyu temaya geç'}
      onClick={() => onThemeChange(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
    </Button>
  );
}
