import { describe, expect, it } from 'vitest';

import { policeThemes } from '#domain/police-stories.ts';

describe('a police story', () => {
  it.each([
    ['a case that somebody looks into', ['Suç'], ['seri katil'], ['seri katil', 'dedektif']],
    ['somebody who looks into a case', ['Gerilim'], ['polis'], ['polis', 'cinayet']],
  ])('U-01 is %s', (_what, genres, core, themes) => {
    expect(policeThemes(genres, core, themes)).toEqual(['polisiye']);
  });

  it.each([
    ['gangsters', ['Suç'], ['mafya'], ['mafya', 'polis']],
    ['a killer alone', ['Suç'], ['kiralık katil'], ['kiralık katil', 'cinayet']],
    ['a comedy of policemen', ['Komedi'], ['polis'], ['polis', 'cinayet']],
  ])('U-01 is none of %s', (_what, genres, core, themes) => {
    expect(policeThemes(genres, core, themes)).toEqual([]);
  });
});
