import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { preloadAuthModal } from '#features/auth/lazy-auth-modal.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { Navigator } from './tabs/navigator.ts';
import { useActiveTab } from './tabs/use-active-tab.ts';
import type { Visit } from './visit.ts';
import { VisitorForm } from './visitor-form.tsx';

// The landing page loads nothing of the product behind it.
const Inside = lazy(() => import('./inside.tsx').then(({ Inside }) => ({ default: Inside })));

interface AppProps {
  navigator: Navigator;
  visit: Visit;
  openedAt: Date;
  /** When the page was prerendered, where it was: the markup must be repeated once before it may follow the day. */
  renderedAt?: Date;
  /** Called once the page is live. */
  onLive?: (() => void) | undefined;
}

const never = () => () => {};

/** Signed in: the shell. Otherwise the landing page, or the sign-in page where the address asks for it (N-02, N-03). */
export function App({ navigator, visit, openedAt, renderedAt = openedAt, onLive }: AppProps) {
  const isIn = useSyncExternalStore(visit.subscribe, visit.isIn, visit.isIn);
  const { isSignIn } = useActiveTab(navigator);
  // A number, which is the same on nearly every day: what changes here is rendered again, whole, in one task.
  const year = useSyncExternalStore(
    never,
    () => openedAt.getFullYear(),
    () => renderedAt.getFullYear(),
  );
  const prepare = () => {
    preloadAuthModal();
    visit.prepare();
  };
  return (
    <ErrorBoundary name="SineSohbet" onRetry={visit.retry}>
      <Suspense fallback={<LoadingScreen hasBar={isIn} />}>
        <Live onLive={onLive} />
        {isIn || isSignIn ? (
          <Inside navigator={navigator} visit={visit} />
        ) : (
          <LandingScreen
            year={year}
            onIntent={prepare}
            authModal={(close) => <VisitorForm visit={visit} onClose={close} />}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Inside the boundary, which comes to life after what is around it. */
function Live({ onLive }: Pick<AppProps, 'onLive'>) {
  useEffect(() => onLive?.(), [onLive]);
  return null;
}
