import { GraduationCap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { Period } from '#domain/report/report.ts';
import { Button } from '#ui/button.tsx';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then(({ ReportDialog }) => ({ default: ReportDialog })),
);

/** The way to *Sinema karnesi*; all of it is loaded when it is opened first. */
export function OpenReport({ period, label }: { period: Period; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
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
