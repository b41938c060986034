import { DEFAULT_DURATION } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { fold } from '#domain/title.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { RecognisedFilm } from './known-film.ts';

/**
 * How a broken wish is named in a violation, in the style of M-03. Genres have their own rule there; whether a mood
 * or a wanted theme is met is the model's judgement, which tags of a catalogue do not overrule.
 */
const MESSAGES: Partial<Record<WishName, string>> = {
  excludeGenres: 'İstenmeyen tür',
  minYear: 'Yıl uyuşmazlığı',
  maxYear: 'Yıl uyuşmazlığı',
  minRating: 'Puan uyuşmazlığı',
  minDuration: 'Süre uyuşmazlığı',
  maxDuration: 'Süre uyuşmazlığı',
  people: 'Kişi uyuşmazlığı',
  similarTo: 'Benzeri istenen filmin kendisi',
  origin: 'Yapım yeri uyuşmazlığı',
  countries: 'Ülke uyuşmazlığı',
  avoidThemes: 'İstenmeyen konu',
  maxAge: 'Yaş uyuşmazlığı',
  alsoSimilarTo: 'Benzeri istenen filmin kendisi',
  excludePeople: 'İstenmeyen kişi',
  excludeTitles: 'İstenmeyen film',
  avoidTones: 'İstenmeyen hava',
  ending: 'Son uyuşmazlığı',
  awards: 'Ödül uyuşmazlığı',
  studios: 'Stüdyo uyuşmazlığı',
  series: 'Seri uyuşmazlığı',
  languages: 'Dil uyuşmazlığı',
  trueStory: 'Gerçek hikâye uyuşmazlığı',
};

/**
 * Holds a model's film against the wishes, with what the model says of it and what the catalogue
 * knows besides. A length that nobody states is the 120 minutes that the card will show.
 * @returns one message a kind of broken wish: `Süre uyuşmazlığı: Yıldızlararası`
 */
export function checkWishes({ film, known }: RecognisedFilm, wishes: Wishes): string[] {
  const countries = film.countries ?? known?.countries;
  const broken = brokenWishes(
    {
      title: film.title,
      originalTitle: known?.originalTitle ?? film.originalTitle,
      year: film.year ?? 0,
      genres: [...splitGenres(film.genre), ...(known?.genres ?? [])],
      rating: film.rating ?? 0,
      duration: film.duration ?? known?.duration ?? DEFAULT_DURATION,
      director: [film.director, known?.director].filter(Boolean).join(', '),
      actors: [...film.actors, ...(known?.actors ?? [])],
      writers: [
        ...(known?.writers ?? []),
        ...(film.writers ?? []).map((name) => ({ name, wrote: 'book' as const })),
      ],
      origin: known?.origin ?? originOf(countries),
      countries,
      themes: known?.themes,
      judgement: known?.judgement,
      ageRating: strictest(film.ageRating, known?.ageRating),
    },
    // A year or rating that the model left out is a violation of its own (figures.ts): once is enough.
    {
      ...wishes,
      ...(film.year === undefined ? { minYear: undefined, maxYear: undefined } : {}),
      ...(film.rating === undefined ? { minRating: undefined } : {}),
    },
  );
  const messages = broken.flatMap((name) => MESSAGES[name] ?? []);
  return [...new Set(messages)].map((message) => `${message}: ${film.title}`);
}

function originOf([first]: readonly string[] = []) {
  if (first === undefined) return undefined;
  return fold(first) === 'turkiye' ? 'yerli' : 'yabancı';
}

function strictest(...ratings: readonly (number | undefined)[]): number | undefined {
  const stated = ratings.filter((rating) => rating !== undefined);
  return stated.length === 0 ? undefined : Math.max(...stated);
}
