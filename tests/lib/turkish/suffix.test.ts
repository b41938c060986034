import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ablative, accusative, also, dative, genitive, inPlace, locative } from '#lib/turkish/suffix.ts';

import names from './names.json' with { type: 'json' };

describe('suffixes of names', () => {
  const TABLE: readonly (readonly [
    name: string,
    i: string,
    e: string,
    den: string,
    de: string,
    in_: string,
  ])[] = [
    ['Titanik', 'i', 'e', 'ten', 'te', 'in'],
    ['Titanic', 'i', 'e', 'ten', 'te', 'in'],
    ['Matrix', 'i', 'e', 'ten', 'te', 'in'],
    ['Joker', 'i', 'e', 'den', 'de', 'in'],
    ['Shrek', 'i', 'e', 'ten', 'te', 'in'],
    ['Inception', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Interstellar', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Baba', 'yı', 'ya', 'dan', 'da', 'nın'],
    ['Dağ II', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Rocky IV', 'ü', 'e', 'ten', 'te', 'ün'],
    ['300', 'ü', 'e', 'den', 'de', 'ün'],
    ['1917', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Bıçak Sırtı 2049', 'u', 'a', 'dan', 'da', 'un'],
    ['Kardeşim Benim 2', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Deadpool 3', 'ü', 'e', 'ten', 'te', 'ün'],
    ['Rec 4', 'ü', 'e', 'ten', 'te', 'ün'],
    ['Hokkabaz', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Eşkıya', 'yı', 'ya', 'dan', 'da', 'nın'],
    ['Yüzüklerin Efendisi', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Esaretin Bedeli', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ["Schindler'in Listesi", 'ni', 'ne', 'nden', 'nde', 'nin'],
    ["St. Petersburg'un Sonu", 'nu', 'na', 'ndan', 'nda', 'nun'],
    ['Dövüş Kulübü', 'nü', 'ne', 'nden', 'nde', 'nün'],
    ['Ahlat Ağacı', 'nı', 'na', 'ndan', 'nda', 'nın'],
    ['Samanyolu', 'nu', 'na', 'ndan', 'nda', 'nun'],
    ['Boğaziçi', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Gökyüzü', 'nü', 'ne', 'nden', 'nde', 'nün'],
    ['Arnavutköyü', 'nü', 'ne', 'nden', 'nde', 'nün'],
    ['Kuşadası', 'nı', 'na', 'ndan', 'nda', 'nın'],
    ['Ateşböceği', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Kadıköy', 'ü', 'e', 'den', 'de', 'ün'],
    ['Topkapı', 'yı', 'ya', 'dan', 'da', 'nın'],
    ['Kış Uykusu', 'nu', 'na', 'ndan', 'nda', 'nun'],
    ['Cennetin Çocukları', 'nı', 'na', 'ndan', 'nda', 'nın'],
    ['Mavi', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Gandi', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Yeşil Yol', 'u', 'a', 'dan', 'da', 'un'],
    ['Başlangıç', 'ı', 'a', 'tan', 'ta', 'ın'],
    ['Ucuz Roman', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Amélie', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Drive', 'ı', 'a', 'dan', 'da', 'ın'],
    ['La La Land', 'i', 'e', 'den', 'de', 'in'],
    ['Harry Potter', 'ı', 'a', 'dan', 'da', 'ın'],
    ['G.O.R.A.', 'yı', 'ya', 'dan', 'da', 'nın'],
    ['Her Şey Çok Güzel Olacak', 'ı', 'a', 'tan', 'ta', 'ın'],
    ['Gölge Oyunu', 'nu', 'na', 'ndan', 'nda', 'nun'],
    ['Bir Noel Hikâyesi', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ["Kara Murat: Fatih'in Fedaisi", 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Suikast Treni', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Çin Mahallesi', 'ni', 'ne', 'nden', 'nde', 'nin'],
    ['Dövüş', 'ü', 'e', 'ten', 'te', 'ün'],
    // Foreign names by sound: the er of English, the us of Latin.
    ['Oppenheimer', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Alexander', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Tyler', 'ı', 'a', 'dan', 'da', 'ın'],
    ['David Fincher', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Adam Sandler', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Bradley Cooper', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Zack Snyder', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Heath Ledger', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Jodie Foster', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Blade Runner', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Black Panther', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Paul Walker', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Woody Allen', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Schindler', 'i', 'e', 'den', 'de', 'in'],
    ['Lars von Trier', 'i', 'e', 'den', 'de', 'in'],
    ['Emin Alper', 'i', 'e', 'den', 'de', 'in'],
    ['Asker', 'i', 'e', 'den', 'de', 'in'],
    ['Aşk Tesadüfleri Sever', 'i', 'e', 'den', 'de', 'in'],
    ['Amadeus', 'u', 'a', 'tan', 'ta', 'un'],
    ['Prometheus', 'u', 'a', 'tan', 'ta', 'un'],
    ['Neredesin Firuze', 'yi', 'ye', 'den', 'de', 'nin'],
    ['Russell Crowe', 'u', 'a', 'dan', 'da', 'un'],
    ['Laurence Fishburne', 'ü', 'e', 'den', 'de', 'ün'],
    ['Olivia Wilde', 'ı', 'a', 'dan', 'da', 'ın'],
    ['Toshirô Mifune', 'yi', 'ye', 'den', 'de', 'nin'],
  ];

  it.each(TABLE)('%s', (name, i, e, den, de, in_) => {
    expect([accusative(name), dative(name), ablative(name), locative(name), genitive(name)]).toEqual([
      `${name}'${i}`,
      `${name}'${e}`,
      `${name}'${den}`,
      `${name}'${de}`,
      `${name}'${in_}`,
    ]);
  });

  describe.each(Object.entries(names))('as Turks write them: %s', (_, table) => {
    it.each(Object.entries(table))('%s', (name, suffixes) => {
      const [i = '', e = '', in_ = '', den = ''] = suffixes;
      expect([accusative(name), dative(name), genitive(name)]).toEqual(
        [i, e, in_].map((suffix) => `${name}'${suffix}`),
      );
      expect([ablative(name), locative(name)]).toEqual(
        /(?:['’]|[ıiuü]n)d[ae]$/u.test(name)
          ? [`${name} filminden`, `${name} filminde`]
          : [`${name}'${den}`, `${name}'${den.slice(0, -1)}`],
      );
    });
  });

  it('says no place twice', () => {
    expect(ablative("Bir Zamanlar Anadolu'da")).toBe("Bir Zamanlar Anadolu'da filminden");
    expect(locative("Bir Zamanlar Anadolu'da")).toBe("Bir Zamanlar Anadolu'da filminde");
    expect(locative('Yağmur Altında')).toBe('Yağmur Altında filminde');
    expect(locative('Nevada')).toBe("Nevada'da");
  });

  it('takes what several have as possessed, in one word too', () => {
    expect([locative('Diğerleri'), accusative('Diğerleri')]).toEqual(["Diğerleri'nde", "Diğerleri'ni"]);
    expect(locative('Galeri')).toBe("Galeri'de");
    expect(ablative('ABD')).toBe("ABD'den");
  });

  it('gives any text a suffix of a known form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(accusative(name).slice(name.length)).toMatch(/^'[yn]?[ıiuü]$/u);
        expect(dative(name).slice(name.length)).toMatch(/^'[yn]?[ae]$/u);
        expect(ablative(name).slice(name.length)).toMatch(/^'n?[dt][ae]n$/u);
        expect(locative(name).slice(name.length)).toMatch(/^(?:'n?[dt][ae]| filminde)$/u);
        expect(genitive(name).slice(name.length)).toMatch(/^'n?[ıiuü]n$/u);
      }),
    );
  });

  it('agrees in all cases on whether the vowel is a back one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zçğıöşü ]{1,12}$/u), (name) => {
        const back = dative(name).endsWith('a');
        expect(ablative(name).endsWith('an')).toBe(back);
        expect(/[ıu]$/u.test(accusative(name))).toBe(back);
      }),
    );
  });
});

it.each([
  ['Seul', "Seul'de"],
  ['İstanbul', "İstanbul'da"],
  ['New York', "New York'ta"],
  ['uzay', 'uzayda'],
  ['uzak galaksi', 'uzak galakside'],
  ['Kars köyü', 'Kars köyünde'],
  ['Kırıkkale bozkırı', 'Kırıkkale bozkırında'],
  ["1970'ler", "1970'lerde"],
  ["1960'lar", "1960'larda"],
  ['yakın gelecek', 'yakın gelecekte'],
])('something is in %s', (place, said) => {
  expect(inPlace(place)).toBe(said);
});

it.each([
  ["Titanik'i", "Titanik'i de"],
  ["Yıldızlararası'nı", "Yıldızlararası'nı da"],
  ["Fury'yi", "Fury'yi de"],
  ["Dune'u", "Dune'u da"],
])('%s too', (word, said) => {
  expect(also(word)).toBe(said);
});
