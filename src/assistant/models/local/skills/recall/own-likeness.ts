import type { Understanding } from '../../understand/understand.ts';
import { foldedText } from '../../understand/tokens.ts';
import { tellingWords } from './description.ts';

/** `… her sabah aynı güne uyanıyo. benim nöbet gibi aynı`: what it is like in one's own life is no part of the story. @returns the story alone */
export function withoutOwnLikeness({ tokens, written }: Understanding): string | undefined {
  const from = tokens.findLastIndex(
    (token, at) => OWN.test(token.folded) && at > 0 && /[.,;!?…]\s*$/u.test(written.slice(0, token.start)),
  );
  const start = tokens[from]?.start;
  if (start === undefined || !LIKE.test(foldedText(tokens.slice(from)))) return undefined;
  if (tokens.length - from > MOST_WORDS) return undefined;
  return tellingWords({ tokens: tokens.slice(0, from) }).length < FEWEST_TOLD
    ? undefined
    : written.slice(0, start).replace(/[\s.,;]+$/u, '');
}
const OWN = /^(?:ben(?:im)?|biz(?:im)?|tipki|sanki|ayni)$/u;
const LIKE = /(?:^| )(?:ben|biz)\w* (?:\w+ ){0,3}(?:gibi|ayni\w*|kadar|benzi\w+)(?: |$)/u;
const MOST_WORDS = 7;
const FEWEST_TOLD = 3;
