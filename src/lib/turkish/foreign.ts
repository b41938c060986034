/** Letters that Turkish words are not written with: one of them makes a word foreign. */
const FOREIGN_WORD = new RegExp(
  [
    '[qwxàáèéêëíïñóôú]|ch|ck|ph|gh|ee|oo|ou|oe$|ie|ue|ui[^aeiou]e$|au|eu|ea(?!l)|ein$|eye$|^(?:th|sh)|(?:th|sh)$',
    '[bcdfghjklmnprstvz]y$|([bcdfglmnprstz])\\1(?:es?)?$|[cst]ions?$|(?:ll|ss|tt)ini$|a[gkp]e$|u(?:mp|nk|lk|nt)$',
  ].join('|'),
  'u',
);
/** What hints at a foreign title where no word of it has a Turkish letter: English small words, other beginnings and ends. */
const FOREIGN_HINT =
  /^(?:the|of|and|in|to|for|with|a|my|on|from|is|we|you)$|^(?:[dbcfgpt]r|s[tpkn]|[bcfgps]l)(?!.*[iu]$)|[ou][^aeiouöü]{1,2}e$|[bcdfgkpstz]le$/u;
const TURKISH_LETTER = /[çğışöü]/u;

const wordsOf = (title: string) => title.match(/[\p{L}'’]+/gu) ?? [];

/** Whether a word has a letter that only Turkish writes. A capital I counts as little as the i of other languages. */
const isTurkish = (word: string) => /İ/u.test(word) || TURKISH_LETTER.test(word.toLowerCase());
const isForeign = (word: string) => !isTurkish(word) && FOREIGN_WORD.test(word.toLowerCase());

/**
 * Whether the last word of a title or name is read by the rules of other spellings than the Turkish one. A guess from
 * letters: its own tell most, then whether the other words are Turkish, then whether one of them is foreign.
 */
export function endsForeign(title: string): boolean {
  const words = wordsOf(title);
  const last = words.at(-1) ?? '';
  if (isTurkish(last) || isForeign(last)) return isForeign(last);
  if (words.some(isTurkish)) return false;
  return words.some((word) => isForeign(word) || FOREIGN_HINT.test(word.toLowerCase()));
}

/**
 * How English (and French, where it differs) writes the end of a word, and what a Turkish speaker hears. Only the last
 * vowel and what follows it count. The first that fits is taken.
 */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/[^aeiou]ion$/, 'ın'],
  [/(?<=[aeiou].*)tain$/, 'tın'],
  [/(?<=[aeiou].*[^aeiou])ence$|ience$/, 'ıns'],
  [/[a-z]ous$/, 'ıs'],
  [/(?<=[aeiou].*)([djltv])ice$/, '$1is'],
  [/(?<=[aeiou].*)(?:ti(v)|i(n)|i(q)u)e$/, 'i$1$2$3'],
  [/eau$/, 'o'],
  [/[bcdfgkpstz]le$/, 'ıl'],
  // Whole words of one syllable: sky, die, drunk, black.
  [/^[^aeiou]+(?:y|ie)$|eye$|uy$|igh$/, 'ay'],
  [/igh(t)$/, 'ayt'],
  [/^[^aeiou]*u(?!ll|r)([^aeiouy]+)$/, 'a$1'],
  [/^[^aeiou]*a(nk|x|sh|d|p|b|g|ss)$/, 'e$1'],
  [/a(tch|ck)$/, 'e$1'],
  [/(?:^[^aeiou]*|man|be)i(nd|ld)$/, 'ay$1'],
  [/(?:ir|wor|ear)([dklmnt]|th)$|ur([nltd]|ch)$/, 'ör$1$2'],
  [/ein$/, 'ayn'],
  [/eu([^aeiou]+)e?$/, 'ö$1'],
  [/aw([kln]?)e?$/, 'o$1'],
  [/own$/, 'avn'],
  [/ow$/, 'ov'],
  [/ay$/, 'ey'],
  [/(?:ee|ea|ie|ey|[^aeiou]y)$/, 'i'],
  [/(?:ew|ue|oo|ou)$/, 'u'],
  [/oe$/, 'o'],
  [/e[ae]([dfgklmnprtv]|ch|st)$/, 'i$1'],
  [/oa([dkstmn]|ch|st)$/, 'o$1'],
  // The silent e, which makes the vowel before one consonant long.
  [/ouse$/, 'aus'],
  [/oose$/, 'us'],
  [/oi[sz]e$/, 'oyz'],
  [/oice$/, 'oys'],
  [/[aeo]i([^aeiou])e$/, 'i$1'],
  [/uise$/, 'uz'],
  [/ui([^aeiour])e$/, 'u$1'],
  [/([aeiou])gue$/, '$1g'],
  [/([aeiou])che$/, '$1ş'],
  [/ace$|ase$/, 'eys'],
  [/an?ge$/, 'eyj'],
  [/([iou])ge$/, '$1j'],
  [/(?<![aeo])ire$/, 'ır'],
  [/(?<![aeiou])ice$/, 'ays'],
  [/(?<=[aeiou].*)ite$/, 'ayt'],
  [/a([bdfklmnprtvz])e$/, 'ey$1'],
  [/(?<!o)[iy]([bdfklmnpstvz])e$/, 'ay$1'],
  [/o(?:y)?([bdfklmnprtv])e$/, 'o$1'],
  [/([ou])se$/, '$1z'],
  [/([aeiou])([^aeiou])\2e$/, '$1$2'],
  [/([aeou])([nlr])[cs]e$/, '$1$2s'],
  [/([eu])a?e?([bdfklmnprtvz])e$/, '$1$2'],
];

/** What a Turkish speaker hears at the end of a foreign word, given in lower case: `rın` for `washington`, `ayv` for `drive`. */
export function soundOf(word: string): string {
  const plural = /[^aiousy]s$/.test(word);
  const singular = plural ? word.slice(0, -1) : word;
  const rule = SOUNDS.find(([spelling]) => spelling.test(singular));
  const sound = rule === undefined ? singular : singular.replace(rule[0], rule[1]);
  return plural ? `${sound}s` : sound;
}
