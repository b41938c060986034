import { describe, expect, it } from 'vitest';

import { HELD_OUT, SEEN, hold } from './hold.ts';
import { readCases } from './notation.ts';
import { failureList } from './report.ts';
import { isRight } from './score.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const FLOOR = 0.97;
const HELD_OUT_FLOOR = 0.9;
const LONG = 120_000;
const MADE = { tool: 'recommendFilms', input: { genres: ['Korku'], maxDuration: 100 } };

describe('the evaluations', () => {
  it('hold 400 sentences and 60 conversations', () => {
    const all = [...SEEN, ...HELD_OUT];
    expect(all.filter(({ turns }) => turns.length === 1).length).toBeGreaterThanOrEqual(400);
    expect(all.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(60);
    const said = all
      .filter(({ turns }) => turns.length === 1)
      .map(({ turns }) => turns[0]?.said.toLocaleLowerCase('tr'));
    expect(said.filter((text, place) => said.indexOf(text) !== place)).toEqual([]);
  });

  it.each([
    ['rec Korku d<=100', true],
    ['rec Korku d<=<number>', true],
    ['rec ?Korku ?d<=100', true],
    ['rec Korku', false],
    ['rec Korku d<=90', false],
    ['rec Drama d<=100', false],
    ['rec Korku d<=100 y>=1990', false],
    ['rec Korku d<=100 ?y>=1990', true],
    ['none || rec Korku d<=100', true],
    ['none', false],
    ['surprise', false],
  ])('judge a call by “%s”', (right, expected) => {
    const [one] = readCases(`korku | ${right}`, false);
    const turn = one?.turns[0] ?? { said: '', right: [] };
    expect(isRight(turn, [MADE], createFilmIndex(SMALL_CATALOGUE))).toBe(expected);
  });

  it.each([
    ['the seen set', SEEN, FLOOR],
    ['the set held out', HELD_OUT, HELD_OUT_FLOOR],
  ] as const)(
    'are met by the built-in model on %s',
    async (_name, cases, floor) => {
      const judged = await hold(cases, 'builtIn');
      const share = judged.filter(({ right }) => right).length / judged.length;
      // Failures of the held-out set stay unread, so that nobody tunes the grammar on them.
      expect(share, cases === SEEN ? failureList(judged) : '').toBeGreaterThanOrEqual(floor);
    },
    LONG,
  );
});
