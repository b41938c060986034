import type { Phrases } from '../lexicon/phrases.ts';
import { openSlotsWords as words } from '../lexicon/word-lists.ts';
import type { WishKind } from './message-wishes.ts';
import type { Reader } from './reading.ts';

const REACH = 5;
const NEAR = 2;
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
  const letGo = words.LET_GO.firstIn(text);
  if (at < 0 && letGo < 0) return {};
  const reach = at < 0 ? NEAR : REACH;
  const before = text.slice(0, Math.max(at, letGo)).trim().split(' ').slice(-reach);
  const slots = WISHES_OF_KIND.filter(([phrases]) => before.some(phrases.is)).map(([, slot]) => slot);
  // `üçüncüyü boş ver` leaves nothing open.
  if (slots.length > 0) return { open: slots };
  return at < 0 ? {} : { open: 'all' };
};
