import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';

import type { ReferenceRow } from './reference-rows.ts';

export const FIELDS = ['year', 'minutes', 'rating', 'director', 'cast'] as const;
export type Field = (typeof FIELDS)[number];

/** One fact of one film held against the row for it. */
export interface Fact {
  film: CatalogueFilm;
  field: Field;
  agrees: boolean;
  ours: string;
  theirs: string;
}

export interface Comparison {
  facts: Fact[];
  /** Films that no row is about. */
  unknown: CatalogueFilm[];
}

/** How far figures may lie apart: calendar years, minutes, points of ten. */
const TOLERANCE = { year: 1, minutes: 5, rating: 0.3 } as const;

/** Beyond so many years, films of one name are two films. */
const SAME_NAME_YEARS = 2;

/** Holds every film against the row that is about it, field by field, where the row knows the field. */
export function compare(films: readonly CatalogueFilm[], rows: readonly ReferenceRow[]): Comparison {
  const byTitle = indexByTitle(rows);
  const facts: Fact[] = [];
  const unknown: CatalogueFilm[] = [];
  for (const film of films) {
    const row = rowFor(film, byTitle);
    if (row === undefined) unknown.push(film);
    else facts.push(...factsOf(film, row));
  }
  return { facts, unknown };
}

function indexByTitle(rows: readonly ReferenceRow[]): ReadonlyMap<string, readonly ReferenceRow[]> {
  const byTitle = new Map<string, ReferenceRow[]>();
  for (const row of rows) {
    for (const title of new Set(row.titles.map(normaliseTitle))) {
      byTitle.set(title, [...(byTitle.get(title) ?? []), row]);
    }
  }
  return byTitle;
}

/** Among rows of the film's names: one by its director first, then the nearest year, then the fullest cast. */
function rowFor(
  film: CatalogueFilm,
  byTitle: ReadonlyMap<string, readonly ReferenceRow[]>,
): ReferenceRow | undefined {
  const names = new Set([film.originalTitle, film.title, ...film.aliases].map(normaliseTitle));
  const candidates = [...names].flatMap((name) => byTitle.get(name) ?? []);
  const [best] = candidates
    .map((row) => ({ row, apart: Math.abs(row.year - film.year), other: sameDirector(film, row) ? 0 : 1 }))
    .filter(({ apart }) => apart <= SAME_NAME_YEARS)
    .sort((a, b) => a.other - b.other || a.apart - b.apart || b.row.cast.length - a.row.cast.length);
  return best?.row;
}

function factsOf(film: CatalogueFilm, row: ReferenceRow): Fact[] {
  const facts: Fact[] = [];
  const note = (field: Field, agrees: boolean, ours: unknown, theirs: unknown) =>
    facts.push({ film, field, agrees, ours: String(ours), theirs: String(theirs) });
  note('year', near(film.year, row.year, TOLERANCE.year), film.year, row.year);
  if (row.minutes !== undefined) {
    note('minutes', near(film.duration, row.minutes, TOLERANCE.minutes), film.duration, row.minutes);
  }
  if (row.rating !== undefined) {
    note('rating', near(film.rating, row.rating, TOLERANCE.rating), film.rating, row.rating);
  }
  if (row.directors.length > 0) {
    note('director', sameDirector(film, row), film.director ?? '–', row.directors.join(', '));
  }
  if (row.cast.length > 0) note('cast', sameCast(film, row), film.actors.join(', '), row.cast.join(', '));
  return facts;
}

// Points are kept in tenths, which binary fractions miss by a hair.
const near = (ours: number, theirs: number, tolerance: number) => Math.abs(ours - theirs) <= tolerance + 1e-9;

/** A name as it is compared: folded, in any order, since family names come first in some countries. */
const nameKey = (name: string) => normaliseTitle(name).split(' ').toSorted().join(' ');

function sameDirector({ director = '' }: CatalogueFilm, row: ReferenceRow): boolean {
  const ours = new Set(director.split(/,| ve /u).map(nameKey));
  return row.directors.some((name) => ours.has(nameKey(name)));
}

/** Two of the actors must agree, or one where the row names fewer than three. */
function sameCast({ actors }: CatalogueFilm, row: ReferenceRow): boolean {
  const theirs = new Set(row.cast.map(nameKey));
  const shared = new Set(actors.map(nameKey).filter((name) => theirs.has(name)));
  return shared.size >= (row.cast.length < 3 ? 1 : 2);
}
