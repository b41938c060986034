import { describe, expect, it } from 'vitest';

import { aFilm } from '#tests/support/builders.ts';
import { recommendationFaults, surpriseFaults } from './faults.ts';

const three = ['Av', 'Baba', 'Yol'].map((title) => aFilm({ title, genre: 'Drama', year: 1990 }));
const demands = { wishes: { genres: ['Drama' as const] }, loosened: [], banned: [], known: () => undefined };

describe('the faults of a recommendation', () => {
  it('are none where three valid films came', () => {
    expect(recommendationFaults(three, demands)).toEqual([]);
  });

  it.each([
    ['two films', three.slice(1), {}, /Film sayısı 2/u],
    ['one film twice', [...three.slice(1), ...three.slice(1, 2)], {}, /Duplikasyon/u],
    ['another genre', [...three.slice(1), aFilm({ title: 'Uzay', genre: 'Korku' })], {}, /Tür|genres/u],
    [
      'a year that is none',
      [...three.slice(1), aFilm({ title: 'Uzay', genre: 'Drama', year: 0 })],
      {},
      /year 0/u,
    ],
    ['what came before', three, { banned: ['Baba'] }, /Tekrar: Baba/u],
    ['what breaks a wish', three, { wishes: { genres: [], minYear: 2000 } }, /Yol: minYear/u],
  ])('name %s', (_what, films, more, fault) => {
    expect(recommendationFaults(films, { ...demands, ...more }).join('\n')).toMatch(fault);
  });

  it('do not name a wish that gave way', () => {
    const wishes = { genres: ['Drama' as const], minYear: 2000 };
    expect(recommendationFaults(three, { ...demands, wishes, loosened: ['minYear'] })).toEqual([]);
  });
});

it('a surprise may lack its year, and nothing else', () => {
  expect(surpriseFaults(aFilm({ year: 0 }))).toEqual([]);
  expect(surpriseFaults(aFilm({ year: 0, title: '' }))).toEqual(['no title']);
});
