import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bannedTitles,
  batchSchema,
  DEFAULT_EXPLANATION,
  isSurprise,
  migrateBatch,
  recentFilms,
} from '#domain/batch.ts';
import { aBatch, aFilm, daysAgo } from '#tests/support/builders.ts';

it('cuts texts that nobody could read, and leaves fields that it does not know', () => {
  const endless = 'u'.repeat(10_000);
  const odd = { explanation: endless, reason: endless, mood: endless, wishes: [endless], note: endless };
  const batch = migrateBatch({ ...aBatch(), ...odd });
  expect(batch?.explanation).toHaveLength(4000);
  expect(batch?.reason).toHaveLength(4000);
  expect(batch?.mood).toHaveLength(300);
  expect(batch?.wishes?.[0]).toHaveLength(300);
  expect(batch?.['note']).toBe(endless);
});

const film = (title: string) => aFilm({ title });

describe('migrateBatch: history of older versions ', () => {
  it('leaves a batch of today as it is', () => {
    const batch = aBatch({ mood: 'sad', reason: 'Drama · Hüzünlü', filteredCount: 12 });
    expect(migrateBatch(batch)).toEqual(batch);
  });

  it('K-09 reads `movies` for `recommendations`', () => {
    const { recommendations, ...rest } = aBatch();
    expect(migrateBatch({ ...rest, movies: recommendations })).toEqual(aBatch());
  });

  it.each(['timestamp', 'createdAt'])('K-10 reads `%s` for `generatedAt`', (field) => {
    const { generatedAt, ...rest } = aBatch();
    expect(migrateBatch({ ...rest, [field]: generatedAt })).toEqual(aBatch());
    expect(migrateBatch({ ...rest, [field]: Date.parse(generatedAt) })).toEqual(aBatch());
  });

  it('prefers the time of today over the older ones, if it is one', () => {
    expect(migrateBatch({ ...aBatch(), createdAt: daysAgo(9) })?.generatedAt).toBe(daysAgo(1));
    expect(migrateBatch({ ...aBatch(), generatedAt: 'dün', createdAt: daysAgo(9) })?.generatedAt).toBe(
      daysAgo(9),
    );
  });

  it.each([undefined, '', 7])('K-11 gives the explanation %o its default', (explanation) => {
    expect(migrateBatch({ ...aBatch(), explanation })?.explanation).toBe(
      'Seçtiğin tür(ler) ve ruh haline göre derlenmiştir.',
    );
  });

  it('leaves out what is no film and keeps the rest', () => {
    const batch = migrateBatch({ ...aBatch(), recommendations: [null, film('Av'), { title: 'kimliksiz' }] });
    expect(batch?.recommendations).toEqual([film('Av')]);
  });

  it('keeps what it does not know and drops what is out of shape', () => {
    const batch = migrateBatch({ ...aBatch(), source: 'ai', mood: 4, reason: '', filteredCount: 'çok' });
    expect(batch).toEqual({ ...aBatch(), source: 'ai' });
  });

  it.each([
    null,
    'batch',
    [],
    {},
    { generatedAt: daysAgo(1) },
    { recommendations: [] },
    { recommendations: [], generatedAt: 'dün' },
    { movies: 'Av', timestamp: 1 },
  ])('takes %o for no batch', (value) => {
    expect(migrateBatch(value)).toBeUndefined();
  });

  it('gives a sound batch or none, whatever the file holds', () => {
    const keys = fc.constantFrom(
      'recommendations',
      'movies',
      'generatedAt',
      'timestamp',
      'mood',
      'explanation',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (value) => {
        const batch = migrateBatch({ movies: [], createdAt: daysAgo(2), ...value });
        if (batch === undefined) return;
        expect(batchSchema.safeParse(batch).success).toBe(true);
        expect(migrateBatch(batch)).toEqual(batch);
      }),
    );
  });
});

describe('recentFilms', () => {
  const history = [
    aBatch({
      recommendations: ['a', 'b', 'c'].map(film),
      generatedAt: daysAgo(1),
      mood: 'sad',
      reason: 'Drama',
    }),
    aBatch({ recommendations: ['d', 'e', 'f'].map(film), generatedAt: daysAgo(2) }),
  ];

  it('K-22 flattens the history, newest first, five by default', () => {
    expect(recentFilms(history).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(recentFilms(history, 3)).toHaveLength(3);
    expect(recentFilms([])).toEqual([]);
  });

  it('K-13 tells each film when, in what mood and why it was recommended', () => {
    expect(recentFilms(history)[0]).toEqual({
      ...film('a'),
      recommendedAt: daysAgo(1),
      mood: 'sad',
      reason: 'Drama',
    });
  });
});

describe('M-12 bannedTitles: 30 are read, 20 are banned', () => {
  const batchesOf = (titles: readonly string[]) =>
    Array.from({ length: Math.ceil(titles.length / 3) }, (_, i) =>
      aBatch({ recommendations: titles.slice(3 * i, 3 * i + 3).map(film) }),
    );
  const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Film ${i + 1}`);

  it('bans the latest 20', () => {
    expect(bannedTitles(batchesOf(numbered(40)))).toEqual(numbered(20));
  });

  it('counts a title once, and looks no further than 30', () => {
    const titles = [...Array.from({ length: 15 }, () => 'Kış Uykusu'), ...numbered(20)];
    expect(bannedTitles(batchesOf(titles))).toEqual(['Kış Uykusu', ...numbered(15)]);
  });

  it('knows a title in other letters, and skips blank ones', () => {
    expect(bannedTitles(batchesOf(['Kış Uykusu', 'KIŞ UYKUSU', '…', 'Av']))).toEqual(['Kış Uykusu', 'Av']);
  });
});

describe('batches of versions that told some things in their texts only', () => {
  const olderBatch = (own: object) => {
    const { kind: _kind, ...older } = aBatch();
    return migrateBatch({ ...older, ...own });
  };
  const NOTICE =
    'Yapay zekâ servisi kullanılamadı: Kota doldu. Yarın dene. Onun yerine yerleşik önerici seçti. Üç drama.';

  it('S-09 are surprises where their explanation begins so', () => {
    const surprise = olderBatch({ explanation: 'Sürpriz film önerisi: Av.' });
    expect(surprise).toMatchObject({ kind: 'surprise', explanation: 'Sürpriz film önerisi: Av.' });
    expect(isSurprise(surprise ?? {})).toBe(true);
    expect(isSurprise(olderBatch({ explanation: DEFAULT_EXPLANATION }) ?? {})).toBe(false);
  });

  it.each(['', 'Sürpriz film önerisi: '])('know why the AI did not answer, after %o', (prefix) => {
    const explanation = prefix + NOTICE;
    expect(olderBatch({ explanation })).toMatchObject({
      explanation,
      fallback: { reason: 'Kota doldu. Yarın dene.' },
    });
    expect(olderBatch({ explanation: 'Üç drama.' })?.fallback).toBeUndefined();
  });

  it('have each wish by itself, the mood apart', () => {
    const older = olderBatch({ mood: 'sad', reason: 'Drama · Hüzünlü · ≤ 120 dk' });
    expect(older).toMatchObject({ reason: 'Drama · Hüzünlü · ≤ 120 dk', wishes: ['Drama', '≤ 120 dk'] });
    expect(olderBatch({})?.wishes).toBeUndefined();
  });

  it('believe the fields before the texts', () => {
    const batch = aBatch({ explanation: 'Sürpriz film önerisi: Av.', reason: 'Drama · Komedi' });
    expect(migrateBatch(batch)).toEqual(batch);
  });
});
