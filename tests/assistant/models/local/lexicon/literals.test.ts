import { describe, expect, it } from 'vitest';

import { literalsOf } from '#assistant/models/local/lexicon/literals.ts';

describe('the letters that stand in whatever a phrase matches', () => {
  it.each([
    ['guzel film\\w*', ['guzel film']],
    ['film\\w* onerir m[iu]', ['film', ' onerir m']],
    ['(?:cok |pek )?kisa', ['kisa']],
    ['(?:izle|seyret)\\w*', []],
    ['(?<!cok )guzel(?! gun)', ['guzel']],
    ['tatl?i', ['tat']],
    ['sicak{1,2}lik', ['sica', 'lik']],
    ['(?:bir(?: de)?) aksam$', [' aksam']],
    ['ne', []],
  ])('of “%s”', (source, letters) => {
    expect(literalsOf(source)).toEqual(letters);
  });
});
