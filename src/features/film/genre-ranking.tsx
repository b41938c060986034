import type { GenreCount } from '#domain/stats.ts';
import { cn } from '#lib/cn.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { Progress } from '#ui/progress.tsx';

/** Gold, grey and orange for the first three (D-17). */
const RANKS = [
  { tone: 'gold', text: 'text-gold' },
  { tone: 'silver', text: 'text-silver' },
  { tone: 'bronze', text: 'text-bronze' },
] as const;

interface GenreRankingProps {
  genres: readonly GenreCount[];
  className?: string;
}

/** Genres by how often they occur, each with a bar; the most frequent fills it. Equal ones share a place. */
export function GenreRanking({ genres, className }: GenreRankingProps) {
  const most = Math.max(1, ...genres.map(({ count }) => count));
  return (
    <ol className={cn('flex flex-col gap-4', className)}>
      {genres.map(({ genre, count }, index) => {
        const above = genres.filter((other) => other.count > count).length;
        const rank = RANKS[above];
        return (
          <li
            key={genre}
            className={cn(
              'grid items-center gap-x-3 gap-y-1.5',
              genres.length < 10
                ? 'grid-cols-[1.25rem_minmax(0,1fr)_auto]'
                : 'grid-cols-[2.25rem_minmax(0,1fr)_auto]',
            )}
          >
            <span
              className={cn(
                'row-span-2 text-end font-display text-2xl font-bold tabular-nums',
                rank?.text ?? 'text-muted-foreground',
              )}
            >
              {/* A place that several share is written once. */}
              <span className={cn(genres[index - 1]?.count === count && 'sr-only')}>{above + 1}</span>
            </span>
            <span className="font-medium wrap-anywhere">{genre}</span>
            <span className="text-sm text-muted-foreground tabular-nums">{formatNumber(count)} film</span>
            <Progress
              className="col-span-2"
              label={genre}
              tone={rank?.tone ?? 'primary'}
              max={most}
              value={count}
            />
          </li>
        );
      })}
    </ol>
  );
}
