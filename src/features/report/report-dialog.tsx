import { useMemo, useState } from 'react';

import { makeReport } from '#domain/report/make-report.ts';
import type { Period } from '#domain/report/report.ts';
import { yearsWatched } from '#domain/report/watches.ts';
import { cn } from '#lib/cn.ts';
import { focusPopup } from '#lib/focus-popup.ts';
import { periodName } from '#lib/turkish/period.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/dialog.tsx';

import { PeriodChoice } from './period-choice.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { ReportView } from './report-view.tsx';
import { usePicture } from './use-picture.ts';

interface ReportDialogProps {
  /** The report on show at first. */
  period: Period;
  onClose: () => void;
}

/** *Sinema karnesi*: any year or month, in words and as a picture. */
export function ReportDialog({ period: first, onClose }: ReportDialogProps) {
  const records = useRecords();
  const watched = useRecord(records.watched);
  const favourites = useRecord(records.favourites);
  const [period, setPeriod] = useState(first);
  const { year, month } = period;
  const years = useMemo(
    () => [...new Set([first.year, ...yearsWatched(watched)])].toSorted((a, b) => b - a),
    [first.year, watched],
  );
  const report = useMemo(
    () => makeReport(watched, favourites, { year, month }),
    [watched, favourites, year, month],
  );
  const picture = usePicture(report);
  const isEmpty = report.films === 0;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        // Its head is lower than that of other popups, and so stands the X.
        className="flex max-h-[94dvh] max-w-5xl flex-col overflow-hidden p-0 [&>button:last-child]:top-1.5"
        onOpenAutoFocus={focusPopup}
      >
        <div className="flex min-h-14 items-center border-b border-border py-2 pr-16 pl-5 sm:pl-7">
          {/* Where it takes two lines, the dot ends the first one and the time is whole on the second. */}
          <DialogTitle className="text-xl sm:text-2xl">
            <span className="whitespace-nowrap">Sinema karnesi ·</span>{' '}
            <span className="whitespace-nowrap">{periodName(period)}</span>
          </DialogTitle>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 fade-below sm:px-7">
          <DialogDescription className="short:sr-only">
            Yılını ya da ayını tek sayfada gör{isEmpty ? '.' : ', resmini indirip paylaş.'}
          </DialogDescription>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 short:mt-0">
            <PeriodChoice period={period} years={years} onChange={setPeriod} />
            {!isEmpty && <PictureChoices picture={picture} />}
          </div>
          <div
            className={cn(
              'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6',
              // The column is as wide as an upright picture that the window shows whole.
              !isEmpty &&
                picture.size === 'portrait' &&
                'md:grid-cols-[min(46%,max(16rem,(100dvh-19rem)*0.8))_minmax(0,1fr)] lg:gap-8',
            )}
          >
            {!isEmpty && <PicturePanel report={report} picture={picture} />}
            <ReportView report={report} />
            {isEmpty && period.month !== undefined && (
              <Button variant="outline" className="justify-self-center" onClick={() => setPeriod({ year })}>
                Bütün yıla bak
              </Button>
            )}
          </div>
        </div>
        {!isEmpty && <PictureButtons picture={picture} />}
      </DialogContent>
    </Dialog>
  );
}
