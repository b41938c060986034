// Numbers in words.
import { phrases } from './phrases.ts';

/** Number words, folded, with what they stand for. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
  yuz: 100,
  bin: 1000,
};

/** Everyday words that begin like a number: `ona`, `biri`, `altında`, `yüzü`. */
export const LIKE_NUMBERS = phrases(`
ona
onu
önün
onda
ondan
onlar
onları
onların
onlara
onlardan
onunla
onlarla
biri
birisi
birini
birine
birinin
birinde
birinden
birlik
birlikte
birim
birin
altın
altına
altında
altından
altını
altının
yüzü
yüzüm
yüzüme
yüzümü
yüzün
yüzünde
yüzünden
yüzler
yüzüyle
ucu
ucunda
ucuna
önüm
ilk
besli
öne
önde
önden
önüne
birde
onca
önce
önceki
kırkı
birli
biriyle
birer
ucun
bine
binin
bini
binler
`);
