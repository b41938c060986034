import { unzipSync, strFromU8 } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { withDetails } from '#domain/watched-details.ts';
import { nameKey } from '#import/films/join.ts';
import { letterboxdFiles, MOST_ROWS, type TakenAlong } from '#import/out/letterboxd.ts';
import { packForLetterboxd } from '#import/out/pack.ts';
import type { Records } from '#storage/create-records.ts';
import { localDay } from '#storage/local-day.ts';
import { aFilm, NOW, openTestRecords } from '#tests/storage/support.ts';

import { bring } from '../support/bring.ts';
import {
  bytesOf,
  type ExportFile,
  imdbList,
  imdbRatings,
  letterboxdZip,
  tmdbRatings,
  tmdbWatchlist,
  traktZip,
} from '../support/exports.ts';
import { aFilmLife } from '../support/film-life.ts';

const FILMS = 1200;
const csv = (name: string, text: string): ExportFile => ({ name, bytes: bytesOf(text) });
const listsOf = ({ watched, watchlist, favourites }: Records): TakenAlong => ({
  watched: watched.get(),
  watchlist: watchlist.get(),
  favourites: favourites.get(),
});
const names = (films: readonly { title: string; year: number }[]) =>
  films.map(({ title, year }) => nameKey(title, year)).toSorted();
const daysOf = (viewings: readonly string[] = []) => [
  ...new Set(viewings.map((time) => localDay(new Date(time)))),
];

function packed(records: Records): ExportFile {
  const file = packForLetterboxd(listsOf(records), NOW);
  if (file === undefined) throw new Error('there were films');
  return { name: file.name, bytes: typeof file.content === 'string' ? bytesOf(file.content) : file.content };
}

const EXPORTS: readonly (readonly [string, () => ExportFile])[] = [
  ['Letterboxd', () => letterboxdZip(aFilmLife(FILMS))],
  ['Letterboxd, another', () => letterboxdZip(aFilmLife(FILMS, 3), { newline: '\n', folder: 'x/' })],
  ...([1, 2, 3] as const).flatMap((generation) =>
    [1, 2].map(
      (seed) =>
        [
          `IMDb, generation ${generation}, ${seed}`,
          () => csv('ratings.csv', imdbRatings(aFilmLife(FILMS * 1.8, seed), generation)),
        ] as const,
    ),
  ),
  ['a list of IMDb', () => csv('WATCHLIST.csv', imdbList(aFilmLife(FILMS)))],
  ['another list of IMDb', () => csv('WATCHLIST.csv', imdbList(aFilmLife(FILMS, 2)))],
  ['Trakt', () => traktZip(aFilmLife(FILMS))],
  ['Trakt, another', () => traktZip(aFilmLife(FILMS, 4), { history: false, folder: 'trakt/' })],
  ['TMDB', () => csv('tmdb-ratings.csv', tmdbRatings(aFilmLife(FILMS * 1.8)))],
  ['TMDB, another', () => csv('tmdb-ratings.csv', tmdbRatings(aFilmLife(FILMS * 1.8, 2)))],
  ["TMDB's watchlist", () => csv('tmdb-watchlist.csv', tmdbWatchlist(aFilmLife(FILMS)))],
  ["TMDB's other watchlist", () => csv('tmdb-watchlist.csv', tmdbWatchlist(aFilmLife(FILMS, 2)))],
];

