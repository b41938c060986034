import { OpenReport } from '#features/report/open-report.tsx';
import { ReportView } from '#features/report/report-view.tsx';
import { periodName } from '#lib/turkish/period.ts';

import { ToolCard } from '../cards/tool-card.tsx';
import type { ViewProps } from './tool-entry.ts';

/** *Sinema karnesi* as a card, with the way to its picture. */
export function ReportToolView({ output }: ViewProps<'showReport'>) {
  const { year, month, films } = output;
  return (
    <ToolCard aria-label="Sinema karnesi" className="gap-4 sm:p-5">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-display text-xl font-bold sm:text-2xl">{periodName(output)} karnen</span>
        {films > 0 && <OpenReport period={{ year, month }} label="Resmini aç" size="sm" />}
      </p>
      <ReportView report={output} />
    </ToolCard>
  );
}
