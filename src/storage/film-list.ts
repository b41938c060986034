import type { Film, FilmId, FilmRef } from '#domain/film.ts';
import { isCollidingId } from '#domain/ids.ts';
import { findRecord } from '#domain/records.ts';
import { sameTitle } from '#domain/title.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box.ts';
import type { Subscribe } from './listeners.ts';
import { missingFrom } from './missing-films.ts';

/** A list of the person's films, oldest entry first. No method throws or rejects. */
export interface FilmList<T extends FilmRef> {
  /** The same list while nothing changed. */
  get(): readonly T[];
  /**
   * Whether the film is in the list: same id, same original id, or same title and year (spec §4). A small numeric id
   * proves nothing without a title that agrees; asked about without one, it is logged (spec §8).
   */
  has(film: FilmRef): boolean;
  /** Answers false when the film is in the list already, or could not be saved (spec §4, §8). */
  add(film: FilmToAdd): Promise<boolean>;
  /**
   * Takes out the film with this id or original id; for small numeric ids the title must agree too (spec §4, §9).
   * Where no id agrees, the film of the same title and year goes, since that is what `has` shows as being in the
   * list. Answers false when there was none, or the change could not be saved.
   */
  remove(film: FilmRef): Promise<boolean>;
  /**
   * Puts a record back as it was, in its place by time; false when the film is in the list again, or it could not be
   * saved.
   */
  restore(record: T): Promise<boolean>;
  /**
   * Puts many records back as they were, each in its place by time, but for those that the list holds already (spec
   * §4). Answers those that it has put back; null when they could not be saved, and then nothing has changed.
   */
  restoreAll(records: readonly T[]): Promise<readonly T[] | null>;
  /** Takes out what `restoreAll` put back, each record only if it is still the one of that time; false when that failed. */
  withdraw(records: readonly T[]): Promise<boolean>;
  /** Empties the list; false when that could not be saved. */
  clear(): Promise<boolean>;
  subscribe: Subscribe;
}

/** A film as results show it, or as one of the lists already keeps it, with the original id it has there. */
export type FilmToAdd = Film & { originalId?: FilmId | undefined };

interface FilmListOptions<T> {
  box: Box<readonly T[]>;
  /** The entry that is kept for a film added now. */
  toRecord: (film: FilmToAdd) => T;
  /** When a record came into the list, as an ISO time. */
  timeOf: (record: T) => string;
  logger: Logger;
}

/** The rules that favourites and watched share (spec §4). */
export function createFilmList<T extends FilmRef>({
  box,
  toRecord,
  timeOf,
  logger,
}: FilmListOptions<T>): FilmList<T> {
  const warnOfCollision = ({ id, title }: FilmRef) => {
    if (!isCollidingId(id) || title.trim() !== '') return;
    logger.warn('Küçük sayısal kimlik başlıksız soruldu, başka filmlerle çakışabilir', id);
  };

  /** Applies a change; whether it is stored and has changed something. */
  const changed = async (change: (records: readonly T[]) => readonly T[]): Promise<boolean> => {
    let hasChanged = false;
    const { ok } = await box.update((records) => {
      const next = change(records);
      hasChanged = next !== records;
      return next;
    });
    return ok && hasChanged;
  };

  const byTime = (records: readonly T[]): T[] =>
    records.toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)));
  const nameOf = (record: T) => JSON.stringify([record.id, record.title, record.year, timeOf(record)]);

  return {
    get: () => box.get(),
    has(film) {
      warnOfCollision(film);
      return findRecord(box.get(), film) !== undefined;
    },
    add: (film) =>
      changed((records) =>
        findRecord(records, film) === undefined ? [...records, toRecord(film)] : records,
      ),
    async remove(film) {
      warnOfCollision(film);
      return changed((records) => without(records, film));
    },
    restore: (record) =>
      changed((records) => {
        if (findRecord(records, record) !== undefined) return records;
        const later = records.findIndex((other) => Date.parse(timeOf(other)) > Date.parse(timeOf(record)));
        return records.toSpliced(later === -1 ? records.length : later, 0, record);
      }),
    async restoreAll(records) {
      let added: readonly T[] = [];
      const { ok } = await box.update((held) => {
        added = missingFrom(held, records);
        return added.length === 0 ? held : byTime([...held, ...added]);
      });
      return ok ? added : null;
    },
    async withdraw(records) {
      const going = new Set(records.map(nameOf));
      const { ok } = await box.update((held) => {
        const kept = held.filter((record) => !going.has(nameOf(record)));
        return kept.length === held.length ? held : kept;
      });
      return ok;
    },
    async clear() {
      const { ok } = await box.update((records) => (records.length === 0 ? records : []));
      return ok;
    },
    subscribe: box.subscribe,
  };
}

function without<T extends FilmRef>(records: readonly T[], film: FilmRef): readonly T[] {
  const byId = records.filter((record) => !hasId(record, film));
  if (byId.length < records.length) return byId;
  const twin = records.find((record) => record.year === film.year && sameTitle(record.title, film.title));
  return twin === undefined ? records : records.filter((record) => record !== twin);
}

function hasId(record: FilmRef, film: FilmRef): boolean {
  return [film.id, film.originalId].some((id) => {
    if (id === undefined || (record.id !== id && record.originalId !== id)) return false;
    return !isCollidingId(id) || record.title === film.title || sameTitle(record.title, film.title);
  });
}
