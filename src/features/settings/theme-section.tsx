import type { Theme } from '#storage/theme.ts';

import { Section } from './parts/section.tsx';
import { SwitchRow } from './parts/switch-row.tsx';

interface ThemeSectionProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** Dark or light (T-09). */
export function ThemeSection({ theme, onThemeChange }: ThemeSectionProps) {
  return (
    <Section title="Tema" hint="Sen seçene kadar cihazının tercihi geçerlidir.">
      <SwitchRow
        label="Koyu görünüm"
        hint={theme === 'dark' ? 'Işıklar kapalı, salon hazır.' : 'Işıklar açık.'}
        checked={theme === 'dark'}
        onChange={(dark) => onThemeChange(dark ? 'dark' : 'light')}
      />
    </Section>
  );
}
