import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';

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
export function foremostFit(wishes: Wishes): (film: CatalogueFilm) => number {
  const { mood, genres, origin, tones = [], themes = [], occasions = [] } = wishes;
  const kinds = genres.map((genre) => (origin === 'yerli' ? `yerli ${genre}` : genre));
  const feelings = [...tones, ...occasions, ...(mood === undefined ? [] : [mood])];
  const [about, of, felt] = [shareOf(themes), shareOf(kinds), shareOf(feelings)];
  return ({ judgement }) =>
    judgement === undefined
      ? 0
      : SUBJECT * about(judgement.firstFor) +
        GENRE * of(judgement.firstFor) +
        FEELING * felt(judgement.firstFor) -
        HARDLY * about(judgement.hardlyFor) -
        HARDLY_GENRE * of(judgement.hardlyFor);
}

const shareOf = (wished: readonly string[]) => (names: readonly string[]) =>
  wished.length === 0 ? 0 : wished.filter((wish) => names.includes(wish)).length / wished.length;
