import { describe, expect, it } from 'vitest';

import { applyRestore } from '#import/own/apply.ts';
import { planRestore } from '#import/own/plan.ts';
import { readRestoreText } from '#import/own/read-file.ts';
import { nameKey } from '#import/films/join.ts';
import { exportFile } from '#features/settings/export-file.ts';
import type { Records } from '#storage/create-records.ts';
import { NOW, openTestRecords } from '#tests/storage/support.ts';

import { bring } from './support/bring.ts';
import {
  bytesOf,
  type ExportFile,
  imdbList,
  imdbRatings,
  letterboxdZip,
  playTime,
  tmdbRatings,
  tmdbWatchlist,
  traktZip,
} from './support/exports.ts';
import { aFilmLife, type LivedFilm, noonsOf } from './support/film-life.ts';
import { inWindows1252 } from './support/windows-1252.ts';

const FILMS = 1200;
const csv = (name: string, text: string): ExportFile => ({ name, bytes: bytesOf(text) });
const namesOf = (films: readonly { title: string; year: number }[]) =>
  films.map(({ title, year }) => nameKey(title, year)).toSorted();
const sorted = <T>(values: readonly T[]) => values.toSorted();

/** What the lists hold of each film, by its name. */
const watchedOf = ({ watched }: Records) =>
  new Map(watched.get().map((film) => [nameKey(film.title, film.year), film]));

/** In, out as our own file, in on another device, and in again here: nothing may be lost or doubled. */
async function thereAndBack(file: ExportFile): Promise<Records> {
  const { records } = openTestRecords();
  const before = {
    watched: records.watched.get(),
    watchlist: records.watchlist.get(),
    favourites: records.favourites.get(),
  };
  const first = await bring(file, records);
  const again = await bring(file, records);
  for (const list of ['watched', 'watchlist', 'favourites'] as const) {
    expect(again.plan[list].added).toEqual([]);
    expect(again.plan[list].changed).toEqual([]);
  }
  expect(
    again.plan.known + again.plan.left.filter(({ reason }) => reason === 'listesi alınmadı').length,
  ).toBe(again.prepared.films.length);
  const reading = readRestoreText(exportFile(records, NOW).text);
  if (!reading.ok) throw new Error(reading.message);
  expect(reading.content.unreadable).toBe(0);
  const other = openTestRecords().records;
  await applyRestore(planRestore(reading.content, other), other);
  for (const list of ['watched', 'watchlist', 'favourites'] as const)
    expect(other[list].get()).toEqual(records[list].get());
  // And what was brought can be taken back whole.
  const kept = { ...records };
  const snapshot = exportFile(records, NOW).text;
  const undone = openTestRecords().records;
  const { undo } = await bring(file, undone);
  expect(await undo()).toBe(true);
  for (const list of ['watched', 'watchlist', 'favourites'] as const)
    expect(undone[list].get()).toEqual(before[list]);
  expect(exportFile(kept, NOW).text).toBe(snapshot);
  expect(first.plan.watched.base).toEqual([]);
  return records;
}

const seen = (films: readonly LivedFilm[]) => films.filter(({ isWanted }) => !isWanted);
const rated = (films: readonly LivedFilm[]) => films.filter(({ score }) => score !== undefined);

/** A life in which some years are not known, as Letterboxd and Trakt have them. */
const withGaps = (films: readonly LivedFilm[]) =>
  films.map((film, index) => (index % 97 === 5 ? { ...film, year: 0 } : film));

describe('an export of Letterboxd', () => {
  it.each([
    ['with line ends of Windows', withGaps(aFilmLife(FILMS)), {}],
    [
      'in a folder, with plain line ends',
      aFilmLife(FILMS, 3),
      { newline: '\n', folder: 'letterboxd-deniz/' },
    ],
  ] as const)('I-03 I-05 I-08 %s goes in, out and in again', async (_, films, options) => {
    const records = await thereAndBack(letterboxdZip(films, options));
    const watched = watchedOf(records);
    expect(namesOf([...watched.values()])).toEqual(namesOf(seen(films)));
    expect(namesOf(records.watchlist.get())).toEqual(namesOf(films.filter(({ isWanted }) => isWanted)));
    expect(namesOf(records.favourites.get())).toEqual(namesOf(films.filter(({ isLiked }) => isLiked)));
    for (const film of seen(films)) {
      const record = watched.get(nameKey(film.title, film.year));
      expect(record?.score, film.title).toBe(film.score);
      expect(record?.viewings ?? [], film.title).toEqual(sorted(noonsOf(film)));
      expect(record?.note === undefined, film.title).toBe(film.review === undefined);
    }
    const [reviewed] = films.filter(({ review }) => review !== undefined);
    expect(watched.get(nameKey(reviewed?.title ?? '', reviewed?.year ?? 0))?.note).toMatch(
      /^Güzel, "çok" güzel,\n\d+\. kez izlenir; yine & yine\.$/u,
    );
    expect(namesOf(records.watched.get()).join()).not.toMatch(/silinmiş|yetim/iu);
    expect(exportFile(records, NOW).text).not.toContain('@example.com');
  });
});

