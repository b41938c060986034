import fc from 'fast-check';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Genre, GENRES } from '#domain/genre.ts';
import { ERAS, PRIZES } from '#domain/judgement.ts';
import { MOODS } from '#domain/mood.ts';
import { sameTitle } from '#domain/title.ts';
import { TONES } from '#domain/tone.ts';
import { PACES, type Wishes } from '#domain/wishes.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import type { Taste } from '#recommender/recommender.ts';
import { judgements } from '#tests/domain/arbitraries.ts';
import { aCatalogueFilm, NOW } from '#tests/support/builders.ts';

// Few names, so that wishes often meet films, titles repeat and bounds cut through the middle.
const TITLES = [
  'Av',
  'AV!',
  'Baba',
  'Kış',
  'Yaz',
  'Deniz',
  'Yol',
  'Sürü',
  'Umut',
  'Duvar',
  'Eşkıya',
  'Masumiyet',
];
const PEOPLE = ['Yılmaz Güney', 'Tarık Akan', 'Türkan Şoray', 'Şener Şen', 'Haluk Bilginer'];
const THEMES = ['savaş', 'ikinci dünya savaşı', 'aile', 'kanlı', 'köy', 'cinayet'];
const COUNTRIES = ['Türkiye', 'ABD', 'İran'];

const year = fc.integer({ min: 1895, max: 2030 });
const minutes = fc.integer({ min: 60, max: 240 });
const rating = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const someOf = <T>(values: readonly T[], minLength = 0, maxLength = 3) =>
  fc.subarray([...values], { minLength, maxLength: Math.min(maxLength, values.length) });

const film = fc.record({
  title: fc.constantFrom(...TITLES),
  year,
  genres: someOf(GENRES, 1),
  duration: minutes,
  rating,
  director: fc.option(fc.constantFrom(...PEOPLE), { nil: undefined }),
  actors: someOf(PEOPLE, 1),
  origin: fc.constantFrom('yerli' as const, 'yabancı' as const),
  countries: someOf(COUNTRIES, 0, 2),
  moods: someOf(MOODS, 0, 3),
  themes: someOf(THEMES),
  ageRating: fc.option(fc.constantFrom(0, 6, 10, 13, 16, 18), { nil: undefined }),
  judgement: fc.option(judgements, { nil: undefined }),
});

/** Catalogues of up to 40 films, in which titles repeat and anything beyond the bounds (M-14 to M-17) is missing at times. */
export const catalogues: fc.Arbitrary<CatalogueFilm[]> = fc
  .array(film, { maxLength: 40 })
  .map((films) => films.map((own, i) => aCatalogueFilm({ ...own, id: `film-${i}` })));

/** The wishes that only a judgement answers. */
export const judgedWishes = {
  tones: someOf(TONES, 1, 2),
  avoidTones: someOf(TONES, 1, 2),
  ending: fc.constantFrom('happy' as const, 'dark' as const, 'notDark' as const),
  pace: fc.constantFrom(...PACES),
  fame: fc.constantFrom('popular' as const, 'hidden' as const),
  awards: someOf(PRIZES, 1, 2),
  studios: someOf(['Pixar', 'Ghibli'], 1, 1),
  series: someOf(['Baba', 'Taşra'], 1, 1),
  languages: someOf(['Türkçe', 'Japonca'], 1, 2),
  trueStory: fc.boolean(),
  eras: someOf(ERAS, 1, 3),
  places: someOf(['İstanbul', 'Kars'], 1, 1),
};

/** Wishes with any of their parts, contradictions among them. */
export const anyWishes: fc.Arbitrary<Wishes> = fc.record(
  {
    genres: fc.oneof(fc.constant<Genre[]>([]), someOf(GENRES, 1, 6)),
    mood: fc.constantFrom(...MOODS),
    excludeGenres: someOf(GENRES, 0, 2),
    minYear: year,
    maxYear: year,
    minRating: rating,
    minDuration: minutes,
    maxDuration: minutes,
    people: someOf(PEOPLE, 0, 2),
    similarTo: fc.constantFrom(...TITLES, 'Hiç Çekilmemiş Film'),
    origin: fc.constantFrom('yerli' as const, 'yabancı' as const),
    countries: someOf(COUNTRIES, 1, 2),
    themes: someOf(THEMES, 0, 2),
    avoidThemes: someOf(THEMES, 0, 2),
    maxAge: fc.integer({ min: 3, max: 40 }),
    alsoSimilarTo: someOf(TITLES, 1, 2),
    excludePeople: someOf(PEOPLE, 0, 1),
    excludeTitles: someOf(TITLES, 0, 2),
    ...judgedWishes,
  },
  { requiredKeys: ['genres'] },
);

export const seeds = fc.integer({ min: 0, max: 2 ** 31 });

export const aTaste = (own: Partial<Taste> = {}): Taste => ({
  favourites: [],
  watched: [],
  preferredGenres: [],
  banned: [],
  ...own,
});

/** What the person has, loves and must not see again, over the same few titles. */
export const tastes: fc.Arbitrary<Taste> = fc.record({
  favourites: fc.array(
    fc.record({ id: fc.nat(), title: fc.constantFrom(...TITLES), year, genre: fc.constantFrom(...GENRES) }),
    { maxLength: 3 },
  ),
  watched: fc.array(
    fc.record({ id: fc.nat(), title: fc.constantFrom(...TITLES), year, genre: fc.constantFrom(...GENRES) }),
    { maxLength: 3 },
  ),
  preferredGenres: someOf(GENRES, 0, 2),
  banned: someOf(TITLES, 0, 3),
});

/** The catalogue's only film of a title, as the recommender's `find` wants it. */
export const finder = (films: readonly CatalogueFilm[]) => (title: string, ofYear?: number) => {
  const found = films.filter(
    (one) =>
      (sameTitle(one.title, title) || sameTitle(one.originalTitle, title)) &&
      (ofYear === undefined || one.year === ofYear),
  );
  return found.length === 1 ? found[0] : undefined;
};

/** The built-in recommender over a catalogue, with chance from a seed. */
export const recommenderOf = (films: readonly CatalogueFilm[], seed = 1) =>
  createBuiltInRecommender({
    films: async () => films,
    find: finder(films),
    now: () => NOW,
    random: seededRandom(seed),
  });
