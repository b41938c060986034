import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const famous = { fame: 5 } as const;
const catalogue = [
  aCatalogueFilm({
    title: 'Baba',
    originalTitle: 'The Godfather',
    year: 1972,
    genres: ['Suç'],
    director: 'Francis Ford Coppola',
    actors: ['Marlon Brando', 'Al Pacino'],
    judgement: aJudgement({}, { ...famous, awards: ['oscar-film'] }),
  }),
  aCatalogueFilm({
    title: 'Kıyamet',
    originalTitle: 'Apocalypse Now',
    year: 1979,
    duration: 147,
    genres: ['Drama'],
    director: 'Francis Ford Coppola',
    actors: ['Martin Sheen'],
    judgement: aJudgement(),
  }),
  aCatalogueFilm({
    title: 'Issız Adam',
    originalTitle: 'Issız Adam',
    year: 2008,
    genres: ['Drama'],
    director: 'Çağan Irmak',
    actors: ['Cemal Hünal', 'Melis Birkan'],
    judgement: aJudgement({}, { fame: 4, ending: 'bittersweet' }),
  }),
  aCatalogueFilm({ title: 'Kaplan', genres: ['Komedi'], director: 'Ali Ak', judgement: aJudgement() }),
  aCatalogueFilm({ title: 'Serçe', genres: ['Komedi'], director: 'Can Er', judgement: aJudgement() }),
];
const options = { catalogue, held: { favourites: [] } };
const lastCall = async (...texts: string[]) => (await converse(texts, options)).at(-1)?.calls[0];

describe('the film that was answered about in words', () => {
  it.each([
    [['baba kaç oscar aldı', 'yönetmeni kim'], 'Francis Ford Coppola'],
    [['baba gerçek hikaye mi', 'kim oynuyo'], 'Marlon Brando'],
    [['ıssız adam sonunda ayrılıyolar mı', 'peki kim oynuyo'], 'Cemal Hünal'],
    [['apocalipse now dublajlı mı', 'yönetmeni kimdi'], 'Francis Ford Coppola'],
    [['komedi öner', 'ikincisi dublajlı mı', 'yönetmeni kim'], 'Can Er'],
  ])('is the one that is asked about next: %s', async (texts, wanted) => {
    expect(await lastWords(texts, options)).toContain(wanted);
  });

  it('gives way to one that is named', async () => {
    expect(await lastWords(['baba kaç oscar aldı', 'ıssız adamda kim oynuyo'], options)).toContain('Cemal');
  });
});

describe('whoever was talked of', () => {
  it.each([
    [['francis ford coppola kaç film çekti', 'onun en kısa filmi hangisi']],
    [['baba kaç oscar aldı', 'yönetmeni kim', 'onun en kısa filmi hangisi']],
  ])('is meant by a pronoun that asks for films: %s', async (texts) => {
    expect(await lastWords(texts, options)).toContain("Francis Ford Coppola'nın");
  });

  it('is meant by what else somebody made, without the film in talk', async () => {
    const call = await lastCall('baba kaç oscar aldı', 'yönetmeni kim', 'başka ne çekmiş');
    expect(call).toEqual(['showFilm', { title: 'Kıyamet' }]);
  });

  it('is not meant where the film is', async () => {
    expect(await lastCall('baba kaç oscar aldı', 'yönetmeni kim', 'onun gibi bir film öner')).toMatchObject([
      'recommendFilms',
      { similarTo: 'Baba' },
    ]);
  });
});
