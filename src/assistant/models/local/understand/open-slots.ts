import { comparisonsWords, openSlotsWords } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';

const REACH = 5;
const NEAR = 2;
const { INDIFFERENT, LET_GO, OTHER_PEOPLE, OTHER_GENRE, OTHER_COUNTRY, ...KINDS } = openSlotsWords;

/** Kinds of wishes that a person may call indifferent (`tür fark etmez`). */
export type WishKind = keyof typeof KINDS;
const isKind = (name: string): name is WishKind => Object.hasOwn(KINDS, name);

const OTHERS = { people: OTHER_PEOPLE, genres: OTHER_GENRE, origin: OTHER_COUNTRY } as const;
export type OtherKind = keyof typeof OTHERS;
const OTHER_KINDS: readonly OtherKind[] = ['people', 'genres', 'origin'];

/** Reads what is to be another one (`başka yönetmen olsun`, `farklı tür`). */
export const readOthers: Reader = ({ text, people }) => {
  // `aynı kafada başka yönetmen var mı`, of whoever was named before.
  const isOfThose = people.length === 0 && comparisonsWords.OTHER_MAKERS.in(text);
  const others = OTHER_KINDS.filter((kind) => OTHERS[kind].in(text) || (kind === 'people' && isOfThose));
  return others.length === 0 ? {} : { others };
};

/** Reads what a message leaves open (`süre fark etmez`, `yerli yabancı fark etmez`): all of it for a bare `fark etmez`. */
export const readOpenSlots: Reader = ({ text }) => {
  const at = INDIFFERENT.firstIn(text);
  const letGo = LET_GO.firstIn(text);
  if (at < 0 && letGo < 0) return {};
  const reach = at < 0 ? NEAR : REACH;
  const before = text.slice(0, Math.max(at, letGo)).trim().split(' ').slice(-reach);
  const kinds = Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => before.some(KINDS[kind].is));
  // `üçüncüyü boş ver` leaves nothing open.
  if (kinds.length > 0) return { open: kinds };
  return at < 0 ? {} : { open: 'all' };
};
