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

const BOTH = /(?:^| )(?:ikisi|bu iki|o iki)\w*(?: |$)/u;
const MOST_WORDS = 8;

/** `ikisinden hangisi daha çok beğenilmiş`, after `gora favorilere` and `arog da`. */
export const ofBoth: Decide = ({ text, titles, words }, { memory: { shown, focus, lastShow }, index }) => {
  if (titles.length > 0 || words > MOST_WORDS || !BOTH.test(text) || !said.WHICH.in(text)) return undefined;
  // Two that were spoken of one after the other, where no row stands on the screen.
  const isPair = shown.length === 1 && focus !== undefined && lastShow === undefined;
  const [one, other] = knownFilms(isPair ? [...shown, focus] : shown.length === 2 ? shown : [], index);
  return one && other && one.title !== other.title ? say(whichOfTwo([one, other], text)) : undefined;
};
