import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type CatalogueFilm, catalogueFilmSchema } from '#domain/catalogue-film.ts';
import { LIMITS, UNKNOWN_ACTOR } from '#domain/film.ts';
import { GENRES } from '#domain/genre.ts';
import { normaliseTitle } from '#domain/title.ts';
import { loadCatalogue } from '#films/catalogue.ts';

// Read from the folder, not through the loader: a part that nobody loads yet is held to the same rules.
const folder = new URL('../../catalogue/films/', import.meta.url);
const parts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, entries: entriesOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))) }));
const films = parts.flatMap(({ name, entries }) =>
  entries.flatMap((entry) => {
    const parsed = catalogueFilmSchema.safeParse(entry);
    return parsed.success ? [{ ...parsed.data, part: name }] : [];
  }),
);

function entriesOf(part: unknown): unknown[] {
  if (!Array.isArray(part)) throw new TypeError('a part of the catalogue is a JSON array');
  return part;
}

/** What every film of ours must have, beyond the schema that any catalogue file meets. */
const DUTIES: Readonly<Record<string, (film: CatalogueFilm) => boolean>> = {
  'up to six actors, by name': ({ actors, genres }) =>
    (actors.length > 0 || genres.includes('Animasyon')) &&
    actors.length <= LIMITS.maxActors &&
    !actors.includes(UNKNOWN_ACTOR),
  'a plot of eight characters or more': ({ plot = '' }) => plot.trim().length >= LIMITS.minText,
  'a title with letters or digits': ({ title }) => normaliseTitle(title) !== '',
  'texts in one Unicode form, without stray spaces': (film) =>
    [film.title, film.originalTitle, film.plot ?? '', film.director ?? '', ...film.actors].every(
      (text) => text === text.normalize('NFC') && text === text.trim() && !/\s{2}/u.test(text),
    ),
  'a director': ({ director }) => director !== undefined && director !== '',
  'a country': ({ countries }) => countries.length > 0,
  'a theme': ({ themes }) => themes.length > 0,
  'an age rating': ({ ageRating }) => ageRating !== undefined,
  'nothing twice in a list': (film) =>
    [film.genres, film.actors, film.countries, film.moods, film.themes].every(
      (list) => new Set<string>(list).size === list.length,
    ),
};

const label = ({ title, year }: { title: string; year: number }) => `${title} (${year})`;

/** Keys that several films share, with the films and the parts they are in. */
const shared = (keyOf: (film: CatalogueFilm) => string) =>
  [...Map.groupBy(films, keyOf)]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => `${key}: ${group.map((film) => `${label(film)} in ${film.part}`).join(', ')}`);

describe.each(parts)('$name', ({ name, entries }) => {
  it('M-14 M-15 M-16 fits the schema, entry by entry', () => {
    const misfits = entries.flatMap((entry, i) => {
      const { error } = catalogueFilmSchema.safeParse(entry);
      return error === undefined ? [] : [`entry ${i}: ${JSON.stringify(error.issues)}`];
    });
    expect(misfits).toEqual([]);
  });

  it.each(Object.entries(DUTIES))('M-17 M-20 gives every film %s', (_duty, holds) => {
    expect(films.filter((film) => film.part === name && !holds(film)).map(label)).toEqual([]);
  });
});

describe('the catalogue as a whole', () => {
  it.each<[string, (film: CatalogueFilm) => string]>([
    ['id', ({ id }) => id],
    ['title and year', ({ title, year }) => `${normaliseTitle(title)} ${year}`],
    ['original title and year', ({ originalTitle, year }) => `${normaliseTitle(originalTitle)} ${year}`],
    ['plot', ({ plot = '' }) => plot],
  ])('has no %s twice', (_what, keyOf) => {
    expect(shared(keyOf)).toEqual([]);
  });

  it('is loaded whole', async () => {
    const ids = (list: readonly CatalogueFilm[]) => list.map(({ id }) => id).toSorted();
    expect(ids(await loadCatalogue())).toEqual(ids(films));
  });

  it('holds 150 films and more, 25 and more of them from Turkey', () => {
    expect(films.length).toBeGreaterThanOrEqual(150);
    expect(films.filter(({ origin }) => origin === 'yerli').length).toBeGreaterThanOrEqual(25);
  });

  it.each(GENRES)('holds ten films and more of %s', (genre) => {
    expect(films.filter(({ genres }) => genres.includes(genre)).length).toBeGreaterThanOrEqual(10);
  });
});
