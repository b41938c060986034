import { useEffect, useEffectEvent, useId, useState } from 'react';

import { MAX_SCORE } from '#domain/records.ts';
import { starsOf } from '#domain/watched-details.ts';
import { formatNumber } from '#lib/turkish/format.ts';

import { StarRow } from './star-row.tsx';

/** How long a choice rests before it is kept: who walks through the stars by keys passes many. */
const REST_MS = 500;
const SCORES = Array.from({ length: MAX_SCORE }, (_, place) => place + 1);

interface StarRatingProps {
  title: string;
  score: number | undefined;
  onScore: (score: number) => void;
}

/**
 * Half stars of five as a group of radio buttons, each half a star wide: arrow keys walk through them, a screen reader reads
 * `4,5 yıldız`, and a thumb has 24 px.
 */
export function StarRating({ title, score, onScore }: StarRatingProps) {
  const name = useId();
  const [draft, setDraft] = useState<number>();
  // Only where a pointer moved: one that rests where a popup opens, or a finger, has pointed at nothing.
  const [hovered, setHovered] = useState<number>();
  const keep = useEffectEvent(() => {
    if (draft !== undefined && draft !== score) onScore(draft);
    setDraft(undefined);
  });
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Who closes the popup at once has chosen all the same.
  useEffect(() => () => keep(), []);
  const chosen = draft ?? score;
  return (
    <fieldset className="relative -ml-2.5 w-60" onPointerLeave={() => setHovered(undefined)}>
      <legend className="sr-only">{title} için puanın</legend>
      <StarRow score={hovered ?? chosen ?? 0} className="h-11 w-60 [&_svg]:size-7" />
      <div className="absolute inset-0 flex">
        {SCORES.map((value) => (
          <input
            key={value}
            type="radio"
            name={name}
            aria-label={`${formatNumber(starsOf(value))} yıldız`}
            checked={chosen === value}
            className="m-0 h-full w-6 cursor-pointer appearance-none rounded-sm"
            onPointerMove={({ pointerType }) => {
              if (pointerType !== 'touch') setHovered(value);
            }}
            onChange={() => {
              setHovered(undefined);
              setDraft(value);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
