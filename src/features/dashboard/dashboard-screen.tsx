import { type ReactNode, useMemo } from 'react';

import { recentFilms } from '#domain/batch.ts';
import { recommendationStats, statistics } from '#domain/stats.ts';
import type { Tab } from '#domain/tab.ts';
import { useMoment } from '#features/film/use-moment.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';

import { Figures } from './figures.tsx';
import { RecentRecommendations } from './recent-recommendations.tsx';
import { TonightSection } from './tonight/tonight-section.tsx';
import type { ChooseTonight } from './tonight/use-tonight.ts';
import { TopGenres } from './top-genres.tsx';

/** Films on the dashboard (D-05). */
const RECENT = 3;

interface DashboardScreenProps {
  onOpenTab: (tab: Tab) => void;
  now: () => Date;
  chooseTonight: ChooseTonight;
  composer?: ReactNode;
}

/** *Ana Sayfa* (D-01 to D-25): what to watch tonight, what came last, and what has come together. */
export function DashboardScreen({ onOpenTab, now, chooseTonight, composer }: DashboardScreenProps) {
  const records = useRecords();
  const user = useRecord(records.user);
  const favourites = useRecord(records.favourites);
  const watched = useRecord(records.watched);
  const history = useRecord(records.history);
  const moment = useMoment(now, records.refresh);
  const lists = useMemo(() => statistics(favourites, watched, moment), [favourites, watched, moment]);
  const { totalRecommendations } = useMemo(() => recommendationStats(history), [history]);
  const recent = useMemo(() => recentFilms(history, RECENT), [history]);
  // Four noughts tell nobody anything: until there is something to count, the invitation has the room.
  const hasFigures = totalRecommendations + lists.totalFavorites + lists.totalWatched > 0;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="line-clamp-3 text-3xl font-bold wrap-anywhere sm:text-4xl">
          Hoş geldin, {user?.name}!
        </h1>
        <p className="mt-1.5 text-muted-foreground">Işıklar sönüyor; bu akşam ne izleyelim?</p>
      </header>
      {composer}
      <TonightSection choose={chooseTonight} moment={moment} onOpenTab={onOpenTab} />
      <div
        className={
          hasFigures
            ? 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]'
            : 'grid'
        }
      >
        <RecentRecommendations films={recent} now={moment} onOpenTab={onOpenTab} />
        {hasFigures ? (
          <div className="flex flex-col gap-6">
            <Figures
              recommendations={totalRecommendations}
              favourites={lists.totalFavorites}
              watchedThisMonth={lists.watchedThisMonth}
              watched={lists.totalWatched}
            />
            {lists.favoriteGenres.length > 0 ? (
              <TopGenres
                genres={lists.favoriteGenres}
                totalFavourites={lists.totalFavorites}
                onOpenTab={onOpenTab}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
