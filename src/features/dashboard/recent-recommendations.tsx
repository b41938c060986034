import { Popcorn } from 'lucide-react';
import { useId } from 'react';

import type { RecentFilm } from '#domain/batch.ts';
import { moodLabel } from '#domain/mood.ts';
import type { Tab } from '#domain/tab.ts';
import { RatingBadge } from '#features/film/film-badges.tsx';
import { FilmRow } from '#features/film/film-row.tsx';
import { shortDescriptionOf } from '#features/film/film-text.ts';
import { formatDate } from '#lib/turkish/format.ts';
import { formatWhen } from '#lib/turkish/format-when.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface RecentRecommendationsProps {
  films: readonly RecentFilm[];
  now: Date;
  onOpenTab: (tab: Tab) => void;
}

/** The latest three films with all that is known of them (D-05 to D-14). */
export function RecentRecommendations({ films, now, onOpenTab }: RecentRecommendationsProps) {
  const id = useId();
  return (
    <Card className="flex p-4 sm:p-6">
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col items-start">
        <h2 id={id} className="text-xl font-semibold">
          Son önerilerim
        </h2>
        {films.length === 0 ? (
          <Invitation onAccept={() => onOpenTab('recommend')} />
        ) : (
          <>
            <ul className="-mx-2 mt-3 mb-auto flex flex-col gap-1 self-stretch">
              {films.map((film, index) => (
                <li key={`${film.recommendedAt} ${film.id} ${index}`}>
                  <RecentFilmRow film={film} now={now} />
                </li>
              ))}
            </ul>
            <Button variant="link" className="mt-2 -mb-2 px-0" onClick={() => onOpenTab('history')}>
              Tüm önerileri görüntüle →
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

function Invitation({ onAccept }: { onAccept: () => void }) {
  return (
    <div className="flex flex-col gap-4 pt-4 sm:flex-row sm:items-center">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-link">
        <Popcorn aria-hidden className="size-7" />
      </span>
      <div>
        <p className="font-semibold">Henüz film öneriniz yok</p>
        <p className="mt-1 max-w-[60ch] text-muted-foreground">
          Nasıl bir akşam istediğini yukarıya yaz, üç film seçeyim. Beğendiklerini favorilere, gördüklerini
          izlediklerine ekledikçe seni daha iyi tanırım.
        </p>
        <Button variant="link" className="-mb-2 px-0" onClick={onAccept}>
          İlk önerinizi alın →
        </Button>
      </div>
    </div>
  );
}

function RecentFilmRow({ film, now }: { film: RecentFilm; now: Date }) {
  const description = shortDescriptionOf(film);
  return (
    <FilmRow film={film}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-0.5 text-sm text-muted-foreground">
        <RatingBadge rating={film.rating} className="bg-muted text-foreground shadow-none" />
        {/* The dot before the first of a line lies outside and is clipped. */}
        <span className="overflow-hidden">
          <span className="-ml-3 flex flex-wrap *:relative *:pl-3 *:before:absolute *:before:left-0 *:before:w-3 *:before:text-center *:before:content-['·'/'']">
            {film.mood === undefined ? null : <span>Ruh hali: {moodLabel(film.mood)}</span>}
            <time dateTime={film.recommendedAt} title={formatDate(film.recommendedAt)}>
              {formatWhen(film.recommendedAt, now)}
            </time>
          </span>
        </span>
      </p>
      {description === undefined ? null : (
        <p className="line-clamp-2 pt-0.5 text-sm text-muted-foreground">{description}</p>
      )}
    </FilmRow>
  );
}
