import { partOf } from './film-words.ts';
import { ANY_PRIZE, type FilmJudgement } from './judgement.ts';
import { languageName } from './languages.ts';
import { remembered } from './remembered.ts';
import { fold } from './title.ts';
import { hasTone } from './tones.ts';
import { PACES, type Wishes } from './wishes.ts';

/** What is known of a film beyond its facts. */
export interface Judged {
  title: string;
  originalTitle?: string | undefined;
  judgement?: FilmJudgement | undefined;
  themes?: readonly string[] | undefined;
}

/** The wishes that only a judgement can answer. */
type JudgedWish =
  | 'tones'
  | 'avoidTones'
  | 'ending'
  | 'pace'
  | 'fame'
  | 'awards'
  | 'studios'
  | 'series'
  | 'languages'
  | 'trueStory'
  | 'eras'
  | 'places';

/** What a wish asks of a film: made once a wish, asked of thousands of films. */
export type Rule<Wish, Film> = (wish: Wish) => (film: Film) => boolean;

type Rules = { [Name in JudgedWish]: Rule<NonNullable<Wishes[Name]>, Judged> };

/** Famous from this grade on, little known up to that. */
const POPULAR = 4;
const HIDDEN = 3;

/** A film that nobody has judged breaks none of these wishes. */
const judged =
  <Wish>(rule: (wish: Wish) => (judgement: FilmJudgement, film: Judged) => boolean): Rule<Wish, Judged> =>
  (wish) => {
    const holds = rule(wish);
    return (film) => film.judgement === undefined || holds(film.judgement, film);
  };

/** Whether one of the wished names stands in a text as whole words, folded. */
function named(wished: readonly string[]): (text: string) => boolean {
  const names = wished.map((name) => ` ${fold(name)} `);
  return (text) => {
    const own = foldedWords(text);
    return names.some((name) => own.includes(name));
  };
}
/** The same some thousand studios, series, places and themes are asked about at every turn. */
const foldedWords = remembered((text) => ` ${fold(text)} `, { most: 20_000, longest: 120 });

/** Whether somebody who wishes one of these languages wishes that of a code. */
function spoken(languages: readonly string[]): (code: string) => boolean {
  const wished = new Set(languages.map(fold));
  return remembered((code) => wished.has(fold(languageName(code))), { most: 500 });
}

/** Of tones all must be there; of prizes, studios, series, languages, eras and places one is enough. */
export const JUDGEMENT_RULES: Rules = {
  tones: judged((tones) => (film) => tones.every((tone) => hasTone(film, tone))),
  avoidTones: judged((tones) => (film) => !tones.some((tone) => hasTone(film, tone))),
  ending: judged(
    (ending) => (film) => (ending === 'notDark' ? film.ending !== 'dark' : film.ending === ending),
  ),
  pace: judged((pace) => (film) => PACES[film.pace - 1] === pace),
  fame: judged((fame) => (film) => (fame === 'popular' ? film.fame >= POPULAR : film.fame <= HIDDEN)),
  awards: judged(
    (prizes) => (film) =>
      prizes.some((prize) => film.awards.some((award) => prize === ANY_PRIZE || award.startsWith(prize))),
  ),
  studios: judged((studios) => {
    const isNamed = named(studios);
    return ({ studio = '' }) => isNamed(studio);
  }),
  series: judged((wished) => {
    const isNamed = named(wished);
    // `Star Wars` is what all the films of `Yıldız Savaşları` are called in their own language.
    const parts = wished.map(partOf);
    return ({ series }, film) =>
      series !== undefined && (isNamed(series.name) || parts.some((isPart) => isPart(film)));
  }),
  languages: judged((languages) => {
    const isSpoken = spoken(languages);
    return ({ languages: [first] }) => first !== undefined && isSpoken(first);
  }),
  trueStory: judged((wanted) => (film) => film.trueStory === wanted),
  eras: judged((eras) => (film) => eras.includes(film.era)),
  places: judged((places) => {
    const isNamed = named(places);
    return ({ place = '', land = '' }, { themes = [] }) =>
      isNamed(place) || isNamed(land) || themes.some(isNamed);
  }),
};
