import { lazy, use, useSyncExternalStore } from 'react';

import { RecordsProvider, useRecord } from '#storage/records-context.tsx';

import type { Navigator } from './tabs/navigator.ts';
import type { Product, Visit } from './visit.ts';

const Shell = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })));
const AuthPage = lazy(() =>
  import('#features/auth/auth-page.tsx').then(({ AuthPage }) => ({ default: AuthPage })),
);

interface InsideProps {
  navigator: Navigator;
  visit: Visit;
}

/** Behind the landing page: the shell to who is signed in, the sign-in page to who is not. */
export function Inside({ navigator, visit }: InsideProps) {
  return <Opened product={use(visit.open())} navigator={navigator} />;
}

function Opened({ product, navigator }: { product: Product; navigator: Navigator }) {
  const { records, theme, session } = product;
  const user = useRecord(records.user);
  const { notice, hasEntered } = useSyncExternalStore(session.subscribe, session.get);
  if (user === null) return <AuthPage {...session.actions} notice={notice} />;
  return (
    <RecordsProvider records={records}>
      <Shell
        navigator={navigator}
        theme={theme}
        user={user}
        hasEntered={hasEntered}
        onSignOut={session.signOut}
      />
    </RecordsProvider>
  );
}
