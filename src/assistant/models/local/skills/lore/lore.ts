import { findFact } from '#films/lore/find-fact.ts';
import { askedWords } from '#films/lore/asked-words.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking, isDeedToo, onlyLooks, questionIn, wishesFilms } from '../questions/asked.ts';
import { subjectsOf, wordsBeside } from './subjects.ts';

/** So many words are asked without a word of asking: `leon filmindeki kız`. */
const FEW = 7;
/** What the card itself tells is asked of it, unless a fact is of just that. */
const TOLD_EXACTLY = new Set([
  'LENGTH',
  'YEAR',
  'RATING',
  'ENDS_AT',
  'PLOT',
  'DIRECTOR',
  'AGE',
  'GENRE',
  'CAST',
  'WHO',
]);
const SURELY = 1.8;

/** Whether a message may ask for what a friend knows: only then it is fetched. */
export const mayAskForFact = (parsed: Understanding): boolean =>
  isAsking(parsed.text) || parsed.tokens.length <= FEW;

/** `leondaki kız kim`, `1917 tek çekim mi`: what a friend knows of a film or somebody of film, where just that is asked. */
export const lore: Decide = (parsed, context) => {
  if (context.lore === undefined || !mayAskForFact(parsed) || !isOnlyAsked(parsed)) return undefined;
  for (const { facts, film, spans } of subjectsOf(parsed, context.lore, context)) {
    const words = askedWords(wordsBeside(parsed.tokens, spans).join(' '));
    const found = findFact(facts, words);
    if (found === undefined) continue;
    if (found.weight < SURELY && TOLD_EXACTLY.has(questionIn(words.join(' ')) ?? '')) continue;
    const isHere = film !== undefined && context.memory.focus?.title === film.title;
    const { says } = found.fact;
    return film === undefined || isHere ? say(says) : showAndAnswer(film, context, () => says);
  }
  return undefined;
};

/** Nothing is to be done, and no films are wished. */
const isOnlyAsked = (parsed: Understanding): boolean =>
  !isDeedToo(parsed) &&
  onlyLooks(parsed) &&
  !wishesFilms(parsed) &&
  parsed.said.similarTo === undefined &&
  (isAsking(parsed.text) || !parsed.markers.requests);
