import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRound, writeRound } from '#domain/round-code.ts';
import { answered, ANSWERS, newRound, resultOf, type Round, takenBack, turnOf } from '#domain/round.ts';

const filmCodes = fc.uniqueArray(fc.integer({ min: 0, max: 0xff_ff_ff_ff }), { minLength: 1, maxLength: 20 });
const answer = fc.constantFrom(...ANSWERS);
/** Rounds as they come to be: by one answer after another. */
const rounds: fc.Arbitrary<Round> = fc
  .tuple(filmCodes, fc.array(answer, { maxLength: 45 }))
  .map(([films, answers]) => answers.reduce(answered, newRound(films)));

const TEN: Round = { films: Array.from({ length: 10 }, (_, at) => at * 7), first: [], second: [] };
const says = (letters: string) => [...letters].map((letter) => ANSWERS['yns'.indexOf(letter)] ?? 'no');

describe('the code of a round', () => {
  it('J-14 carries every round there and back, in letters that an address leaves alone', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const code = writeRound(round);
        expect(encodeURIComponent(code)).toBe(code);
        expect(readRound(code)).toEqual({ ok: true, round });
      }),
    );
  });

  it('J-14 is short enough to be sent', () => {
    expect(writeRound({ ...TEN, first: says('ynsynsynsy') })).toHaveLength(65);
  });

  it('J-14 says of anything else that it is no round', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `1${text}`),
      fc.base64String().map((text) => `1${text}`),
      fc.constantFrom('', '1', '1AA', '1'.repeat(10_000), '../..', '<script>', '__proto__', '%E0%A4%A', '1%'),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const reading = readRound(text);
        if (!reading.ok) expect(reading.message).toMatch(/^Bu tur.+\.$/u);
        // A text that happens to be a code is one.
        else expect(readRound(writeRound(reading.round))).toEqual(reading);
      }),
    );
  });

  it('J-14 notices a letter that was lost or changed on the way', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, at) => {
        const code = writeRound(round);
        const place = 1 + (at % (code.length - 1));
        const lost = code.slice(0, place) + code.slice(place + 1);
        expect(readRound(lost).ok).toBe(false);
      }),
    );
    const code = writeRound(TEN);
    for (const place of [1, 5, 20, 40]) {
      const other = code[place] === 'A' ? 'B' : 'A';
      expect(readRound(code.slice(0, place) + other + code.slice(place + 1)).ok).toBe(false);
    }
  });

  it('J-14 tells a code of another version from a broken one', () => {
    expect(readRound(`2${writeRound(TEN).slice(1)}`)).toMatchObject({ ok: false, message: /sürüm/u });
    expect(readRound(`x${writeRound(TEN).slice(1)}`)).toMatchObject({ ok: false, message: /bozuk/u });
  });

  it('J-14 refuses films that come twice and answers before their turn', () => {
    expect(readRound(writeRound({ ...TEN, films: TEN.films.with(1, TEN.films[0] ?? 0) })).ok).toBe(false);
    expect(readRound(writeRound({ ...TEN, first: says('y'), second: says('y') })).ok).toBe(false);
  });
});

describe('a round', () => {
  it('J-12 has one answer after the other', () => {
    const first = says('ynsynsynsy').reduce(answered, TEN);
    expect(turnOf(TEN)).toBe('first');
    expect(turnOf(first)).toBe('second');
    const over = says('yyyyyyyyyy').reduce(answered, first);
    expect(turnOf(over)).toBe('over');
    expect(answered(over, 'no')).toBe(over);
  });

  it('J-12 takes back only what was said in this turn', () => {
    const first = says('ynsynsynsy').reduce(answered, TEN);
    expect(takenBack(answered(TEN, 'yes'))).toEqual(TEN);
    expect(takenBack(first)).toEqual(first);
  });

  it('J-13 ends with what both want, the best first, and never with what either has seen', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { both, one } = resultOf(round);
        for (const place of both) expect([round.first[place], round.second[place]]).toEqual(['yes', 'yes']);
        for (const { place, by } of one) {
          const other = by === 'first' ? 'second' : 'first';
          expect([round[by][place], round[other][place]]).toEqual(['yes', 'no']);
        }
        expect(both).toEqual(both.toSorted((a, b) => a - b));
        const yes = round.films.filter((_, at) => round.first[at] === 'yes' && round.second[at] === 'yes');
        expect(both).toHaveLength(yes.length);
      }),
    );
    expect(resultOf({ ...TEN, first: says('yysnyyynns'), second: says('ynyyysynsn') })).toEqual({
      both: [0, 4, 6],
      one: [
        { place: 1, by: 'first' },
        { place: 3, by: 'second' },
      ],
    });
  });
});
