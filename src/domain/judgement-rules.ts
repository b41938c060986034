import type { FilmJudgement } from './judgement.ts';
import { languageName } from './languages.ts';
import { fold } from './title.ts';
import { hasTone } from './tones.ts';
import { PACES, type Wishes } from './wishes.ts';

/** What is known of a film beyond its facts. */
export interface Judged {
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

type Rules = {
  [Name in JudgedWish]: (film: Judged, wish: NonNullable<Wishes[Name]>) => boolean;
};

/** Famous from this grade on, little known up to that. */
const POPULAR = 4;
const HIDDEN = 2;

/** A film that nobody has judged breaks none of these wishes. */
const judged =
  <Wish>(holds: (judgement: FilmJudgement, wish: Wish, film: Judged) => boolean) =>
  (film: Judged, wish: Wish) =>
    film.judgement === undefined || holds(film.judgement, wish, film);

/** Whether one of the wished names stands in a text as whole words, folded. */
const names = (text: string, wished: readonly string[]) =>
  wished.some((name) => ` ${fold(text)} `.includes(` ${fold(name)} `));

/** Of tones all must be there; of prizes, studios, series, languages, eras and places one is enough. */
export const JUDGEMENT_RULES: Rules = {
  tones: judged((film, tones) => tones.every((tone) => hasTone(film, tone))),
  avoidTones: judged((film, tones) => !tones.some((tone) => hasTone(film, tone))),
  ending: judged((film, ending) => (ending === 'notDark' ? film.ending !== 'dark' : film.ending === ending)),
  pace: judged((film, pace) => PACES[film.pace - 1] === pace),
  fame: judged((film, fame) => (fame === 'popular' ? film.fame >= POPULAR : film.fame <= HIDDEN)),
  awards: judged((film, prizes) =>
    prizes.some((prize) => film.awards.some((award) => award.startsWith(prize))),
  ),
  studios: judged((film, studios) => names(film.studio ?? '', studios)),
  series: judged((film, series) => names(film.series?.name ?? '', series)),
  languages: judged((film, languages) =>
    film.languages
      .slice(0, 1)
      .some((code) => languages.some((name) => fold(name) === fold(languageName(code)))),
  ),
  trueStory: judged((film, wanted) => film.trueStory === wanted),
  eras: judged((film, eras) => eras.includes(film.era)),
  places: judged((film, places, { themes = [] }) => names([film.place ?? '', ...themes].join(' , '), places)),
};
