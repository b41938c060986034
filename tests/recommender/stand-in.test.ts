import { describe, expect, it } from 'vitest';

import { createLikeness } from '#recommender/built-in/likeness.ts';
import { standInOf } from '#recommender/built-in/stand-in.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (title: string, themes: string[]) =>
  aCatalogueFilm({ title, originalTitle: title, themes, judgement: aJudgement({}, { core: themes }) });
const chess = film('Şah', ['satranç', 'deha']);
const genius = film('Deha', ['deha', 'okul']);
const war = film('Savaş', ['savaş', 'asker']);
const films = [chess, genius, war];
const wishes = { genres: [], themes: ['satranç'] };
const standIn = (broken: readonly (typeof chess)[], all = films) =>
  standInOf(
    all.map((one) => ({ film: one, broken: broken.includes(one) ? (['themes'] as const) : [] })),
    films,
    wishes,
    createLikeness(films),
  );

describe('what comes instead', () => {
  it('is like the films that meet all wishes', () => {
    const like = standIn([genius, war]);
    expect(like?.(genius)).toBeGreaterThan(like?.(war) ?? 1);
  });

  it('is like those that the wish is about, where none of them may come', () => {
    const like = standIn([genius, war], [genius, war]);
    expect(like?.(genius)).toBeGreaterThan(like?.(war) ?? 1);
  });

  it('is nothing where all films meet them', () => {
    expect(standIn([])).toBeUndefined();
  });
});
