import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';

import type { ImportFilm } from './join.ts';

/** What a film of an export is here. What is open between several is never guessed. */
export type Match =
  | { kind: 'one'; film: CatalogueFilm }
  | { kind: 'several'; candidates: readonly CatalogueFilm[] }
  | { kind: 'none' };

type Wanted = Pick<ImportFilm, 'title' | 'originalTitle' | 'year' | 'facts'>;

/** Premieres and releases fall into neighbouring years. */
const YEARS_APART = 1;
/** As long as each other, but for credits cut and frames a second. */
const MINUTES_APART = 3;

/**
 * Finds films of an export in the catalogue: by exact titles only (Turkish, original, further spellings), the year within
 * one, and nothing that the export says against it. No slip of a finger is forgiven: what was typed by a service is right.
 */
export function createMatcher() {
  const byTitle = new Map<string, CatalogueFilm[]>();
  const add = (film: CatalogueFilm) => {
    const keys = new Set([film.title, film.originalTitle, ...film.aliases].map(normaliseTitle));
    for (const key of keys) if (key !== '') byTitle.set(key, [...(byTitle.get(key) ?? []), film]);
  };
  const match = (wanted: Wanted): Match => {
    const titles = [wanted.title, wanted.originalTitle ?? wanted.title].map(normaliseTitle);
    const named = [...new Set(titles.flatMap((title) => byTitle.get(title) ?? []))].filter(
      (film) => !isContradicted(film, wanted),
    );
    if (named.length === 0) return { kind: 'none' };
    // A name alone is no proof.
    if (wanted.year === 0) return { kind: 'several', candidates: named };
    const exact = named.filter(({ year }) => year === wanted.year);
    const near = named.filter(({ year }) => Math.abs(year - wanted.year) <= YEARS_APART);
    const fitting = exact.length > 0 ? exact : near;
    const [film] = fitting;
    if (film === undefined) return { kind: 'none' };
    const isSure = exact.length > 0 || isConfirmed(film, wanted) || titles.some(isTelling);
    return fitting.length === 1 && isSure ? { kind: 'one', film } : { kind: 'several', candidates: fitting };
  };
  return { add, match };
}

/** Names of one word (`Prey`, `The Killer`) come again every few years: beside the year they are no proof. */
const isTelling = (title: string) => title.replace(/^(?:the|an?) /u, '').includes(' ');

/** Whether export and catalogue share a director; which name comes first differs from country to country. */
const isConfirmed = (film: CatalogueFilm, { facts }: Wanted) => {
  const ours = namesOf(film.director);
  return namesOf(facts.director).some((name) => ours.includes(name));
};

/** Whether director and length say that it is another film of the same name. */
function isContradicted(film: CatalogueFilm, wanted: Wanted): boolean {
  const { director, duration } = wanted.facts;
  if (director === undefined || film.director === undefined || isConfirmed(film, wanted)) return false;
  // Names are written in many ways; together with the length they are not.
  return duration === undefined || Math.abs(duration - film.duration) > MINUTES_APART;
}

const SHORTEST_NAME = 3;
const namesOf = (people = '') =>
  normaliseTitle(people)
    .split(' ')
    .filter(({ length }) => length >= SHORTEST_NAME);
