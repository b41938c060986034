import { useEffect, useMemo, useRef, useState } from 'react';

import { registeredUser, signedInUser, type User } from '#domain/user.ts';
import { useRecords } from '#storage/records-context.tsx';
import { namedTab } from './tabs/address.ts';
import type { Navigator } from './tabs/navigator.ts';

const ENDED = 'Oturumun kapandı.';
const ALL_GONE = 'Tüm verilerin bu cihazdan silindi ve oturumun kapandı.';

/**
 * Signing in, registering and out: all on the device.
 * `hasEntered` tells who came in through the form from who was in when the page opened.
 */
export function useSession(navigator: Navigator) {
  const records = useRecords();
  const [notice, setNotice] = useState<string>();
  const isLeaving = useRef(false);
  const [hasEntered, setEntered] = useState(false);

  // A session also ends by deleting everything, or in another tab; then the sign-in page says why it is there.
  useEffect(() => {
    let wasIn = records.user.get() !== null;
    return records.user.subscribe(() => {
      const isIn = records.user.get() !== null;
      if (wasIn && !isIn) {
        const { favourites, watched, history } = records;
        const isEmpty = [favourites, watched, history].every((record) => record.get().length === 0);
        setNotice(isLeaving.current ? undefined : isEmpty ? ALL_GONE : ENDED);
        navigator.replaceWithSignIn();
      }
      if (isIn) setNotice(undefined);
      wasIn = isIn;
    });
  }, [records, navigator]);

  const { signOut, ...actions } = useMemo(() => {
    const enter = async (user: User) => {
      setEntered(true);
      // Where it cannot be saved it lasts as long as the page, and the records say so.
      await records.user.set(user);
      // An address that was followed leads where it says, also through the landing page.
      if (namedTab(navigator.hash()) === undefined) navigator.replaceWithTab('dashboard');
    };
    return {
      onSignIn: ({ email }: { email: string }) => enter(signedInUser(email)),
      onRegister: (input: { email: string; name: string }) => enter(registeredUser(input, new Date())),
      signOut: async () => {
        isLeaving.current = true;
        // First, or the landing page would show for a moment.
        navigator.replaceWithSignIn();
        await records.user.clear();
        isLeaving.current = false;
      },
    };
  }, [records, navigator]);

  return { actions: { ...actions, notice }, hasEntered, signOut: () => void signOut() };
}
