import { useId } from 'react';

import type { RecentFilm } from '#domain/batch.ts';
import { moodLabel } from '#domain/mood.ts';
import type { Tab } from '#domain/tab.ts';
import { RatingBadge } from '#features/film/film-badges.tsx';
import { FilmRow } from '#features/film/film-row.tsx';
import { shortDescriptionOf } from '#features/film/film-text.ts';
import { formatDate } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface RecentRecommendationsProps {
  films: readonly RecentFilm[];
  onOpenTab: (tab: Tab) => void;
}

/** The latest three films with all that is known of them (D-05 to D-14). */
export function RecentRecommendations({ films, onOpenTab }: RecentRecommendationsProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl font-semibold">
          Son önerilerim
        </h2>
        {films.length === 0 ? (
          <div className="pt-3">
            <p className="text-muted-foreground">Henüz film öneriniz yok</p>
            <Button variant="link" className="px-0" onClick={() => onOpenTab('recommend')}>
              İlk önerinizi alın →
            </Button>
          </div>
        ) : (
          <>
            <ul className="-mx-2 mt-3 flex flex-col gap-1">
              {films.map((film, index) => (
                <li key={`${film.recommendedAt} ${film.id} ${index}`}>
                  <RecentFilmRow film={film} />
                </li>
              ))}
            </ul>
            <Button variant="link" className="mt-2 px-0" onClick={() => onOpenTab('history')}>
              Tüm önerileri görüntüle →
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

function RecentFilmRow({ film }: { film: RecentFilm }) {
  const description = shortDescriptionOf(film);
  return (
    <FilmRow film={film}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-sm text-muted-foreground">
        <RatingBadge rating={film.rating} className="bg-muted text-foreground shadow-none" />
        {film.mood === undefined ? null : <span>Ruh hali: {moodLabel(film.mood)}</span>}
        <time dateTime={film.recommendedAt}>{formatDate(film.recommendedAt)}</time>
      </p>
      {description === undefined ? null : (
        <p className="line-clamp-2 pt-0.5 text-sm text-muted-foreground">{description}</p>
      )}
    </FilmRow>
  );
}
