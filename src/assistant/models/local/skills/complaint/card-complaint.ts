import type { Wishes } from '#domain/wishes.ts';
import { conceding } from '../../core/conceding.ts';
import { type Decide, type Decision, type DecisionContext, act } from '../../core/skill.ts';
import { type MessageWishes, NO_WISHES } from '../../understand/message-wishes.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { shownFilms } from '../shown-films/shown-films.ts';
import { subjectOf } from '../shown-films/subject.ts';
import { type Against, againstCards } from './against.ts';
import { dropped, forgotten } from './dropped.ts';

/** `çikolata fabrikası ne abi, intikam filmi yok mu`: what is named goes and is avoided, the rest of the wishes stays. */
export const cardComplaint: Decide = (parsed, context) => {
  const { memory, index, understand, seed } = context;
  if (memory.shown.length === 0 || memory.lastShow === undefined || memory.lastShow.tool === 'listFilms')
    return undefined;
  if (parsed.acts.some(({ act: { kind } }) => kind !== 'film')) return undefined;
  const against = againstCards(parsed, context);
  if (against === undefined) return undefined;
  const asked = askedInstead(against, context);
  if (asked !== undefined) return asked;
  const facts = against.facts === '' ? NO_WISHES : understand(against.facts).said;
  const drop = (wishes: Wishes, facts: MessageWishes) =>
    against.mild ? forgotten(wishes, facts) : dropped(wishes, facts, against.named);
  const before = drop(memory.wishes ?? { genres: [] }, facts);
  const rest = understand(against.rest);
  const markers = { ...rest.markers, keeps: !rest.markers.resets, asks: false };
  const merged = rest.wishes
    ? mergeWishes({ ...memory, wishes: before }, { ...rest, markers }, index)
    : before;
  // What is named against the cards is not wished by the rest either.
  const wishes = drop(merged, { ...facts, ...unbounded });
  const decision = act({ tool: 'recommendFilms', input: wishes });
  return against.mild ? decision : { ...decision, before: conceding(memory.wishes, before, seed) };
};

/** `hemme ne ya, onu anlat`, `ahlat ağacı da 3 saat ya, uzak nasıl`: what is asked of a film on the screen is answered. */
function askedInstead({ named, rest }: Against, context: DecisionContext): Decision | undefined {
  const { memory } = context;
  const parsed = context.understand(rest);
  if (!isAsking(parsed.text) || questionIn(parsed.text) === undefined) return undefined;
  const meant = memory.shown.filter(({ title }) =>
    named.some(({ kind, name }) => kind === 'title' && name === title),
  );
  const focus = meant.length === 1 ? meant[0] : undefined;
  const later = { ...context, written: rest, memory: { ...memory, focus } };
  return subjectOf(parsed, later)?.isPointed === true ? shownFilms(parsed, later) : undefined;
}

const unbounded = { minYear: undefined, maxYear: undefined, minDuration: undefined, maxDuration: undefined };
