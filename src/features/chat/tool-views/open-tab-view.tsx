import { TAB_LABELS } from '#domain/tab.ts';

import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

export function TabView({ output }: { output: Output<'openTab'> }) {
  return <ToolNote tone="info">{TAB_LABELS[output.tab]} açıldı.</ToolNote>;
}
