import { endsInPossessive } from './possessive.ts';
import { type Ending, endingOf, NARROW, turkishVowelOf } from './sound.ts';

export type Case = 'accusative' | 'dative' | 'ablative' | 'locative' | 'genitive' | 'instrumental' | 'plural';

const wide = (vowel: Ending['vowel']) => ('aıou'.includes(vowel) ? 'a' : 'e');

/**
 * The suffix of a case as the name before it asks for, without the apostrophe: `i` for Titanik, `nü` for Dövüş Kulübü.
 * Figures are read out (`1917` → `yi`), foreign names are taken by sound as far as their spelling tells.
 */
export function suffixFor(name: string, wanted: Case): string {
  const ending = endingOf(name);
  const possessive = ending.endsInVowel && endsInPossessive(name);
  const narrow = NARROW[ending.vowel];
  const open = wide(ending.vowel);
  const link = !ending.endsInVowel ? '' : possessive ? 'n' : 'y';
  const hardening = ending.hard && !ending.endsInVowel ? 't' : 'd';
  switch (wanted) {
    case 'accusative':
      return link + narrow;
    case 'dative':
      return link + open;
    case 'genitive':
      return `${ending.endsInVowel ? 'n' : ''}${narrow}n`;
    case 'ablative':
      return `${possessive ? 'n' : ''}${hardening}${open}n`;
    case 'locative':
      return `${possessive ? 'n' : ''}${hardening}${open}`;
    case 'instrumental':
      return `${ending.endsInVowel ? 'y' : ''}l${open}`;
    case 'plural':
      return `l${open}r`;
  }
}

const attach = (wanted: Case) => (name: string) => `${name}'${suffixFor(name, wanted)}`;

/** A title that says where takes no second `-da` or `-dan`: `Bir Zamanlar Anadolu'da filminde`. */
const unlessWhere =
  (wanted: 'ablative' | 'locative') =>
  (name: string): string =>
    SAYS_WHERE.test(name) ? `${name} filmi${suffixFor('uzay filmi', wanted)}` : attach(wanted)(name);
const SAYS_WHERE = /(?:['’][dt][ae]|[ıiuü]n[dt][ae])$/u;

/** `Titanik'i`, `1917'yi`, `Dövüş Kulübü'nü`: a proper name with the accusative, after an apostrophe. */
export const accusative = attach('accusative');
/** `Titanik'e`, `Dağ II'ye`. */
export const dative = attach('dative');
/** `Titanik'ten`, `Joker'den`. */
export const ablative = unlessWhere('ablative');
/** `Titanik'te`, `300'de`. */
export const locative = unlessWhere('locative');
/** Where something is: `Seul'de`, `uzayda`, `Kars köyünde`, `1970'lerde`. */
export const inPlace = (place: string): string =>
  /(?:^|\s)[A-ZÇĞİÖŞÜ][^\s'’]*$/u.test(place) ? locative(place) : place + suffixFor(place, 'locative');
/** `Titanik'in`, `Baba'nın`. */
export const genitive = attach('genitive');
/** `Titanik'le`, `Baba'yla`. */
export const instrumental = (name: string): string =>
  SAYS_WHERE.test(name) ? `${name} filmiyle` : attach('instrumental')(name);
/** `1990'lar`, `1980'ler`. */
export const plural = attach('plural');

/** `Titanik'i de`, `Yıldızlararası'nı da`: a word that is already Turkish at its end, with `too`. */
export const also = (word: string): string => `${word} ${wide(turkishVowelOf(word)) === 'a' ? 'da' : 'de'}`;
