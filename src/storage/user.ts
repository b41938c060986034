import type { User } from '#domain/user.ts';
import type { Box } from './box/box.ts';
import type { BoxServices } from './box/box-options.ts';
import { STORAGE_KEYS } from './box/keys.ts';
import { createListeners } from './box/listeners.ts';
import { MESSAGES } from './box/messages.ts';

/** The signed-in person, preferences included (K-01); null when nobody is signed in. `clear` signs out. */
export interface UserRecord extends Pick<Box<User | null>, 'get' | 'clear' | 'subscribe'> {
  /**
   * Signs somebody in; false when that could not be saved. Then they are signed in for as long as the page is open: a
   * full storage must not keep anybody out.
   */
  set(user: User): Promise<boolean>;
  /** Changes the signed-in person; false when nobody is signed in or the change could not be saved. */
  update(change: (user: User) => User): Promise<boolean>;
}

/** The user record over its box. */
export function createUserRecord(
  box: Box<User | null>,
  { logger, problems }: Pick<BoxServices, 'logger' | 'problems'>,
): UserRecord {
  const listeners = createListeners(logger);
  /** Who is signed in without being saved. */
  let unsaved: User | undefined;
  // Whatever is stored from now on, or removed, counts for all tabs.
  box.subscribe(() => {
    unsaved = undefined;
    listeners.call();
  });

  const set = async (user: User) => {
    if ((await box.update(() => user, { quiet: true })) !== 'failed') return true;
    if (unsaved === undefined) {
      problems.report({ key: STORAGE_KEYS.user, kind: 'unavailable', message: MESSAGES.unsavedUser });
    }
    unsaved = user;
    listeners.call();
    return false;
  };
  return {
    get: () => unsaved ?? box.get(),
    subscribe: listeners.subscribe,
    set,
    async clear() {
      const done = await box.clear();
      if (unsaved === undefined) return done;
      unsaved = undefined;
      listeners.call();
      return true;
    },
    async update(change) {
      if (unsaved !== undefined) return set(change(unsaved));
      let isSignedIn = false;
      const result = await box.update((user) => {
        isSignedIn = user !== null;
        return user === null ? null : change(user);
      });
      return result !== 'failed' && isSignedIn;
    },
  };
}
