import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { outOf } from './given-stars.ts';

/** `9`, right after one film was marked as watched: points for it, and not the film of that name. */
export const pointsAlone: Decide = ({ tokens }, { memory, index }) => {
  const [marked, ...others] = memory.changed === true ? (memory.undo ?? []) : [];
  const [number, ...more] = findNumbers(tokens);
  const isAlone = number?.from === 0 && number.to === tokens.length && more.length === 0;
  if (marked?.tool !== 'unmarkWatched' || others.length > 0 || !isAlone) return undefined;
  const given = outOf(number.value);
  return given && act({ tool: 'rateFilm', input: { ...inputFor(marked.film, index), stars: given.stars } });
};