describe('the lists as tables for Letterboxd', () => {
  it.each(EXPORTS)('Y-01 Y-02 an export of %s goes in, out and in again', async (_, write) => {
    const { records } = openTestRecords();
    await bring(write(), records);
    const file = packed(records);

    // Where they came from, they say nothing new.
    const again = await bring(file, records);
    for (const list of ['watched', 'watchlist', 'favourites'] as const)
      expect([again.plan[list].added, again.plan[list].changed], list).toEqual([[], []]);
    expect(again.plan.left).toEqual([]);

    // On another device they are all there, once, with what was said of them.
    const other = openTestRecords().records;
    await bring(file, other);
    for (const list of ['watched', 'watchlist', 'favourites'] as const)
      expect(names(other[list].get())).toEqual(names(records[list].get()));
    const there = new Map(other.watched.get().map((film) => [nameKey(film.title, film.year), film]));
    for (const film of records.watched.get()) {
      const found = there.get(nameKey(film.title, film.year));
      expect(found, film.title).toMatchObject({
        title: film.title,
        ...(film.externalIds && { externalIds: film.externalIds }),
      });
      expect([found?.score, found?.note, found?.director]).toEqual([film.score, film.note, film.director]);
      expect(daysOf(found?.viewings)).toEqual(daysOf(film.viewings));
    }
  });

  it('Y-02 holds no table of more than a thousand rows, and every table its head', async () => {
    const { records } = openTestRecords();
    await bring(letterboxdZip(aFilmLife(FILMS * 2)), records);
    const entries = Object.entries(unzipSync(packed(records).bytes));
    expect(entries.map(([name]) => name)).toEqual([
      'watched-1.csv',
      'watched-2.csv',
      'watched-3.csv',
      'watchlist.csv',
      'likes.csv',
    ]);
    for (const [name, bytes] of entries) {
      const { data, meta } = Papa.parse(strFromU8(bytes), { header: true, skipEmptyLines: true });
      expect(data.length, name).toBeLessThanOrEqual(MOST_ROWS);
      expect(meta.fields?.slice(0, 6)).toEqual('LetterboxdURI,tmdbID,imdbID,Title,Year,Directors'.split(','));
    }
  });

  it('Y-02 is split before it is too heavy for them, too', () => {
    const film = { ...aFilm(), watchedAt: NOW.toISOString(), note: 'uzun '.repeat(700) };
    const files = letterboxdFiles({
      watched: Array.from({ length: 600 }, () => film),
      watchlist: [],
      favourites: [],
    });
    expect(files.length).toBeGreaterThan(1);
    for (const { text } of files) expect(text.length).toBeLessThan(1_000_000);
  });

  it('Y-01 tells of every viewing in a row, and of points and note with the last', () => {
    const days = ['2024-05-03', '2025-01-07'].map((day) => new Date(`${day}T21:30:00`).toISOString());
    const film = withDetails(
      { ...aFilm({ title: 'Uzak', originalTitle: 'Uzak', year: 2002 }), watchedAt: NOW.toISOString() },
      { score: 9, note: 'Kar, "sessizlik"\n<3 & <b>kalın</b>', viewings: days },
    );
    const [table] = letterboxdFiles({ watched: [film], watchlist: [], favourites: [] });
    const { data } = Papa.parse<Record<string, string>>(table?.text ?? '', {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toMatchObject([
      { Title: 'Uzak', Year: '2002', Rating10: '', WatchedDate: '2024-05-03', Rewatch: '', Review: '' },
      { Rating10: '9', WatchedDate: '2025-01-07', Rewatch: 'true' },
    ]);
    expect(data[1]?.['Review']).toBe('Kar, "sessizlik"\n<3 & &lt;b>kalın&lt;/b>');
  });

  it('Y-01 names a film without an id as it is called abroad', () => {
    const film = {
      ...aFilm({ title: 'Esaretin Bedeli', originalTitle: 'The Shawshank Redemption', year: 1994 }),
      addedToWatchlistAt: NOW.toISOString(),
    };
    const titleOf = (films: TakenAlong['watchlist']) =>
      Papa.parse<Record<string, string>>(
        letterboxdFiles({ watched: [], watchlist: films, favourites: [] })[0]?.text ?? '',
        { header: true },
      ).data[0]?.['Title'];
    expect(titleOf([film])).toBe('The Shawshank Redemption');
    expect(titleOf([{ ...film, externalIds: { imdb: 'tt0111161' } }])).toBe('Esaretin Bedeli');
  });

  it.each(['=HYPERLINK("http://a")', '+1', '-30-', '@suicide'])(
    'Y-02 a name such as %s is no formula, and comes back as it was',
    async (title) => {
      const { records } = openTestRecords();
      await records.watched.add(aFilm({ title, originalTitle: title, year: 1959 }));
      const file = packForLetterboxd(listsOf(records), NOW);
      const [row] = Papa.parse<Record<string, string>>(String(file?.content), { header: true }).data;
      expect(row?.['Title']).toBe(`'${title}`);
      const other = openTestRecords().records;
      await bring({ name: file?.name ?? '', bytes: bytesOf(String(file?.content)) }, other);
      expect(other.watched.get()).toMatchObject([{ title, year: 1959 }]);
    },
  );

  it('Y-01 is one table where one is enough, known by its name', async () => {
    const { records } = openTestRecords();
    await records.watchlist.add(aFilm());
    const file = packForLetterboxd(listsOf(records), NOW);
    expect(file?.name).toBe('watchlist-SineSohbet-2026-11-21.csv');
    const other = openTestRecords().records;
    await bring({ name: file?.name ?? '', bytes: bytesOf(String(file?.content)) }, other);
    expect(other.watchlist.get()).toHaveLength(1);
    expect(other.watched.get()).toEqual([]);
    expect(packForLetterboxd(listsOf(openTestRecords().records), NOW)).toBeUndefined();
  });
});
