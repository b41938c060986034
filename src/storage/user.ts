import type { User } from '#domain/user.ts';
import type { Box } from './box/box.ts';

/** The signed-in person, preferences included (K-01); null when nobody is signed in. `clear` signs out. */
export interface UserRecord extends Pick<Box<User | null>, 'get' | 'set' | 'clear' | 'subscribe'> {
  /** Changes the signed-in person; false when nobody is signed in or the change could not be saved. */
  update(change: (user: User) => User): Promise<boolean>;
}

/** The user record over its box. */
export function createUserRecord(box: Box<User | null>): UserRecord {
  return {
    ...box,
    async update(change) {
      let isSignedIn = false;
      const result = await box.update((user) => {
        isSignedIn = user !== null;
        return user === null ? null : change(user);
      });
      return result !== 'failed' && isSignedIn;
    },
  };
}
