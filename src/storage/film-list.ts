import type { Film, FilmId, FilmRef } from '#domain/film.ts';
import { isCollidingId } from '#domain/ids.ts';
import { createRecordFinder, findRecord } from '#domain/records.ts';
import { sameTitle } from '#domain/title.ts';
import type { Logger } from '#lib/logger.ts';
import type { Box } from './box/box.ts';
import { createListRecord, type ListRecord } from './list-record.ts';
import { missingFrom } from './missing-films.ts';

/** A list of the person's films, oldest entry first. No method throws or rejects. */
export interface FilmList<T extends FilmRef> extends ListRecord<T> {
  /**
   * Whether the film is in the list: same id, same original id, or same title and year (F-15, F-18). A small numeric
   * id proves nothing without a title that agrees; asked about without one, it is logged (F-17, E-09).
   */
  has(film: FilmRef): boolean;
  /** Answers false when the film is in the list already, or could not be saved (F-15, F-18, E-07). */
  add(film: FilmToAdd): Promise<boolean>;
  /**
   * Takes out the film with this id or original id; for small numeric ids the title must agree too (F-16, F-17, F-19).
   * Where no id agrees, the film of the same title and year goes, since that is what `has` shows as being in the
   * list. Answers false when there was none, or the change could not be saved.
   */
  remove(film: FilmRef): Promise<boolean>;
}

/** A film as results show it, or as one of the lists already keeps it, with the original id it has there. */
export type FilmToAdd = Film & { originalId?: FilmId | undefined };

/** What every list of films needs besides its box. */
export interface FilmListPorts {
  logger: Logger;
  now: () => Date;
}

interface FilmListOptions<T> {
  box: Box<readonly T[]>;
  /** The entry that is kept for a film added now. */
  toRecord: (film: FilmToAdd) => T;
  /** When a record came into the list, as an ISO time. */
  timeOf: (record: T) => string;
  logger: Logger;
}

/** The rules that favourites and watched share. */
export function createFilmList<T extends FilmRef>(options: FilmListOptions<T>): FilmList<T> {
  const { box, toRecord, timeOf, logger } = options;
  const warnOfCollision = ({ id, title }: FilmRef) => {
    if (!isCollidingId(id) || title.trim() !== '') return;
    logger.warn('Küçük sayısal kimlik başlıksız soruldu, başka filmlerle çakışabilir', id);
  };
  return {
    ...createListRecord(box, {
      missing: missingFrom,
      arrange: (records) => records.toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b))),
      nameOf: (record) => JSON.stringify([record.id, record.title, record.year, timeOf(record)]),
    }),
    has(film) {
      warnOfCollision(film);
      return createRecordFinder(box.get())(film) !== undefined;
    },
    async add(film) {
      const result = await box.update((records) =>
        findRecord(records, film) === undefined ? [...records, toRecord(film)] : records,
      );
      return result === 'written';
    },
    async remove(film) {
      warnOfCollision(film);
      return (await box.update((records) => without(records, film))) === 'written';
    },
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
