import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();
const read = (text: string) => readMessage(text, index, 2026, judge).found;

describe('a taste that is told', () => {
  it.each([
    ['kore sinemasına sardım bu ara, intikam üstüne bi tane daha', { countries: ['Güney Kore'] }],
    ['Danimarka sinemasına taktım bu ara. Dram olsun', { genres: ['Drama'], countries: ['Danimarka'] }],
    ['hint filmlerine kafayı taktım, danslı olsun', { countries: ['Hindistan'], themes: ['dans'] }],
    ['bu aralar western manyağı oldum, kısa olsun', { themes: ['western'], maxDuration: 100 }],
    ['reelste surekli kore filmi dusuyo onume zombili olanlardan istiyom', { countries: ['Güney Kore'] }],
    ['tiktokta hep rus bilim kurgusu çıkıyo karşıma, uzaylı olanını ver', { genres: ['Bilim Kurgu'] }],
  ])('is wished: %s', (text, wishes) => {
    expect(read(text)).toMatchObject(wishes);
  });

  it.each([
    'ispanyol hocaya taktım bu ara kovsunlar. aksiyon ver',
    'kore makyajına sardım kızlarla, güzel bi romantik öner',
  ])('is of films: %s', (text) => {
    expect(read(text).countries).toEqual([]);
  });
});
