import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { remembered } from '#domain/remembered.ts';
import type { Wishes } from '#domain/wishes.ts';
import { createEarlierParts } from './earlier-parts.ts';
import { createMerit } from './merit.ts';
import { NO_POINTS, type Points } from './points.ts';

/** What a film is worth to anybody, before tastes and moods. */
export interface Standing {
  /**
   * Points for being known in Turkey; less for what hardly anybody knows.
   * @param confidence how far the person's taste is known, 0–1: a stranger is named what everybody loves
   */
  fame(wishes: Wishes, confidence: number): (film: CatalogueFilm) => number;
  /** Points for being good. @param confidence how far the person's taste is known, 0–1 */
  merit(confidence: number): (film: CatalogueFilm) => number;
  /**
   * Points for being new and from here, less what nobody wants unasked; a wish can turn each. About −8 to 2.
   * @param confidence how far the person's taste is known, 0–1: whose is, is not thrown the new films
   */
  prior(wishes: Wishes, confidence: number): (film: CatalogueFilm) => number;
  /** The parts of its series that one sees before a film; none where it stands above them. */
  earlierParts(film: CatalogueFilm): readonly CatalogueFilm[];
}

/** Films meant for nobody in particular come only when they fit very well. */
const FAME: Readonly<Record<number, number>> = { 1: -3, 2: -0.8, 3: 0, 4: 0.6, 5: 1 };
/** The same for somebody of whom nothing is known: a friend names films that most people have loved. */
const FAME_FOR_STRANGERS: Readonly<Record<number, number>> = { 1: -3, 2: -2, 3: -1, 4: 1, 5: 3 };
/** How fast what holds for strangers gives way to what the person is known to like. */
const STRANGERS = 8;
/** Who wants a hidden film wants a good one that few people here have seen, and least of all what everybody knows. */
const HIDDEN: Readonly<Record<number, number>> = { 1: 0, 2: 2, 3: 0, 4: -5, 5: -9 };
const ONLY_PAID = 4;
const NEW = 1.2;
/** Years after which being new has lost two thirds. */
const NEW_YEARS = 22;
const FIRST_WITH_SOUND = 1930;
/**
 * The years before which a film is old to all who do not look for classics: by and by, up to so many points. People here
 * grew up with the Turkish films of the seventies.
 */
const OLD = { foreign: 1995, home: 1990, most: 5, years: 40 };
/** Years. A classic is old, or would be called something else. */
const CLASSIC = { of: 1975, since: 2000, points: 2.5 };
/** Minutes. What lasts less or more is no film of an evening. */
const EVENING = { least: 40, hour: 60, most: 240 };

/** Weighs the films of a catalogue against each other, once. @param year the present one */
export function createStanding(films: readonly CatalogueFilm[], year: number): Standing {
  const merit = createMerit(films);
  const newPoints = new Map(films.map((film) => [film.year, newness(film.year, year)]));
  /** Where most films of a wished theme are old, being so is no flaw: westerns are. */
  const usualYear = remembered(
    (theme: string) => {
      const years = films
        .filter(({ judgement }) => judgement?.core.slice(0, 2).includes(theme) === true)
        .map((film) => film.year)
        .toSorted((a, b) => a - b);
      return years[Math.floor(years.length / 2)] ?? Infinity;
    },
    { most: 500, longest: 60 },
  );
  const recent = ({ minYear, maxYear, eras, themes, people = [] }: Wishes): Points => {
    // Of a person the films are wished that made them known, whenever that was.
    if ((minYear ?? maxYear ?? eras) !== undefined || people.length > 0) return NO_POINTS;
    if (themes?.includes('klasik') === true) return classic;
    return (film) => newPoints.get(film.year) ?? newness(film.year, year);
  };
  return {
    merit: (confidence) => merit(strangeness(confidence)),
    fame: (wishes, confidence) => known(wishes, strangeness(confidence)),
    prior: (wishes, confidence) => {
      const [fromAbroad, isNew, burdens] = [
        abroad(wishes),
        recent(wishes),
        burden(wishes, Math.min(...(wishes.themes ?? []).map(usualYear), Infinity)),
      ];
      const strange = strangeness(confidence);
      return (film) => (isNew(film) - burdens(film)) * strange - fromAbroad(film);
    },
    earlierParts: createEarlierParts(films),
  };
}

/** How much what holds for strangers counts, 0 to 1. */
const strangeness = (confidence: number) => (1 - confidence) ** STRANGERS;

