import { cartoonFit, childFit } from './child-fit.ts';
import { countryFit } from './country-fit.ts';
import { foremostFit } from './foremost.ts';
import { genreFit, refusedFit } from './genre-fit.ts';
import { partOfPerson } from './part-of-person.ts';
import { moodFit } from '#domain/mood-profile.ts';
import { type Tone } from '#domain/tone.ts';
import { toneGrade, toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Points } from './points.ts';
import { themeFit } from './theme-fit.ts';
import { sum } from './vectors.ts';

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
  const genres = genreFit(wishes);
  const refused = refusedFit(wishes);
  const pace = paceFit(wishes);
  const isOpen =
    wishes.genres.length === 0 &&
    [mood, wishes.similarTo, ...themes, ...people].every((wish) => wish === undefined);
  const occasion = isOpen ? OCCASION_ALONE : OCCASION;
  const parts = people.map(partOfPerson);
  // `iç ısıtan` as a theme is the tone: films have it more or less.
  const tonesToo = [...new Set([...tones, ...themes.flatMap((theme) => toneOfTheme(theme) ?? [])])];
  const subjects = themes.filter((theme) => toneOfTheme(theme) === undefined);
  // Who wants a film set in Istanbul is met by any, and best by one that Istanbul is the subject of.
  const themeFits = [...subjects, ...places].map(themeFit);
  const moods: Points = mood === undefined ? () => 0 : moodFit(mood);
  const gory = [...tones, ...themes].includes('kanlı') ? goryFit : () => 0;
  const child = childFit(wishes);
  const cartoon = cartoonFit(wishes);
  const foremost = foremostFit(wishes);
  const country = countryFit(wishes);
  return (film) => {
    const { judgement } = film;
    const grades = (wanted: readonly Tone[], less = 0) =>
      wanted.reduce(
        (total, tone) => total + (judgement === undefined ? 0 : toneGrade(judgement, tone)) - less,
        0,
      );
    return (
      genres(film) -
      refused(film) +
      MOOD * moods(film) +
      TONE * grades(tonesToo, 2) -
      AVOIDED * grades(avoidTones) -
      NEAR * grades(near) +
      pace(film) +
      PERSON * sum(parts.map((part) => part(film))) +
      sum(themeFits.map((points) => points(film))) +
      (judgement?.rightFor.some((one) => occasions.includes(one)) === true ? occasion : 0) +
      gory(film) +
      child(film) +
      cartoon(film) +
      foremost(film) +
      country(film)
    );
  };
}

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
  if (!fast && pace !== 'slow' && !tones.includes('yavaş')) return () => 0;
  return ({ judgement }) => {
    if (judgement === undefined) return 0;
    const { action, tense, laugh } = judgement.feel;
    return fast ? PACE * (action + tense) : -PACE * (action + tense + laugh);
  };
}
