import type { Wishes } from '#domain/wishes.ts';
import { NO_POINTS, type Points } from './points.ts';

/** Points for a film that a friend names first for a subject, and for how one feels or with whom one is. */
const SUBJECT = 4;
const FEELING = 3;
/** Points off where the subject only occurs: *Oppenheimer* is no war film. */
const HARDLY = 4;
/** The same for a genre, which has many more films: *The Dark Knight* is hardly what is meant by a thriller. */
const GENRE = 3;
const HARDLY_GENRE = 3;

/**
 * Points for the films that come to a friend's mind first (`seri katil`: *Yedi*), by the catalogue's lists (decision 085).
 * Of several wishes each has its share, so that a film that is first for all of them has all points.
 */
export function foremostFit(wishes: Wishes): Points {
  const { mood, genres, origin, tones = [], themes = [], occasions = [] } = wishes;
  const kinds = genres.map((genre) => (origin === 'yerli' ? `yerli ${genre}` : genre));
  const feelings = [...tones, ...occasions, ...(mood === undefined ? [] : [mood])];
  const first = worth([themes, SUBJECT], [kinds, GENRE], [feelings, FEELING]);
  const hardly = worth([themes, HARDLY], [kinds, HARDLY_GENRE]);
  if (first.size === 0) return NO_POINTS;
  return ({ judgement }) =>
    judgement === undefined ? 0 : total(judgement.firstFor, first) - total(judgement.hardlyFor, hardly);
}

/** What it is worth to be named for each wish: its share of the points that all of its kind have. */
function worth(...kinds: readonly (readonly [wished: readonly string[], points: number])[]) {
  const found = new Map<string, number>();
  for (const [wished, points] of kinds)
    for (const wish of wished) found.set(wish, (found.get(wish) ?? 0) + points / wished.length);
  return found;
}

function total(names: readonly string[], points: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const name of names) sum += points.get(name) ?? 0;
  return sum;
}
