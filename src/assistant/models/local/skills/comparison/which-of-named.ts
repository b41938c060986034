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
