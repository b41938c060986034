import { Moon, Sun } from 'lucide-react';

import { UndoButton } from '#features/undo/undo-button.tsx';

import type { Output } from './tool-part.ts';

/** Which theme was chosen, with the way back to the other. */
export function ThemeView({ output, source }: { output: Output<'setTheme'>; source: string }) {
  const Icon = output.theme === 'dark' ? Moon : Sun;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-border bg-card px-3 py-1.5 text-sm">
      <Icon aria-hidden className="size-4 shrink-0 text-link" />
      <span>{output.theme === 'dark' ? 'Koyu' : 'Açık'} görünüm seçildi.</span>
      <UndoButton source={source} />
    </div>
  );
}
