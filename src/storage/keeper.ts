import type { BoxOptions } from './box-options.ts';
import type { Reading } from './codec.ts';
import { MESSAGES, unreadableMessage } from './messages.ts';
import { setAside } from './set-aside.ts';

interface Seen<T> extends Reading<T> {
  raw: string | null;
  /** Nothing at all could be read. */
  unreadable: boolean;
  /** Nothing is lost when this text is overwritten: it was read in full, or it has been set aside. */
  safe: boolean;
}

/** The reading side of a box: reads once per stored text, and sets aside what it cannot read. */
export interface Keeper<T> {
  /** The value now; the last one known, or the empty one, where storage cannot be read. Never throws. */
  get(): T;
  /** The same for somebody about to write. @throws what storage throws */
  read(): Reading<T>;
  /** Makes sure that overwriting what was read last loses nothing. @throws what storage throws, or has no space */
  secure(): void;
  /** Takes note of what was just written. */
  remember(raw: string | null, value: T): void;
}

export function createKeeper<T>(options: BoxOptions<T>): Keeper<T> {
  const { key, codec, storage, lock, logger, problems, discardUnreadable = false } = options;
  let seen: Seen<T> = { raw: null, value: codec.empty, whole: true, unreadable: false, safe: true };
  let blocked = false;

  const decode = (raw: string | null): Reading<T> & { unreadable: boolean } => {
    // An empty text holds nothing that could be lost.
    if (raw === null || raw === '') return { value: codec.empty, whole: true, unreadable: false };
    try {
      const reading = codec.read(raw);
      if (reading !== undefined) return { ...reading, unreadable: false };
    } catch {
      // Text that makes its reader throw is as unreadable as text that it refuses.
    }
    return { value: codec.empty, whole: false, unreadable: true };
  };

  const keepCopy = (raw: string) => {
    const partly = !seen.unreadable;
    try {
      const setAsideKey = setAside(storage, key, raw);
      seen.safe = true;
      const message = unreadableMessage(key, partly, true);
      const isNew = problems.report({ key, kind: 'unreadable', message, setAsideKey });
      if (isNew) logger.error(`Kayıt okunamadı, ayrıca saklandı: ${key}`, setAsideKey);
    } catch (error) {
      const message = unreadableMessage(key, partly, false);
      const isNew = problems.report({ key, kind: 'unreadable', message });
      if (isNew) logger.error(`Kayıt okunamadı ve ayrıca saklanamadı: ${key}`, error);
      throw error;
    }
  };

  const discard = async (raw: string) => {
    try {
      await lock(key, () => {
        if (storage.getItem(key) === raw) storage.removeItem(key);
      });
    } catch (error) {
      logger.error(`Okunamayan kayıt kaldırılamadı: ${key}`, error);
    }
  };

  const look = (): Seen<T> => {
    const raw = storage.getItem(key);
    if (raw === seen.raw) return seen;
    const reading = decode(raw);
    seen = { raw, ...reading, safe: reading.whole };
    if (raw === null || seen.safe) return seen;
    try {
      keepCopy(raw);
      if (discardUnreadable && seen.unreadable) void discard(raw);
    } catch {
      // Reading goes on; a write will try again to set it aside, and be refused.
    }
    return seen;
  };

  return {
    get() {
      try {
        const { value } = look();
        if (blocked) problems.resolve(key);
        blocked = false;
        return value;
      } catch (error) {
        if (!blocked) {
          logger.error(`Kayıt alanı okunamıyor: ${key}`, error);
          problems.report({ key, kind: 'unavailable', message: MESSAGES.blocked });
        }
        blocked = true;
        return seen.value;
      }
    },
    read: look,
    secure() {
      if (!seen.safe && seen.raw !== null) keepCopy(seen.raw);
    },
    remember(raw, value) {
      seen = { raw, value, whole: true, unreadable: false, safe: true };
    },
  };
}
