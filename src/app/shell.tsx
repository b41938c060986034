import { Suspense, useCallback, useEffect, useState } from 'react';

import type { User } from '#domain/user.ts';
import { ShortcutsHost } from '#features/chat/shortcuts/shortcuts-host.tsx';
import { ConfirmHost } from '#features/confirm/confirm-host.tsx';
import { FilmActionsProvider } from '#features/film/film-actions.tsx';
import { FilmPopupHost } from '#features/film/film-popup-host.tsx';
import { ImportHost } from '#features/import/views/import-host.tsx';
import { SurprisePopup } from '#features/recommend/surprise-popup.tsx';
import { JournalProvider } from '#features/undo/journal-context.tsx';
import { MotionProvider } from '#lib/motion/motion-provider.tsx';
import { cn } from '#lib/cn.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useRecords } from '#storage/records-context.tsx';
import { createAppServices } from './app-services.ts';
import { ChatHost } from './chat-host.tsx';
import { ChatButton, ChatSheet } from './chat-sheet.tsx';
import { CleanupNotice } from './cleanup-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { takeSurprise } from './launch-address.ts';
import { Navigation } from './navigation/navigation.tsx';
import { ProblemToasts } from './problem-toasts.tsx';
import { TabContent } from './tab-content.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import type { Navigator } from './tabs/navigator.ts';
import { useActiveTab } from './tabs/use-active-tab.ts';
import { useTabTitle } from './tabs/use-tab-title.ts';
import type { ThemeStore } from './theme/theme.ts';
import { useTheme } from './theme/use-theme.ts';
import { UpdateToast } from './offline/update-toast.tsx';
import { UndoToasts } from './undo-toasts.tsx';
import { useWebMcp } from './use-web-mcp.ts';

interface ShellProps {
  navigator: Navigator;
  theme: ThemeStore;
  user: User;
  /** Whether somebody came in through the form, which is gone now with the focus that was in it. */
  hasEntered: boolean;
  onSignOut: () => void;
}

const reload = () => window.location.reload();

/** What a signed-in person sees: the bar, the active tab, popups and notices (N-04). */
export function Shell({ navigator, theme, user, hasEntered, onSignOut }: ShellProps) {
  const records = useRecords();
  const [services] = useState(() => createAppServices(records));
  const { tab, section, together, openTab } = useActiveTab(navigator);
  useTabTitle(tab);
  const [currentTheme, setTheme] = useTheme(theme);
  const [isChatOpen, setChatOpen] = useState(false);
  const openChat = useCallback(() => setChatOpen(true), []);
  // On its own tab the conversation stands in the page; a sheet over it would only show it twice.
  const hasSheet = tab !== 'recommend' || together !== undefined;
  if (!hasSheet && isChatOpen) setChatOpen(false);
  // A link in the conversation leads to what would lie beneath its sheet.
  const [followed, setFollowed] = useState(together);
  if (together !== followed) {
    setFollowed(together);
    setChatOpen(false);
  }
  useEffect(() => {
    const isAsked = services.afterReload.take('surprise') !== undefined || takeSurprise(window);
    if (isAsked) void services.surpriseRun.start();
  }, [services]);
  const actions = { openTab, setTheme, themeNow: theme.get };
  useWebMcp(services, actions, user.preferences.offersTools !== false);
  return (
    <MotionProvider>
      <JournalProvider journal={services.journal}>
        <FilmActionsProvider actions={services.filmActions}>
          <Navigation
            tab={tab}
            onOpenTab={openTab}
            user={user}
            theme={currentTheme}
            onThemeChange={setTheme}
            onSignOut={onSignOut}
            chat={hasSheet && <ChatButton onOpen={openChat} />}
          />
          {/* Isolated, so that the conversation beside it grows without the page being painted again. */}
          <main
            id="icerik"
            ref={hasEntered ? focusIfLost : undefined}
            tabIndex={-1}
            className={cn('isolate outline-none', hasSheet ? 'page page-wide pt-22 pb-24' : 'room pt-16')}
          >
            <ErrorBoundary key={tab} name="Bu sayfa">
              <Suspense fallback={<TabSkeleton />}>
                <TabContent
                  tab={tab}
                  section={section}
                  onSection={navigator.openSection}
                  together={together}
                  onTogether={navigator.showTogether}
                  actions={actions}
                  openChat={openChat}
                  services={services}
                  user={user}
                  theme={currentTheme}
                />
              </Suspense>
            </ErrorBoundary>
          </main>
          <ChatSheet
            open={hasSheet && isChatOpen}
            onOpenChange={setChatOpen}
            chat={<ChatHost services={services} actions={actions} className="h-full" focusOnOpen />}
          />
          <FilmPopupHost popups={services.popups} />
          <SurprisePopup popups={services.popups} run={services.surpriseRun} />
          <ConfirmHost confirm={services.confirm} />
          <ImportHost importer={services.importer} />
          <CleanupNotice records={records} />
          <ShortcutsHost journal={services.journal} />
          <UpdateToast offline={services.offline} reload={reload} />
          <UndoToasts journal={services.journal} />
          <ProblemToasts
            problems={records.problems}
            theme={currentTheme}
            overComposer={!hasSheet || isChatOpen}
          />
        </FilmActionsProvider>
      </JournalProvider>
    </MotionProvider>
  );
}
