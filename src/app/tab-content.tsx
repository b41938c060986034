import { lazy } from 'react';

import type { Tab } from '#domain/tab.ts';
import type { User } from '#domain/user.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import type { Theme } from '#storage/theme.ts';
import { ChatHost } from './chat-host.tsx';
import type { Services } from './compose.ts';

const RecommendScreen = lazy(() =>
  import('#features/recommend/recommend-screen.tsx').then(({ RecommendScreen }) => ({
    default: RecommendScreen,
  })),
);
const FavouritesScreen = lazy(() =>
  import('#features/favourites/favourites-screen.tsx').then(({ FavouritesScreen }) => ({
    default: FavouritesScreen,
  })),
);
const HistoryScreen = lazy(() =>
  import('#features/history/history-screen.tsx').then(({ HistoryScreen }) => ({ default: HistoryScreen })),
);
const SettingsScreen = lazy(() =>
  import('#features/settings/settings-screen.tsx').then(({ SettingsScreen }) => ({
    default: SettingsScreen,
  })),
);

interface TabContentProps {
  tab: Tab;
  openTab: (tab: Tab) => void;
  services: Services;
  user: User;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** The screen of the active tab. */
export function TabContent({ tab, openTab, services, user, theme, onThemeChange }: TabContentProps) {
  const { confirm, selection, recommend, surpriseRun, now } = services;
  switch (tab) {
    case 'dashboard':
      return <DashboardScreen onOpenTab={openTab} now={now} />;
    case 'recommend':
      return (
        <RecommendScreen
          chat={
            <ChatHost services={services} actions={{ openTab, setTheme: onThemeChange }} className="h-full" />
          }
          selection={selection}
          recommend={recommend}
          onSurprise={() => void surpriseRun.start()}
        />
      );
    case 'favorites':
      return <FavouritesScreen confirm={confirm} now={now} />;
    case 'history':
      return <HistoryScreen confirm={confirm} onOpenTab={openTab} reload={() => window.location.reload()} />;
    case 'settings':
      return (
        <SettingsScreen
          user={user}
          theme={theme}
          onThemeChange={onThemeChange}
          confirm={confirm.confirm}
          now={now}
        />
      );
  }
}
