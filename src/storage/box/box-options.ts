import type { Logger } from '#lib/logger.ts';
import type { Codec } from './codec.ts';
import type { Problems } from './problems.ts';
import type { StorageLike } from './storage-like.ts';
import type { WriteLock } from './write-lock.ts';

/** Registers a callback for what other tabs change: the key, or null for everything. */
export type OnOtherTab = (changed: (key: string | null) => void) => void;

/** What boxes over one storage share. */
export interface BoxServices {
  storage: StorageLike;
  lock: WriteLock;
  logger: Logger;
  problems: Problems;
  onOtherTab?: OnOtherTab | undefined;
  /**
   * Gives up something less precious than what is about to be written under this key, when there is no space for it.
   * False when there is nothing left to give up.
   */
  makeRoom?: ((key: string) => boolean) | undefined;
}

/** What one box is about. */
export interface BoxContent<T> {
  key: string;
  /** What people call it, in Turkish. */
  name?: string;
  codec: Codec<T>;
  /** Removes content of which nothing can be read, once it has been set aside (E-04). */
  discardUnreadable?: boolean;
}

export type BoxOptions<T> = BoxServices & BoxContent<T>;
