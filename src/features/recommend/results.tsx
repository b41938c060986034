import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { Retry } from '#features/retry/retry.tsx';
import { hyphenated } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

import { ErrorBox } from './error-box.tsx';
import type { Recommended } from './run-flow.ts';

interface ResultsProps {
  result: Recommended;
  /** Whether they came just now, and the form that had the focus is gone. */
  isNew: boolean;
  onReset: () => void;
  /** Asks for the same once more, where the AI service could not be used. */
  onRetry: () => void;
}

/** The three films and why these. Its heading takes the focus, which the form had. */
export function Results({ result, isNew, onReset, onRetry }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [result, isNew]);
  return (
    <section data-found className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-2xl">
          Film Önerileriniz
        </h2>
        <Button variant="outline" className="max-sm:px-3.5 max-sm:text-sm" onClick={onReset}>
          <RotateCcw aria-hidden />
          Yeni Öneri Al
        </Button>
      </div>
      {result.fallback !== undefined ? (
        <ErrorBox message={result.explanation}>
          <Retry retryAt={result.fallback.retryAt} onRetry={onRetry} />
        </ErrorBox>
      ) : (
        <p className="leading-relaxed wrap-anywhere text-muted-foreground max-sm:text-[0.9375rem]">
          {hyphenated(result.explanation)}
        </p>
      )}
      <FilmCardGrid films={result.films} withDescription />
    </section>
  );
}
