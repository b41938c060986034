import { openSlotsWords, refusalsWords as words } from '../lexicon/word-lists.ts';
import type { Item } from './refusals.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** `amerikada geçmesi şart değil`, `siyah beyaz olsa da olur`: neither wished nor refused. `yerli olsa da olur` rather wishes. */
export function isLetGo(tokens: Tokens, { to, kind }: Item): boolean {
  const after = wordsIn(tokens, to, to + LET_GO_REACH).join(' ');
  return (
    words.NEED_NOT.firstIn(after) === 0 ||
    // `siyah beyaz fark etmez`
    (kind === 'theme' && openSlotsWords.INDIFFERENT.firstIn(after) === 0) ||
    (kind !== 'genre' && kind !== 'origin' && words.FINE_TOO.firstIn(after) === 0)
  );
}
const LET_GO_REACH = 7;

/**
 * `türkçe olmayan olmaz`, `aşksız film istemem`, `kavuşmayan aşk filmi seyretmem`: nothing without it. Where the two
 * denials end.
 */
export function needed(tokens: Tokens, { rest, to }: Item): number | undefined {
  const at = /^(?:film|yapim)/u.test(wordAt(tokens, to)) ? to + 1 : to;
  const lacks = words.LACKING.is(wordAt(tokens, at)) ? at + 1 : LACKS.test(rest) ? to : undefined;
  if (lacks === undefined || endsClause(tokens[lacks - 1])) return undefined;
  const end = /^(?:film|bir|sey|bi?sey)/u.test(wordAt(tokens, lacks)) ? lacks + 1 : lacks;
  return words.NEVER.is(wordAt(tokens, end)) ? end + 1 : afterKind(tokens, lacks);
}
const LACKS = /^s[iu]z(?:l|$)|m[ae]y[ae]n$/u;

/** `mutlu bitmeyen aşk filmi izlemem`: what is denied in one phrase is refused, and its kind is not. Where the refusal ends. */
export const refusedOfKind = (tokens: Tokens, { to, rest }: Item): number | undefined =>
  /^y[ae]n$/u.test(rest) && /m[ae]y[ae]n$/u.test(wordAt(tokens, to - 1)) ? afterKind(tokens, to) : undefined;

/** Beyond a verb that refuses a kind by what it lacks (`komik olmayan türk filmi izlemem`). */
function afterKind(tokens: Tokens, from: number): number | undefined {
  for (let place = from; place < Math.min(tokens.length, from + KIND_REACH); place++) {
    const word = wordAt(tokens, place);
    if (OF_MINE.test(word) && words.NEVER.is(word)) return place + 1;
    if (endsClause(tokens[place]) || words.WANTED.is(word) || words.BUT.is(word)) return undefined;
  }
  return undefined;
}
const KIND_REACH = 4;
const OF_MINE = /(?:m[ae]m|m[ae]y[iu]z|m[iu]yo\w*|m[ae]z(?:l[ae]r)?)$/u;

/** `tarantino izlemeyen adam değildir`, `bilmeyen kalmadı`: everybody does; nothing is refused. */
export const isDeniedTwice = (tokens: Tokens, place: number): boolean =>
  words.WHO_DOES_NOT.is(wordAt(tokens, place)) &&
  words.THERE_IS_NONE.firstIn(wordsIn(tokens, place + 1, place + 1 + LET_GO_REACH).join(' ')) === 0;
