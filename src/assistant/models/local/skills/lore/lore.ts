import { findFact } from '#films/lore/find-fact.ts';
import { turnsQuestion } from '#films/lore/same-word.ts';
import { type Decide, say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import {
  type Question,
  isAsking,
  isDeedToo,
  onlyLooks,
  questionIn,
  wishesFilms,
} from '../questions/asked.ts';
import { eitherOf } from '../questions/either.ts';
import { namedTitles } from '../questions/named-film.ts';
import { subjectsOf, wordsAsked, wordsOf } from './subjects.ts';

/** What is told exactly of every film is told so, unless a fact is of just that. */
const TOLD_EXACTLY: ReadonlySet<Question | undefined> = new Set<Question>([
  'LENGTH',
  'YEAR',
  'RATING',
  'ENDS_AT',
  'PLOT',
  'DIRECTOR',
  'AGE',
  'GENRE',
  'CAST',
]);
/** What is told of a whole series. */
const OF_SERIES: ReadonlySet<Question | undefined> = new Set<Question>(['SERIES', 'PART', 'BEST_OF_SERIES']);
const SURELY = 1.8;

/** Whether a message may ask for what a friend knows: only then it is fetched. */
export const mayAskForFact = ({ text }: Understanding): boolean =>
  isAsking(text) || text.split(' ').some(turnsQuestion);

/** `leondaki kız kim`, `1917 tek çekim mi`: what a friend knows of a film or somebody of film, where just that is asked. */
export const lore: Decide = (parsed, context) => {
  if (context.lore === undefined || !mayAskForFact(parsed) || !isOnlyAsked(parsed)) return undefined;
  // `jokerli olan hangisiydi`, of those on the screen, and `baba mı joker mi`.
  const isChoice = context.memory.shown.length > 1 && /(?:^| )hangisi/u.test(parsed.text);
  if (isChoice || eitherOf(parsed, context.index).length > 1) return undefined;
  for (const { facts, film, spans, beside = [] } of subjectsOf(parsed, context.lore, context)) {
    const said = wordsAsked(parsed, [...spans, ...beside]);
    const found = findFact(facts, {
      said,
      of: wordsOf(parsed, spans),
      beside: wordsOf(parsed, film === undefined ? [] : beside),
    });
    if (found === undefined) continue;
    const question = film === undefined ? undefined : questionIn(said.join(' '));
    if (OF_SERIES.has(question) || (found.weight < SURELY && TOLD_EXACTLY.has(question))) continue;
    // The answer is all that was asked for: a card would open over it.
    return say(found.fact.says);
  }
  return undefined;
};

/** Something is asked of one film or of people: nothing is to be done, no films are wished, and of two none is chosen. */
function isOnlyAsked(parsed: Understanding): boolean {
  const { said, exact, text } = parsed;
  const films = new Set(namedTitles(parsed).map(({ span }) => span.films[0]?.title));
  const isWish = wishesFilms(parsed) || parsed.markers.requests || said.similarTo !== undefined;
  const isKind = (exact?.genres.length ?? 0) > 0 || said.refusedPeople.length > 0;
  // Of somebody's films one is shown rather than told.
  const isOfFilms = parsed.named.length > 0 && films.size === 0 && FILMS_OF.test(text);
  return !isDeedToo(parsed) && onlyLooks(parsed) && films.size < 2 && !isWish && !isKind && !isOfFilms;
}
const FILMS_OF =
  /(?:^| )(?:basla\w*|en (?:iyi|guzel|sevilen)\w*|filmler\w*|olsun|oynasin\w*|birlikte|beraber)(?: |$)/u;
