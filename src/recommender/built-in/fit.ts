import { cartoonFit, childFit } from './child-fit.ts';
import { countryFit } from './country-fit.ts';
import { foremostFit } from './foremost.ts';
import { genreFit, refusedFit } from './genre-fit.ts';
import { partOfPerson } from './part-of-person.ts';
import { moodFit } from '#domain/mood-profile.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import { type Tone, TONES } from '#domain/tone.ts';
import { toneGrade, toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import { added, NO_POINTS, type Points, weighed } from './points.ts';
import { themeFit } from './theme-fit.ts';

const MOOD = 2.5;
/** Points a grade of a tone, wished and unwanted: a little of what was refused is too much already. */
const TONE = 3.5;
const AVOIDED = 3;
/** What people who refuse one thing do not like either. */
const NEIGHBOURS: Readonly<Partial<Record<Tone, readonly Tone[]>>> = {
  korkutucu: ['gerilimli'],
  ağlatan: ['ağır'],
  ağır: ['ağlatan'],
  cinsellik: ['küfürlü'],
  küfürlü: ['cinsellik'],
};
const NEAR = 1;
const BLOOD = 4;
/** Points a grade of action and tension, for and against, where a pace is wished. */
const PACE = 0.8;
/** For who directs or plays; a film that the person only wrote gets none of it, so that it comes after those. */
const PERSON = 6;
/** For being right for the company or the hour: it decides between films that fit alike. */
const OCCASION = 3;
/** The same where nothing else is wished: then it is all there is to go by. */
const OCCASION_ALONE = 4;

/**
 * How well films meet the wishes, beyond whether they meet them: tones and moods by strength, themes by weight. Made once
 * for any number of films.
 */
export function fitTo(wishes: Wishes): Points {
  const { mood, tones = [], avoidTones = [], people = [], themes = [], places = [], occasions = [] } = wishes;
  const near = avoidTones.flatMap((tone) => NEIGHBOURS[tone] ?? []);
  const isOpen =
    wishes.genres.length === 0 &&
    [mood, wishes.similarTo, ...themes, ...people].every((wish) => wish === undefined);
  // `iç ısıtan` as a theme is the tone: films have it more or less.
  const tonesToo = [...new Set([...tones, ...themes.flatMap((theme) => toneOfTheme(theme) ?? [])])];
  const unwanted = [
    ...new Set([...avoidTones, ...TONES.filter((tone) => wishes.avoidThemes?.includes(tone) === true)]),
  ];
  const subjects = themes.filter((theme) => toneOfTheme(theme) === undefined);
  return added([
    genreFit(wishes),
    weighed(-1, refusedFit(wishes)),
    mood === undefined ? NO_POINTS : weighed(MOOD, moodFit(mood)),
    weighed(TONE, graded(tonesToo, 2)),
    weighed(-AVOIDED, graded(unwanted)),
    weighed(-NEAR, graded(near)),
    unwanted.includes('kanlı') ? weighed(-BLOOD, bloodFit(wishes)) : NO_POINTS,
    paceFit(wishes),
    weighed(PERSON, added(people.map(partOfPerson))),
    // Who wants a film set in Istanbul is met by any, and best by one that Istanbul is the subject of.
    ...[...subjects, ...places].map(themeFit),
    rightFor(occasions, isOpen ? OCCASION_ALONE : OCCASION),
    [...tones, ...themes].includes('kanlı') ? goryFit : NO_POINTS,
    childFit(wishes),
    elderFit(wishes),
    bestRatedFit(wishes),
    cartoonFit(wishes),
    foremostFit(wishes),
    countryFit(wishes),
    firstPartFit(wishes),
  ]);
}

/** How strongly a film has the tones. @param less what every one of them takes off, so that few of it is a lack */
const graded = (wanted: readonly Tone[], less = 0): Points =>
  wanted.length === 0
    ? NO_POINTS
    : ({ judgement }) =>
        wanted.reduce(
          (total, tone) => total + (judgement === undefined ? 0 : toneGrade(judgement, tone)) - less,
          0,
        );

/** Who cannot look at blood looks at none; of a war or a horror film a little is none. */
const bloodFit = ({ genres, themes = [] }: Wishes): Points => {
  const little = genres.includes('Korku') || themes.some((theme) => BLOODY.has(theme)) ? 1 : 0;
  return ({ judgement }) => Math.max(0, (judgement?.gore ?? 0) - little);
};
const BLOODY: ReadonlySet<string> = new Set([
  'savaş',
  'mafya',
  'gangster',
  'zombi',
  'vampir',
  'seri katil',
  'samuray',
]);

/** `en yüksek puanlı 3 film`: nobody who asks for so many points wants any but the best of them. */
const bestRatedFit = ({ minRating = 0 }: Wishes): Points => {
  const points = minRating >= OF_THE_BEST ? BEST : minRating >= GOOD ? RATED : 0;
  return points === 0 ? NO_POINTS : ({ rating }) => points * rating;
};
const OF_THE_BEST = 8.5;
const BEST = 100;
/** `en iyi türk filmi`: of good ones rather the better. */
const GOOD = 7.5;
const RATED = 3;

/** With parents and grandparents nobody looks at bloodshed or hears curses, whatever kind of film is wished. */
const elderFit = ({ occasions = [] }: Wishes): Points =>
  occasions.includes('ebeveyn')
    ? ({ judgement }) => (judgement === undefined ? 0 : -ROUGH * roughness(judgement))
    : NO_POINTS;
const ROUGH = 4;
const roughness = ({ gore, sex, language }: FilmJudgement): number =>
  [gore > 2, sex > 1, language > 2].filter(Boolean).length;

/** Who wants any series to begin with begins at its beginning. */
const LATER = 6;
const firstPartFit = ({ series = [] }: Wishes): Points =>
  series.length < 2 ? NO_POINTS : ({ judgement }) => ((judgement?.series?.place ?? 1) > 1 ? -LATER : 0);

const rightFor = (occasions: readonly string[], points: number): Points =>
  occasions.length === 0
    ? NO_POINTS
    : ({ judgement }) => (judgement?.rightFor.some((one) => occasions.includes(one)) === true ? points : 0);

/** Who wishes for blood wants films that are known for it, of action or of fear, and no drama in which some is shed. */
const goryFit: Points = ({ judgement, genres, ageRating = 0 }) =>
  judgement === undefined
    ? 0
    : (judgement.gore === MOST_GORE && ageRating >= GROWN_UP ? GORY : 0) -
      (genres.includes('Drama') ? GORY / 2 : 0) +
      (Math.max(judgement.feel.action, judgement.feel.fear) >= 2 ? GORY : -GORY);
const MOST_GORE = 3;
/** Much violence that the young may see is hardly bloody. */
const GROWN_UP = 18;
const GORY = 4;

function paceFit({ pace, tones = [] }: Wishes): Points {
  const fast = pace === 'fast' || tones.includes('hızlı');
  if (!fast && pace !== 'slow' && !tones.includes('yavaş')) return NO_POINTS;
  return ({ judgement }) => {
    if (judgement === undefined) return 0;
    const { action, tense, laugh } = judgement.feel;
    return fast ? PACE * (action + tense) : -PACE * (action + tense + laugh);
  };
}
