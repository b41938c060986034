import { ordinalValue } from './numbers.ts';
import type { Reader } from './reading.ts';
import { type Tokens, wordAt, wordsIn } from './tokens.ts';

/** A pupil of the first form is so old at least. */
const BEFORE_SCHOOL = 5;
const FORMS = 12;
const BEFORE_LYCEE = 8;

/** `6. sınıflara`, `10. sınıfa`: how old the pupils are who watch. */
export function classForm(tokens: Tokens): ReturnType<Reader> | undefined {
  const place = tokens.findIndex((_, at) => formAt(tokens, at) !== undefined && isClass(tokens, at + 1));
  // `anasınıfına`, `ana sınıfına`
  const first = tokens.findIndex(({ folded }, at) =>
    /^anasinif[a-z]/u.test(folded === 'ana' ? `ana${wordAt(tokens, at + 1)}` : folded),
  );
  if (place < 0 && first >= 0) return { claims: [first], bounds: { maxAge: BEFORE_SCHOOL } };
  // `lise 2lere`
  const lycee = tokens.findIndex(
    ({ base, suffix }, at) =>
      /^(?:[1-4]|9|1[0-2])$/u.test(base) &&
      (/^(?:l[ae]r(?:l?[ae])?|[dt][ae]|y[iu][mz])$/u.test(suffix) ||
        OF_PUPILS.test(wordAt(tokens, at + 1)) ||
        at === tokens.length - 1) &&
      wordAt(tokens, at - 1) === 'lise',
  );
  if (lycee > 0) {
    // `lise 2` is the second of its forms, `lise 10` the tenth of all.
    const said = Number(tokens[lycee]?.base);
    const ofAll = said <= BEFORE_LYCEE / 2 ? said + BEFORE_LYCEE : said;
    return { claims: [lycee - 1, lycee], bounds: { maxAge: ofAll + BEFORE_SCHOOL } };
  }
  const form = formAt(tokens, place) ?? 0;
  // `üniversitede birinci sınıflara`: grown up.
  if (form < 1 || form > FORMS || tokens.some(({ folded }) => GROWN_UP.test(folded))) return undefined;
  const own = OF_SELF.test(wordsIn(tokens, place + 1, place + 3).join(' ')) ? 1 : 0;
  return { claims: [place, place + 1], bounds: { maxAge: form + BEFORE_SCHOOL + own } };
}

/** `9. sınıfız`, `10. sınıf öğrencisiyiz`: who speaks for themselves is as old as a form may be. */
const OF_SELF = /^sinif(?:[iu]z|t[ae]y[iu][mz]| (?:ogrenci|talebe)\w*y[iu][mz])/u;

const GROWN_UP = /^(?:universite|fakulte|kampus|donemin|vize)/u;
const OF_PUPILS = /^(?:ogrenci|talebe|cocu[kg]|seviye|icin$)/u;

/** `6. sınıflara`, `9. sınıf öğrencilerim`; `birinci sınıf bir film` is how good it is. */
function isClass(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  return (
    /^sinif(?:[ae]|[iu]z|lar(?:l?[ae])?|l[ae]|[iu]m\w*|[iu]n[ae]|lar[iu]m\w*|t[ae](?:ki\w*|y[iu]m)?)$/u.test(
      word,
    ) ||
    (word === 'sinif' && OF_PUPILS.test(wordAt(tokens, at + 1)))
  );
}

/** Which form a number or an ordinal names: `8`, `sekizinci`, `on ikinci`. */
function formAt(tokens: Tokens, at: number): number | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (/^\d{1,2}$/u.test(token.base) && token.folded === token.base) return Number(token.base);
  const ordinal = ordinalValue(token.folded);
  return ordinal !== undefined && ordinal < TEN && wordAt(tokens, at - 1) === 'on' ? TEN + ordinal : ordinal;
}
const TEN = 10;
