import type { Phrases } from '../lexicon/phrases.ts';
import { openSlotsWords as words } from '../lexicon/word-lists.ts';
import type { WishKind } from './message-wishes.ts';
import type { Reader } from './reading.ts';

const REACH = 5;
const WISHES_OF_KIND: readonly (readonly [phrases: Phrases, slot: WishKind])[] = [
  [words.GENRE, 'genres'],
  [words.MOOD, 'mood'],
  [words.YEARS, 'years'],
  [words.DURATION, 'duration'],
  [words.RATING, 'rating'],
  [words.PEOPLE, 'people'],
  [words.ORIGIN, 'origin'],
  [words.THEMES, 'themes'],
];

/** Reads what a message leaves open (`süre fark etmez`, `yerli yabancı fark etmez`): all of it for a bare `fark etmez`. */
export const readOpenSlots: Reader = ({ text }) => {
  const at = words.INDIFFERENT.firstIn(text);
  if (at < 0) return {};
  const before = text.slice(0, at).trim().split(' ').slice(-REACH);
  const slots = WISHES_OF_KIND.filter(([phrases]) => before.some(phrases.is)).map(([, slot]) => slot);
  return { open: slots.length > 0 ? slots : 'all' };
};
