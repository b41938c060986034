import { ChevronDown, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';

import type { Batch } from '#domain/batch.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { hyphenated } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { askedFor } from './asked-for.ts';
import { BatchFilms } from './batch-films.tsx';
import { BatchHeading } from './batch-heading.tsx';
import { explainedLater } from './texts.ts';

/** Posters on a collapsed batch. */
const PREVIEWS = 3;

interface BatchEntryProps {
  batch: Batch;
  now: Date;
  expanded: boolean;
  onToggle: (batch: Batch) => void;
  onDelete: (batch: Batch) => void;
}

/** One recommendation of before (H-12 to H-16): what was asked, when, how many, why, and its films when expanded. */
export const BatchEntry = memo(function BatchEntry({
  batch,
  now,
  expanded,
  onToggle,
  onDelete,
}: BatchEntryProps) {
  const id = useId();
  const { recommendations: films } = batch;
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={`${id}-asked`} className="flex h-full flex-col">
        <div className={cn('flex flex-col gap-4 sm:flex-row', !expanded && 'grow')}>
          {expanded ? null : <Previews films={films} />}
          <div className="flex min-w-0 flex-1 flex-col">
            <BatchHeading batch={batch} id={`${id}-asked`} now={now} />
            <p className="mt-2 text-[0.9375rem] leading-relaxed wrap-anywhere">
              {hyphenated(explainedLater(batch, askedFor(batch).heading))}
            </p>
            {/* Level with those of the batch beside it. */}
            <div className="mt-auto flex flex-wrap gap-2 pt-3">
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={expanded}
                aria-controls={expanded ? `${id}-films` : undefined}
                aria-describedby={`${id}-asked`}
                onClick={() => onToggle(batch)}
              >
                <ChevronDown aria-hidden className={cn('transition-transform', expanded && 'rotate-180')} />
                {films.length === 1 ? 'Filmi' : 'Filmleri'} {expanded ? 'gizle' : 'göster'}
              </Button>
              {/* Far from what opens the films: it takes the whole of them, not one. */}
              <Button
                variant="ghost"
                size="sm"
                className="ml-auto text-muted-foreground hover:text-foreground"
                title={films.length === 1 ? undefined : `Bu öneriyi ${films.length} filmiyle birlikte siler`}
                aria-describedby={`${id}-asked`}
                onClick={() => onDelete(batch)}
              >
                <Trash2 aria-hidden />
                Öneriyi sil
              </Button>
            </div>
          </div>
        </div>
        {expanded ? <BatchFilms id={`${id}-films`} films={films} /> : null}
      </section>
    </Card>
  );
});

function Previews({ films }: { films: Batch['recommendations'] }) {
  return (
    <div
      aria-hidden
      className={cn(
        'poster-row grid w-full max-w-80 shrink-0 grid-cols-3 gap-2 sm:w-66 sm:self-start',
        // The text begins beside the posters that there are: a surprise is one.
        films.length === 2 && 'sm:w-43 sm:grid-cols-2',
        films.length === 1 && 'sm:w-20 sm:grid-cols-1',
      )}
    >
      {films.slice(0, PREVIEWS).map((film, index) => (
        <Poster key={index} film={film} className="rounded-lg" />
      ))}
    </div>
  );
}
