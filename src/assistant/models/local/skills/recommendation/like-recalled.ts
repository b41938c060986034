import { type Decide, act } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { type Tokens, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { plannedRecommendation } from './recommendation.ts';
import { STORY_WORDS, asksItsName, tellingWords } from '../recall/description.ts';
import { recallWords } from '../recall/telling-words.ts';
import { toldPart } from '../recall/told-part.ts';

/** A film that is told and then taken up, with what is wished beside likeness to it. */
interface TakenUp {
  story: Tokens;
  wish: string;
}

/** `çekiçle dövüyodu … onun gibi sert bir intikam filmi`: undefined where no film is told first, or it is named. */
export function storyTakenUp({ tokens, titles, written, said }: Understanding): TakenUp | undefined {
  const at = tokens.findLastIndex(
    (_, place) => recallWords.LIKE_TOLD.firstIn(foldedText(tokens.slice(place, place + POINTER))) === 0,
  );
  const story = tokens.slice(0, Math.max(at, 0));
  const isNamed = titles.some((title) => isSurelyTitle(title) && title.to <= at);
  if (isNamed || (said.alsoSimilarTo ?? []).length > 0) return undefined;
  if (tellingWords({ tokens: story }).length < STORY_WORDS || !TOLD.test(foldedText(story))) return undefined;
  // `öyle bir şey`: all but the first word is of the wish.
  const last = /^(?:onun|bunun|onlar|ona|buna|o)$/u.test(tokens[at]?.folded ?? '') ? at + 1 : at;
  return { story, wish: written.slice(tokens[last]?.end).trim() };
}
const POINTER = 3;
/** What happens in a film is told in these forms: `dövüyodu`, `kalıyo`, `vardı`. */
const TOLD = /(?:^| )(?:\w+[iu]yo(?:r|du|rdu|lar|rlar|lardi|rlardi|mus|rmus)?|vardi|yoktu)(?: |$)/u;

/** Films like the one that is told, which are such as is wished after it. */
export const likeRecalled: Decide = (parsed, context) => {
  // `öyle bi hayvan bayramı vardı, hangi filmdi o`: the one itself is looked for.
  if (asksItsName(parsed)) return undefined;
  const told = context.recall === undefined ? undefined : storyTakenUp(parsed);
  if (context.recall === undefined || told === undefined) return undefined;
  const { found, words } = toldPart(tellingWords({ tokens: told.story }), context.recall);
  const [first, second] = found;
  if (first === undefined || first.met.length < MET || first.met.length * 2 < words.length) return undefined;
  if (first.score < SURE || (second?.score ?? 0) > first.score * NEXT) return undefined;
  const wish = context.understand(told.wish);
  const { exact, markers, text } = wish;
  const isWished = exact !== undefined || markers.requests || markersWords.WISHING.in(text) || text === '';
  if (!isWished || wish.said.similarTo !== undefined) return undefined;
  const like = { ...wish, said: { ...wish.said, similarTo: first.film.title } };
  return act(plannedRecommendation(like, context));
};
const MET = 3;
/** Few of the words of a long story are of its film, and any other has far fewer. */
const SURE = 0.56;
const NEXT = 0.88;
