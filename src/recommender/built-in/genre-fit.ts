import type { Genre } from '#domain/genre.ts';
import type { Feel, FilmJudgement } from '#domain/judgement.ts';
import type { Tone } from '#domain/tone.ts';
import type { Wishes } from '#domain/wishes.ts';
import { NO_POINTS, type Points } from './points.ts';
import { sum } from './vectors.ts';

/** Points for each wished genre's share, and for the one that a film is first of all. */
const GENRES = 5;
const FIRST_GENRE = 1;
/** Points a grade of what a wished genre is for. */
const FELT = 1.8;
/** Points off for each of two wished genres that a film has not: `komik korku` is a comedy that frightens, and no comedy alone. */
const LACKED = 5;
/** Points off for each grade by which a comedy is bleak. */
const BLEAK = 4;
/** Points off for each grade by which a film that is to frighten makes laugh more than a little. */
const FUNNY = 3;
const isMerry = (tone: Tone): boolean => tone === 'komik' || tone === 'hafif';
/** Points a grade of what a refused genre is for. */
const REFUSED = 1.2;

/** How much a film is of the wished genres: which of them it has, which comes first, and how strongly it gives what each is for. */
export function genreFit({ genres: wanted, mood, tones = [] }: Wishes): Points {
  if (wanted.length === 0) return () => GENRES;
  const isComedy = wanted.join() === 'Komedi';
  const isFright =
    wanted.includes('Korku') && !wanted.includes('Komedi') && !tones.some(isMerry) && mood !== 'happy';
  return ({ genres, judgement }) => {
    const [first] = genres;
    let points = first !== undefined && wanted.includes(first) ? FIRST_GENRE : 0;
    for (const genre of wanted)
      points +=
        (genres.includes(genre) ? GENRES / wanted.length : wanted.length === 2 ? -LACKED : 0) +
        FELT * felt(judgement, genre);
    // Nobody who wants a comedy alone means one that weighs on them.
    if (isComedy) points -= BLEAK * Math.max(0, (judgement?.feel.heavy ?? 0) - 1);
    // Nor does who wants to be frightened mean a parody of it.
    if (isFright) points -= FUNNY * Math.max(0, (judgement?.feel.laugh ?? 0) - 1);
    return points;
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
export function refusedFit({ excludeGenres = [] }: Wishes): Points {
  const feels = excludeGenres.flatMap((genre) =>
    genre === 'Romantik' || genre === 'Korku' ? FEELS[genre] : [],
  );
  if (feels.length === 0) return NO_POINTS;
  return ({ judgement }) => REFUSED * sum(feels.map((feel) => judgement?.feel[feel] ?? 0));
}
