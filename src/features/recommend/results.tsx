import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { Retry } from '#features/retry/retry.tsx';
import { Button } from '#ui/button.tsx';

import { ErrorBox } from './error-box.tsx';
import type { Recommended } from './run-flow.ts';

interface ResultsProps {
  result: Recommended;
  onReset: () => void;
  /** Asks for the same once more, where the AI service could not be used. */
  onRetry: () => void;
}

/** The three films and why these. Its heading takes the focus, which the form had. */
export function Results({ result, onReset, onRetry }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
          Film Önerileriniz
        </h2>
        <Button variant="outline" onClick={onReset}>
          <RotateCcw aria-hidden />
          Yeni Öneri Al
        </Button>
      </div>
      {result.fallback !== undefined ? (
        <ErrorBox message={result.explanation}>
          <Retry retryAt={result.fallback.retryAt} onRetry={onRetry} />
        </ErrorBox>
      ) : (
        <p className="leading-relaxed wrap-anywhere text-muted-foreground">{result.explanation}</p>
      )}
      <FilmCardGrid films={result.films} withDescription />
    </section>
  );
}
