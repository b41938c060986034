import { toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import { NO_POINTS, type Points } from './points.ts';

/** Points for a film that a friend names first for a subject, and for how one feels or with whom one is. */
const SUBJECT = 4;
const FEELING = 4;
/** Points off where the subject only occurs: *Oppenheimer* is no war film. */
const HARDLY = 4;
/** The same for a genre, which has many more films: *The Dark Knight* is hardly what is meant by a thriller. */
const GENRE = 2.5;
const HARDLY_GENRE = 3;
/** Points for the films of somebody that a friend names first. */
const PERSON = 4;

/** What the place among those named is worth: of the very first half as much again, and less and less of the others. */
const FIRST = 1.5;
const LAST = 0.6;
/** From this place on a film is worth the least; a friend names only a few of somebody's films. */
const MOST_NAMED = 30;
const MOST_OF_PERSON = 6;

/**
 * Points for the films that come to a friend's mind first (`seri katil`: *Yedi*), by the catalogue's lists (decision 085).
 * Of several wishes each has its share, so that a film that is first for all of them has all points.
 */
export function foremostFit(wishes: Wishes): Points {
  const { mood, genres, origin, tones = [], themes = [], occasions = [], people = [], pace } = wishes;
  const kinds = genres.map((genre) => (origin === 'yerli' ? `yerli ${genre}` : genre));
  // `ağır tempo` is named as *yavaş*, as a pace is.
  const named = themes.flatMap((theme) => toneOfTheme(theme) ?? []).filter((tone) => !themes.includes(tone));
  const paced = pace === undefined ? [] : [pace === 'slow' ? 'yavaş' : 'hızlı'];
  const feelings = [
    ...new Set([...tones, ...named, ...paced, ...occasions, ...(mood === undefined ? [] : [mood])]),
  ];
  const first = [
    ...worth([themes, SUBJECT], [kinds, GENRE], [feelings, FEELING]),
    ...worth([people, PERSON, MOST_OF_PERSON]),
  ];
  const hardly = worth([themes, HARDLY], [kinds, HARDLY_GENRE]);
  if (first.length === 0) return NO_POINTS;
  return ({ judgement }) =>
    judgement === undefined ? 0 : placed(judgement.firstFor, first) - total(judgement.hardlyFor, hardly);
}

interface Worth {
  wish: string;
  points: number;
  /** How many places are told apart. */
  places: number;
}

/** What it is worth to be named for each wish: its share of the points that all of its kind have. */
const worth = (
  ...kinds: readonly (readonly [wished: readonly string[], points: number, places?: number])[]
): Worth[] =>
  kinds.flatMap(([wished, points, places = MOST_NAMED]) =>
    wished.map((wish) => ({ wish, points: points / Math.sqrt(wished.length), places })),
  );

function placed(named: ReadonlyMap<string, number>, worths: readonly Worth[]): number {
  let sum = 0;
  // Hardly anybody names most films first of all.
  if (named.size === 0) return sum;
  for (const { wish, points, places } of worths) {
    const place = named.get(wish);
    if (place !== undefined) sum += points * (FIRST - ((FIRST - LAST) * Math.min(place, places)) / places);
  }
  return sum;
}

function total(names: readonly string[], worths: readonly Worth[]): number {
  let sum = 0;
  for (const { wish, points } of worths) if (names.includes(wish)) sum += points;
  return sum;
}
