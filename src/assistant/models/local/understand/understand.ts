import type { FilmIndex } from '#films/film-index.ts';

import type { Judge, Judgement } from '../judge/judge.ts';
import { markersWords } from '../lexicon/word-lists.ts';
import { readAge } from './ages.ts';
import { addBounds, readBareTitle } from './bare-title.ts';
import { readActs } from './clauses.ts';
import { readDurations } from './durations.ts';
import { statesAnything } from './message-wishes.ts';
import { readOpenSlots } from './open-slots.ts';
import { readRating } from './ratings.ts';
import { readPeople, readWishes } from './read-wishes.ts';
import { type Reader, type Reading, beginReading, readWith } from './reading.ts';
import { readReferences } from './references.ts';
import { readSeries } from './series.ts';
import { readSeen } from './seen.ts';
import { readThanModel } from './than-model.ts';
import { withJudged } from './judged-wishes.ts';
import { readAlike, readSimilarTitle } from './similar-to.ts';
import { asksForSeries, speaksOfFilms } from './talk.ts';
import { readUnknownNames } from './unknown-names.ts';
import { readVagueBounds } from './vague-bounds.ts';
import { readYears } from './years.ts';

/** What a message says, as far as it can be told from the message alone. */
export interface Understanding extends Omit<Reading, 'wishes'> {
  words: number;
  said: Reading['wishes'];
  /** It states a wish. */
  wishes: boolean;
  /** What it wishes in words that are known, not merely by sentences like it; undefined where it wishes nothing so. */
  exact: Reading['wishes'] | undefined;
  /** It says that what was shown has too much of something (`çok kanlı bunlar`). */
  complains: boolean;
  /** It asks for a series. */
  series: boolean;
  /** It speaks of films. */
  films: boolean;
  /** What it is about, by sentences like it. */
  judged: Judgement;
}

/** What is read from a message, in order: a reader leaves alone the words that one before it has claimed. */
const READERS: readonly Reader[] = [
  // Titles first: the words of one are no wish, and its figures (`1917`, `12 Kızgın Adam`) bound nothing.
  readSimilarTitle,
  readSeries,
  // Numbers with a unit, then those without: what is left of `iki saat` is no year, and what is left of `2010` no rating.
  readDurations,
  readYears,
  readAge,
  readRating,
  readPeople,
  // `ikincisini` is pointed at before anything is done to it.
  readReferences,
  readActs,
  // The words that are left are wishes.
  readWishes,
  readSeen,
  readBareTitle,
  addBounds,
  // Names that nobody knows are looked for last, among the words that mean nothing else.
  readUnknownNames,
  readThanModel,
  readVagueBounds,
  readAlike,
  readOpenSlots,
];

/** Understands one message. Pure: the same message, index, year and judge always mean the same. */
export function understand(message: string, index: FilmIndex, thisYear: number, judge: Judge): Understanding {
  const reading = READERS.reduce(readWith, beginReading(message, index, thisYear));
  const { text, tokens, markers } = reading;
  const judged = judge(message);
  const wishes = withJudged(reading.wishes, judged);
  return {
    ...reading,
    words: tokens.length,
    said: wishes,
    wishes: statesAnything(wishes),
    exact: statesAnything(reading.wishes) ? reading.wishes : undefined,
    complains:
      (markersWords.COMPLAINT.in(text) || markersWords.TOO_MUCH.is(text)) &&
      !markers.requests &&
      !markersWords.WISHING.in(text),
    series: asksForSeries(text),
    films: speaksOfFilms(text),
    judged,
  };
}
