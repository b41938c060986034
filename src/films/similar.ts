import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { namesOn } from './people-index.ts';

const WEIGHT = { genre: 1, mood: 0.4, person: 0.8, origin: 0.5, decade: 0.4, rating: 0.3 } as const;
const DECADE = 10;

/** How rare a theme is over a catalogue: what two films share counts the more, the fewer others share it. */
export function themeWeights(films: readonly CatalogueFilm[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { themes } of films) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return new Map([...counts].map(([theme, count]) => [theme, Math.log(1 + films.length / count)]));
}

const shared = <T>(a: readonly T[], b: readonly T[]) => a.filter((item) => b.includes(item));

/** How much two films have in common, from 0; only the order means something. */
export function likeness(a: CatalogueFilm, b: CatalogueFilm, weights: ReadonlyMap<string, number>): number {
  const genres = shared(a.genres, b.genres).length / Math.sqrt(a.genres.length * b.genres.length);
  const themes = shared(a.themes, b.themes).reduce((sum, theme) => sum + (weights.get(theme) ?? 0), 0);
  return (
    WEIGHT.genre * genres * 3 +
    themes * 0.5 +
    WEIGHT.mood * shared(a.moods, b.moods).length +
    WEIGHT.person * shared(namesOn(a), namesOn(b)).length +
    (a.origin === b.origin ? WEIGHT.origin : 0) +
    WEIGHT.decade * Math.max(0, 1 - Math.abs(a.year - b.year) / (2 * DECADE)) +
    WEIGHT.rating * (b.rating / 10)
  );
}
