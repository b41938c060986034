import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import type { Listed } from './read-lists.ts';

/** How much of a part of a list the catalogue has. */
export interface Share {
  name: string;
  had: number;
  all: number;
  share: number;
  /** The least share that is wanted, where there is one. */
  goal?: number | undefined;
  missing: readonly Listed[];
}

export interface Lists {
  facts: readonly Listed[];
  turkish: readonly Listed[];
  liked: readonly Listed[];
}

type Find = (listed: Listed) => CatalogueFilm | undefined;

const YEARS = Array.from({ length: 11 }, (_, place) => 2015 + place);
const OF_A_YEAR = 40;
const TURKISH = 300;
const GOALS = { 1000: 0.98, 2000: 0.9, liked: 0.8 } as const;

/** Every share of the lists, by votes and by likes. */
export function sharesOf(find: Find, { facts, turkish, liked }: Lists): Share[] {
  const inTime = facts.filter(isOfOurTime);
  const fromTurkey = inTime.filter((film) => film.fromTurkey).slice(0, TURKISH);
  return [
    counted('the 1,000 most voted', inTime.slice(0, 1000), find, GOALS[1000]),
    counted('the 2,000 most voted', inTime.slice(0, 2000), find, GOALS[2000]),
    ...YEARS.map((year) => {
      const own = inTime.filter((film) => film.year === year).slice(0, OF_A_YEAR);
      return counted(`the ${OF_A_YEAR} most voted of ${year}`, own, find);
    }),
    counted(`the ${fromTurkey.length} most voted from Turkey`, fromTurkey, find),
    counted('the list of films made in Turkey', turkish.filter(isOfOurTime), find),
    weighed('likes that are for films of ours', liked.filter(isOfOurTime), find, GOALS.liked),
  ];
}

const isOfOurTime = ({ year }: Listed) => year >= LIMITS.minYear && year <= LIMITS.maxYear;

/** A film counts once. */
function counted(name: string, films: readonly Listed[], find: Find, goal?: number): Share {
  return sharing(name, films, find, () => 1, goal);
}

/** A film counts as often as it is liked. */
function weighed(name: string, films: readonly Listed[], find: Find, goal?: number): Share {
  return sharing(name, films, find, ({ count }) => count, goal);
}

function sharing(
  name: string,
  films: readonly Listed[],
  find: Find,
  weight: (film: Listed) => number,
  goal: number | undefined,
): Share {
  const sum = (some: readonly Listed[]) => some.reduce((total, film) => total + weight(film), 0);
  const missing = films.filter((film) => find(film) === undefined);
  const all = sum(films);
  const had = all - sum(missing);
  return { name, had, all, share: all === 0 ? 0 : had / all, goal, missing };
}
