import { describe, expect, it } from 'vitest';

import { readTaste } from '#import/read-taste.ts';
import { exportFile } from '#features/settings/export-file.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { aFilm, aUser, NOW, openTestRecords } from '#tests/storage/support.ts';

import { bytesOf, imdbRatings, letterboxdZip } from './support/exports.ts';
import { breathe } from './support/bring.ts';
import { aFilmLife, type LivedFilm } from './support/film-life.ts';

const read = (name: string, bytes: Uint8Array) =>
  readTaste(new File([Uint8Array.from(bytes)], name), {
    catalogue: [aCatalogueFilm({ title: 'Uzak', year: 2002 })],
    breathe,
  });
const done = async (...file: Parameters<typeof read>) => {
  const reading = await read(...file);
  if (!reading.ok) throw new Error(reading.message);
  return reading.taste;
};
const titlesOf = (films: readonly { title: string }[]) => films.map(({ title }) => title).toSorted();

// Titles come again in other years, and what is written with a tab is read with a blank.
const nameOf = ({ title, year }: { title: string; year: number }) => `${title.replace('\t', ' ')} ${year}`;
const named = (films: readonly LivedFilm[]) => new Set(films.map(nameOf));

describe('the taste in the file of somebody else', () => {
  it('J-16 is what they rated highly or liked, and what they have seen', async () => {
    const life = aFilmLife(40);
    const { name, bytes } = letterboxdZip(life);
    const taste = await done(name, bytes);
    const seen = life.filter(({ isWanted }) => !isWanted);
    const loved = life.filter(({ score = 0, isLiked }) => isLiked || score >= 8);
    expect(taste.favourites.length).toBeGreaterThan(3);
    expect(taste.watched.length).toBeGreaterThan(taste.favourites.length);
    for (const film of taste.watched) expect(named(seen)).toContain(nameOf(film));
    for (const film of taste.favourites) expect(named(loved)).toContain(nameOf(film));
  });

  it('J-16 knows a film of the catalogue as the catalogue does', async () => {
    const uzak = {
      title: 'Uzak',
      originalTitle: 'Uzak',
      year: 2002,
      director: 'Christopher Nolan',
      score: 9,
    };
    const rated = aFilmLife(1).map((film) => ({ ...film, ...uzak }));
    const taste = await done('ratings.csv', bytesOf(imdbRatings(rated, 3)));
    expect(taste.favourites).toEqual([
      { id: 'uzak-2002', title: 'Uzak', year: 2002, genre: 'Bilim Kurgu, Drama' },
    ]);
  });

  it('J-16 is read from a file of this app, with its notes and genres', async () => {
    const { records } = openTestRecords();
    await records.user.set(aUser());
    await records.favourites.add(aFilm({ title: 'Uzak', year: 2002 }));
    await records.notes.add({ kind: 'avoidGenre', text: 'Korku' });
    const { name, text } = exportFile(records, NOW);
    const taste = await done(name, bytesOf(text));
    expect(titlesOf(taste.favourites)).toEqual(['Uzak']);
    expect(taste.notes).toEqual([{ kind: 'avoidGenre', text: 'Korku' }]);
  });

  it.each([
    ['no list', 'merhaba'],
    ['half a JSON', '{"favourites": ['],
    ['somebody else’s JSON', '{"a": 1}'],
    ['nothing', ''],
  ])('J-16 is refused in a sentence where there is %s', async (_, text) => {
    const reading = await read('dosya.txt', bytesOf(text));
    expect(reading).toMatchObject({ ok: false, message: /^Bu dosya.+\.$/u });
  });
});
