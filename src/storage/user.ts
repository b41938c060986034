import { type User, userSchema } from '#domain/user.ts';
import { createBox } from './box.ts';
import type { BoxServices } from './box-options.ts';
import { valueCodec } from './codec.ts';
import { STORAGE_KEYS } from './keys.ts';
import type { Subscribe } from './listeners.ts';

/** The signed-in person under `film_app_user`, preferences included (spec §3). */
export interface UserRecord {
  /** Null when nobody is signed in. What cannot be read is logged, set aside and removed (spec §4, §8). */
  get(): User | null;
  /** Signs somebody in; false when that could not be saved. */
  set(user: User): Promise<boolean>;
  /** Changes the signed-in person; false when nobody is signed in or the change could not be saved. */
  update(change: (user: User) => User): Promise<boolean>;
  /** Signs out. */
  clear(): Promise<boolean>;
  subscribe: Subscribe;
}

/** The user record over one storage. */
export function createUserRecord(services: BoxServices): UserRecord {
  const box = createBox({
    ...services,
    key: STORAGE_KEYS.user,
    codec: valueCodec((stored) => userSchema.safeParse(stored).data),
    discardUnreadable: true,
  });

  return {
    get: () => box.get(),
    async set(user) {
      const { ok } = await box.update(() => user);
      return ok;
    },
    async update(change) {
      let isSignedIn = false;
      const { ok } = await box.update((user) => {
        isSignedIn = user !== null;
        return user === null ? null : change(user);
      });
      return ok && isSignedIn;
    },
    async clear() {
      const { ok } = await box.update(() => null);
      return ok;
    },
    subscribe: box.subscribe,
  };
}
