import { describe, expect, it } from 'vitest';

import { ofPerson } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { aTaste, recommenderOf } from './arbitraries.ts';

const catalogue = await loadCatalogue();
const byTitle = (title: string, year: number) =>
  catalogue.find((film) => film.title === title && film.year === year) ?? aCatalogueFilm({ title: '' });
const seeds = [1, 2, 3, 4, 5];
const recommend = (wishes: Partial<Wishes>, seed = 1) =>
  recommenderOf(catalogue, seed).recommend({ genres: [], ...wishes }, aTaste({}));

describe('a wish for who wrote', () => {
  it.each([
    'Stephen King',
    'Agatha Christie',
    'Jane Austen',
    'J. R. R. Tolkien',
    'Philip K. Dick',
    'Orhan Kemal',
    'Charlie Kaufman',
    'William Shakespeare',
  ])('U-11 is met by three films of %s', async (person) => {
    for (const seed of seeds) {
      const { films, explanation } = await recommend({ people: [person] }, seed);
      const isTheirs = ofPerson(person);
      expect(films.filter(({ title, year }) => !isTheirs(byTitle(title, year)))).toEqual([]);
      expect(explanation).not.toMatch(/bulamadım/u);
    }
  });

  it('names who wrote, and says of no film that they play or direct', async () => {
    const { films, explanation } = await recommend({ people: ['Stephen King'] });
    expect(explanation).toMatch(/^Stephen King/u);
    for (const film of films) expect(film.explanation).not.toMatch(/Stephen King (?:oynuyor|yönetti|filmi)/u);
  });

  it('says so of the only film of somebody, too', async () => {
    const { explanation } = await recommend({ people: ['Fyodor Dostoyevski'] });
    expect(explanation).toContain('Tam aradığın Yeraltı');
  });

  it('brings first what somebody directs or plays in, where they also write', async () => {
    for (const seed of seeds) {
      const { films, explanation } = await recommend({ people: ['Yavuz Turgul'] }, seed);
      expect(films.map(({ director }) => director)).toEqual(Array(3).fill('Yavuz Turgul'));
      expect(explanation).toMatch(/^Yavuz Turgul/u);
    }
  });

  it('keeps a writer away who is not wanted', async () => {
    for (const seed of seeds) {
      const { films } = await recommend({ genres: ['Korku'], excludePeople: ['Stephen King'] }, seed);
      for (const { title, year } of films)
        expect(hasPerson(byTitle(title, year), 'Stephen King')).toBe(false);
    }
  });
});
