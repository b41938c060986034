import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1);

describe('whose films are wished', () => {
  it.each([
    [
      'leonu oynayan fransız vardı ondan bişey ver',
      { people: ['Jean Reno'], excludeTitles: ['Sevginin Gücü'] },
    ],
    [
      'forrest gumpı oynayan vardı ya onun diğer filmleri',
      { people: ['Tom Hanks'], excludeTitles: ['Forrest Gump'] },
    ],
  ])('is said by a film: %s', async (text, wishes) => {
    expect((await last(text))?.calls).toEqual([['recommendFilms', { genres: [], ...wishes }]]);
  });

  it('is said behind `the same man`', async () => {
    expect((await last('3 idiots kim çekti', 'aynı adamın başka filmi, aamir khan'))?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ people: ['Aamir Khan'] })],
    ]);
  });
});
