import { describe, expect, it } from 'vitest';

import { MOODS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { explainBatch, explainFilm } from '#recommender/built-in/explain.ts';
import type { Scored } from '#recommender/built-in/score.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const scored = (own: Partial<Scored> = {}): Scored => ({
  film: aCatalogueFilm(),
  broken: [],
  score: 1,
  ...own,
});
const three = [scored(), scored(), scored()];
const batch = (wishes: Partial<Wishes>, loosened: WishName[] = [], picked = three) => {
  const all: Wishes = { genres: [], ...wishes };
  return explainBatch(picked, all, loosened);
};

describe('the explanation of three films', () => {
  it.each<[Partial<Wishes>, string]>([
    [{}, 'Üç film seçtim.'],
    [{ genres: ['Drama'] }, 'Üç drama filmi seçtim.'],
    [{ genres: ['Bilim Kurgu', 'Suç', 'Aile'] }, 'Bilim kurgu, suç ve aile arasından üç film seçtim.'],
    [{ mood: 'sad', genres: ['Drama'] }, 'Hüzünlü ruh haline göre üç drama filmi seçtim.'],
    [{ genres: ['Animasyon'], maxAge: 6 }, '6 yaşa uygun üç animasyon filmi seçtim.'],
    [{ maxDuration: 90 }, 'Üç film seçtim. İsteklerin aklımda: kısa: en çok 90 dakika.'],
    [{ maxDuration: 120 }, 'Üç film seçtim. İsteklerin aklımda: en çok 120 dakika.'],
    [{ minYear: 1990, maxYear: 1999 }, 'Üç film seçtim. İsteklerin aklımda: 1990–1999 arası.'],
    [{ minYear: 1994, maxYear: 1994 }, 'Üç film seçtim. İsteklerin aklımda: 1994 yapımı.'],
    [{ minYear: 2010 }, 'Üç film seçtim. İsteklerin aklımda: 2010 ve sonrası.'],
    [{ maxYear: 1980 }, 'Üç film seçtim. İsteklerin aklımda: 1980 ve öncesi.'],
    [
      { minRating: 7.5, origin: 'yerli' },
      'Üç film seçtim. İsteklerin aklımda: puanı 7,5 ve üstü ve yerli yapım.',
    ],
    [
      { people: ['Şener Şen'], themes: ['köy'], excludeGenres: ['Korku'], avoidThemes: ['kanlı'] },
      'Üç film seçtim. İsteklerin aklımda: içinde Şener Şen var, konu: köy, korku yok ve kanlı değil.',
    ],
    [{ similarTo: 'Av' }, 'Üç film seçtim. Üçü de Av filmine yakın duran yapımlar.'],
  ])('of %o', (wishes, expected) => {
    expect(batch(wishes)).toBe(expected);
  });

  it.each(MOODS)('K-20 translates the mood %s into Turkish', (mood) => {
    expect(batch({ mood })).toMatch(/^(?:Mutlu|Hüzünlü|Heyecanlı|Rahat|Romantik|Maceracı) ruh haline göre/u);
  });

  it.each<[WishName[], string]>([
    [['mood'], 'ruh hali'],
    [['themes', 'minRating'], 'konu ve puan'],
    [['minDuration', 'maxDuration'], 'süre'],
    [['minYear', 'maxYear', 'people'], 'yıl ve oyuncu ya da yönetmen'],
    [['countries', 'origin'], 'ülke ve yapım yeri'],
  ])('says that %o was loosened', (loosened, words) => {
    expect(batch({}, loosened)).toBe(
      `Üç film seçtim. Hepsine birden uyan üç film bulamadım; ${words} isteğini biraz esnettim.`,
    );
  });

  it('does not claim likeness to a film it could not find', () => {
    expect(batch({ similarTo: 'Xyz' }, ['similarTo'])).toBe(
      'Üç film seçtim. “Xyz” adıyla tek bir film bulamadığım için benzerliğe bakamadım.',
    );
  });

  it('says which favourite led to which film', () => {
    const because = aCatalogueFilm({ title: 'Başlangıç' });
    expect(batch({}, [], [scored(), scored({ because })])).toBe(
      'Üç film seçtim. Başlangıç filmini sevdiğin için Yıldızlararası filmini de seçtim.',
    );
  });
});

describe('the explanation of one film', () => {
  const one = (wishes: Partial<Wishes>, own: Partial<Scored> = {}) => {
    const all: Wishes = { genres: [], ...wishes };
    return explainFilm(scored(own), all);
  };

  it.each<[Partial<Wishes>, Partial<Scored>, string]>([
    [{}, {}, '8,7 puanıyla sevilen bir film.'],
    [{ genres: ['Drama', 'Korku'] }, {}, 'Drama isteğine uyuyor.'],
    [{ genres: ['Drama'], mood: 'excited' }, {}, 'Heyecanlı ruh haline ve drama isteğine uyuyor.'],
    [{ mood: 'sad' }, { broken: ['mood'] }, '8,7 puanıyla sevilen bir film. Esnettiğim: Hüzünlü.'],
    [{ themes: ['uzay'] }, {}, '8,7 puanıyla sevilen bir film. Konusu: uzay.'],
    [{ themes: ['savaş'] }, { broken: ['themes'] }, '8,7 puanıyla sevilen bir film. Esnettiğim: savaş.'],
    [
      { origin: 'yabancı', maxDuration: 200 },
      {},
      '8,7 puanıyla sevilen bir film. Dileklerinden karşıladıkları: ≤ 200 dk, Yabancı.',
    ],
    [{ similarTo: 'Av' }, {}, '8,7 puanıyla sevilen bir film. Av filmini andırıyor.'],
    [
      { genres: ['Drama'] },
      { because: aCatalogueFilm({ title: 'Başlangıç' }) },
      'Drama isteğine uyuyor. Başlangıç filmini sevdiğin için öne çıktı.',
    ],
  ])('for %o', (wishes, own, expected) => {
    expect(one(wishes, own)).toBe(expected);
  });
});
