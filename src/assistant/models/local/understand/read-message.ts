import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Hearing } from '../judge/judge.ts';
import { markersWords } from '../lexicon/word-lists.ts';
import { readAge } from './ages.ts';
import { addBounds, readBareTitle } from './bare-title.ts';
import { readButPeople, readNotThatOne } from './but-people.ts';
import { readActs } from './clauses.ts';
import { fromEnglish } from './english.ts';
import { readCorrectedNumber } from './corrected-number.ts';
import { readGivenUp } from './given-up.ts';
import { readHalfNamedSeries } from './half-named-series.ts';
import { readEitherPlace } from './either-place.ts';
import { readEvening } from './evening.ts';
import { readDurations } from './durations.ts';
import { statesAnything } from './message-wishes.ts';
import { readNextOfTheirs } from './next-of-theirs.ts';
import { readOpenSlots, readOthers } from './open-slots.ts';
import { readRating } from './ratings.ts';
import { readPeople } from './read-people.ts';
import { readWishes } from './read-wishes.ts';
import { type Reader, beginReading, readWith } from './reading.ts';
import { readReferences } from './references.ts';
import { isWholeTitle } from './spans.ts';
import { readSeries } from './series.ts';
import { readSeriesPut } from './series-put.ts';
import { readSeen } from './seen.ts';
import { readThanModel } from './than-model.ts';
import { readLikePeople } from './like-people.ts';
import { readTakenUp } from './taken-up.ts';
import { readAlike, readSimilarTitle } from './similar-to.ts';
import { readToldSeen } from './told-seen.ts';
import { readTimeWindow } from './time-window.ts';
import { readTriedAnyway } from './tried-anyway.ts';
import { asksForSeries, speaksOfFilms } from './talk.ts';
import { readUnknownNames } from './unknown-names.ts';
import { readUnread } from './unread.ts';
import { readVagueBounds } from './vague-bounds.ts';
import { readYears } from './years.ts';
import { readYouth } from './youth.ts';

/** What is read from a message, in order: a reader leaves alone the words that one before it has claimed. */
const READERS: readonly Reader[] = [
  // Titles first: the words of one are no wish, and its figures (`1917`, `12 Kızgın Adam`) bound nothing.
  readSimilarTitle,
  readSeries,
  // The hours and the number of films of an evening, before they are read as lengths, ratings and places.
  readEvening,
  // Numbers with a unit, then those without: what is left of `iki saat` is no year, and what is left of `2010` no rating.
  readDurations,
  readYears,
  readAge,
  readRating,
  readPeople,
  // `al pacino'nun gençliği` is no theme.
  readYouth,
  // `ikincisini` is pointed at before anything is done to it.
  readReferences,
  readActs,
  // `amerikan da olur türk de olur fark etmez`
  readEitherPlace,
  // The words that are left are wishes.
  readWishes,
  readSeen,
  readSeriesPut,
  readToldSeen,
  readHalfNamedSeries,
  readGivenUp,
  readTriedAnyway,
  readNextOfTheirs,
  readLikePeople,
  readTakenUp,
  readButPeople,
  readNotThatOne,
  readBareTitle,
  addBounds,
  // Names that nobody knows are looked for last, among the words that mean nothing else.
  readUnknownNames,
  readUnread,
  readThanModel,
  readVagueBounds,
  readTimeWindow,
  readAlike,
  readOpenSlots,
  readOthers,
  readCorrectedNumber,
];

function begin(...[message, ...around]: Parameters<typeof beginReading>) {
  const reading = beginReading(message, ...around);
  // `the truman show` asks to be shown nothing.
  if (reading.titles.some((title) => isWholeTitle(title, reading.tokens))) return reading;
  const turkish = fromEnglish(reading);
  return turkish === undefined ? reading : beginReading(turkish, ...around);
}

/** A message as `readWishes` finds it. */
export const beforeWishes = (message: string, index: FilmIndex, thisYear: number) =>
  READERS.slice(0, READERS.indexOf(readWishes)).reduce(readWith, begin(message, index, thisYear));

/** What the exact readers find in a message. @param hearing what the judge knows of what is spoken of @param onScreen the films it may speak of in short */
export function readMessage(
  message: string,
  index: FilmIndex,
  thisYear: number,
  hearing?: Hearing,
  onScreen?: readonly CatalogueFilm[],
) {
  const { wishes: found, ...reading } = READERS.reduce(readWith, {
    ...begin(message, index, thisYear, onScreen),
    hearing,
  });
  const { text, tokens, markers } = reading;
  return {
    ...reading,
    found,
    words: tokens.length,
    exact: statesAnything(found) ? found : undefined,
    complains:
      (markersWords.COMPLAINT.in(text) || markersWords.TOO_MUCH.is(text)) &&
      !markers.requests &&
      !markersWords.WISHING.in(text),
    series: asksForSeries(text),
    films: speaksOfFilms(text),
  };
}

export type ReadMessage = ReturnType<typeof readMessage>;
