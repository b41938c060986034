import type { Wishes } from '#domain/wishes.ts';
import { isStated } from '../../understand/message-wishes.ts';

/** Leaves out what is empty: a wish that was not said is absent. */
export const stated = (wishes: Wishes): Wishes => {
  const left = Object.entries(wishes).filter(([name, value]) => name === 'genres' || isStated(value));
  // Only values of the wishes themselves are left.
  return Object.fromEntries(left) as Wishes;
};
