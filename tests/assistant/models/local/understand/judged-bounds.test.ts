import { describe, expect, it } from 'vitest';

import type { BoundFor, Hearing } from '#assistant/models/local/judge/judge.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();
const read = (text: string, boundFor?: BoundFor) => {
  const hearing: Hearing | undefined = boundFor && { roleOf: judge.roleOf, boundFor };
  return readMessage(text, index, 2026, hearing).found;
};
const always =
  (label: string, sure: number): BoundFor =>
  () => ({ label, sure });

describe('which way a number bounds', () => {
  it('is what the rules say wherever they hear a direction, and in few words', () => {
    for (const boundFor of [undefined, always('least', 1), always('none', 1)])
      expect(read('akşam bir film açalım doksan dakikayı geçmesin', boundFor).maxDuration).toBe(90);
    expect(read('güzel bir film bul 2010 sonrası olsun', always('most', 1)).minYear).toBe(2010);
    expect(read('2010 sonrası bir film', always('most', 1)).minYear).toBe(2010);
    const range = read("2010'dan önce ama 2000'den sonra çekilmiş bir dram", always('least', 1));
    expect([range.minYear, range.maxYear]).toEqual([2000, 2009]);
  });

  it('is turned round by a condition, unless what it says is all right', () => {
    expect(read('2 saatten uzunsa sıkılıyor, komedi').maxDuration).toBe(120);
    expect(read('bi de iki saatten uzunsa uyuyakalıyo haberin olsun').maxDuration).toBe(120);
    expect(read('2010dan eskiyse bakmam gerilim öner').minYear).toBe(2010);
    expect(read('imdb puanı 8in altındaysa hiç söyleme bile, polisiye').minRating).toBe(8);
    expect(read('puanı 8 in altında olanı yazma bile bana').minRating).toBe(8);
    expect(read('90 dakikadan uzunsa da olur romantik bir film').maxDuration).toBeUndefined();
  });

  it('holds of a number that corrects another, and of a decade unless the judge is very sure', () => {
    const corrected = 'yarım saat mi dedim pardon bir buçuk saat, animasyon';
    expect(read(corrected, always('none', 0.9)).maxDuration).toBe(90);
    const decade = read("70'lerden, puanı 8 üstü bir suç filmi", always('most', 0.8));
    expect([decade.minYear, decade.maxYear]).toEqual([1970, 1979]);
  });

  it('is heard by the judge where the rules hear nothing and it is sure', () => {
    expect(read('akşama bir film bul bana 3 saat', always('least', 0.75)).minDuration).toBe(180);
    const found = read('bize şöyle 1980 model güzel bir film', always('least', 0.75));
    expect(found.minYear).toBe(1980);
    expect(found.maxYear).toBeUndefined();
  });

  it('is none where the number is only told of', () => {
    const found = read('2015te evlendik biz, iki saat sürdü düğün', always('none', 0.9));
    expect(found.minYear ?? found.maxYear ?? found.maxDuration).toBeUndefined();
    expect(read('puanı 8 olan bir film bul bana', always('none', 0.9)).minRating).toBeUndefined();
  });

  it('is never asked of a number that nobody would take for points', () => {
    expect(read('4 kişiyiz bir komedi aç', always('least', 1)).minRating).toBeUndefined();
  });

  it.each([
    ['hanım yüz yirminci dakikada horlamaya başlar, daha uzununu eleyin', { maxDuration: 120 }],
    ['90 dakikayı geçmesin', { maxDuration: 90 }],
    ['en az iki saat sürsün', { minDuration: 120 }],
    ['2000 öncesi bir film', { maxYear: 1999 }],
    ['90lardan bir gerilim', { minYear: 1990, maxYear: 1999 }],
  ])('is learnt: %s', (text, wishes) => {
    expect(readMessage(text, index, 2026, judge).found).toMatchObject(wishes);
  });
});
