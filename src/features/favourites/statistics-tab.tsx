import { CalendarCheck, ChartColumn, Eye, Heart, Trophy } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';

import type { Film } from '#domain/film.ts';
import type { FavouriteFilm, WatchedFilm } from '#domain/records.ts';
import { countGenres, statistics } from '#domain/stats.ts';
import { EmptyList } from '#features/film/empty-list.tsx';
import { FigureCard } from '#features/film/figure-card.tsx';
import { FilmRow } from '#features/film/film-row.tsx';
import { GenreRanking } from '#features/film/genre-ranking.tsx';
import { OpenReport } from '#features/report/open-report.tsx';
import { cn } from '#lib/cn.ts';
import { formatDate } from '#lib/turkish/format.ts';
import { Card } from '#ui/card.tsx';

import { BarChart } from './bar-chart.tsx';
import { monthsNote, ratingBars, ratingsNote, watchedByMonth } from './charts.ts';

interface StatisticsTabProps {
  favourites: readonly FavouriteFilm[];
  watched: readonly WatchedFilm[];
  now: Date;
}

const NONE_YET = 'Henüz yok';
/** More genres than this are as tall as two charts. */
const MANY_GENRES = 8;

/** Figures, genres, what was added lately, and two charts (F-11 to F-14). */
export function StatisticsTab({ favourites, watched, now }: StatisticsTabProps) {
  const figures = useMemo(() => statistics(favourites, watched, now), [favourites, watched, now]);
  const genres = useMemo(() => countGenres(favourites), [favourites]);
  const months = useMemo(() => watchedByMonth(watched, now), [watched, now]);
  const ratings = useMemo(() => ratingBars(favourites), [favourites]);
  const isEmpty = favourites.length + watched.length === 0;
  // Where one list has nothing to show, a panel is as tall as what it shows.
  const isHalf = favourites.length === 0 || watched.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <dl aria-label="Özet" className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
        <FigureCard icon={Heart} label="Toplam favori" value={figures.totalFavorites} />
        <FigureCard icon={Eye} label="Toplam izlenen" value={figures.totalWatched} />
        <FigureCard icon={CalendarCheck} label="Bu ay izlenen" value={figures.watchedThisMonth} />
        <FigureCard icon={Trophy} label="En sevilen tür" value={genres[0]?.genre ?? NONE_YET} />
      </dl>
      {isEmpty ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-muted px-5 py-4">
          <p className="text-sm text-muted-foreground">
            <span className="block font-display text-lg font-semibold text-foreground">Sinema karnesi</span>
            Yılını ya da ayını tek sayfada gör, istersen resim olarak paylaş.
          </p>
          <OpenReport period={{ year: now.getFullYear() }} label="Karnemi göster" />
        </div>
      )}
      {isEmpty ? (
        <EmptyList
          icon={ChartColumn}
          title="İstatistiklerin filmlerinle dolacak"
          hint="Favori ekledikçe ve izlediklerini işaretledikçe türler, aylar ve puanlar burada görünür."
        />
      ) : (
        <>
          <div
            className={cn(
              'grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2',
              isHalf && 'items-start',
              // Beside a long list of genres stand two charts, beside a short one there is room for three panels in a row.
              genres.length > MANY_GENRES
                ? cn('md:*:first:row-span-2', isHalf && 'md:grid-rows-[auto_1fr]')
                : 'md:max-lg:*:last:col-span-2 lg:grid-cols-3',
            )}
          >
            <Panel title="Türlere göre favoriler">
              {genres.length === 0 ? <None /> : <GenreRanking genres={genres} />}
            </Panel>
            <Panel
              title="Aylara göre izlenenler"
              note={watched.length === 0 ? undefined : monthsNote(months)}
            >
              {watched.length === 0 ? <None /> : <BarChart bars={months} />}
            </Panel>
            <Panel title="Genel puanlara göre favoriler" note={ratingsNote(favourites)}>
              {favourites.length === 0 ? <None /> : <BarChart bars={ratings} />}
            </Panel>
          </div>
          <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2', isHalf && 'items-start')}>
            <Panel title="Son eklenen favoriler">
              <Rows films={figures.recentFavorites.map((film) => ({ film, at: film.addedToFavoritesAt }))} />
            </Panel>
            <Panel title="Son izlenenler">
              <Rows films={figures.recentWatched.map((film) => ({ film, at: film.watchedAt }))} />
            </Panel>
          </div>
        </>
      )}
    </div>
  );
}

/** `note` says in words what the chart below it shows. */
function Panel({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="flex p-5 sm:p-6">
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col">
        <header className="mb-4">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {note === undefined ? null : <p className="text-sm text-muted-foreground">{note}</p>}
        </header>
        {children}
      </section>
    </Card>
  );
}

function Rows({ films }: { films: readonly { film: Film; at: string }[] }) {
  if (films.length === 0) return <None />;
  return (
    <ul className="-mx-2 flex flex-col gap-1">
      {films.map(({ film, at }) => (
        <li key={film.id}>
          <FilmRow film={film}>
            {/* Old records do not say when; the start of time stands for that. */}
            {Date.parse(at) > 0 ? (
              <time dateTime={at} className="text-sm text-muted-foreground">
                {formatDate(at)}
              </time>
            ) : null}
          </FilmRow>
        </li>
      ))}
    </ul>
  );
}

function None() {
  return <p className="text-muted-foreground">{NONE_YET}</p>;
}
