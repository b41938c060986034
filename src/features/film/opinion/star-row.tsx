import { Star } from 'lucide-react';

import { starsOf } from '#domain/watched-details.ts';
import { cn } from '#lib/cn.ts';

const STARS = [0, 1, 2, 3, 4];

/**
 * The person's own stars, in the colour of what is theirs, never in the gold of a film's points: five, as many halves of them filled as the score says. Whoever cannot see
 * them is told elsewhere.
 */
export function StarRow({ score, className }: { score: number; className?: string }) {
  return (
    <span aria-hidden className={cn('flex h-9 items-center', className)}>
      {STARS.map((place) => {
        const filled = Math.min(1, Math.max(0, starsOf(score) - place));
        return (
          <span key={place} className="relative flex flex-1 justify-center">
            <Star className="text-muted-foreground" />
            {filled > 0 && (
              <Star
                className="absolute fill-link text-link"
                style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
              />
            )}
          </span>
        );
      })}
    </span>
  );
}
