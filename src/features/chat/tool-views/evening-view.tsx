import { lazy, Suspense } from 'react';

import { Candidates } from './candidates.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

const PlanView = lazy(() =>
  import('./evening/plan-view.tsx').then(({ PlanView }) => ({ default: PlanView })),
);

/** The plan of an evening, loaded with the first one; or what was asked back, or why there is none. */
export function EveningView({ output, open, source }: ViewProps<'planEvening'>) {
  if (output.status === 'notFound') return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} open={open} />;
  return (
    <Suspense fallback={<ToolNote tone="working">Plan açılıyor…</ToolNote>}>
      <PlanView output={output} source={source} />
    </Suspense>
  );
}
