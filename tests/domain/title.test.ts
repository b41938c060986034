import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold, normaliseTitle, sameTitle } from '#domain/title.ts';

/** Texts with everything that Turkish titles hold, and anything else that Unicode has. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(..."İIıiŞşĞğÜüÖöÇçÂâÎîÛû’'-:!.& 0123"), maxLength: 30 }),
);

describe('M-07 normaliseTitle', () => {
  it.each([
    ['İSTANBUL HATIRASI', 'istanbul hatirasi'],
    ['Işıklar Sönünce', 'isiklar sonunce'],
    ['ışıklar sönünce', 'isiklar sonunce'],
    ['Kâğıt', 'kagit'],
    ['Yedinci Mühür', 'yedinci muhur'],
    ['Çağrı: Uyanış!', 'cagri uyanis'],
    ['  Selvi   Boylum\tAl  Yazmalım ', 'selvi boylum al yazmalim'],
    ['Schindler’in Listesi', 'schindlerin listesi'],
    ["Schindler'in Listesi", 'schindlerin listesi'],
    ['Örümcek-Adam', 'orumcek adam'],
    ['Amélie', 'amelie'],
    ['Paweł Đorđe Ødegård', 'pawel dorde odegard'],
    ['12 Öfkeli Adam', '12 ofkeli adam'],
    ['WALL·E', 'wall e'],
    ['…!?', ''],
    ['', ''],
  ])('%o becomes %o', (title, expected) => {
    expect(normaliseTitle(title)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const once = normaliseTitle(title);
        expect(normaliseTitle(once)).toBe(once);
      }),
    );
  });

  it('leaves no capital, no accent, no punctuation and no double space', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        expect(normaliseTitle(title)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
        expect(normaliseTitle(title)).not.toMatch(/\p{M}|[A-Zİı]/u);
      }),
    );
  });

  it.each([
    ['toUpperCase', (text: string) => text.toLocaleUpperCase('tr-TR')],
    ['toLowerCase', (text: string) => text.toLocaleLowerCase('tr-TR')],
    ['English capitals', (text: string) => text.toUpperCase()],
  ])('does not see how Turkish letters are capitalised (%s)', (_name, write) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'İIıişğüöçâîû abz'), maxLength: 20 }), (title) => {
        expect(normaliseTitle(write(title))).toBe(normaliseTitle(title));
      }),
    );
  });
});

describe('fold', () => {
  it('keeps punctuation and spaces, which only titles drop', () => {
    expect(fold('Bir  Yer, İki Kişi!')).toBe('bir  yer, iki kisi!');
  });
});

describe('sameTitle', () => {
  it.each([
    ['Ocean’s Eleven', 'OCEANS ELEVEN'],
    ['Başlangıç', 'baslangic'],
    ['Örümcek-Adam: Eve Dönüş Yok', 'örümcek adam eve dönüş yok'],
  ])('%s is %s', (a, b) => {
    expect(sameTitle(a, b)).toBe(true);
  });

  it.each([
    ['Baba', 'Baba 2'],
    ['Av', 'Avcı'],
    ['', ''],
    ['?', '!'],
  ])('%o is not %o', (a, b) => {
    expect(sameTitle(a, b)).toBe(false);
  });
});
