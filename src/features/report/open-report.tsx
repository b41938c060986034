import { GraduationCap } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

import type { Period } from '#domain/report/report.ts';
import { Button } from '#ui/button.tsx';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then(({ ReportDialog }) => ({ default: ReportDialog })),
);

interface OpenReportProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  period: Period;
  label: string;
}

/** The way to *Sinema karnesi*; all of it is loaded when it is opened first. */
export function OpenReport({ period, label, size }: OpenReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setIsOpen(true)}>
        <GraduationCap aria-hidden />
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog period={period} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
