import { ChevronDown, Sparkles, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';

import { type Batch, isSurprise } from '#domain/batch.ts';
import { moodLabel } from '#domain/mood.ts';
import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { formatMoment } from './format-moment.ts';

/** Posters on a collapsed batch. */
const PREVIEWS = 3;

interface BatchEntryProps {
  batch: Batch;
  expanded: boolean;
  onToggle: (batch: Batch) => void;
  onDelete: (batch: Batch) => void;
}

/** One recommendation of before (H-12 to H-16): when, how many, why, and its films when expanded. */
export const BatchEntry = memo(function BatchEntry({ batch, expanded, onToggle, onDelete }: BatchEntryProps) {
  const id = useId();
  const { recommendations: films } = batch;
  const mood = batch.mood === undefined ? '' : moodLabel(batch.mood);
  const about = [
    `${films.length} film`,
    mood === '' ? '' : `Ruh hali: ${mood}`,
    ...(batch.wishes ?? []),
  ].filter(Boolean);
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={`${id}-when`}>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2
              id={`${id}-when`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold tabular-nums"
            >
              <time dateTime={batch.generatedAt}>{formatMoment(batch.generatedAt)}</time>
              {isSurprise(batch) ? (
                <Badge>
                  <Sparkles aria-hidden />
                  Sürpriz
                </Badge>
              ) : null}
            </h2>
            <p className="mt-0.5 text-sm text-muted-foreground">{about.join(' · ')}</p>
            <p className="mt-2 text-[0.9375rem] leading-relaxed wrap-anywhere">{batch.explanation}</p>
          </div>
          {expanded ? null : (
            <div aria-hidden className="flex">
              {films.slice(0, PREVIEWS).map((film, index) => (
                <Poster
                  key={index}
                  film={film}
                  className="-ml-3 w-18 rounded-lg ring-2 ring-card first:ml-0"
                />
              ))}
            </div>
          )}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={expanded}
            aria-controls={expanded ? `${id}-films` : undefined}
            aria-describedby={`${id}-when`}
            onClick={() => onToggle(batch)}
          >
            <ChevronDown aria-hidden className={cn('transition-transform', expanded && 'rotate-180')} />
            {expanded ? 'Filmleri gizle' : 'Filmleri göster'}
          </Button>
          <Button variant="ghost" size="sm" aria-describedby={`${id}-when`} onClick={() => onDelete(batch)}>
            <Trash2 aria-hidden />
            Öneriyi sil
          </Button>
        </div>
        {expanded ? (
          <div id={`${id}-films`} className="mt-4">
            <FilmCardGrid films={films} withDescription />
          </div>
        ) : null}
      </section>
    </Card>
  );
});
