import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { yieldTask } from '#lib/pacing/yield.ts';
import type { Taste } from '../recommender.ts';
import type { Likeness } from './likeness.ts';
import { type Profile, profileOf, type RecordedFilm } from './profile.ts';

/** Records whose films are looked up in one task: an import can make a list of 10,000. */
const RECORDS_A_TASK = 1000;

/**
 * Reads what somebody likes into a profile. The catalogue's film of a record is looked up once, as long lists are in pieces, and
 * the profile of a long list leaves what follows a task of its own.
 */
export function createProfileReader(
  find: (title: string, year: number, isKept: true) => CatalogueFilm | undefined,
): (taste: Taste, likeness: Likeness) => Promise<Profile> {
  const lookUp = rememberedOf(({ title, year }: RecordedFilm) => ({ film: find(title, year, true) }));
  return async (taste, likeness) => {
    const records = [...taste.favourites, ...taste.watched];
    const isLong = records.length > RECORDS_A_TASK;
    for (let from = 0; from < records.length; from += RECORDS_A_TASK) {
      records.slice(from, from + RECORDS_A_TASK).forEach(lookUp);
      if (isLong) await yieldTask();
    }
    const profile = profileOf(taste, (record) => lookUp(record).film, likeness);
    if (isLong) await yieldTask();
    return profile;
  };
}
