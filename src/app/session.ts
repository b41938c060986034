import { useMemo } from 'react';

import { registeredUser, signedInUser } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { useRecords } from '#storage/records-context.tsx';
import type { Navigator } from './tabs/navigator.ts';

const NOT_SAVED = 'Oturum bu cihaza kaydedilemedi; tarayıcıda yer kalmamış ya da kayıt kapalı olabilir.';

/** Signing in, registering and out: all on the device (spec §1, §4). The promises reject with a Turkish message. */
export function useSession(navigator: Navigator) {
  const records = useRecords();
  return useMemo(() => {
    const enter = async (user: User) => {
      if (!(await records.user.set(user))) throw new Error(NOT_SAVED);
      navigator.replaceWithTab('dashboard');
    };
    return {
      actions: {
        onSignIn: ({ email }: { email: string }) => enter(signedInUser(email)),
        onRegister: (input: { email: string; name: string }) => enter(registeredUser(input, new Date())),
      },
      signOut: () => {
        navigator.replaceWithSignIn();
        void records.user.clear();
      },
    };
  }, [records, navigator]);
}
