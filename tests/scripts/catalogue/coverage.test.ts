import { describe, expect, it } from 'vitest';

import { finderOf } from '#scripts/catalogue/lists/find-listed.ts';
import { type Listed, readLiked, readListed, readTurkish } from '#scripts/catalogue/lists/read-lists.ts';
import { sharesOf } from '#scripts/catalogue/lists/shares.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const jsonl = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const listed = (title: string, year: number, own: Partial<Listed> = {}): Listed => ({
  titles: [title],
  year,
  count: 1,
  fromTurkey: false,
  ...own,
});
const find = finderOf([
  aCatalogueFilm({
    title: 'Baba',
    originalTitle: 'The Godfather',
    year: 1972,
    aliases: ['Mario Puzo’s Godfather'],
  }),
  aCatalogueFilm({ title: 'Hızlı & Öfkeli', originalTitle: 'Fast & Furious', year: 2009 }),
]);

describe('a film of a list', () => {
  it.each<[string, Listed]>([
    ['by its original title', listed('The Godfather', 1972)],
    ['without its article', listed('Godfather', 1972)],
    ['by its title here', listed('BABA', 1972)],
    ['by another spelling', listed("Mario Puzo's Godfather", 1972)],
    ['a year apart', listed('The Godfather', 1971)],
    ['by its second name', listed('Il padrino', 1972, { titles: ['Il padrino', 'The Godfather'] })],
    ['with the word for a sign', listed('Fast and Furious', 2009)],
  ])('is found %s', (_how, film) => {
    expect(find(film)).toBeDefined();
  });

  it.each([listed('The Godfather', 1975), listed('Godfather of Harlem', 1972), listed('…', 1972)])(
    'is not found where it is another',
    (film) => {
      expect(find(film)).toBeUndefined();
    },
  );
});

describe('the lists', () => {
  it('have the most voted first, and know what is from Turkey', () => {
    const rows = jsonl(
      { title: 'Av', year: 1990, votes: 5, country: ['Turkey', 'France'] },
      { title: 'Yol', year: 1982, votes: 9, country: ['France', 'Turkey'] },
      { title: 'Yılsız', votes: 3 },
    );
    expect(readListed(rows).map(({ titles, fromTurkey }) => [titles[0], fromTurkey])).toEqual([
      ['Yol', false],
      ['Av', true],
    ]);
  });

  it('know every name of a film made in Turkey', () => {
    const [one] = readTurkish(
      jsonl({ title: 'Masumiyet - Innocence', alt: 'Masumiyet(Innocence)', year: 1997 }),
    );
    expect(one?.titles).toEqual(expect.arrayContaining(['Masumiyet', 'Innocence']));
  });

  it('count by how many people a film is liked', () => {
    const liked = readLiked(
      jsonl(
        { liked: [['Av', 1990]] },
        {
          liked: [
            ['Yol', 1982],
            ['Av', 1990],
          ],
        },
      ),
    );
    expect(liked.map(({ titles, count }) => [titles[0], count])).toEqual([
      ['Av', 2],
      ['Yol', 1],
    ]);
  });
});

describe('the shares', () => {
  const facts = [listed('The Godfather', 1972), listed('Dune: Part Nine', 2040), listed('Alien', 1979)];
  const shares = sharesOf(find, {
    facts,
    turkish: [],
    liked: [listed('The Godfather', 1972, { count: 3 }), listed('Alien', 1979)],
  });
  const named = (name: string) => shares.find((one) => one.name.includes(name));

  it('leave out what no year of a film can be, and name what is missing', () => {
    expect(named('1,000')).toMatchObject({ had: 1, all: 2, share: 0.5, goal: 0.98 });
    expect(named('1,000')?.missing.map(({ titles }) => titles[0])).toEqual(['Alien']);
  });

  it('count a liked film as often as it is liked', () => {
    expect(named('likes')).toMatchObject({ had: 3, all: 4, share: 0.75 });
  });

  it('of an empty list are nothing rather than no number', () => {
    expect(named('made in Turkey')).toMatchObject({ all: 0, share: 0 });
  });
});
