import {
  DURATION,
  GENRE,
  INDIFFERENT,
  MOOD,
  ORIGIN,
  PEOPLE,
  RATING,
  THEMES,
  YEARS,
} from '../lexicon/open-slots.ts';
import type { Phrases } from '../lexicon/phrases.ts';
import type { Slot } from './message-wishes.ts';
import type { Reader } from './reading.ts';

const REACH = 5;
const SLOTS: readonly (readonly [words: Phrases, slot: Slot])[] = [
  [GENRE, 'genres'],
  [MOOD, 'mood'],
  [YEARS, 'years'],
  [DURATION, 'duration'],
  [RATING, 'rating'],
  [PEOPLE, 'people'],
  [ORIGIN, 'origin'],
  [THEMES, 'themes'],
];

/** Reads what a message leaves open (`süre fark etmez`, `yerli yabancı fark etmez`): all of it for a bare `fark etmez`. */
export const readOpenSlots: Reader = ({ text }) => {
  const at = INDIFFERENT.firstIn(text);
  if (at < 0) return {};
  const before = text.slice(0, at).trim().split(' ').slice(-REACH);
  const slots = SLOTS.filter(([words]) => before.some(words.is)).map(([, slot]) => slot);
  return { open: slots.length > 0 ? slots : 'all' };
};
