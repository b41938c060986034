import { lazy } from 'react';

import type { Tab } from '#domain/tab.ts';
import type { User } from '#domain/user.ts';
import { startsEmpty } from '#features/chat/session/starts-empty.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import type { Theme } from '#storage/theme.ts';
import { aiSettings } from './ai-settings.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { tabMemory } from './chat-draft.ts';
import { ChatHost } from './chat-host.tsx';
import type { ScreenActions } from './compose-assistant.ts';
import { deviceSettings } from './device-settings.tsx';
import type { AppServices } from './app-services.ts';

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

const TogetherHost = lazy(() =>
  import('./together-host.tsx').then(({ TogetherHost }) => ({ default: TogetherHost })),
);

interface TabContentProps {
  tab: Tab;
  /** Of the settings, as the address names it. */
  section: string;
  onSection: (id: string) => void;
  /** The round of two people in the address, '' for none yet; undefined where that is not what is shown. */
  together: string | undefined;
  onTogether: (code: string | undefined, how: 'step' | 'replace') => void;
  actions: ScreenActions;
  openChat: () => void;
  services: AppServices;
  user: User;
  theme: Theme;
}

/** The screen of the active tab. */
export function TabContent(props: TabContentProps) {
  const { tab, section, onSection, together, onTogether, actions, openChat, services, user, theme } = props;
  const { openTab, setTheme } = actions;
  const { confirm, importer, selection, recommend, surpriseRun, now, chooseTonight, afterReload } = services;
  switch (tab) {
    case 'dashboard':
      return (
        <DashboardScreen
          onOpenTab={openTab}
          now={now}
          chooseTonight={chooseTonight}
          composer={<ChatComposer services={services} actions={actions} onSent={openChat} />}
        />
      );
    case 'recommend':
      if (together !== undefined)
        return (
          <TogetherHost
            services={services}
            code={together === '' ? undefined : together}
            show={onTogether}
            onBack={() => openTab('recommend')}
          />
        );
      return (
        <RecommendScreen
          chat={(onEmpty) => (
            <ChatHost
              services={services}
              actions={actions}
              className="h-full"
              focusOnOpen
              onEmpty={onEmpty}
            />
          )}
          startsEmpty={startsEmpty(services.records.chats, tabMemory)}
          selection={selection}
          recommend={recommend}
          onSurprise={() => void surpriseRun.start()}
          onTogether={() => onTogether(undefined, 'step')}
          takeAsked={() => afterReload.take('recommend')?.wishes}
        />
      );
    case 'favorites':
      return (
        <FavouritesScreen confirm={confirm} now={now} pick={services.pickFromList} onOpenTab={openTab} />
      );
    case 'history':
      return (
        <HistoryScreen
          confirm={confirm}
          onOpenTab={openTab}
          now={now}
          reload={() => window.location.reload()}
        />
      );
    case 'settings':
      return (
        <SettingsScreen
          user={user}
          theme={theme}
          onThemeChange={setTheme}
          importer={importer}
          confirm={confirm.confirm}
          now={now}
          listServices={services.listServices}
          more={[aiSettings(services), deviceSettings(services)]}
          section={section}
          onSection={onSection}
          genreDraft={services.genreDraft}
        />
      );
  }
}
