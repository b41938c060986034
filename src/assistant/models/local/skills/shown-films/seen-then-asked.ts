import { accusative } from '#lib/turkish/suffix.ts';
import { joinList } from '#lib/turkish/format.ts';
import { namedShown } from '../../core/named-shown.ts';
import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import { toolOf } from '../../understand/acts.ts';
import { type Tokens, endsSentence, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asMuch } from '../questions/as-much.ts';
import { isAsking, onlyLooks, questionIn } from '../questions/asked.ts';
import { namedTitles, withLeadingTitle } from '../questions/named-film.ts';
import { questions } from '../questions/questions.ts';
import { whoPlaysWhom } from '../questions/roles.ts';
import { shownFilms } from './shown-films.ts';
import { subjectOf } from './subject.ts';

const SEEN = /^(?:izle|seyre[dt]?|gor|bitir)(?:m[iu]s)?[dt][iu][mk]$/u;

/** `akirayı izledim, prenses mononoke mi ghost in the shell mi`: what was seen is marked, and what is asked of others answered. */
export const seenThenAsked: Decide = (parsed, context) => {
  const { tokens, written } = parsed;
  const at = tokens.findIndex(({ folded }) => SEEN.test(folded));
  const [last, next] = [tokens[at], tokens[at + 1]];
  if (at < 1 || last === undefined || next === undefined) return undefined;
  const told = context.understand(written.slice(0, last.end));
  if (!told.acts.some(({ act }) => toolOf(act) === 'markWatched')) return undefined;
  const rest = context.understand(written.slice(startOfQuestion(tokens, at + 1) ?? next.start));
  // `leon'u izledim mathilda'yı kim oynuyordu`: somebody in the film that was seen.
  const isEither = EITHER.test(rest.text);
  if (!isEither && whoPlaysWhom(parsed, context) !== undefined) return undefined;
  if (!asksOfOthers(rest, context)) return undefined;
  const later = { ...context, memory: { ...context.memory, focus: undefined } };
  const seen = seenIn(told, context);
  const weighed = isEither ? besideSeen(rest, seen, later) : undefined;
  if (weighed !== undefined) return weighed;
  const [decision] = [asMuch, questions, shownFilms].flatMap((skill) => skill(rest, later) ?? []);
  return decision && withSeen(decision, seen);
};
const EITHER = / m[iu] (?:\w+ )*m[iu]$/u;

/** `casino royale izledim, en iyisi o mu yoksa skyfall mı`: what was seen beside the other film. */
function besideSeen(rest: Understanding, seen: ReturnType<typeof inputsMeant>, context: DecisionContext) {
  const [beside, ...more] = namedTitles(rest);
  const [one, ...others] = seen;
  if (beside === undefined || one === undefined || more.length + others.length > 0) return undefined;
  const told = questions(context.understand(`${one.title} mi ${beside.span.text} mi`), context);
  return told && withSeen(told, seen);
}

/** Where what is asked begins: `ne günlerdi. sürücüde kim var` only tells first. */
function startOfQuestion(tokens: Tokens, from: number): number | undefined {
  const ends = [...tokens.keys()].filter((at) => at >= from && endsSentence(tokens[at]));
  const starts = [from, ...ends.map((end) => end + 1)];
  const asked = starts.find((start, place) => {
    const text = foldedText(tokens.slice(start, starts[place + 1]));
    return isAsking(text) && questionIn(text) !== undefined;
  });
  return asked === undefined ? undefined : tokens[asked]?.start;
}

/** What was seen, be it named in short (`mugen treni izledim`). */
function seenIn(told: Understanding, context: DecisionContext) {
  const { memory, index } = context;
  const named = told.titles.length > 0 ? undefined : namedShown(told.tokens, memory.shown);
  return named?.isTold === true ? [inputFor(named.film, index)] : inputsMeant(told, context);
}

/** Whether a question says itself of which film it is asked: else it is asked of the one that was seen. */
const asksOfOthers = (rest: Understanding, context: DecisionContext): boolean =>
  isAsking(rest.text) &&
  !rest.markers.requests &&
  onlyLooks(rest) &&
  (subjectOf(rest, { ...context, memory: { ...context.memory, focus: undefined } })?.isPointed === true ||
    namedTitles(withLeadingTitle(rest, context, true)).length > 0 ||
    rest.references.some(({ reference: { kind } }) => kind === 'place'));

function withSeen(decision: Decision, seen: ReturnType<typeof inputsMeant>): Decision | undefined {
  if (seen.length === 0) return decision;
  const marks = seen.map((input) => ({ tool: 'markWatched', input }) as const);
  const noted = `${joinList(seen.map(({ title }, place) => (place === seen.length - 1 ? accusative(title) : title)))} izlediklerine ekledim.`;
  if (decision.kind === 'say')
    return { kind: 'act', calls: marks, answer: () => `${noted} ${decision.text}` };
  const { answer } = decision;
  return answer === undefined
    ? undefined
    : {
        ...decision,
        calls: [...marks, ...decision.calls],
        answer: (film) => `${noted} ${answer(film) ?? ''}`,
      };
}
