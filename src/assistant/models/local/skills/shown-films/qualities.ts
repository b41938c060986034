import type { Feel } from '#domain/judgement.ts';
import { formatRating } from '#lib/turkish/format.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import { inWords } from './in-words.ts';
import type { Measured } from './known-film.ts';
import { said } from './said.ts';

/** Something of which one film has more than another. */
export interface Quality {
  said: Phrases;
  of: (film: Measured) => number;
  /** `en …` and `daha …`: what a film is that has much of it. */
  much: string;
  /** What it is called as the most: `En komiği`. */
  most: string;
  /** What it is called as the least, where `en az …` would not do. */
  least?: string;
  /** Said of a film that has very much of it. */
  praise?: string;
  /** The figure behind it, where it is one. */
  fact?: (film: Measured) => string;
}

/** A grade, in which a second one decides between equals. */
const feel =
  (name: Feel, second?: (film: Measured) => number) =>
  (film: Measured): number =>
    (film.judgement?.feel[name] ?? 0) + (second?.(film) ?? 0) / 20;
const graded = (grade: 'gore' | 'sex' | 'language' | 'pace') => (film: Measured) =>
  film.judgement?.[grade] ?? 0;

const grade = (film: Measured, name: Feel) => film.judgement?.feel[name] ?? 0;
const pace = (film: Measured) => film.judgement?.pace ?? 2;

const minutes = (film: Measured) => inWords(film.duration);
const year = (film: Measured) => `${film.year}`;

/** What films on the screen are compared by. The first whose words are said is meant, so narrower ones come first. */
export const QUALITIES: readonly Quality[] = [
  { said: said.SLOW, of: (film) => -pace(film), much: 'ağır akan', most: 'En ağır akanı' },
  { said: said.BRISK, of: graded('pace'), much: 'akıcı', most: 'En akıcısı' },
  {
    said: said.FUNNY,
    of: feel('laugh', (film) => grade(film, 'warm') - grade(film, 'heavy')),
    much: 'komik',
    most: 'En komiği',
    praise: 'kahkahası bol',
  },
  {
    said: said.SAD,
    of: feel('cry', (film) => grade(film, 'heavy')),
    much: 'hüzünlü',
    most: 'En hüzünlüsü',
    praise: 'mendilini hazırla',
  },
  {
    said: said.SCARY,
    of: feel('fear', (film) => grade(film, 'tense')),
    much: 'korkunç',
    most: 'En korkuncu',
    praise: 'ışıkları açık bırak',
  },
  {
    said: said.TENSE,
    of: feel('tense', (film) => pace(film)),
    much: 'gergin',
    most: 'En gergini',
    praise: 'koltuğun ucunda izletir',
  },
  {
    said: said.WARM,
    of: feel('warm', (film) => -grade(film, 'heavy')),
    much: 'iç ısıtan',
    most: 'En iç ısıtanı',
    praise: 'sonunda gülümsüyorsun',
  },
  {
    said: said.LIGHT,
    of: (film) => -grade(film, 'heavy') - grade(film, 'tense') / 20,
    much: 'hafif',
    most: 'En hafifi',
  },
  {
    said: said.HEAVY,
    of: feel('heavy', (film) => -grade(film, 'warm')),
    much: 'ağır',
    most: 'En ağırı',
    praise: 'hazırlıklı ol',
  },
  {
    said: said.THINK,
    of: feel('think'),
    much: 'düşündürücü',
    most: 'En düşündürücüsü',
    praise: 'günlerce aklında kalır',
  },
  { said: said.ROMANTIC, of: feel('romantic'), much: 'romantik', most: 'En romantiği', praise: 'aşkı bol' },
  {
    said: said.ACTION,
    of: feel('action', (film) => pace(film)),
    much: 'hareketli',
    most: 'En hareketlisi',
    praise: 'bir an durmuyor',
  },
  {
    said: said.BEAUTY,
    of: feel('beauty'),
    much: 'görsel',
    most: 'Görüntüleri en güzel olanı',
    praise: 'her karesi tablo gibi',
  },
  { said: said.GORY, of: graded('gore'), much: 'kanlı', most: 'En kanlısı', praise: 'miden sağlam olsun' },
  { said: said.SEXUAL, of: graded('sex'), much: 'açık sahneli', most: 'Açık sahnesi en çok olanı' },
  { said: said.SWEARING, of: graded('language'), much: 'küfürlü', most: 'En küfürlüsü' },
  {
    said: said.FAMOUS,
    of: (film) => film.judgement?.fame ?? 0,
    much: 'bilinen',
    most: 'En bilineni',
    least: 'En az bilineni',
  },
  { said: said.SHORT, of: (film) => -film.duration, much: 'kısa', most: 'En kısası', fact: minutes },
  { said: said.LONG, of: (film) => film.duration, much: 'uzun', most: 'En uzunu', fact: minutes },
  { said: said.NEW, of: (film) => film.year, much: 'yeni', most: 'En yenisi', fact: year },
  { said: said.OLD, of: (film) => -film.year, much: 'eski', most: 'En eskisi', fact: year },
  {
    said: said.RATED,
    of: (film) => film.rating,
    much: 'yüksek puanlı',
    most: 'En yüksek puanlısı',
    least: 'En düşük puanlısı',
    fact: (film) => formatRating(film.rating),
  },
];
