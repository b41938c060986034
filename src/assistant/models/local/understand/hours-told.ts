import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { eveningWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause } from './tokens.ts';

const REACH = 3;

/** `saat ikiye kadar oturdum`, `yedide kalktım`: the hour of what is over. */
export function isToldOf(tokens: Tokens, { to }: Span): boolean {
  const end = tokens.findIndex((token, place) => place >= to && endsClause(token));
  const after = tokens.slice(to, Math.min(to + REACH, end < 0 ? tokens.length : end + 1));
  const [verb] = after.filter(({ folded }) => isVerbForm(folded) && !words.HAS_COME.is(folded));
  return verb !== undefined && OF_SELF_THEN.test(verb.folded);
}
const OF_SELF_THEN = /(?:[dt][iu]|m[iu]s[iu]|m[iu]st[iu])(?:m|k|l[ae]r)$/u;
