import { useMemo, useState } from 'react';

import { makeReport } from '#domain/report/make-report.ts';
import type { Period } from '#domain/report/report.ts';
import { yearsWatched } from '#domain/report/watches.ts';
import { focusPopup } from '#lib/focus-popup.ts';
import { MONTH_NAMES, periodName } from '#lib/turkish/period.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';

import { PicturePanel } from './picture-panel.tsx';
import { ReportView } from './report-view.tsx';

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
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        className="flex max-h-[94dvh] max-w-5xl flex-col overflow-hidden p-0"
        onOpenAutoFocus={focusPopup}
      >
        <div className="overflow-y-auto overscroll-contain p-5 sm:p-7">
          <DialogHeader>
            {/* Where it takes two lines, the dot ends the first one and the time is whole on the second. */}
            <DialogTitle>
              <span className="whitespace-nowrap">Sinema karnesi ·</span>{' '}
              <span className="whitespace-nowrap">{periodName(period)}</span>
            </DialogTitle>
            <DialogDescription>
              Bir yılın ya da ayın, tek sayfada. Resmini indirip paylaşabilirsin.
            </DialogDescription>
          </DialogHeader>
          <div className="mt-4 grid max-w-md grid-cols-2 gap-3">
            <Select
              aria-label="Yıl"
              value={year}
              onChange={({ target }) => setPeriod({ year: Number(target.value), month })}
            >
              {years.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
            <Select
              aria-label="Ay"
              value={month ?? 0}
              onChange={({ target }) => setPeriod({ year, month: Number(target.value) || undefined })}
            >
              <option value={0}>Bütün yıl</option>
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 lg:gap-8">
            {report.films > 0 && <PicturePanel report={report} />}
            <ReportView report={report} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
