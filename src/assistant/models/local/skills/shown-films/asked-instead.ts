import type { Decide } from '../../core/skill.ts';
import { againstCards } from '../complaint/against.ts';
import { isAsking, questionIn } from '../questions/asked.ts';
import { shownFilms } from './shown-films.ts';
import { subjectOf } from './subject.ts';

/** `hemme ne ya, onu anlat`, `ahlat ağacı da 3 saat ya, uzak nasıl`: what is asked of a film on the screen is answered. */
export const askedInstead: Decide = (message, context) => {
  const { memory } = context;
  const against = memory.shown.length === 0 ? undefined : againstCards(message, context);
  if (against === undefined) return undefined;
  const parsed = context.understand(against.rest);
  if (!isAsking(parsed.text) || questionIn(parsed.text) === undefined) return undefined;
  const meant = memory.shown.filter(({ title }) =>
    against.named.some(({ kind, name }) => kind === 'title' && name === title),
  );
  const focus = meant.length === 1 ? meant[0] : undefined;
  const later = { ...context, written: against.rest, memory: { ...memory, focus } };
  return subjectOf(parsed, later)?.isPointed === true ? shownFilms(parsed, later) : undefined;
};
