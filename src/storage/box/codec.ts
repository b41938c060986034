import { covers } from './covers.ts';

export interface Reading<T> {
  value: T;
  /** Whether the value says all that the text said; if not, the text is set aside. */
  whole: boolean;
}

/** How a value is kept as text under its key. */
export interface Codec<T> {
  /** The value where there is nothing, or nothing readable. */
  empty: T;
  /** Reads a stored text. Undefined, or an exception, means that nothing of it could be read. */
  read(raw: string): Reading<T> | undefined;
  /** The text to store; null removes the key. */
  write(value: T): string | null;
}

/**
 * A JSON list, read entry by entry: what `parse` answers undefined to, or throws at, is left out and the rest kept.
 * @param arrange puts the entries read into their order
 */
export function listCodec<T>(
  parse: (entry: unknown) => T | undefined,
  arrange: (entries: T[]) => T[] = (entries) => entries,
): Codec<readonly T[]> {
  const empty: readonly T[] = [];
  return {
    empty,
    read(raw) {
      const stored: unknown = JSON.parse(raw);
      if (!Array.isArray(stored)) return undefined;
      const readings = stored.map((entry: unknown) => readEntry(entry, parse));
      const entries = readings.flatMap((reading) => (reading === undefined ? [] : [reading.value]));
      return {
        value: entries.length === 0 ? empty : arrange(entries),
        whole: readings.every((reading) => reading?.whole === true),
      };
    },
    write: (entries) => JSON.stringify(entries),
  };
}

/** One JSON value, or null where there is none. `parse` answers undefined to what it cannot read. */
export function valueCodec<T>(parse: (stored: unknown) => T | undefined): Codec<T | null> {
  return {
    empty: null,
    read: (raw) => readValue(JSON.parse(raw), parse),
    write: (value) => (value === null ? null : JSON.stringify(value)),
  };
}

/** A bare word or date, as older code stored it; one in JSON quotes is read too. */
export function wordCodec<T extends string>(parse: (word: string) => T | undefined): Codec<T | null> {
  return {
    empty: null,
    read(raw) {
      const value = parse(raw.trim().replace(/^"(.*)"$/u, '$1'));
      return value === undefined ? undefined : { value, whole: true };
    },
    write: (value) => value,
  };
}

function readValue<T>(stored: unknown, parse: (stored: unknown) => T | undefined): Reading<T> | undefined {
  const value = parse(stored);
  return value === undefined ? undefined : { value, whole: covers(stored, value) };
}

function readEntry<T>(entry: unknown, parse: (entry: unknown) => T | undefined): Reading<T> | undefined {
  try {
    return readValue(entry, parse);
  } catch {
    return undefined;
  }
}
