import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';

/** What a film is worth to anybody, before tastes and moods. */
export interface Standing {
  /** Points for being known in Turkey; less for what hardly anybody knows. */
  fame(film: CatalogueFilm, wishes: Wishes): number;
  /** Points of ten: the rating, drawn to the mean of its kind the fewer people know the film. */
  rating(film: CatalogueFilm): number;
  /**
   * Points for being new and from here, less what nobody wants unasked; a wish can turn each. About −8 to 2.
   * @param confidence how far the person's taste is known, 0–1: whose is, is not thrown the newest films
   */
  prior(film: CatalogueFilm, wishes: Wishes, confidence: number): number;
}

/** How far a rating is believed, by fame: few voters are often friends of the film. */
const BELIEVED: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.65, 3: 0.8, 4: 0.9, 5: 1 };
/** Films meant for nobody in particular come only when they fit very well. */
const FAME: Readonly<Record<number, number>> = { 1: -3, 2: -0.8, 3: 0, 4: 0.6, 5: 1 };
/** How fast what holds for strangers gives way to what the person is known to like. */
const STRANGERS = 8;
/** Who wants a hidden film is happiest with one that hardly anybody knows. */
const UNKNOWN = 4;
const HOME = 0.5;
const ONLY_PAID = 4;
const NEW = 1.2;
/** Years after which being new has lost two thirds. */
const NEW_YEARS = 22;
const FIRST_WITH_SOUND = 1930;
/** Films of before this are classics to those who look for them, and old to everybody else. */
const OLD = 1960;
/** Minutes. What lasts less or more is no film of an evening. */
const EVENING = { least: 40, hour: 60, most: 240 };

/** Weighs the films of a catalogue against each other, once. @param year the present one */
export function createStanding(films: readonly CatalogueFilm[], year: number): Standing {
  const means = new Map(
    [...Map.groupBy(films, ({ genres }) => genres[0] ?? '')].map(([genre, group]) => [
      genre,
      group.reduce((sum, { rating }) => sum + rating, 0) / group.length,
    ]),
  );
  return {
    rating({ rating, genres, judgement }) {
      const mean = means.get(genres[0] ?? '') ?? rating;
      const believed = judgement === undefined ? 1 : (BELIEVED[judgement.fame] ?? 1);
      return mean + believed * (rating - mean);
    },
    fame: known,
    prior: (film, wishes, confidence) =>
      home(film, wishes) -
      abroad(film, wishes) +
      (recent(film, wishes, year) - burden(film, wishes)) * (1 - confidence) ** STRANGERS,
  };
}

function known({ judgement }: CatalogueFilm, { fame }: Wishes): number {
  if (judgement === undefined) return 0;
  if (fame === 'hidden') return judgement.fame === 1 ? UNKNOWN : 0;
  return (FAME[judgement.fame] ?? 0) * (fame === 'popular' ? 2 : 1);
}

/** People here know and want Turkish films, which no taste for foreign ones tells. */
function home({ origin, judgement }: CatalogueFilm, wishes: Wishes): number {
  const { languages, countries, similarTo } = wishes;
  const asked = wishes.origin ?? languages ?? countries ?? similarTo;
  return asked === undefined && origin === 'yerli' && (judgement?.fame ?? 0) >= 4 ? HOME : 0;
}

/** A film that a country only helped to pay for is not what people call its films. */
function abroad({ countries: [first] }: CatalogueFilm, { countries }: Wishes): number {
  return countries === undefined || first === undefined || countries.includes(first) ? 0 : ONLY_PAID;
}

function recent(film: CatalogueFilm, { minYear, maxYear, eras }: Wishes, year: number): number {
  if (minYear !== undefined || maxYear !== undefined || eras !== undefined) return 0;
  return NEW * Math.exp(-Math.max(0, year - film.year) / NEW_YEARS);
}

/** What many people do not want unless they ask for it. */
function burden({ judgement, duration, year }: CatalogueFilm, wishes: Wishes) {
  if (judgement === undefined) return 0;
  const { themes = [], tones = [], people = [], maxYear = Infinity, languages, genres, eras } = wishes;
  const { feel, gore, sex, documentary, silent, blackAndWhite } = judgement;
  const asked = (...words: readonly string[]) =>
    words.some((word) => themes.includes(word) || tones.some((tone) => tone === word));
  // Who asks for Chaplin, or for films of a time when all were silent, asked for them silent.
  const silentToo =
    asked('sessiz film') || languages !== undefined || people.length > 0 || maxYear < FIRST_WITH_SOUND;
  return (
    (feel.heavy === 3 && !asked('ağır', 'ağlatan', 'düşündürücü', 'savaş', 'soykırım') ? 1.5 : 0) +
    (gore === 3 && !asked('kanlı') && !genres.includes('Korku') ? 1 : 0) +
    (sex === 3 && !asked('cinsellik') ? 2 : 0) +
    (documentary && !asked('belgesel') ? 4 : 0) +
    (silent && !silentToo ? 3 : 0) +
    (blackAndWhite && !asked('siyah beyaz') && maxYear === Infinity ? 1 : 0) +
    (year < OLD &&
    maxYear === Infinity &&
    eras === undefined &&
    people.length === 0 &&
    !asked('klasik', 'siyah beyaz', 'sessiz film')
      ? 1.5
      : 0) +
    (isNoEvening(duration, wishes) ? 2 : 0)
  );
}

/** Too short or too long for an evening, unless somebody has just so much time. */
function isNoEvening(duration: number, { minDuration = 0, maxDuration = Infinity }: Wishes): boolean {
  return (
    (duration < EVENING.least && maxDuration > EVENING.hour) || (duration > EVENING.most && minDuration === 0)
  );
}
