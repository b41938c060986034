import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Kara Liman',
    genres: ['Gerilim'],
    duration: 118,
    countries: ['Hindistan'],
    origin: 'yabancı',
    actors: ['Ali Demir', 'Veli Kara', 'Can Ak'],
    director: 'Mehmet Sarı',
    plot: 'Bir balıkçı limanda kaybolur.',
    ageRating: 13,
    judgement: aJudgement({ tense: 3, fear: 3, cry: 3 }, { fame: 4 }),
  }),
  aCatalogueFilm({
    title: 'Suskun Gece',
    genres: ['Gerilim'],
    duration: 95,
    ageRating: 16,
    countries: ['Türkiye'],
    origin: 'yerli',
    plot: 'Bir bekçi gece boyu susar.',
    actors: ['Ayşe Kaya'],
    judgement: aJudgement({ tense: 2, fear: 1 }, { fame: 4, gore: 2 }),
  }),
  aCatalogueFilm({
    title: 'Yitik Yol',
    genres: ['Gerilim'],
    ageRating: 7,
    plot: 'Bir kamyoncu yolunu yitirir.',
    judgement: aJudgement({ tense: 2, fear: 2 }, { fame: 3 }),
  }),
];
const options = { catalogue, held: { favourites: [] } };
const answer = (...said: readonly string[]) => lastWords(['gerilim öner', ...said], options);
const callsOf = async (...said: readonly string[]) =>
  (await converse(['gerilim öner', ...said], options)).at(-1)?.calls;

describe('what is asked of a film', () => {
  it('is asked in the sentence of the question, whatever film is told of before', async () => {
    const told = await answer('kara limanı kim izlemedi ya. suskun gece ne anlatıyo');
    expect(told).toContain('Bir bekçi');
    expect(await answer('kara limanı annem ağlayarak izler :) suskun gece ne anlatıyo')).toContain(
      'Bir bekçi',
    );
  });

  it('is what asks, and not what is told or denied beside it', async () => {
    expect(await answer('kara liman nasıl', 'konusu ne diyorum ağlattığını anladık')).toContain(
      'Bir balıkçı',
    );
    expect(await answer('kara liman nasıl', 'oyuncuları demedim konusu ne yani')).toContain('Bir balıkçı');
  });

  it('may be several things, and where it is from among them', async () => {
    const told = await answer('kara liman hint mi o, konusu ne');
    expect(told).toContain('Hindistan');
    expect(told).toContain('Bir balıkçı');
    expect(await answer('kara liman çok mu korkunç bi de ne kadar sürüyo')).toMatch(/korkut.*1 saat 58/u);
  });

  it('is asked again, and wishes nothing', async () => {
    expect(await answer('kara liman hint filmi mi diye sordum')).toContain('Evet');
  });

  it('is which of two that are pointed at', async () => {
    expect(await answer('birinci mi ikinci mi daha korkunç')).toBe('Kara Liman daha korkutucu.');
  });

  it('is whether grown-ups are bored, too', async () => {
    expect(await answer('suskun gece çocuk işi mi')).toMatch(/çocuk işi değil|çocuklara göre değil/u);
    expect(await answer('suskun gece yaş sınırı ne')).not.toMatch(/^Hayır/u);
  });

  it('is told on request', async () => {
    expect(await answer('suskun geceyi anlatsana spoilersız')).toContain('Bir bekçi');
  });
});

describe('what is wished beside it', () => {
  it('brings films, though one was just spoken of', async () => {
    const [call] =
      (await callsOf(
        'kara liman nasıl',
        'bugün danslı bir şey kaldıramam, 90 dakikayı geçmesin yerli olsa da olur',
      )) ?? [];
    expect(call).toEqual([
      'recommendFilms',
      { genres: ['Gerilim'], avoidThemes: ['dans'], maxDuration: 90, origin: 'yerli' },
    ]);
  });

  it.each(['ya 30 dk nerden çıktı', 'yarım saattir kavga ediyoruz komedi öner', '30 dk lafını unut'])(
    'is no length that nobody meant: %s',
    async (said) => {
      const [call] = (await callsOf(said)) ?? [];
      expect(call?.[1] ?? {}).not.toHaveProperty('maxDuration');
    },
  );

  it('is no love story where love is refused', async () => {
    const [call] = (await callsOf('romantik olsun', 'aşk filmi görecek halim yok')) ?? [];
    expect(call?.[1]).toMatchObject({ excludeGenres: ['Romantik'] });
    expect(call?.[1]).not.toHaveProperty('tones');
  });

  it('may be a single film: the first of three is named', async () => {
    expect(await answer('bir tane komedi söyle yeter')).toMatch(/ilki|ilk sıradaki/u);
  });

  it('points at the film named just before', async () => {
    expect(await callsOf('suskun gece. çok severim. bunu listeye at')).toEqual([
      ['addToWatchlist', { title: 'Suskun Gece' }],
    ]);
  });
});

describe('who says so, after a question', () => {
  it.each([
    'kara liman çok mu ağlatıyor ya herkes öyle diyo',
    'kara liman ağlatır mı arkadaşlar hep öyle diyor',
    'kara liman ağlatır mı ölüm falan var diyolar',
  ])('is no part of it: “%s”', async (said) => {
    expect(await answer(said)).toMatch(/ağlatır|mendil/u);
  });
});
