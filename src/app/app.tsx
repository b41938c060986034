import { lazy, Suspense } from 'react';

import { LazyAuthModal, preloadAuthModal } from '#features/auth/lazy-auth-modal.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { useSession } from './session.ts';
import type { Navigator } from './tabs/navigator.ts';
import { useActiveTab } from './tabs/use-active-tab.ts';
import type { ThemeStore } from './theme/theme.ts';

// The landing page loads nothing of the product behind it.
const Shell = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })));
const AuthPage = lazy(() =>
  import('#features/auth/auth-page.tsx').then(({ AuthPage }) => ({ default: AuthPage })),
);

interface AppProps {
  navigator: Navigator;
  theme: ThemeStore;
  openedAt: Date;
}

/** Signed in: the shell. Otherwise the landing page, or the sign-in page where the address asks for it (N-02, N-03). */
export function App({ navigator, theme, openedAt }: AppProps) {
  const user = useRecord(useRecords().user);
  const { isSignIn } = useActiveTab(navigator);
  const session = useSession(navigator);
  return (
    <ErrorBoundary name="SineSohbet">
      <Suspense fallback={<LoadingScreen />}>
        {user !== null ? (
          <Shell
            navigator={navigator}
            theme={theme}
            user={user}
            hasEntered={session.hasEntered}
            onSignOut={session.signOut}
          />
        ) : isSignIn ? (
          <AuthPage {...session.actions} />
        ) : (
          <LandingScreen
            now={openedAt}
            onIntent={preloadAuthModal}
            authModal={(close) => <LazyAuthModal {...session.actions} onClose={close} />}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
