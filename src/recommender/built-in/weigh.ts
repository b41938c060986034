import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { createLikeness, type Likeness } from './likeness.ts';
import { createStanding, type Standing } from './standing.ts';

interface Weighed {
  likeness: Likeness;
  standing: Standing;
}

export type Weigh = (films: readonly CatalogueFilm[]) => Weighed;

/** Weighs a catalogue once, however often and by whom it is asked for. */
export function createWeigh(now: () => Date): Weigh {
  let last: (Weighed & { films: readonly CatalogueFilm[] }) | undefined;
  return (films) => {
    if (last?.films !== films)
      last = { films, likeness: createLikeness(films), standing: createStanding(films, now().getFullYear()) };
    return last;
  };
}
