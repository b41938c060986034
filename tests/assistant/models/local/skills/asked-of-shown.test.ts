import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

/** Three dramas: a funny one, a sad one whose title is an everyday word, and one with a long title. */
const catalogue = [
  aCatalogueFilm({
    title: 'Neşeli Ev',
    originalTitle: 'Neşeli Ev',
    duration: 97,
    rating: 8.1,
    genres: ['Drama'],
    actors: ['Kemal Sunal'],
    ageRating: 7,
    plot: 'Bir evde iki aile yaşar.',
    judgement: aJudgement({ laugh: 3, warm: 3 }, { fame: 5 }),
  }),
  aCatalogueFilm({
    title: 'Uzak',
    originalTitle: 'Uzak',
    duration: 110,
    rating: 7.5,
    genres: ['Drama'],
    actors: ['Muzaffer Özdemir'],
    ageRating: 13,
    plot: 'Köyden gelen akraba fotoğrafçının evine yerleşir.',
    judgement: aJudgement({ think: 3, heavy: 2 }, { pace: 1 }),
  }),
  aCatalogueFilm({
    title: "Hemme'nin Öldüğü Günlerden Biri",
    originalTitle: "Hemme'nin Öldüğü Günlerden Biri",
    duration: 83,
    rating: 7.1,
    genres: ['Drama'],
    actors: ['Murat Fıratoğlu'],
    ageRating: 13,
    plot: 'Eyüp domates kurutur.',
    judgement: aJudgement({ beauty: 3, tense: 1, fear: 1 }),
  }),
];
const options = { catalogue, held: { favourites: [] } };
const answer = (...texts: string[]) => lastWords(['dram öner', ...texts], options);
const calls = async (...texts: string[]) =>
  (await converse(['dram öner', ...texts], options)).at(-1)?.calls ?? [];

describe('which film of those shown is asked about', () => {
  it.each([
    ['2. kim oynuyo', 'Muzaffer Özdemir'],
    ['2 kim oynuyo', 'Muzaffer Özdemir'],
    ['peki 3. kaç dakka', '1 saat 23 dakika'],
    ['3 nasıl bi film', 'Eyüp domates kurutur.'],
    ['2. konusu', 'Köyden gelen akraba'],
  ])('is said by a figure: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it.each([
    ['hemme neymiş', 'Eyüp domates kurutur.'],
    ['hemmede kim oynuyor', 'Murat Fıratoğlu'],
    ['uzak konusu ne', 'Köyden gelen akraba'],
  ])('is said by a part of its title: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it.each(['2. dünya savaşı filmi olsun', 'uzak olmasın konusu', 'hemme ne ya'])(
    'is not said by %s',
    async (said) => {
      expect((await calls(said)).map(([tool]) => tool)).not.toContain('showFilm');
    },
  );

  it('is the first one where a time is spoken of before', async () => {
    expect(await answer('uzak nasıl', 'peki o zaman ilkini açalım')).toContain('Neşeli Ev');
  });

  it.each(['ikincisi çok mu korkunç', 'en hafifi hangisi', 'ilki kaç dakika'])(
    'is asked of films for two as of others: %s',
    async (said) => {
      const turns = await converse(['ben komedi o dram', said], options);
      expect(turns[0]?.calls[0]?.[0]).toBe('filmsForTwo');
      expect(turns.at(-1)?.calls.map(([tool]) => tool)).not.toContain('filmsForTwo');
    },
  );
});

describe('which one of those shown it is', () => {
  it.each([
    [
      'bunların içinde en iyisi hangisi sence',
      "Ben olsam Neşeli Ev'den başlardım: aralarında en çok güldüren o",
    ],
    ['hangisi daha neşeli', 'En komiği Neşeli Ev'],
    ['hangisi dram', "Üçü de öyle; ben olsam Neşeli Ev'den başlardım"],
    ['hangisi daha romantik', "ben olsam Neşeli Ev'den başlardım"],
  ])('is always one, and told why: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it.each([
    ['ilki komik mi ciddi mi', 'Neşeli Ev komik bir film, ciddi yanı az.'],
    ['ikincisi ağır mı komik mi', 'Uzak ağır bir film, komik yanı az.'],
    ['ilki romantik mi korkunç mu', 'Neşeli Ev ne pek romantik ne pek korkutucu; ikisinin arası.'],
  ])('one of two is said of an either and or: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it.each([
    ['ilki kaçta biter saat 9 şimdi', "21:00'de başlarsan Neşeli Ev 22:37'de biter."],
    ['ilki kaçta biter dokuz buçukta açsam', "21:30'da başlarsan Neşeli Ev 23:07'de biter."],
    ['ikincisi 22:15te başlasa kaçta biter', "22:15'te başlarsan Uzak 00:05'te biter."],
    ['ilki kaçta biter', "Neşeli Ev 1 saat 37 dakika sürüyor; şimdi başlarsan 16:37'de biter."],
  ])('the clock is said where its end is asked for: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it('an answer that is asked for first comes first', async () => {
    expect(await answer('ikincisi nasıl')).toBe(
      'Uzak: Köyden gelen akraba fotoğrafçının evine yerleşir. Bence izlenir: düşündürüyor.',
    );
    expect(await answer('ikincisi izlenir mi')).toMatch(/^Bence izlenir/u);
  });
});
