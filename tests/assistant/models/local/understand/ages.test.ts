import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const ageIn = (text: string) => readMessage(text, index, 2026).found.maxAge;

describe('the age of who watches', () => {
  it.each([
    ['oğlum 5, kızım 11, ikisi de otursun başına', 5],
    ['oglan 15 kiz 8, beraber izlicez', 8],
    ['kızım 7, çizgi film aç', 7],
    ['6 ve 9 yaşındaki yeğenlerimle izleyeceğim', 6],
    ['3 çocuk var 4, 9 ve 14 yaşında', 4],
    ['kızlarım 5, 8, 12 yaşlarında', 5],
    ['2 saat 9 yaşında kızımla', 9],
    ['büyük olan 13 ama küçük olan 7 ya', 7],
    ['kızım 6 daha, çizgi film aç', 6],
    ['kızım 15 oldu illa korkunç bişey istiyo', 15],
    ["oğlum 13'üne bastı korku olsun", 13],
    ['üç çocuk var 5 8 ve 14 küçüğü karanlıktan korkuyo', 5],
    ['3 çocuğum var 12 9 6', 6],
    ['iki oğlum var 6 ve 9 çizgi film', 6],
    ['ana sınıfına kısa bir şey', 5],
    ['anasınıfı öğrencilerime film', 5],
    ['lise 2lere film', 15],
    ['lise 2 öğrencilerine film', 15],
    ['sekizinci sınıflarla son ders, film açacağım', 13],
    ['dokuzuncu sınıf öğrencilerimle film', 14],
    ['on ikinci sınıflara film', 17],
    ['lise 2yim korku aç', 15],
    ['yeğenim lise 1de ona film', 14],
    ['biz 9. sınıfız bebek değiliz kanlısı yok mu', 15],
    ['10. sınıf öğrencisiyiz korku filmi öner', 16],
    ['evdeyiz en ufağı 5 en yaşlımız 81 gülelim', 5],
    ['torunum 6 ben 70, çizgi film', 6],
    ['kızan 8 babası 40, macera olsun', 8],
    ["15'lik kızım telefondan kafasını kaldırsın", 15],
  ])('is that of the youngest, with or without the word for it: %s', (text, age) => {
    expect(ageIn(text)).toBe(age);
  });

  it.each([
    'ya biz 5 kız bir aradayız',
    '8 9 puanlı çocuk filmi',
    'birinci sınıf bir aksiyon',
    'üniversitede birinci sınıflara film göstereceğim',
    'kızım 3 film öner',
    'oğlum 40, beraber izliyoruz',
    'köpeğim 14 yaşındaydı, komedi öner',
  ])('is not told by other numbers, grown-ups or animals: %s', (text) => {
    expect(ageIn(text)).toBeUndefined();
  });

  it.each([
    ['3 yaş için değil 9 yaşındaki sıkılıyo', 9],
    ['6 yaşa göre değil 12 yaş için', 12],
    ['5 yaş filmi olmasın', undefined],
    ['10 yaşında değil 74 yaşında annem', undefined],
  ])('is not one that is refused: %s', (text, age) => {
    expect(ageIn(text)).toBe(age);
  });

  it.each([
    ['çocuklar da gelmedi bu akşam', undefined],
    ['torun hastanede canım sıkkın', undefined],
    ['çocuklar anneannede, komedi aç', undefined],
    ['çocuklar da izleyecek', 10],
    ['torunlar geldi bize', 10],
  ])('is none of children who are only told of: %s', (text, age) => {
    expect(ageIn(text)).toBe(age);
  });

  it.each([
    ['kızım balerin olmak istiyo ona göre bi film', 10],
    ['oğlum futbolcu olacakmış ona göre bi şey aç', 10],
    ['ben balerin olmak istiyorum bale filmi', undefined],
    ['bebek değiliz daha sertini ver', undefined],
    ["ters yüz 2'yi sevdik, 8 yaşında kızım", 8],
  ])('is that of a child who has plans, and of nobody who is none: %s', (text, age) => {
    expect(ageIn(text)).toBe(age);
  });

  it.each([
    ['bebeğim 4 aylık, uyurken izlicem', undefined],
    ['bebek uyudu hafif bir komedi', undefined],
    ['bebeğimle izleyeceğimiz bir film', 4],
  ])('is none of a baby beside its parent: %s', (text, age) => {
    expect(ageIn(text)).toBe(age);
  });
});
