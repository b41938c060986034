import { readFile } from 'node:fs/promises';

import {
  bytesOf,
  type ExportFile,
  imdbList,
  imdbRatings,
  letterboxdZip,
  tmdbRatings,
  traktZip,
} from '#tests/import/support/exports.ts';
import { aFilmLife, type LivedFilm } from '#tests/import/support/film-life.ts';

const ROWS = 10_000;

/** Films as they stand in the catalogue's first part, for some of them to be found. */
async function known(): Promise<readonly { title: string; year: number }[]> {
  const files = ['world-1', 'world-2', 'world-3', 'world-4', 'turkish-1'];
  const texts = await Promise.all(
    files.map((name) => readFile(new URL(`../../../catalogue/films/${name}.json`, import.meta.url), 'utf8')),
  );
  return texts.flatMap((text) => JSON.parse(text) as { title: string; year: number }[]);
}

/** A life of 10,000 films; every fourth is one of the catalogue's. */
async function life(): Promise<LivedFilm[]> {
  const films = await known();
  return aFilmLife(ROWS).map((film, index) => {
    const real = index % 4 === 1 ? films[Math.floor(index / 4)] : undefined;
    return real === undefined
      ? film
      : { ...film, title: real.title, originalTitle: real.title, year: real.year };
  });
}

const table = (name: string, text: string): ExportFile => ({ name, bytes: bytesOf(text) });

/** Archives that go into three lists, and tables of which every row goes into one, or into two. */
export async function exportsOfALife(): Promise<readonly ExportFile[]> {
  const films = await life();
  const scored = films.map((film, index) => ({ ...film, score: 1 + (index % 10) }));
  const unscored = films.map(({ score: _score, ...film }) => film);
  return [
    letterboxdZip(films),
    traktZip(films),
    table('imdb-ratings.csv', imdbRatings(scored, 3)),
    table('imdb-watchlist.csv', imdbList(unscored)),
    // Each row goes into two lists, and twice 10,000 films are more than a browser keeps for a page.
    table('imdb-list.csv', imdbList(films.slice(0, ROWS / 2))),
    table('tmdb-ratings.csv', tmdbRatings(scored)),
  ];
}
