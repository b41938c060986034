import { type Decide, say } from '../../core/skill.ts';
import { knownFilms } from '../../core/known-film.ts';
import { oneMeant } from '../../core/memory.ts';
import { type TitleAt, standsOut } from '../../understand/spans.ts';
import { type Tokens, wordAt } from '../../understand/tokens.ts';
import { bestKnown } from '../questions/named-film.ts';
import { namedRanking } from '../questions/rank.ts';
import { said } from '../questions/said.ts';
import { whichOfTwo } from '../questions/two-films.ts';

/** `gravityle`, `gravity ile`, `bu mu gravity mi` */
const isBeside = ({ from, to }: TitleAt, tokens: Tokens): boolean =>
  /[^k]l[ae]$/u.test(wordAt(tokens, to - 1)) ||
  BESIDE.test(wordAt(tokens, to)) ||
  BESIDE.test(wordAt(tokens, from - 1));
const BESIDE = /^(?:ile|l[ae]|yoksa|v(?:e)?s|m[iu])$/u;

/** `oppenheimer ile barbie aynı gün çıkmıştı, hangisi daha yüksek puan aldı`: asked of the two, and none like them are wished. */
export const whichOfNamed: Decide = ({ titles, text, markers, acts, tokens }, { memory, index }) => {
  const named = titles.filter((title) => standsOut(title) && !title.span.fuzzy);
  const [only] = named;
  // `gravityle hangisi daha iyi`: beside the film in talk.
  const inTalk =
    named.length === 1 && only !== undefined && isBeside(only, tokens) ? oneMeant(memory) : undefined;
  const [one, other, ...more] = [
    ...(inTalk === undefined ? [] : knownFilms([inTalk], index)),
    ...named.flatMap(({ span }) => bestKnown(span.films) ?? []),
  ];
  if (one === undefined || other === undefined || one === other || more.length + acts.length > 0)
    return undefined;
  const asks = (said.WHICH.in(text) || inTalk !== undefined) && namedRanking(text) !== undefined;
  return asks && !markers.requests ? say(whichOfTwo([one, other], text)) : undefined;
};

const EITHER = /^(?:m[iu] daha|daha m[iu]) /u;

/** `gravityle hangisi daha iyi`, `ilki mi daha iyi`: beside the one film that is named, the one that was spoken of. */
function measuredBy(
  { from, to }: TitleAt,
  { tokens, text }: Understanding,
  { memory: { focus }, index }: DecisionContext,
) {
  const isBeside = /^(?:y?l[ae]|ile)$/u.test(tokens[to - 1]?.suffix ?? '') || wordAt(tokens, to) === 'ile';
  const isWith = said.WHICH.in(text) && (isBeside || /.l[ae]$/u.test(wordAt(tokens, to - 1)));
  const isEither = from === 0 && EITHER.test(foldedText(tokens.slice(pastYear(tokens, to))));
  return focus !== undefined && (isWith || isEither) ? catalogued(focus, index) : undefined;
}
