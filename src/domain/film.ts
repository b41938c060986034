import * as z from 'zod/mini';

import { parseDescription } from './description.ts';
import { PLACEHOLDER_POSTER_URL } from './poster.ts';

export const DEFAULT_DURATION = 120;
export const UNKNOWN_ACTOR = 'Bilinmeyen Oyuncu';
export const NO_PLOT = 'Detay bulunamadı.';

/** Bounds of a recommended film (M-14 to M-17, M-20): years, points of ten, minutes, names, characters. */
export const LIMITS = {
  filmsPerRecommendation: 3,
  /** When films began. */
  minYear: 1895,
  maxYear: 2030,
  maxRating: 10,
  minDuration: 60,
  maxDuration: 240,
  minActors: 2,
  maxActors: 6,
  minText: 8,
} as const;

/**
 * The longest texts of a record, in UTF-16 units: far beyond what any film has, but a page that breaks a title of ten
 * thousand letters into lines stands still for seconds. Longer ones are cut where records are read.
 */
export const LONGEST = { name: 300, list: 100, prose: 4000 } as const;

/** A text within its bound. */
export const bounded = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…`;

const text = z.string();

/** A text for everything made here; numbers are the ids of old records. `Infinity` is what JSON makes of `1e999`. */
export const filmIdSchema = z.union([text.check(z.minLength(1)), z.int()]);
export type FilmId = z.infer<typeof filmIdSchema>;

/**
 * A film as the product keeps and shows it (K-23). `genre` is a comma-separated list; `year` is 0 and `rating` 0
 * where an old record does not know them.
 */
export const filmSchema = z.object({
  id: filmIdSchema,
  title: text,
  originalTitle: z.optional(text),
  year: z.number(),
  genre: text,
  rating: z.number(),
  /** Minutes. */
  duration: z.number(),
  director: z.optional(text),
  actors: z.array(text),
  plot: text,
  description: text,
  explanation: z.optional(text),
  surprise_explanation: z.optional(text),
  posterUrl: text,
  originalAiId: z.optional(filmIdSchema),
  /** ISO time. */
  generatedAt: z.optional(text),
  /** Where its points come from; records of older versions do not know. */
  ratingFrom: z.optional(z.enum(['catalogue', 'model'])),
  /** What it was chosen for among the films of its evening. */
  role: z.optional(z.enum(['sure', 'close', 'discovery'])),
  isFavorite: z.optional(z.boolean()),
  isWatched: z.optional(z.boolean()),
  /** What other services call it, where it came from one. */
  externalIds: z.optional(
    z.object({ imdb: z.optional(text), tmdb: z.optional(z.int()), letterboxd: z.optional(text) }),
  ),
});

export type ExternalIds = NonNullable<Film['externalIds']>;
export type Film = z.infer<typeof filmSchema>;
export type FilmRole = NonNullable<Film['role']>;

/** The part of a film by which records recognise it (F-15). */
export type FilmRef = Pick<Film, 'id' | 'title' | 'year'> & { originalId?: FilmId | undefined };

const toNumber = (value: unknown, fallback: number): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
};
const toText = (value: unknown, most: number = LONGEST.name): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? bounded(value.trim(), most) : undefined;
const toTexts = (value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return list.slice(0, LONGEST.list).flatMap((item) => toText(item) ?? []);
};

/** Bounds of the fields that are not read one by one. */
const BOUNDS: ReadonlyMap<string, number> = new Map([
  ['originalTitle', LONGEST.name],
  ['director', LONGEST.name],
  ['explanation', LONGEST.prose],
  ['surprise_explanation', LONGEST.prose],
  ['note', LONGEST.prose],
]);
/** Ids and addresses are whole or none. */
const WHOLE = Number.POSITIVE_INFINITY;

/** Whether a stored field may stay as it is: one we do not know, or one of the right shape. */
function isSound(shape: Shape, key: string, field: unknown): boolean {
  // Own fields only: a file may well hold a key such as `constructor`.
  return !Object.hasOwn(shape, key) || shape[key]?.safeParse(field).success !== false;
}

type Shape = Readonly<Record<string, { safeParse(field: unknown): { success: boolean } }>>;

/** The fields that are read one by one, whatever form they are stored in. */
const READ_BY_NAME = new Set([
  'id',
  'title',
  'year',
  'genre',
  'rating',
  'duration',
  'actors',
  'plot',
  'description',
  'posterUrl',
]);

/** A copy without what has the wrong shape, and with the rest within its bounds. */
function soundFields(value: object, shape: Shape): Record<string, unknown> {
  // A list of ten thousand films is read while the app opens: a copy is changed where it must be, and not built anew.
  const fields: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(fields)) {
    if (READ_BY_NAME.has(key)) continue;
    if (!isSound(shape, key, field)) delete fields[key];
    else if (typeof field === 'string' && field.length > LONGEST.name)
      fields[key] = bounded(field, BOUNDS.get(key) ?? WHOLE);
  }
  return fields;
}

/**
 * Reads a film of any age from storage or a file (K-02): `name` for `title`, numbers kept as text, what is missing
 * from its description where that says it, else the defaults; fields it does not know stay. Returns undefined for
 * what is no film: no object, no title, no id.
 * @param shape the fields that are held to a form, where a record has more than any film
 */
export function migrateFilm(
  value: unknown,
  shape: Shape = filmSchema.shape,
): (Film & Record<string, unknown>) | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const raw = soundFields(value, shape);
  const description = toText(raw['description'], LONGEST.prose) ?? '';
  const told = parseDescription(description);
  const title = toText(raw['title']) ?? toText(raw['name']) ?? toText(told.title);
  const id = filmIdSchema.safeParse(toText(raw['id'], WHOLE) ?? raw['id']).data;
  if (title === undefined || id === undefined) return undefined;
  const actors = toTexts(raw['actors']);
  const duration = toNumber(raw['duration'], DEFAULT_DURATION);
  return {
    ...raw,
    id,
    title,
    year: Math.trunc(toNumber(raw['year'], told.year ?? 0)),
    genre: Array.isArray(raw['genre']) ? toTexts(raw['genre']).join(', ') : (toText(raw['genre']) ?? ''),
    rating: Math.min(LIMITS.maxRating, Math.max(0, toNumber(raw['rating'], told.rating ?? 0))),
    duration: duration > 0 ? duration : DEFAULT_DURATION,
    actors: actors.length > 0 ? actors : [UNKNOWN_ACTOR],
    plot: toText(raw['plot'], LONGEST.prose) ?? told.explanation ?? NO_PLOT,
    description,
    posterUrl: toText(raw['posterUrl'], WHOLE) ?? told.posterUrl ?? PLACEHOLDER_POSTER_URL,
  };
}
