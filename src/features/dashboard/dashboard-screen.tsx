import { CalendarCheck, Eye, Heart, Sparkles } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';

import { recentFilms } from '#domain/batch.ts';
import { recommendationStats, statistics } from '#domain/stats.ts';
import type { Tab } from '#domain/tab.ts';
import { FigureCard } from '#features/film/figure-card.tsx';
import { useRecord, useRecords } from '#storage/records-context.tsx';

import { CallToAction } from './call-to-action.tsx';
import { RecentRecommendations } from './recent-recommendations.tsx';
import { TopGenres } from './top-genres.tsx';
import { useMoment } from '#features/film/use-moment.ts';

/** Films on the dashboard (D-05). */
const RECENT = 3;

interface DashboardScreenProps {
  onOpenTab: (tab: Tab) => void;
  now: () => Date;
  composer?: ReactNode;
}

/** *Ana Sayfa* (D-01 to D-21). */
export function DashboardScreen({ onOpenTab, now, composer }: DashboardScreenProps) {
  const records = useRecords();
  const user = useRecord(records.user);
  const favourites = useRecord(records.favourites);
  const watched = useRecord(records.watched);
  const history = useRecord(records.history);
  const moment = useMoment(now, records.refresh);
  const lists = useMemo(() => statistics(favourites, watched, moment), [favourites, watched, moment]);
  const { totalRecommendations } = useMemo(() => recommendationStats(history), [history]);
  const recent = useMemo(() => recentFilms(history, RECENT), [history]);
  const hasGenres = lists.favoriteGenres.length > 0;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="line-clamp-3 text-3xl font-bold wrap-anywhere sm:text-4xl">
          Hoş geldin, {user?.name}!
        </h1>
        <p className="mt-1.5 text-muted-foreground">Işıklar sönüyor; bu akşam ne izleyelim?</p>
      </header>
      {composer}
      <dl aria-label="Özet" className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <FigureCard icon={Sparkles} label="Toplam öneri" value={totalRecommendations} />
        <FigureCard icon={Heart} label="Favori film" value={lists.totalFavorites} />
        <FigureCard icon={CalendarCheck} label="Bu ay izlenen" value={lists.watchedThisMonth} />
        <FigureCard icon={Eye} label="Toplam izlenen" value={lists.totalWatched} />
      </dl>
      <CallToAction onOpenTab={onOpenTab} />
      <div
        className={
          hasGenres ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]' : 'grid gap-6'
        }
      >
        <RecentRecommendations films={recent} onOpenTab={onOpenTab} />
        {hasGenres ? (
          <TopGenres
            genres={lists.favoriteGenres}
            totalFavourites={lists.totalFavorites}
            onOpenTab={onOpenTab}
          />
        ) : null}
      </div>
    </div>
  );
}
