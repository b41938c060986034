import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const peopleIn = (text: string) => index.findPeopleIn(text).map(({ name }) => name);

describe('people named in a sentence', () => {
  it.each([
    ['Kemal Sunalınkiler ezberimizde', ['Kemal Sunal']],
    ['Cüneyt Arkınlardan bir şey bul', ['Cüneyt Arkın']],
    ['tarik akanlilardan oner', ['Tarık Akan']],
    ['Adile Naşitinkilerden bir şey ver', ['Adile Naşit']],
    ['zeki metinli bir komedi', ['Zeki Alasya', 'Metin Akpınar']],
    ['Metin Erksan filmi', ['Metin Erksan']],
    [
      'Tarkovski, Bergman, Antonioni hepsini bitirdim',
      ['Andrei Tarkovsky', 'Ingmar Bergman', 'Michelangelo Antonioni'],
    ],
    [
      'Nolan, Fincher, Villeneuve üçünü de izledim',
      ['Christopher Nolan', 'David Fincher', 'Denis Villeneuve'],
    ],
  ])('“%s”', (said, names) => {
    expect(peopleIn(said)).toEqual(names);
  });

  it('an unheard-of given name is of somebody else', () => {
    expect(peopleIn('Lav Diaz filmi öner')).toEqual([]);
  });
});