/** Points for a film's age, where a classic is wished: all of them from `CLASSIC.of` on, none from `CLASSIC.since` on. */
const classic: Points = ({ year }) =>
  (CLASSIC.points * Math.min(CLASSIC.since - CLASSIC.of, Math.max(0, CLASSIC.since - year))) /
  (CLASSIC.since - CLASSIC.of);

function known({ fame, people = [] }: Wishes, strange: number): Points {
  const times = fame === 'popular' ? 2 : 1;
  return ({ judgement }) => {
    if (judgement === undefined) return 0;
    if (fame === 'hidden') return HIDDEN[judgement.fame] ?? 0;
    const points = FAME[judgement.fame] ?? 0;
    const forStrangers = FAME_FOR_STRANGERS[judgement.fame] ?? 0;
    return people.length > 0 ? 2 * points : times * (points + (forStrangers - points) * strange);
  };
}

/** A film that a country only helped to pay for is not what people call its films. */
function abroad({ countries }: Wishes): Points {
  if (countries === undefined) return NO_POINTS;
  return ({ countries: [first] }) => (first === undefined || countries.includes(first) ? 0 : ONLY_PAID);
}

const newness = (filmYear: number, year: number) => NEW * Math.exp(-Math.max(0, year - filmYear) / NEW_YEARS);

/** What many people do not want unless they ask for it. @param usual the year from about which films of a wished theme are */
function burden(wishes: Wishes, usual: number): Points {
  const {
    themes = [],
    tones = [],
    people = [],
    minYear,
    maxYear = Infinity,
    languages,
    genres,
    eras,
  } = wishes;
  const { minDuration = 0, maxDuration = Infinity } = wishes;
  const asked = (...words: readonly string[]) =>
    words.some((word) => themes.includes(word) || tones.some((tone) => tone === word));
  const unless = (isAsked: boolean, points: number) => (isAsked ? 0 : points);
  // Who asks for Chaplin asked for silent films, who asks for Tarantino for blood.
  const ofThem = people.length > 0;
  const heavy = unless(ofThem || asked('ağır', 'ağlatan', 'düşündürücü', 'savaş', 'soykırım'), 1.5);
  const gory = unless(ofThem || asked('kanlı') || genres.includes('Korku'), 1);
  const sexual = unless(asked('cinsellik'), 2);
  const real = unless(asked('belgesel'), 4);
  const silent = unless(
    asked('sessiz film') || languages !== undefined || ofThem || maxYear < FIRST_WITH_SOUND,
    3,
  );
  const colourless = unless(asked('siyah beyaz') || maxYear !== Infinity, 1);
  const ofThen = (minYear ?? eras) !== undefined || maxYear !== Infinity || ofThem;
  const old = unless(ofThen || asked('klasik', 'yeşilçam', 'siyah beyaz', 'sessiz film'), OLD.most);
  // Too short or too long for an evening, unless somebody has just so much time.
  const short = unless(maxDuration <= EVENING.hour, 2);
  const long = unless(minDuration > 0, 2);
  const childish = unless(!isOfGrownUp(wishes), 2);
  return ({ judgement, duration, year, origin, genres: own }) =>
    judgement === undefined
      ? 0
      : (judgement.feel.heavy === 3 ? heavy : 0) +
        (judgement.gore === 3 ? gory : 0) +
        (judgement.sex === 3 ? sexual : 0) +
        (judgement.documentary ? real : 0) +
        (own.includes('Animasyon') && judgement.rightFor.includes('çocuk') ? childish : 0) +
        (judgement.silent ? silent : 0) +
        (judgement.blackAndWhite ? colourless : 0) +
        old * ageOf(year, Math.min(usual, origin === 'yerli' ? OLD.home : OLD.foreign)) +
        (duration < EVENING.least ? short : 0) +
        (duration > EVENING.most ? long : 0);
}

/** Whether neither a child is there nor anything told that a cartoon for children may be as good for as any film. */
const isOfGrownUp = ({ genres, mood, maxAge, occasions = [], ...told }: Wishes): boolean =>
  genres.length === 0 &&
  (mood ?? maxAge ?? told.similarTo ?? told.people ?? told.studios ?? told.series) === undefined &&
  !occasions.includes('çocuk');

/** How old a film is to those who do not look for classics, 0 to 1. @param since the year from which on it is not */
const ageOf = (year: number, since: number) => Math.min(1, Math.max(0, since - year) / OLD.years);
