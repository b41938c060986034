import * as z from 'zod/mini';

import { parseDescription } from '#domain/description.ts';
import { LIMITS } from '#domain/film.ts';
import { GENRES } from '#domain/genre.ts';
import { normaliseTitle } from '#domain/title.ts';
import { cleanText, cleanTitle } from '#domain/clean-text.ts';
import { minutes, names, number, text } from './read-fields.ts';
import { readJson } from './read-json.ts';

export interface WireAnswer {
  films: WireFilm[];
  explanation?: string | undefined;
}

/** More films than this are not read: the rules want three. */
const MAX_FILMS = 12;
const MAX_NAME = 80;
const MAX_PLOT = 600;
const MAX_EXPLANATION = 1000;

const GENRE_OF = new Map<string, string>([
  ...GENRES.map((genre) => [normaliseTitle(genre), genre] as const),
  ['dram', 'Drama'],
  ['bilimkurgu', 'Bilim Kurgu'],
]);

/** A text of at least the 8 characters that M-20 wants of plots and explanations, else none. */
const prose = (value: string | undefined, most: number): string | undefined => {
  const line = cleanText(value ?? '', most);
  return [...line].length >= LIMITS.minText ? line : undefined;
};
const tidyNames = (list: readonly string[]) =>
  [...new Set(list.map((item) => cleanText(item, MAX_NAME)))].filter(Boolean);
const tidyName = (value: string | undefined) => tidyNames([value ?? ''])[0];
const genreName = (value: string) => GENRE_OF.get(normaliseTitle(value)) ?? value;

// What models call the fields of one film; `name` is another word for the title.
const fields = z.object({
  id: text,
  title: text,
  name: text,
  originalTitle: text,
  original_title: text,
  year: number,
  genre: names,
  genres: names,
  rating: number,
  duration: minutes,
  actors: names,
  plot: text,
  description: text,
  explanation: text,
  surprise_explanation: text,
  reason: text,
  director: names,
  writer: names,
  countries: names,
  country: names,
  ageRating: number,
});

const wireFilm = z.union([
  z.pipe(fields, z.transform(toWireFilm)),
  z.pipe(
    z.unknown(),
    z.transform((value): WireFilm => ({
      title: typeof value === 'string' ? cleanTitle(value) : '',
      untitled: typeof value !== 'string',
      genre: '',
      actors: [],
    })),
  ),
]);

/**
 * A film as a model wrote it, tidied; what it left out or wrote unreadably is undefined, '' for title and genre. Of genres
 * the twelve are in their own spelling; `untitled` means that not even an unusable title was given.
 */
export type WireFilm = Partial<ReturnType<typeof toWireFilm>> &
  Pick<ReturnType<typeof toWireFilm>, 'title' | 'untitled' | 'genre' | 'actors'>;

function toWireFilm(raw: z.infer<typeof fields>) {
  const told = parseDescription(raw.description ?? '');
  const isLabelled = Object.keys(told).length > 0;
  const plot = raw.plot ?? (isLabelled ? undefined : raw.description);
  const countries = raw.countries ?? raw.country;
  const title = raw.title ?? raw.name ?? told.title;
  return {
    aiId: tidyName(raw.id),
    title: cleanTitle(title ?? ''),
    untitled: title === undefined,
    originalTitle: cleanTitle(raw.originalTitle ?? raw.original_title ?? '') || undefined,
    year: raw.year ?? told.year,
    genre: tidyNames(raw.genre ?? raw.genres ?? [])
      .map(genreName)
      .join(', '),
    rating: raw.rating ?? told.rating,
    duration: raw.duration,
    actors: tidyNames(raw.actors ?? []),
    plot: prose(plot, MAX_PLOT) ?? prose(told.explanation, MAX_PLOT),
    explanation: prose(raw.surprise_explanation ?? raw.explanation ?? raw.reason, MAX_EXPLANATION),
    director: tidyNames(raw.director ?? []).join(', ') || undefined,
    writers: raw.writer === undefined ? undefined : tidyNames(raw.writer),
    countries: countries === undefined ? undefined : tidyNames(countries),
    ageRating: raw.ageRating,
  };
}

const list = z.array(z.unknown());
const LIST_NAMES = ['recommendations', 'movies', 'films'] as const;
const FILM_NAMES = ['film', 'movie', 'recommendation', 'surprise'] as const;

const filmsOf = (values: readonly unknown[]) =>
  values.slice(0, MAX_FILMS).map((value) => wireFilm.parse(value));

function listIn(json: object): readonly unknown[] {
  const root: Record<string, unknown> = { ...json };
  const bare = list.safeParse(json).data;
  return (
    bare ?? LIST_NAMES.map((key) => list.safeParse(root[key]).data).find((each) => each !== undefined) ?? []
  );
}

/**
 * The films of an answer that may still be arriving. Of one that is `unfinished` the last film's last field is left
 * out: it may be half a word.
 */
export function filmsIn(value: unknown, unfinished: boolean): WireFilm[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = listIn(value);
  const last = found.at(-1);
  if (!unfinished || typeof last !== 'object' || last === null) return filmsOf(found);
  return filmsOf([...found.slice(0, -1), Object.fromEntries(Object.entries(last).slice(0, -1))]);
}

/**
 * Reads a recommendation: the films under `recommendations`, `movies` or `films`, or a bare list, and the
 * explanation of all. Undefined for what is no JSON; an object without a list has no films.
 */
export function readRecommendation(answer: string): WireAnswer | undefined {
  const json = readJson(answer);
  if (json === undefined) return undefined;
  const root: Record<string, unknown> = { ...json };
  return {
    films: filmsOf(listIn(json)),
    explanation: prose(text.parse(root['explanation']), MAX_EXPLANATION),
  };
}

/**
 * Reads a surprise: one film as the whole answer, under a name of its own, or first in a list; the answer's
 * own explanation counts for a film without one. Undefined for what is no JSON.
 */
export function readSurprise(answer: string): WireFilm | undefined {
  const json = readJson(answer);
  if (json === undefined) return undefined;
  const root: Record<string, unknown> = { ...json };
  const named = FILM_NAMES.map((key) => root[key]).find(
    (value) => typeof value === 'object' && value !== null,
  );
  const [listed] = readRecommendation(answer)?.films ?? [];
  const own = wireFilm.parse(root);
  const film = named === undefined ? (listed ?? own) : wireFilm.parse(named);
  return { ...film, explanation: film.explanation ?? own.explanation };
}
