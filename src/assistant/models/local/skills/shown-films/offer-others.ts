import type { Wishes } from '#domain/wishes.ts';
import { conceding } from '../../core/conceding.ts';
import { union } from '../../understand/lists.ts';
import {
  type Decision,
  type DecisionContext,
  accepts,
  recommendBy,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import type { KnownFilm } from '../../core/known-film.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import { endsClause, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { questionIn } from '../questions/asked.ts';
import { askedCompany, askedFor, companyWords, isForNone } from '../questions/company.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';

/** Whether a message takes an offer: `evet bul işte`, and `bul o zaman, animasyon da olur` does with its first words. */
const takes = (parsed: Understanding): boolean =>
  accepts(parsed) ||
  talkWords.YES_DO.is(foldedText(parsed.tokens.slice(0, parsed.tokens.findIndex(endsClause) + 1)));

/** Words that end in an offer of other films: a yes brings just those, with what else it wishes. */
export const offerOthers = (words: string, wishes: Wishes): Decision =>
  say(words, (answer, { memory, index }) => {
    if (!takes(answer)) return undefined;
    const markers = { ...answer.markers, keeps: true };
    const more = mergeWishes({ ...memory, wishes }, { ...answer, markers }, index);
    return recommendBy(answer.wishes ? more : wishes);
  });

/**
 * Where no film suits the company that a message names, others are offered, or come at once to whoever only says so.
 * @param asked the message, folded, with what says which film is meant cut out
 */
export function forNoneOf(
  films: readonly KnownFilm[],
  parsed: Understanding,
  asked: string,
  context: DecisionContext,
): Decision | undefined {
  const { text, said } = parsed;
  const company = askedCompany(text);
  if (company === undefined) return undefined;
  // `küçük olan 4 daha, ne anlar bundan`: nobody asks, and others come at once.
  if (said.maxAge !== undefined && !ASKS.test(text))
    return sayAndAct(conceding(undefined, { genres: [] }, context.seed), {
      tool: 'recommendFilms',
      input: without([], parsed, context),
    });
  // Of one film more than that may be asked.
  const isAsked = films.length > 1 || askedFor(asked, questionIn(asked)) !== undefined;
  if (!isAsked || !isForNone(films, company, said.maxAge)) return undefined;
  const words = `${companyWords(films, company, text, said.maxAge)} İstersen daha uygununu bulayım.`;
  return offerOthers(words, without(films, parsed, context));
}
const ASKS = /(?:^| )(?:m[iu]\w{0,4}|hangi\w*|kim\w*|nasil|kac)(?: |$)/u;

/** What is wished from now on, by those whose age is told, and without some films. */
function without(
  films: readonly KnownFilm[],
  parsed: Understanding,
  { memory, index }: DecisionContext,
): Wishes {
  const wishes = mergeWishes(memory, parsed, index);
  const titles = films.map(({ title }) => title);
  return stated({
    ...wishes,
    maxAge: parsed.said.maxAge ?? wishes.maxAge,
    excludeTitles: union(wishes.excludeTitles, titles),
  });
}
