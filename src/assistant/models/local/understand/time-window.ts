import { addWishes, isStated } from './message-wishes.ts';
import type { Reader, Reading } from './reading.ts';
import { eveningWords } from '../lexicon/word-lists.ts';
import { minutesBetween } from './clock-times.ts';
import { wordAt } from './tokens.ts';

const HOUR = 60;
/** A window outside of these is no film's. */
const SHORTEST = HOUR;
const LONGEST = 3.5 * HOUR;
/** Within so long one film may be meant, however many are counted. */
const OF_ONE = 150;

/**
 * Reads how long a film may be where that is said by the clock (`9da başlasak 11de biter mi`), and how long each may be
 * where several are to fit together (`4 saat uçuş var iki film seç`).
 */
export const readTimeWindow: Reader = (reading) => {
  const { evening, wishes } = reading;
  // A break is of several films.
  if (evening?.asks === true || evening?.breakMinutes !== undefined) return {};
  const { maxDuration } = { ...wishes, ...reading.bounds };
  if (maxDuration === undefined) {
    const window = windowOf(evening?.startsAt, evening?.endsBy);
    // `puanı 7 ile 8 arası` is no time of the evening.
    const isElse = isStated(wishes.minDuration) || isStated(wishes.minRating);
    const isOne = window !== undefined && !isElse;
    return isOne ? { wishes: addWishes(wishes, { maxDuration: window }) } : {};
  }
  const count = countIn(reading);
  if (count === undefined || maxDuration < OF_ONE) return {};
  const each = { maxDuration: Math.floor(maxDuration / count) };
  return { wishes: addWishes(wishes, each), bounds: each };
};

function windowOf(startsAt: string | undefined, endsBy: string | undefined): number | undefined {
  if (startsAt === undefined || endsBy === undefined) return undefined;
  const minutes = minutesBetween(startsAt, endsBy);
  return minutes < SHORTEST || minutes > LONGEST ? undefined : minutes;
}

/** `iki film`, `3 filmlik` */
function countIn({ numbers, tokens }: Reading): number | undefined {
  const number = numbers.find(
    ({ value, to, suffix }) =>
      (value === 2 || value === 3) && suffix === '' && eveningWords.FILMS.is(wordAt(tokens, to)),
  );
  return number?.value;
}
