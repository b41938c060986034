import type { BoxOptions } from './box-options.ts';
import type { Reading } from './codec.ts';
import { MESSAGES, unreadableMessage } from './messages.ts';
import { setAside } from './set-aside.ts';

interface Seen<T> {
  raw: string | null;
  value: T;
  /** How much of the text the value says. */
  extent: 'whole' | 'part' | 'nothing';
  /** Nothing is lost when this text is overwritten: it was read in full, or it has been set aside. */
  safe: boolean;
}

/** The reading side of a box: reads once per stored text, and sets aside what it cannot read. */
interface CachedReader<T> {
  /** The value now; the last one known, or the empty one, where storage cannot be read. Never throws. */
  get(): T;
  /** The same for somebody about to write. @throws what storage throws */
  read(): { value: T };
  /** Makes sure that overwriting what was read last loses nothing. @throws what storage throws, or has no space */
  secure(): void;
  /** Takes note of what was just written. */
  remember(raw: string | null, value: T): void;
}

export function createCachedReader<T>(options: BoxOptions<T>): CachedReader<T> {
  const { key, name = 'Bir kayıt', codec, storage, lock, logger, problems, discardUnreadable } = options;
  let seen: Seen<T> = { raw: null, value: codec.empty, extent: 'whole', safe: true };
  let blocked = false;

  const decode = (raw: string): Reading<T> | undefined => {
    try {
      return codec.read(raw);
    } catch {
      // Text that makes its reader throw is as unreadable as text that it refuses.
      return undefined;
    }
  };

  const keepCopy = (raw: string) => {
    const report = (setAsideKey: string | undefined, detail: unknown) => {
      const isKept = setAsideKey !== undefined;
      const message = unreadableMessage(name, seen.extent === 'part', isKept);
      const isNew = problems.report({ key, kind: 'unreadable', message, ...(isKept && { setAsideKey }) });
      const outcome = isKept ? ', ayrıca saklandı' : ' ve ayrıca saklanamadı';
      if (isNew) logger.error(`Kayıt okunamadı${outcome}: ${key}`, detail);
    };
    try {
      const setAsideKey = setAside(storage, key, raw);
      seen.safe = true;
      report(setAsideKey, setAsideKey);
    } catch (error) {
      report(undefined, error);
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
    if (raw === seen.raw) {
      // Of two long texts that are alike, the browser's own is the quicker one to compare the next time.
      seen.raw = raw;
      return seen;
    }
    // An empty text holds nothing that could be lost.
    const reading = raw === null || raw === '' ? { value: codec.empty, whole: true } : decode(raw);
    const extent = reading === undefined ? 'nothing' : reading.whole ? 'whole' : 'part';
    seen = {
      raw,
      value: reading === undefined ? codec.empty : reading.value,
      extent,
      safe: extent === 'whole',
    };
    if (raw === null || seen.safe) return seen;
    try {
      keepCopy(raw);
      if (discardUnreadable === true && extent === 'nothing') void discard(raw);
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
      seen = { raw, value, extent: 'whole', safe: true };
    },
  };
}
