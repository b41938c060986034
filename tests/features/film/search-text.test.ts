import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSearchText, searchFor } from '#features/film/search-text.ts';

const textOf = createSearchText<{ title: string }>(({ title }) => [title]);
const finds = (query: string, title: string) => searchFor(query)(textOf({ title }));

describe('a search box', () => {
  it.each([
    ['calikusu', 'Çalıkuşu'],
    ['ASK', 'Aşk-ı Memnu'],
    ['aşk', 'AŞK'],
    ['ışık', 'Işik'],
    ['amelie', 'Amélie'],
    ['leon', 'Léon: Sevginin Gücü'],
    ['guc', 'Léon: Sevginin Gücü'],
    ['  [rec] ', '[REC]'],
  ])('finds “%s” in “%s”', (query, title) => {
    expect(finds(query, title)).toBe(true);
  });

  it.each([
    ['aşk', 'Bir Zamanlar Askerdik'],
    ['ölü', 'Olumsuz'],
    ['a.k', 'Aşk'],
  ])('does not find “%s” in “%s”', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });

  it('finds any part of a text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (title, from, length) => {
        const letters = Array.from(title);
        expect(
          finds(
            letters
              .slice(from % (letters.length + 1))
              .slice(0, length)
              .join(''),
            title,
          ),
        ).toBe(true);
      }),
    );
  });
});
