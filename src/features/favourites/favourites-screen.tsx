import { Bookmark, ChartColumn, Eye, Heart, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import type { Tab } from '#domain/tab.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';

import { FilmList } from './film-list.tsx';
import { NO_FILTERS } from './filter-films.ts';
import { ownScoreOf } from './own-score.tsx';
import { PickButton, type PickOne } from './pick-button.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { CLEAR_FAVOURITES, headingOf, LISTS } from './texts.ts';

interface FavouritesScreenProps {
  confirm: Pick<Confirm, 'confirm'>;
  now: () => Date;
  /** Picks one film of *İzleyeceklerim* and shows it. */
  pick: PickOne;
  onOpenTab: (tab: Tab) => void;
}

/** *Favori Filmlerim* (F-01, F-09, Q-06): favourites, watched, to be watched, statistics. */
export function FavouritesScreen({ confirm, now, pick, onOpenTab }: FavouritesScreenProps) {
  const records = useRecords();
  const favourites = useRecord(records.favourites);
  const watched = useRecord(records.watched);
  const watchlist = useRecord(records.watchlist);
  const [tab, setTab] = useState('favourites');
  // Here and not in the lists, so that switching between them keeps what was searched for.
  const [favouriteFilters, setFavouriteFilters] = useState(NO_FILTERS);
  const [watchedFilters, setWatchedFilters] = useState(NO_FILTERS);
  const [watchlistFilters, setWatchlistFilters] = useState(NO_FILTERS);
  const favouriteFilms = useMemo(
    () => favourites.map((film) => ({ film, at: film.addedToFavoritesAt })),
    [favourites],
  );
  const watchedFilms = useMemo(() => watched.map((film) => ({ film, at: film.watchedAt })), [watched]);
  const wantedFilms = useMemo(
    () => watchlist.map((film) => ({ film, at: film.addedToWatchlistAt })),
    [watchlist],
  );
  const clear = () => void confirm.confirm({ ...CLEAR_FAVOURITES, action: () => records.favourites.clear() });
  const ask = () => onOpenTab('recommend');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl font-bold sm:text-4xl">{headingOf(tab)}</h1>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList
          aria-label="Listeler"
          // `İzleyeceklerim (1.000)` needs all of its half on a phone: there the signs go.
          className="max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:px-1.5 max-sm:[&_svg]:hidden"
        >
          <TabsTrigger value="favourites">
            <Heart aria-hidden />
            {LISTS.favourites.name} ({formatNumber(favourites.length)})
          </TabsTrigger>
          <TabsTrigger value="watched">
            <Eye aria-hidden />
            {LISTS.watched.name} ({formatNumber(watched.length)})
          </TabsTrigger>
          <TabsTrigger value="watchlist">
            <Bookmark aria-hidden />
            {LISTS.watchlist.name} ({formatNumber(watchlist.length)})
          </TabsTrigger>
          <TabsTrigger value="statistics">
            <ChartColumn aria-hidden />
            İstatistikler
          </TabsTrigger>
        </TabsList>
        <TabsContent value="favourites">
          <FilmList
            name="favourites"
            films={favouriteFilms}
            filters={favouriteFilters}
            onFilters={setFavouriteFilters}
            onAsk={ask}
          />
          {favourites.length > 0 ? (
            <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border pt-6">
              <p className="text-sm text-muted-foreground">
                Bütün favorilerini siler. İzlediklerin ve geçmişin olduğu gibi kalır.
              </p>
              <Button variant="outline" className="text-destructive-text" onClick={clear}>
                <Trash2 aria-hidden />
                Tüm favorileri sil
              </Button>
            </div>
          ) : null}
        </TabsContent>
        <TabsContent value="watched">
          <FilmList
            name="watched"
            films={watchedFilms}
            filters={watchedFilters}
            onFilters={setWatchedFilters}
            onAsk={ask}
            footOf={ownScoreOf}
          />
        </TabsContent>
        <TabsContent value="watchlist" className="flex flex-col gap-4">
          {watchlist.length > 0 ? <PickButton pick={pick} /> : null}
          <FilmList
            name="watchlist"
            films={wantedFilms}
            filters={watchlistFilters}
            onFilters={setWatchlistFilters}
            onAsk={ask}
          />
        </TabsContent>
        <TabsContent value="statistics">
          <StatisticsTab favourites={favourites} watched={watched} now={now()} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
