import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import type { WatchedFilm } from '#domain/records.ts';
import { type Details, sameDetails, starsOf } from '#domain/watched-details.ts';
import { RecentChange } from '#features/undo/recent-change.tsx';
import { useRecentChange } from '#features/undo/use-recent-change.ts';
import { cn } from '#lib/cn.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

import { NoteField } from './note-field.tsx';
import { StarRating } from './star-rating.tsx';
import { ViewingDays } from './viewing-days.tsx';

interface OwnOpinionProps {
  title: string;
  /** What is kept on the film; undefined where it was not watched. */
  held: WatchedFilm | undefined;
  /** Answers whether anything changed; `source` is under which the journal will know it. */
  onDetails: (details: Details, source: string) => Promise<boolean>;
}

/** What the person makes of a film: stars, and on a watched one a note and the days on which they saw it. */
export function OwnOpinion({ title, held, onDetails }: OwnOpinionProps) {
  const { change, begin, forget } = useRecentChange();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { score, note = '', viewings = [] } = held ?? {};
  const keep = async (details: Details) => {
    // A day that is there already is no failure.
    const isKept = held !== undefined && sameDetails(held, { score, note, viewings, ...details });
    setFailed(!isKept && !(await onDetails(details, begin())));
  };
  return (
    <section
      aria-label="Senin görüşün"
      className="col-span-2 rounded-xl border border-border px-4 py-3 max-sm:order-1"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h3 className="text-sm font-semibold text-muted-foreground">Senin puanın</h3>
        {/* Stars and figure fall below the name together. */}
        <div className="flex items-center gap-3">
          <StarRating title={title} score={score} onScore={(value) => void keep({ score: value })} />
          {score === undefined ? null : (
            <span className="font-semibold whitespace-nowrap text-link tabular-nums">
              {formatNumber(starsOf(score))}
              <span className="text-sm font-medium text-muted-foreground"> / 5</span>
            </span>
          )}
        </div>
      </div>
      {held === undefined ? null : (
        <>
          <div className="-mx-1 flex flex-wrap justify-between">
            <Button
              variant="link"
              size="sm"
              className="px-1"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {summaryOf(note, viewings.length)}
              <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
            </Button>
            {score === undefined ? null : (
              <Button
                variant="link"
                size="sm"
                className="px-1"
                onClick={() => void keep({ score: undefined })}
              >
                Puanı sil
              </Button>
            )}
          </div>
          <div id={id} hidden={!isOpen} className="flex flex-col gap-4 pt-1 pb-1">
            <NoteField key={note} note={note} onSave={(text) => void keep({ note: text })} />
            <ViewingDays viewings={viewings} onViewings={(days) => void keep({ viewings: days })} />
          </div>
        </>
      )}
      {failed ? (
        <p role="status" className="text-sm text-destructive-text">
          Kaydedilemedi. Tarayıcıda yer kalmamış olabilir.
        </p>
      ) : null}
      {change === undefined ? null : <RecentChange change={change} onUndone={forget} />}
    </section>
  );
}

function summaryOf(note: string, days: number): string {
  const parts = [note === '' ? 'Not' : 'Notun', days === 0 ? 'izlediğin günler' : `izlediğin ${days} gün`];
  return parts.join(' ve ');
}
