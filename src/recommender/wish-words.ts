import { ANY_PRIZE } from '#domain/judgement.ts';
import type { Wishes } from '#domain/wishes.ts';

type Value<Name extends keyof Wishes> = NonNullable<Wishes[Name]>;

export const ENDING_WORDS: Readonly<Record<Value<'ending'>, string>> = {
  happy: 'Mutlu son',
  bittersweet: 'Buruk son',
  dark: 'Karanlık son',
  open: 'Açık son',
  notDark: 'Kötü bitmesin',
};

export const PACE_WORDS: Readonly<Record<Value<'pace'>, string>> = {
  slow: 'Ağır tempolu',
  medium: 'Orta tempolu',
  fast: 'Hızlı tempolu',
};

const PRIZE_WORDS: Readonly<Record<Exclude<Value<'awards'>[number], typeof ANY_PRIZE>, string>> = {
  oscar: 'Oscar',
  'oscar-film': 'En iyi film Oscar',
  'oscar-yabanci': 'Yabancı film Oscar',
  cannes: 'Cannes',
  'cannes-palmiye': 'Altın Palmiye',
  berlin: 'Berlin',
  'berlin-ayi': 'Altın Ayı',
  venedik: 'Venedik',
  'venedik-aslan': 'Altın Aslan',
  portakal: 'Altın Portakal',
  koza: 'Altın Koza',
};

/** `Cannes ödüllü`, `Ödüllü` */
export const prizeWords = (prize: Value<'awards'>[number]): string =>
  prize === ANY_PRIZE ? 'Ödüllü' : `${PRIZE_WORDS[prize]} ödüllü`;

/** The same of a film that has it: `Oscar'lı`. */
export const PRIZE_LIKE: Readonly<Record<Value<'awards'>[number], string>> = {
  [ANY_PRIZE]: 'ödüllü',
  oscar: "Oscar'lı",
  'oscar-film': "en iyi film Oscar'ını almış",
  'oscar-yabanci': "yabancı film Oscar'ını almış",
  cannes: 'Cannes ödüllü',
  'cannes-palmiye': 'Altın Palmiye almış',
  berlin: 'Berlin ödüllü',
  'berlin-ayi': 'Altın Ayı almış',
  venedik: 'Venedik ödüllü',
  'venedik-aslan': 'Altın Aslan almış',
  portakal: 'Altın Portakal almış',
  koza: 'Altın Koza almış',
};

/** Eras whose names in the catalogue are no words that people would read. */
export const ERA_WORDS: Readonly<Partial<Record<Value<'eras'>[number], string>>> = {
  antik: 'Antik çağ',
  ortaçağ: 'Orta Çağ',
  yeniçağ: 'Yeni Çağ',
  '1800ler': "1800'ler",
  '1900ler': "1900'lerin başı",
  '1920ler': "1920'ler",
  '1930lar': "1930'lar",
  '1940lar': "1940'lar",
  '1950ler': "1950'ler",
  '1960lar': "1960'lar",
  '1970ler': "1970'ler",
  '1980ler': "1980'ler",
  '1990lar': "1990'lar",
  '2000ler': "2000'ler",
  günümüz: 'Günümüz',
  'yakın gelecek': 'Yakın gelecek',
  'uzak gelecek': 'Uzak gelecek',
  masal: 'Masal zamanı',
};

export const OCCASION_WORDS: Readonly<Record<Value<'occasions'>[number], string>> = {
  hafif: 'Yormasın',
  randevu: 'Baş başa',
  arkadaş: 'Arkadaşlarla',
  ebeveyn: 'Aile büyükleriyle',
  çocuk: 'Çocukla',
  sakin: 'Sakin bir akşam',
  yalnız: 'Tek başına',
  dertli: 'Dertli bir güne',
  keyifsiz: 'Keyif yerine gelsin',
  'uykudan önce': 'Uykudan önce',
  yol: 'Yolda',
  bayram: 'Bayramda',
  düşünmek: 'Üzerine düşünmeye',
};
