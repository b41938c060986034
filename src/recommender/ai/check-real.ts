import { LIMITS } from '#domain/film.ts';
import { yearOf } from './figures.ts';
import type { WireFilm } from './wire.ts';

/** Whether a film database knows a film of this title and year (± 1); undefined where it cannot say. */
export type IsReal = (
  title: string,
  year: number,
  signal: AbortSignal,
  originalTitle?: string,
) => Promise<boolean | undefined>;

/** How long the answer may wait for the database, in milliseconds. */
const REAL_LIMIT_MS = 1500;

/**
 * The titles that the film database does not know. All are asked at once; an outage, a film without a year and whatever
 * takes longer than 1.5 s are no verdict.
 * @throws the signal's reason when it was aborted
 */
export async function unrealTitles(
  films: readonly WireFilm[],
  isReal: IsReal,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const limit = AbortSignal.timeout(REAL_LIMIT_MS);
  const until = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  const stopped = new Promise<undefined>((resolve) => {
    if (until.aborted) resolve(undefined);
    until.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const verdicts = films.slice(0, LIMITS.filmsPerRecommendation).map(async (film) => {
    const year = yearOf(film);
    if (film.title === '' || year === undefined) return [];
    const known = await Promise.race([ask(isReal, film, year, until), stopped]);
    return known === false ? [film.title] : [];
  });
  const titles = (await Promise.all(verdicts)).flat();
  signal?.throwIfAborted();
  return titles;
}

async function ask(isReal: IsReal, film: WireFilm, year: number, signal: AbortSignal) {
  try {
    return await isReal(film.title, year, signal, film.originalTitle);
  } catch {
    return undefined;
  }
}
