import { endsForeign, soundOf } from './foreign.ts';
import { lastNumberWord, romanNumeral } from './numerals.ts';
import words from './spoken-words.json' with { type: 'json' };

/** How a name ends when it is read aloud by a Turkish speaker: what decides the form of its suffixes. */
export interface Ending {
  /** The last vowel heard. */
  vowel: 'a' | 'e' | 'ı' | 'i' | 'o' | 'ö' | 'u' | 'ü';
  endsInVowel: boolean;
  /** One of f s t k ç ş h p: `'de` becomes `'te`. */
  hard: boolean;
}

/** The narrow vowel that follows a vowel in Turkish. */
export const NARROW: Readonly<Record<Ending['vowel'], string>> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
};

const VOWELS = 'aeıioöuü';
const HARD = 'fstkçşhp';
const isVowel = (letter: string): letter is Ending['vowel'] => letter !== '' && VOWELS.includes(letter);

/** Words that no rule of spelling tells: as a Turkish speaker says them. */
const SPOKEN: ReadonlyMap<string, string> = new Map(Object.entries(words));
/** Abbreviations that are read letter by letter: no vowel in them (`JFK`), or no more than three letters with dots (`E.T`). */
const SPELLED = /^(?:[B-DF-HJ-NP-TV-ZÇĞŞ]{1,5}|\p{Lu}(?:\.\p{Lu}){1,2})$/u;
const LETTER_NAMES: Readonly<Record<string, string>> = { q: 'kü', x: 'iks' };

/** Listens to the end of a name: figures and Roman numerals are read out, foreign words by sound where that is known. */
export function endingOf(name: string): Ending {
  return hear(spoken(name.replace(/[^\p{L}\p{N}]+$/u, '')));
}

/** The last vowel heard of a word that is known to be Turkish. */
export const turkishVowelOf = (word: string): Ending['vowel'] => hear(exception(word) ?? word).vowel;

function spoken(name: string): string {
  if (name.endsWith('½')) return 'buçuk';
  const digits = /\d+$/.exec(name)?.[0];
  if (digits !== undefined) return lastNumberWord(digits);
  const word = /[\p{L}\p{N}'’.·]+$/u.exec(name)?.[0] ?? name;
  const roman = word === name ? undefined : romanNumeral(word);
  if (roman !== undefined) return lastNumberWord(String(roman));
  if (SPELLED.test(word)) {
    const letter = word.slice(-1).toLocaleLowerCase('tr');
    return LETTER_NAMES[letter] ?? (isVowel(letter) ? letter : `${letter}e`);
  }
  const lower = word.replaceAll('İ', 'i').toLowerCase();
  return exception(lower) ?? (endsForeign(name) ? soundOf(lower) : word.toLocaleLowerCase('tr'));
}

/** A word of the table, or the end of one for what stands there after a hyphen; also with the s of a plural or a name. */
function exception(word: string): string | undefined {
  const ends = [word, ...Array.from(word, (_, start) => `-${word.slice(start)}`)];
  const found = ends.find((end) => SPOKEN.has(end));
  if (found !== undefined) return SPOKEN.get(found);
  const singular = /[^s]s$/.test(word) ? exception(word.slice(0, -1)) : undefined;
  return singular === undefined ? undefined : `${singular}s`;
}

function hear(sound: string): Ending {
  const letters = [...plain(sound)];
  const last = letters.at(-1) ?? '';
  const vowel = letters.findLast(isVowel) ?? 'e';
  // x is read ks, a final c k, q k: all hard.
  const hard = HARD.includes(last) || /(?:x|q|ch|th|ph|ck|c|sh)$/.test(sound);
  return { vowel, endsInVowel: isVowel(last), hard: last !== '' && hard };
}

/** Vowels with foreign accents sound like their bare letter (`Amélie`, `Léon`, `hikâye`). */
function plain(sound: string): string {
  return [...sound]
    .map((letter) =>
      VOWELS.includes(letter) || 'çşğ'.includes(letter) ? letter : letter.normalize('NFD').charAt(0),
    )
    .join('');
}
