import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const read = (text: string) => {
  const { found, acts } = readMessage(text, index, 2026);
  const { people, refusedPeople, studios, excludeTitles } = found;
  return { people, refusedPeople, studios, excludeTitles, acts: acts.length };
};

describe('a series that is left out', () => {
  it.each([
    ['cem yılmaz olsun ama gora serisi hariç', { people: ['Cem Yılmaz'], excludeTitles: ['G.O.R.A.'] }],
    [
      'marvel filmleri ama avengers serisi hariç',
      { people: [], studios: ['Marvel'], excludeTitles: ['Yenilmezler'] },
    ],
    ['harry potter serisi hariç fantastik öner', { people: [], excludeTitles: ['Harry Potter'] }],
  ])('leaves what is wished before it, and marks nothing: %s', (text, wanted) => {
    expect(read(text)).toEqual({ refusedPeople: [], studios: undefined, acts: 0, ...wanted });
  });

  it('was said to be seen where it was', () => {
    expect(read('harry potter serisini izledim').acts).toBe(1);
    expect(read('nolan filmleri hariç bilim kurgu').refusedPeople).toEqual(['Christopher Nolan']);
  });
});
