import type { Reader } from './reading.ts';
import { type Tokens, wordAt } from './tokens.ts';

/** A pupil of the first form is so old at least. */
const BEFORE_SCHOOL = 5;
const FORMS = 12;
const BEFORE_LYCEE = 8;

/** `6. sınıflara`, `10. sınıfa`: how old the pupils are who watch. */
export function classForm(tokens: Tokens): ReturnType<Reader> | undefined {
  const place = tokens.findIndex(
    ({ base, folded }, at) =>
      /^\d{1,2}$/u.test(base) &&
      /^sinif(?:[ae]|lar[ae]|l[ae]|[iu]m\w*|[iu]n[ae]|lar[iu]ma|t[ae](?:ki\w*|y[iu]m)?)?$/u.test(
        wordAt(tokens, at + 1),
      ) &&
      folded === base,
  );
  // `anasınıfına`, `ana sınıfına`
  const first = tokens.findIndex(({ folded }, at) =>
    /^anasinif[a-z]/u.test(folded === 'ana' ? `ana${wordAt(tokens, at + 1)}` : folded),
  );
  if (place < 0 && first >= 0) return { claims: [first], bounds: { maxAge: BEFORE_SCHOOL } };
  // `lise 2lere`
  const lycee = tokens.findIndex(
    ({ base, suffix }, at) =>
      /^[1-4]$/u.test(base) && /^l[ae]r[ae]$/u.test(suffix) && wordAt(tokens, at - 1) === 'lise',
  );
  if (lycee > 0)
    return {
      claims: [lycee - 1, lycee],
      bounds: { maxAge: Number(tokens[lycee]?.base) + BEFORE_LYCEE + BEFORE_SCHOOL },
    };
  const form = Number(tokens[place]?.base ?? 0);
  if (form < 1 || form > FORMS) return undefined;
  return { claims: [place, place + 1], bounds: { maxAge: form + BEFORE_SCHOOL } };
}
