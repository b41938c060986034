import { accusative } from '#lib/turkish/suffix.ts';
import { joinList } from '#lib/turkish/format.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import { toolOf } from '../../understand/acts.ts';
import type { Understanding } from '../../understand/understand.ts';
import { asMuch } from '../questions/as-much.ts';
import { isAsking } from '../questions/asked.ts';
import { namedTitles, withLeadingTitle } from '../questions/named-film.ts';
import { questions } from '../questions/questions.ts';
import { shownFilms } from './shown-films.ts';

const SEEN = /^(?:izle|seyre[dt]?|gor|bitir)(?:m[iu]s)?[dt][iu][mk]$/u;

/** `akirayı izledim, prenses mononoke mi ghost in the shell mi`: what was seen is marked, and what is asked of others answered. */
export const seenThenAsked: Decide = (parsed, context) => {
  const { acts, tokens, written } = parsed;
  const at = tokens.findIndex(({ folded }) => SEEN.test(folded));
  const [last, next] = [tokens[at], tokens[at + 1]];
  if (at < 1 || last === undefined || next === undefined) return undefined;
  if (!acts.some(({ act }) => toolOf(act) === 'markWatched')) return undefined;
  const rest = context.understand(written.slice(next.start));
  if (!asksOfOthers(rest, context)) return undefined;
  const [decision] = [asMuch, questions, shownFilms].flatMap((skill) => skill(rest, context) ?? []);
  const seen = inputsMeant(context.understand(written.slice(0, last.end)), context);
  return decision === undefined ? undefined : withSeen(decision, seen);
};

/** Whether a question says itself of which film it is asked: else it is asked of the one that was seen. */
const asksOfOthers = (rest: Understanding, context: DecisionContext): boolean =>
  isAsking(rest.text) &&
  !rest.markers.requests &&
  rest.acts.every(({ act }) => toolOf(act) === 'showFilm') &&
  (namedTitles(withLeadingTitle(rest, context, true)).length > 0 ||
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
