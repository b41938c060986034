import { registeredUser, signedInUser, type User } from '#domain/user.ts';
import { consoleLogger } from '#lib/logger.ts';
import { createListeners } from '#storage/box/listeners.ts';
import type { Records } from '#storage/create-records.ts';

import { namedTab } from './tabs/address.ts';
import type { Navigator } from './tabs/navigator.ts';

const ENDED = 'Oturumun kapandı.';
const ALL_GONE = 'Tüm verilerin bu cihazdan silindi ve oturumun kapandı.';

interface SessionState {
  /** Why somebody is on the sign-in page who was signed in a moment ago. */
  notice?: string | undefined;
  /** Tells who came in through the form from who was in when the page opened. */
  hasEntered: boolean;
}

/** Signing in, registering and out: all on the device. One is made for the life of the page. */
export function createSession(records: Records, navigator: Navigator) {
  const { call, subscribe } = createListeners(consoleLogger);
  let state: SessionState = { hasEntered: false };
  let isLeaving = false;
  const change = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    call();
  };

  // A session also ends by deleting everything, or in another tab; then the sign-in page says why it is there.
  let wasIn = records.user.get() !== null;
  records.user.subscribe(() => {
    const isIn = records.user.get() !== null;
    if (wasIn && !isIn) {
      const { favourites, watched, watchlist, hidden, history } = records;
      const isEmpty = [favourites, watched, watchlist, hidden, history].every(
        (record) => record.get().length === 0,
      );
      change({ notice: isLeaving ? undefined : isEmpty ? ALL_GONE : ENDED });
      navigator.replaceWithSignIn();
    }
    if (isIn) change({ notice: undefined });
    wasIn = isIn;
  });

  const enter = async (user: User) => {
    change({ hasEntered: true });
    // Where it cannot be saved it lasts as long as the page, and the records say so.
    await records.user.set(user);
    // An address that was followed leads where it says, also through the landing page.
    if (namedTab(navigator.hash()) === undefined) navigator.replaceWithTab('dashboard');
  };
  const leave = async () => {
    isLeaving = true;
    // First, or the landing page would show for a moment.
    navigator.replaceWithSignIn();
    await records.user.clear();
    isLeaving = false;
  };
  return {
    actions: {
      onSignIn: ({ email }: { email: string }) => enter(signedInUser(email)),
      onRegister: (input: { email: string; name: string }) => enter(registeredUser(input, new Date())),
    },
    signOut: () => void leave(),
    get: () => state,
    subscribe,
  };
}

export type Session = ReturnType<typeof createSession>;
