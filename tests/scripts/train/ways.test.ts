import { describe, expect, it } from 'vitest';

import { ANYTHING_ELSE, WAYS } from '#assistant/models/local/judge/ways.ts';
import { parseWays, readWays, wayExamples } from '#scripts/train/ways.ts';
import { readSentences } from '#scripts/train/sentences.ts';

describe('the ways of saying something', () => {
  it('are read with the plain sentence that they stand for, names masked without their endings', () => {
    expect(
      parseWays('film.tsv', "FILM'in olayı ne\tkonusu ne\nKISI hangi filmdeydi ya\tKISI filmleri\n"),
    ).toEqual([
      { text: 'qfilmq olayı ne', plain: 'konusu ne', place: 0 },
      { text: 'qkisiq hangi filmdeydi ya', plain: 'KISI filmleri', place: 0 },
    ]);
  });

  it.each(['olayı ne', 'olayı ne\tbilinmeyen', '\tkonusu ne', 'olayı ne\tkonusu ne\tbir'])(
    'refuse “%s” with its line',
    (line) => {
      expect(() => parseWays('film.tsv', line)).toThrow('film.tsv:1');
    },
  );

  it('are there for each plain sentence, and for none of what is off topic', async () => {
    const [ways, sentences] = await Promise.all([readWays(), readSentences()]);
    expect(new Set(ways.map(({ plain }) => plain))).toEqual(new Set(WAYS.keys()));
    const others = wayExamples([], sentences);
    expect(others.every(({ plain }) => plain === ANYTHING_ELSE)).toBe(true);
    const told = new Set(others.map(({ text }) => text));
    expect(sentences.filter(({ act }) => act === 'offtopic').every(({ text }) => told.has(text))).toBe(true);
  });
});
