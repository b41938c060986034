import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

export function ThemeView({ output }: { output: Output<'setTheme'> }) {
  return <ToolNote tone="info">{output.theme === 'dark' ? 'Koyu' : 'Açık'} görünüm açık.</ToolNote>;
}
