import { createAhead } from './ahead.ts';
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
  /** Reads a long text in pieces, so that `read` has it at hand. Nothing becomes of a text that cannot be read. */
  readAhead?(raw: string, breathe: Breathe): Promise<void>;
  /** Writes a long value in pieces, so that `write` has its text at hand. */
  writeAhead?(value: T, breathe: Breathe): Promise<void>;
}

/** Waits a moment, so that the page lives on. */
export type Breathe = () => Promise<void>;

/** So many entries at a time keep a page awake. */
const AT_A_TIME = 500;

/**
 * A JSON list, read entry by entry: what `parse` answers undefined to, or throws at, is left out and the rest kept.
 * @param arrange puts the entries read into their order
 */
export function listCodec<T>(
  parse: (entry: unknown) => T | undefined,
  arrange: (entries: T[]) => T[] = (entries) => entries,
): Codec<readonly T[]> {
  const empty: readonly T[] = [];
  const readings = createAhead<string, Reading<readonly T[]>>();
  const texts = createAhead<readonly T[], string>();
  const gather = (entries: readonly (Reading<T> | undefined)[]): Reading<readonly T[]> => {
    const values = entries.flatMap((reading) => (reading === undefined ? [] : [reading.value]));
    return {
      value: values.length === 0 ? empty : arrange(values),
      whole: entries.every((reading) => reading?.whole === true),
    };
  };
  return {
    empty,
    read(raw) {
      const known = readings.take(raw);
      if (known !== undefined) return known;
      const stored: unknown = JSON.parse(raw);
      return Array.isArray(stored) ? gather(stored.map((entry) => readEntry(entry, parse))) : undefined;
    },
    write: (entries) => texts.take(entries) ?? JSON.stringify(entries),
    async readAhead(raw, breathe) {
      const stored = parseJson(raw);
      if (!Array.isArray(stored)) return;
      const entries: (Reading<T> | undefined)[] = [];
      for (let from = 0; from < stored.length; from += AT_A_TIME) {
        await breathe();
        for (const entry of stored.slice(from, from + AT_A_TIME)) entries.push(readEntry(entry, parse));
      }
      await breathe();
      readings.keep(raw, gather(entries));
    },
    async writeAhead(entries, breathe) {
      if (entries.length <= AT_A_TIME) return;
      const pieces: string[] = [];
      for (let from = 0; from < entries.length; from += AT_A_TIME) {
        await breathe();
        pieces.push(JSON.stringify(entries.slice(from, from + AT_A_TIME)).slice(1, -1));
      }
      await breathe();
      texts.keep(entries, `[${pieces.join(',')}]`);
    },
  };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
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
