import { notWishesWords as words } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** Whether a word of company is none: somebody in a story, or spoken of. */
export function isNoCompany(tokens: Tokens, found: Found, company: string): boolean {
  const { from, to } = found;
  const before = wordAt(tokens, from - 1);
  const next = wordAt(tokens, to);
  if (company === 'adults') return false;
  if (company !== 'child') return !isCompany(tokens, found);
  // `90'lar çocuğuyum`, `çocuktum`
  if (/(?:uy[iu][mz]|kt[iu][mk])$/u.test(wordAt(tokens, to - 1))) return true;
  // `çocuklar da gelmedi`
  const away = /^d[ae]$/u.test(next) ? wordAt(tokens, to + 1) : next;
  if (words.LIKE_A_CHILD.is(away)) return true;
  // `çocuklar yüzünden`: why, and not for whom.
  if (next === 'yuzunden') return true;
  // `çocuklar bunları izlemekten bıktırdı`
  if (wordsIn(tokens, to, to + STORY + 2).some((word) => /^(?:biktir|usandir|baydi)/u.test(word)))
    return true;
  // `koruyan biri + çocuk + yıkık şehirler`: what is in the film.
  if ([from - 1, to - 1].some((place) => tokens[place]?.gap.includes('+') === true)) return true;
  // `öbür çocuk da yeni olsun diyo`: somebody spoken of.
  if (/^(?:obur|oteki|diger)$/u.test(before)) return true;
  if (words.WITH_A_CHILD.is(next)) return false;
  return (
    words.OF_A_CHILD.is(wordAt(tokens, from)) || isToldOf(before, wordsIn(tokens, to, to + STORY).join(' '))
  );
}

const STORY = 4;
const WATCHES = /^(?:izle|seyre|bak)(?:s[iu]n|y?[ae]c[ae]|yo|r$|di[rm])/u;
const COMES = /^gel(?:iyo|[ie]?ce[kg])/u;
/** `bir çocukla yaşlı adamın dostluğu`, `evlat edinilen çocuk`, `o filmdeki çocuk`: somebody in a story, not beside the person. */
function isToldOf(before: string, after: string): boolean {
  if (words.AT_HOME.is(before) || words.WATCHED_TOGETHER.in(after)) return false;
  // `meşhurları tüketti bu çocuk`: somebody spoken of.
  if (before === 'bu') return true;
  if (/^b[iı]r?$/u.test(before)) return /[iu]n \w+[iu](?: |$)/u.test(after);
  return /(?:y?[ae]n|[dt][ae]ki|m[iu]s)$/u.test(before);
}

/** `annemle`, `sevgilim için`, `arkadaşlar geldi`: with or for somebody, not merely about them. */
function isCompany(tokens: Tokens, { from, to }: Span): boolean {
  // `sevgilimle kavga ettim`: whoever somebody fell out with is not there.
  if (wordsIn(tokens, to, to + 2).some(words.FELL_OUT.is)) return false;
  return (
    tokens.length === 1 ||
    words.TOGETHER.is(wordAt(tokens, to)) ||
    // `kızım da izlesin`
    (/^d[ae]$/u.test(wordAt(tokens, to)) && WATCHES.test(wordAt(tokens, to + 1))) ||
    // `crushum yarın film izlemeye geliyor`
    (!endsClause(tokens[to - 1]) && wordsIn(tokens, to, to + STORY).some((word) => COMES.test(word))) ||
    wordsIn(tokens, from, to).some(
      (word) => /(?:l[ae]|c[ae]|l[iu]k|lara|lere)$/u.test(word) || words.COMPANY_ALONE.is(word),
    )
  );
}
