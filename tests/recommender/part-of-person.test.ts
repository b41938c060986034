import { describe, expect, it } from 'vitest';

import { partOfPerson } from '#recommender/built-in/part-of-person.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const film = (own: Parameters<typeof aCatalogueFilm>[0]) =>
  aCatalogueFilm({ director: 'Biri', actors: ['A B', 'C D', 'E F', 'G H', 'Ayla Su', 'I J'], ...own });
const part = partOfPerson('Ayla Su');

describe("a person's part in a film", () => {
  it('U-04 is greater the earlier the name stands, and whole where they direct', () => {
    const lead = part(film({ actors: ['Ayla Su', 'A B'] }));
    const fourth = part(film({ actors: ['A B', 'C D', 'E F', 'Ayla Su'] }));
    expect([part(film({ director: 'A B, Ayla Su' })), lead]).toEqual([1, 1]);
    expect(fourth).toBeLessThan(lead);
    expect(part(film({}))).toBeLessThan(fourth);
    expect(part(film({}))).toBeGreaterThan(0);
  });

  it('U-04 is small where they directed a piece of a film of many parts', () => {
    expect(part(film({ director: 'A B, C D, E F, Ayla Su' }))).toBeLessThan(0.5);
  });

  it('U-04 is smaller where one only hears them, and nothing where they are not in it', () => {
    const actors = ['Ayla Su', 'A B'];
    expect(part(film({ actors, genres: ['Animasyon'] }))).toBeLessThan(part(film({ actors })));
    expect(part(film({ actors: ['A B'] }))).toBe(0);
  });
});