describe('ratings of IMDb', () => {
  it.each([1, 2, 3] as const)(
    'I-03 I-05 I-08 of generation %i go in, out and in again',
    async (generation) => {
      for (const films of [aFilmLife(FILMS * 1.8), withGaps(aFilmLife(FILMS * 1.8, 2))]) {
        expect(rated(films).length).toBeGreaterThan(1000);
        const file = csv('ratings.csv', imdbRatings(films, generation));
        const records = await thereAndBack(file);
        const watched = watchedOf(records);
        expect(namesOf([...watched.values()])).toEqual(namesOf(rated(films)));
        for (const film of rated(films)) {
          const record = watched.get(nameKey(film.title, film.year));
          expect(record).toMatchObject({
            score: film.score,
            duration: film.minutes,
            director: film.director,
          });
          expect(record).not.toHaveProperty('viewings');
          expect(record).toMatchObject({ genre: 'Drama, Bilim Kurgu', externalIds: { imdb: film.imdb } });
          expect(new Date(record?.watchedAt ?? 0).toDateString()).toBe(
            new Date(film.listed[0], film.listed[1] - 1, film.listed[2]).toDateString(),
          );
        }
        const { plan } = await bring(file, openTestRecords().records);
        expect(plan.left.map(({ title }) => title)).toEqual([
          'Bir Dizi',
          'Bir Dizi: Bölüm 1',
          'Bir Oyun',
          'Bir Podcast',
          'Yerli Dizi',
        ]);
      }
    },
  );

  it.each([1, 2, 3] as const)(
    'I-03 I-08 a list of generation %i goes in, out and in again, with points row by row',
    async (generation) => {
      for (const films of [aFilmLife(FILMS), withGaps(aFilmLife(FILMS, 2))]) {
        const records = await thereAndBack(csv('WATCHLIST.csv', imdbList(films, generation)));
        expect(namesOf(records.watchlist.get())).toEqual(namesOf(films));
        const told = generation === 2 ? [] : rated(films);
        expect(namesOf(records.watched.get())).toEqual(namesOf(told));
        const watched = watchedOf(records);
        for (const { title, year, score } of told)
          expect(watched.get(nameKey(title, year))?.score, title).toBe(score);
        for (const film of films) {
          const day = new Date(film.listed[0], film.listed[1] - 1, film.listed[2]).toDateString();
          const wanted = records.watchlist.get().find(({ externalIds }) => externalIds?.imdb === film.imdb);
          expect(new Date(wanted?.addedToWatchlistAt ?? 0).toDateString()).toBe(day);
        }
      }
    },
  );

  it('I-08 I-11 in the letters of western Windows go in, out and in again', async () => {
    const director = 'Jean-Pierre Œuvre, Ägir “Ö” Ünlü';
    // What these letters have no place for was never in such a file.
    const films = aFilmLife(FILMS * 1.8)
      .filter(({ title }) => inWindows1252(title) !== undefined)
      .map((film) => ({ ...film, director }));
    const bytes = inWindows1252(imdbRatings(films, 3));
    if (bytes === undefined) throw new Error('all of it has a place');
    const records = await thereAndBack({ name: 'ratings.csv', bytes });
    expect(rated(films).length).toBeGreaterThan(1000);
    expect(namesOf(records.watched.get())).toEqual(namesOf(rated(films)));
    expect(new Set(records.watched.get().map((film) => film.director))).toEqual(new Set([director]));
  });
});

describe('an export of Trakt', () => {
  it.each([
    ['with its history', withGaps(aFilmLife(FILMS)), { history: true }],
    ['with last plays alone, in folders', aFilmLife(FILMS, 4), { history: false, folder: 'trakt/data/' }],
  ] as const)('I-03 I-05 I-08 %s goes in, out and in again', async (_, films, options) => {
    const records = await thereAndBack(traktZip(films, options));
    const watched = watchedOf(records);
    expect(namesOf([...watched.values()])).toEqual(namesOf(seen(films)));
    expect(namesOf(records.watchlist.get())).toEqual(namesOf(films.filter(({ isWanted }) => isWanted)));
    expect(namesOf(records.favourites.get())).toEqual(namesOf(films.filter(({ isLiked }) => isLiked)));
    for (const film of seen(films)) {
      const record = watched.get(nameKey(film.title, film.year));
      const plays = film.days.map(playTime).toSorted();
      expect(record?.score).toBe(film.score);
      expect(record?.viewings ?? []).toEqual(
        options.history ? plays : [film.days.at(-1)].flatMap((day) => (day ? [playTime(day)] : [])),
      );
    }
  });
});

describe('tables of TMDB', () => {
  it.each([1, 2])('I-03 I-08 go in, out and in again (%i)', async (seed) => {
    const films = aFilmLife(FILMS * 1.8, seed);
    const records = await thereAndBack(csv('tmdb-ratings.csv', tmdbRatings(films)));
    expect(namesOf(records.watched.get())).toEqual(namesOf(rated(films)));
    for (const film of rated(films))
      expect(watchedOf(records).get(nameKey(film.title, film.year))).toMatchObject({
        score: film.score,
        watchedAt: playTime(film.listed),
        externalIds: { tmdb: film.tmdb, imdb: film.imdb },
      });
    const many = aFilmLife(FILMS * 5, seed);
    const wanted = await thereAndBack(csv('tmdb-watchlist.csv', tmdbWatchlist(many)));
    expect(namesOf(wanted.watchlist.get())).toEqual(namesOf(many.filter(({ isWanted }) => isWanted)));
    expect(wanted.watched.get()).toEqual([]);
  });
});
