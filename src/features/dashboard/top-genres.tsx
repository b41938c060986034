import { useId } from 'react';

import type { GenreCount } from '#domain/stats.ts';
import type { Tab } from '#domain/tab.ts';
import { GenreRanking } from '#features/film/genre-ranking.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface TopGenresProps {
  /** At most three, the most loved first. */
  genres: readonly GenreCount[];
  totalFavourites: number;
  onOpenTab: (tab: Tab) => void;
}

/** Which genres the favourites are of (D-15 to D-18). */
export function TopGenres({ genres, totalFavourites, onOpenTab }: TopGenresProps) {
  const id = useId();
  return (
    <Card className="flex flex-1 p-4 sm:p-6">
      {/* Its way on stands at the foot, level with that of the recommendations beside it. */}
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col">
        <h2 id={id} className="mb-4 text-xl font-semibold">
          En Çok Sevilen Türler
        </h2>
        <GenreRanking genres={genres} className="mb-3" />
        {totalFavourites > 0 ? (
          <Button
            variant="link"
            className="mt-auto -mb-2 self-start px-0"
            onClick={() => onOpenTab('favorites')}
          >
            Tüm favorilerimi görüntüle →
          </Button>
        ) : null}
      </section>
    </Card>
  );
}
