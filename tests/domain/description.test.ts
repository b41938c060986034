import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type DescriptionFields, parseDescription } from '#domain/description.ts';
import { formatDescription } from '#domain/format-description.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';

const line = fc
  .string({ unit: fc.constantFrom(...'aşğıİÖ1 :–!?/\n\t🎬'), minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '');
const fields: fc.Arbitrary<DescriptionFields> = fc.record(
  {
    title: line,
    year: fc.integer({ min: 1895, max: 2030 }),
    rating: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    explanation: line,
    posterUrl: fc.webUrl({ withQueryParameters: true }),
  },
  { requiredKeys: ['title'] },
);

describe('the description of a film', () => {
  it('K-04 is labelled line by line', () => {
    expect(
      formatDescription({
        title: 'Kış Uykusu',
        year: 2014,
        rating: 8.1,
        explanation: 'Kapadokya’da bir otel, uzun bir kış.',
        posterUrl: 'https://image.example/kis.jpg',
      }),
    ).toBe(
      [
        '🎬 Film Adı: Kış Uykusu',
        '📅 Yıl: 2014',
        '⭐ Puan: 8.1/10',
        '💡 Kısa Açıklama: Kapadokya’da bir otel, uzun bir kış.',
        '🖼️ Poster URL: https://image.example/kis.jpg',
      ].join('\n'),
    );
  });

  it('carries the placeholder where there is no poster, and no line for what is not known', () => {
    expect(formatDescription({ title: 'Av' })).toBe(
      `🎬 Film Adı: Av\n🖼️ Poster URL: ${PLACEHOLDER_POSTER_URL}`,
    );
  });

  it('K-05 is read back as it was written', () => {
    const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(fields, (written) => {
        expect(parseDescription(formatDescription(written))).toEqual({
          posterUrl: PLACEHOLDER_POSTER_URL,
          ...written,
          title: oneLine(written.title),
          ...(written.explanation === undefined ? {} : { explanation: oneLine(written.explanation) }),
        });
      }),
    );
  });

  it.each([
    ['without emoji', 'Film Adı: Av\nYıl: 2020', { title: 'Av', year: 2020 }],
    ['in capitals', '🎬 FİLM ADI: Av\n📅 YIL: 2020', { title: 'Av', year: 2020 }],
    ['without diacritics', 'Film adi: Av\nYapim yili: 2020', { title: 'Av', year: 2020 }],
    ['with Windows line ends', 'Film Adı: Av\r\nPuan: 7,4/10\r\n', { title: 'Av', rating: 7.4 }],
    ['in another order', 'IMDb Puanı: 7\nFilm: Av', { title: 'Av', rating: 7 }],
    ['with a colon in the title', 'Film Adı: Dune: Bölüm 2', { title: 'Dune: Bölüm 2' }],
    ['with a label twice', 'Film Adı: Av\nFilm Adı: Başka', { title: 'Av' }],
    ['with unreadable figures', 'Yıl: bilinmiyor\nPuan: 85/100\nFilm: Av', { title: 'Av' }],
    ['with a year that is none', 'Yıl: 20201', {}],
    ['without a value', 'Film Adı:\nAçıklama: ', {}],
    ['without a label', 'Bir av hikâyesi.', {}],
    ['with other labels', 'Yönetmen: Emre Akay', {}],
  ])('K-05 is read %s', (_how, text, expected) => {
    expect(parseDescription(text)).toEqual(expected);
  });

  it('is read without a fault, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { rating = 0, year = 2000 } = parseDescription(text);
        expect(rating >= 0 && rating <= 10 && Number.isInteger(year)).toBe(true);
      }),
    );
  });
});
