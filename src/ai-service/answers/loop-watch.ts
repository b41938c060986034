import { ServiceError } from '../failures/service-failure.ts';

/** So many letters of nothing but repetition are no style any more. */
const LOOP = 360;
/** What is repeated has at most so many letters. */
const LONGEST_PERIOD = 60;
/** How often the end of an answer is looked at, in letters. */
const STEP = 100;

/**
 * Watches an answer as it arrives: small models fall into a loop, and write on until their limit is reached, which may be
 * minutes. @throws ServiceError once the answer only repeats itself
 */
export function createLoopWatch(): (delta: string) => void {
  let tail = '';
  let unseen = 0;
  return (delta) => {
    tail = (tail + delta).slice(-(LOOP + LONGEST_PERIOD));
    unseen += delta.length;
    if (unseen < STEP) return;
    unseen = 0;
    if (isLoop(tail)) throw new ServiceError({ kind: 'repeats' });
  };
}

/** Whether the end of a text is one short piece, again and again. */
export function isLoop(text: string): boolean {
  const end = text.slice(-(LOOP + LONGEST_PERIOD));
  if (end.length < LOOP + LONGEST_PERIOD) return false;
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    if (end.slice(-LOOP) === end.slice(-LOOP - period, -period)) return true;
  }
  return false;
}
