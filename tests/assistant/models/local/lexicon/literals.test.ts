import { describe, expect, it } from 'vitest';

import { literalsOf } from '#assistant/models/local/lexicon/literals.ts';

describe('the letters of which one piece stands in whatever a phrase matches', () => {
  it.each([
    ['guzel film\\w*', [['guzel film']]],
    ['film\\w* onerir m[iu]', [['film'], [' onerir m']]],
    ['(?:cok |pek )?kisa', [['kisa']]],
    ['(?:izle|seyret)\\w*', [['izle', 'seyret']]],
    ['(?:izle|\\w+)di', [['di']]],
    ['(?:bu|(?:iki|uc) film|ne (?:izle|bak)) guzel', [[' guzel'], ['bu', ' film', 'ne ']]],
    ['(?:izle|bak){0,2}', []],
    ['(?:izle|bak){1,2}', [['izle', 'bak']]],
    ['(?<!cok )guzel(?! gun)', [['guzel']]],
    ['tatl?i', [['tat']]],
    ['sicak{1,2}lik', [['sica'], ['lik']]],
    ['(?:bir(?: de)?) aksam$', [['bir'], [' aksam']]],
    ['o', []],
    ['i want a|we (?:want|need)', [['i want a', 'we ']]],
    ['i want a|o', []],
    ['mark (.+?) as seen', [['mark '], [' as seen']]],
    ['a.b cd', [['b cd']]],
  ])('of “%s”', (source, sets) => {
    expect(literalsOf(source)).toEqual(sets);
  });
});
