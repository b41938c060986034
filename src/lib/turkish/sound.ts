import { lastNumberWord, romanNumeral } from './numerals.ts';

/** How a name ends when it is read aloud by a Turkish speaker: what decides the form of its suffixes. */
export interface Ending {
  /** The last vowel heard. */
  vowel: 'a' | 'e' | 'ı' | 'i' | 'o' | 'ö' | 'u' | 'ü';
  endsInVowel: boolean;
  /** One of f s t k ç ş h p: `'de` becomes `'te`. */
  hard: boolean;
}

const VOWELS = 'aeıioöuü';
const HARD = 'fstkçşhp';
const isVowel = (letter: string): letter is Ending['vowel'] => letter !== '' && VOWELS.includes(letter);

/** Endings of foreign words whose spelling misleads, as a Turkish speaker says them. The first that fits counts. */
const SPOKEN: readonly (readonly [spelling: RegExp, spoken: string])[] = [
  [/(?:^|[^a-z])(?:love|above|glove)$/, 'lav'],
  [/(?:^|[^a-z])(?:one|someone|anyone)$/, 'van'],
  [/(?:^|[^a-z])(?:life|wife|knife|strife)$/, 'layf'],
  [/(?:^|[^a-z])club$/, 'klab'],
  [/land$/, 'lend'],
  [/(?:^|[^a-z])(?:blood|flood)$/, 'blad'],
  [/(?:^|[^a-z])(?:fire|desire|empire|vampire)$/, 'fayır'],
  [/(?:^|[^a-z])(?:night|knight|light|fight|right|sight|high)$/, 'nayt'],
  [/(?:^|[^a-z])(?:mind|blind|kind|behind|child|wild)$/, 'maynd'],
  [/(?:^|[^a-z])(?:world|girl|bird|girls|third)$/, 'görl'],
  [/(?:^|[^a-z])(?:sun|gun|run|fun|rush|crush|up|us)$/, 'san'],
  [/(?:^|[^a-z])(?:school|cool|fool|pool|moon|room|blue|true|clue)$/, 'skul'],
  [/(?:^|[^a-z])(?:heart|dark|park|star|stars|war|wars|car|cars)$/, 'kar'],
  [/(?:^|[^a-z])(?:eyes|sky|fly|spy|my|cry|guy|why|by|die)$/, 'ay'],
  [/[cs]ion(?:s)?$|tion(?:s)?$/, 'şın'],
  [/[a-zé]ous$/, 'ıs'],
  [/(?:a[bcdfgklmnprstvz]e)(?:s|d)?$/, 'eyk'],
  [/(?:i[bcdfgklmnpstvz]e)(?:s|d)?$/, 'ayn'],
  [/(?:o[bcdfgklmnprstvz]e)(?:s|d)?$/, 'on'],
  [/(?:u[bcdfgklmnprstvz]e)(?:s|d)?$/, 'un'],
  [/(?:ee|ea|ie|[^aeiou]y|ey)$/, 'i'],
  [/(?:oo|ou|ew)$/, 'u'],
  [/[^aeıioöuü]ow$|ow$/, 'o'],
  [/(?:oo|ou)([bdgklmnprt])s?$/, 'ut'],
  [/(?:ee|ea)([dklmnprt])s?$/, 'it'],
  [/sh$/, 'eş'],
];

/** Words that only English writes: a title with one of them is read as English. */
const ENGLISH_WORD = /(?:^|\s)(?:the|of|and|in|to|for|with|a|my|on|from|is|we|you)(?=\s|$)/;
const FOREIGN_LETTER = /[qwxéèêñáó]|[cst]ions?$|land$|th|sh|ck|ph|(?:ee|oo|tt|ss|ll|rr)(?:$|[a-z])/;
const TURKISH_LETTER = /[çğışöü]/;
const FOREIGN_START = /(?:^|\s)(?:dr|br|cr|fr|gr|pr|tr|st|sp|sk|sn|bl|cl|fl|gl|pl|sl)[a-z]*$/;

/** Whether a name is read by the rules of English rather than of Turkish. It is a guess, from its letters. */
export function looksForeign(name: string): boolean {
  const lower = name.toLowerCase();
  if (TURKISH_LETTER.test(name.toLocaleLowerCase('tr')) && /[İıçğşöü]/u.test(name)) return false;
  return ENGLISH_WORD.test(lower) || FOREIGN_LETTER.test(lower) || FOREIGN_START.test(lower);
}

const LETTER_NAMES: Readonly<Record<string, string>> = {
  k: 'ka',
  h: 'ha',
  q: 'kü',
  w: 've',
  x: 'iks',
  y: 'ye',
};

/** Listens to the end of a name: figures and Roman numerals are read out, foreign words by sound where that is known. */
export function endingOf(name: string): Ending {
  return hear(spoken(name.replace(/[^\p{L}\p{N}]+$/u, '')));
}

function spoken(name: string): string {
  const digits = /\d+$/.exec(name)?.[0];
  if (digits !== undefined) return lastNumberWord(digits);
  const word = /[\p{L}\p{N}'’.·]+$/u.exec(name)?.[0] ?? name;
  const roman = word === name ? undefined : romanNumeral(word);
  if (roman !== undefined) return lastNumberWord(String(roman));
  if (/^[B-DF-HJ-NP-TV-ZÇĞŞ]{1,5}$/.test(word)) {
    const letter = word.slice(-1).toLocaleLowerCase('tr');
    return LETTER_NAMES[letter] ?? `${letter}e`;
  }
  if (!looksForeign(name)) return name.toLocaleLowerCase('tr');
  const lower = name.toLowerCase();
  return SPOKEN.find(([spelling]) => spelling.test(lower))?.[1] ?? lower;
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
