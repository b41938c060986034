import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Feel, FilmJudgement } from '#domain/judgement.ts';
import { aboutTheme } from '#domain/film-words.ts';
import { countryFit } from './country-fit.ts';
import { foremostFit } from './foremost.ts';
import { partOfPerson } from './part-of-person.ts';
import { moodFit } from '#domain/mood-profile.ts';
import { sameTitle } from '#domain/title.ts';
import { type Tone } from '#domain/tone.ts';
import { toneGrade, toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import themeKin from './theme-kin.json' with { type: 'json' };
import themeKinds from './theme-kinds.json' with { type: 'json' };

/** Points for each wished genre's share, and for the one that a film is first of all. */
const GENRES = 5;
const FIRST_GENRE = 1;
/** Points a grade of what a wished genre is for. */
const FELT = 1.8;
const OLDEST_CHILD = 12;
const FOR_CHILDREN = 4;
/** Who cannot read subtitles yet wants Turkish, or what is dubbed for children: cartoons, and films from Hollywood. */
const LAST_WITHOUT_READING = 8;
const UNREAD = 5;
const DUBBED: ReadonlySet<string> = new Set(['tr', 'en']);
/** Points a year that a film is suitable earlier than it has to be. */
const SPARE = 0.8;
const MOST_SPARE = 3;
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
/** Points a grade of what a refused genre is for. */
const REFUSED = 1.2;
/** Points a grade of action and tension, for and against, where a pace is wished. */
const PACE = 0.8;
/** For who directs or plays; a film that the person only wrote gets none of it, so that it comes after those. */
const PERSON = 6;
/** For being right for the company or the hour: it decides between films that fit alike. */
const OCCASION = 3;
/** The same where nothing else is wished: then it is all there is to go by. */
const OCCASION_ALONE = 4;
/** Points that a cartoon loses where a subject or a mood is wished, and no genre. */
const CARTOON = { subject: 3, mood: 1.5 };
/** A theme that the film is about, and one that only occurs in it. */
const CORE = 6;
const SIDE = 1;
/** More for what a film is about first of all, and for every finer theme beside it: soldiers and a battle make a war film. */
const FOREMOST: readonly number[] = [1.5, 0.8];
const MORE = 0.6;
const MOST_MORE = 2;
/** One whose name only holds the wished one: `klasik müzik` is no `klasik`, `zaman yolculuğu` hardly a `yolculuk`. */
const NAMED = 0.8;
/** Of a theme that is near the wished one, where a film has that one not: painters, then art. */
const KIN = 0.5;
/** The themes near a finer one, as films and wishes name them. */
const KIN_OF: Readonly<Record<string, readonly string[] | undefined>> = themeKin;
/** The themes that are kinds of a wider one: the Second World War is a war. */
const KINDS_OF: Readonly<Record<string, readonly string[] | undefined>> = themeKinds;

type Points = (film: CatalogueFilm) => number;

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);

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

function genreFit({ genres: wanted }: Wishes): Points {
  if (wanted.length === 0) return () => GENRES;
  return ({ genres, judgement }) => {
    const share = wanted.filter((genre) => genres.includes(genre)).length / wanted.length;
    const [first] = genres;
    const leading = first !== undefined && wanted.includes(first) ? FIRST_GENRE : 0;
    return (
      GENRES * share + leading + FELT * wanted.reduce((total, genre) => total + felt(judgement, genre), 0)
    );
  };
}

/** What people want of a genre; of several the strongest counts. */
const FEELS: Readonly<Record<Genre, readonly Feel[]>> = {
  Aksiyon: ['action'],
  Komedi: ['laugh'],
  Drama: ['cry', 'think', 'warm'],
  Korku: ['fear'],
  Romantik: ['romantic'],
  'Bilim Kurgu': ['think', 'action', 'beauty'],
  Gerilim: ['tense'],
  Suç: ['tense'],
  Macera: ['action', 'beauty'],
  Fantastik: ['beauty', 'action'],
  Animasyon: ['beauty', 'laugh', 'warm'],
  Aile: ['warm'],
};

const felt = (judgement: FilmJudgement | undefined, genre: Genre) =>
  judgement === undefined
    ? 0
    : FEELS[genre].reduce((most, feel) => Math.max(most, judgement.feel[feel]), 0) - 2;

/** Who refuses romances has no wish for the love story of a drama either. */
function refusedFit({ excludeGenres = [] }: Wishes): Points {
  const feels = excludeGenres.flatMap((genre) =>
    genre === 'Romantik' || genre === 'Korku' ? FEELS[genre] : [],
  );
  if (feels.length === 0) return () => 0;
  return ({ judgement }) => REFUSED * sum(feels.map((feel) => judgement?.feel[feel] ?? 0));
}

function paceFit({ pace, tones = [] }: Wishes): Points {
  const fast = pace === 'fast' || tones.includes('hızlı');
  if (!fast && pace !== 'slow' && !tones.includes('yavaş')) return () => 0;
  return ({ judgement }) => {
    if (judgement === undefined) return 0;
    const { action, tense, laugh } = judgement.feel;
    return fast ? PACE * (action + tense) : -PACE * (action + tense + laugh);
  };
}

/** Who asks for a child wants a film for children, not only one that does no harm: the younger, the safer. */
function childFit({ maxAge }: Wishes): Points {
  if (maxAge === undefined || maxAge > OLDEST_CHILD) return () => 0;
  return ({ judgement, ageRating = 0, genres }) => {
    if (judgement === undefined) return 0;
    const spare = Math.min(MOST_SPARE, maxAge - ageRating);
    const isDubbed = genres.includes('Animasyon') || judgement.languages.some((one) => DUBBED.has(one));
    const unread = maxAge <= LAST_WITHOUT_READING && (!isDubbed || judgement.silent) ? UNREAD : 0;
    return (judgement.rightFor.includes('çocuk') ? FOR_CHILDREN : 0) + SPARE * spare - unread;
  };
}

/** Who names a subject or a mood and nothing else means films with people: `savaş filmi`, `çok üzgünüm`. */
function cartoonFit({ genres, mood, themes = [], maxAge }: Wishes): Points {
  const points = themes.length > 0 ? CARTOON.subject : mood === undefined ? 0 : CARTOON.mood;
  if (points === 0 || genres.length > 0 || maxAge !== undefined) return () => 0;
  return (film) => (film.genres.includes('Animasyon') ? -points : 0);
}

function themeFit(theme: string): Points {
  const own = ownFit(theme);
  const kin = (KIN_OF[theme] ?? []).map(ownFit);
  const isAbout = aboutTheme(theme);
  return (film) => (isAbout(film) ? own(film) : KIN * Math.max(0, ...kin.map((points) => points(film))));
}

function ownFit(theme: string): Points {
  const isAbout = aboutTheme(theme);
  const kinds = KINDS_OF[theme] ?? [];
  const isOne = (own: string) => sameTitle(own, theme) || kinds.includes(own);
  const isNear = (own: string) =>
    own !== theme && (kinds.includes(own) || KIN_OF[own]?.includes(theme) === true);
  return (film) => {
    if (!isAbout(film)) return 0;
    const core = film.judgement?.core ?? film.themes;
    const place = core.findIndex(isOne);
    if (place >= 0)
      return CORE + (FOREMOST[place] ?? 0) + MORE * Math.min(MOST_MORE, core.filter(isNear).length);
    if (film.themes.some(isOne)) return SIDE;
    return isAbout({ themes: core }) ? NAMED : NAMED / 2;
  };
}
