import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { lastWords } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Adamım Benim!',
    originalTitle: 'I Love You, Man',
    duration: 105,
    genres: ['Komedi'],
    actors: ['Paul Rudd', 'Jason Segel'],
    ageRating: 15,
    judgement: aJudgement({ laugh: 3 }, { fame: 4 }),
  }),
  aCatalogueFilm({
    title: 'Dünyadan Haberler',
    originalTitle: 'News of the World',
    duration: 118,
    genres: ['Komedi'],
    director: 'Paul Greengrass',
    actors: ['Tom Hanks'],
    ageRating: 7,
    plot: 'Bir yüzbaşı kasaba kasaba haber okur.',
    judgement: aJudgement({ cry: 1, warm: 2 }, { fame: 4, rightFor: ['çocuk'] }),
  }),
  aCatalogueFilm({ title: 'Kaplan', genres: ['Komedi'], actors: ['Ayşe Kaya'], judgement: aJudgement() }),
];
const answer = (said: string) => lastWords(['komedi öner', said], { catalogue, held: { favourites: [] } });

describe('two questions in one message', () => {
  it.each([
    ['dünyadan haberlerde tom hanks mi var, ağlatır mı annemi', ['Evet', 'Tom Hanks', 'ağlatmaz']],
    ['ikincide paul rudd var dimi. ne kadar sürüyo', ['Hayır', '1 saat 58 dakika']],
    ['ikincisini açalım mı çocuklar beğenir mi, kaç dakika sürer', ['çocukla', '1 saat 58 dakika']],
    ['2. kaç dk çocuklar beğenir mi', ['1 saat 58 dakika', 'çocukla']],
    ['ikincinin konusu ne kim yönetmiş', ['kasaba kasaba', 'Paul Greengrass']],
  ])('are both answered: %s', async (said, wanted) => {
    const told = await answer(said);
    for (const words of wanted) expect(told).toContain(words);
  });

  it('are one where the second guesses the answer', async () => {
    expect(await answer('adamım benim kim oynuyodu ya paul rudd mı')).toBe(
      "Evet, Adamım Benim!'de Paul Rudd oynuyor.",
    );
  });
});
