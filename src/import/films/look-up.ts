import type { Film } from '#domain/film.ts';

import type { ImportRecords } from './apply.ts';
import type { ImportPlan } from './plan.ts';

const AT_ONCE = 12;

export type AttachPosters = (films: readonly Film[], signal?: AbortSignal) => Promise<Film[]>;

/** The films of a plan that got records of their own, each once: what a movie database may know more of. */
export function ownFilmsOf({ watched, watchlist, favourites }: ImportPlan): Film[] {
  const added: readonly Film[] = [...watched.added, ...watchlist.added, ...favourites.added];
  const byId = new Map(
    added.filter(({ originalAiId }) => originalAiId === undefined).map((film) => [film.id, film]),
  );
  return [...byId.values()];
}

/**
 * Asks a movie database for posters of films, a dozen at a time, and keeps what it finds in every list that holds them.
 * Ends where it is stopped; what was found by then stays. @throws only what `attach` throws
 */
export async function lookUpFilms(
  films: readonly Film[],
  records: ImportRecords,
  {
    attach,
    signal,
    onProgress,
  }: { attach: AttachPosters; signal: AbortSignal; onProgress: (done: number) => void },
): Promise<void> {
  for (let from = 0; from < films.length && !signal.aborted; from += AT_ONCE) {
    onProgress(from);
    const asked = films.slice(from, from + AT_ONCE);
    const found = await attach(asked, signal);
    const posters = new Map(
      found.flatMap(({ id, posterUrl }, index) =>
        posterUrl === asked[index]?.posterUrl ? [] : [[id, posterUrl] as const],
      ),
    );
    if (posters.size === 0) continue;
    const withPosters = <T extends Film>(held: readonly T[]): readonly T[] => {
      const next = held.map((film) => {
        const posterUrl = posters.get(film.id);
        return posterUrl === undefined ? film : { ...film, posterUrl };
      });
      return next.some((film, place) => film !== held[place]) ? next : held;
    };
    // Nobody asked for this write: where there is no space the film stays without its poster.
    await records.watched.update(withPosters, { quiet: true });
    await records.watchlist.update(withPosters, { quiet: true });
    await records.favourites.update(withPosters, { quiet: true });
  }
  onProgress(films.length);
}
