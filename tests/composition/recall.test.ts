import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import type { FilmMemory } from '#domain/catalogue-film.ts';
import { createRecallIndex } from '#films/recall/recall-index.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const SCENES = [
  'kırmızı balon uçuyor',
  'denizde köpek kurtarıyor',
  'trende satranç oynuyor',
  'çatıda keman çalıyor',
];
const films = Array.from({ length: 600 }, (_, at) =>
  aCatalogueFilm({ id: `film-${at}`, title: `Film ${at}`, actors: [`Oyuncu ${at % 50}`] }),
);
const memories = new Map<string, FilmMemory>(
  films.map(({ id }, at) => [
    id,
    { phrases: [`${SCENES[at % SCENES.length]} ${at % 7}`], characters: [], roles: [] },
  ]),
);
const texts = new Map(films.map(({ id }, at) => [id, { plot: `${at % 9} kardeş bir balonla uçar.` }]));
const whole = createRecallIndex({ films, memories, texts });
const open = () => createCatalogue(films, { memories: async () => memories, texts: async () => texts });
const questions = ['kirmizi balon ucuyor', 'trende satranc oynuyor 3', 'kardes balon', 'oyuncu 7 keman'].map(
  (said) => said.split(' '),
);

describe('what films are remembered by', () => {
  it('U-10 is made ready in pieces, and finds what is found where it is read at once', async () => {
    let breaths = 0;
    const index = await open().prepareRecall(async () => {
      breaths += 1;
    });
    expect(breaths).toBeGreaterThan(3);
    for (const words of questions) {
      expect(index.find(words)).toEqual(whole.find(words));
      expect(words.map(index.filmsWith)).toEqual(words.map(whole.filmsWith));
    }
  });

  it('U-10 is found for who asks while the page has not come far, without waiting for it to rest', async () => {
    const catalogue = open();
    const rest = Promise.withResolvers<void>();
    const resting = catalogue.prepareRecall(() => rest.promise);
    const asked = await catalogue.recall();
    for (const words of questions) expect(asked.find(words)).toEqual(whole.find(words));
    rest.resolve();
    expect(await resting).toBe(asked);
  });
});
