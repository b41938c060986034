import { brokenWishes } from '#domain/wish-rules.ts';
import { namedFirst } from '#films/named-first.ts';
import { bestKnownFirst } from '#films/series.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { wantsLikeIt } from './description.ts';
import { tellsOfMany } from './many-of-then.ts';
import { recallFilm, showRecalled } from './recall.ts';
import { recallWords } from './telling-words.ts';

const SOUGHT = [recallWords.ASKS, recallWords.ITS_NAME, recallWords.SEEN_THEN];

/**
 * `palyaçolu film neydi`, `o dinozorlu filmi aç`: nothing but what it is about is told of a film that is looked for. The one that
 * a friend names first for it comes to mind, and the next beside it, unless more was told and a film is remembered by that.
 */
export const soughtOfSubject: Decide = (parsed, context) => {
  const { markers, titles, said, text } = parsed;
  if (said.themes.length === 0 || context.memory.shown.length > 0 || tellsOfMany(parsed)) return undefined;
  const asks =
    SOUGHT.some((list) => list.in(text)) && !markers.requests && !recallWords.WANTS_OTHERS.in(text);
  if ((!asks && !recallWords.THAT_ONE.in(text)) || wantsLikeIt(parsed)) return undefined;
  if (titles.some(isSurelyTitle) || said.similarTo !== undefined) return undefined;
  // `köpekli ama köpeğin ölmediği film`: a kind is wished.
  if (said.avoidThemes.length + said.excludeGenres.length > 0) return undefined;
  return recallFilm(parsed, context) ?? firstOfSubject(said, context);
};

function firstOfSubject(
  { themes, people, genres, origin, countries }: Understanding['said'],
  context: DecisionContext,
): Decision | undefined {
  const kind = {
    themes: [...themes],
    people: [...people],
    genres: [...genres],
    ...(countries.length > 0 && { countries: [...countries] }),
    origin,
  };
  const films = context.index.films.filter((film) => brokenWishes(film, kind).length === 0);
  const found = namedFirst(bestKnownFirst(films), themes)
    // As likely as each other, so that the first is said as a guess.
    .map((film) => ({ film, score: 1, met: [], scene: 0.5 }));
  return found[0] && showRecalled(found[0].film, context, found);
}
