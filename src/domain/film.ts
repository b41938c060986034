import * as z from 'zod/mini';

import { PLACEHOLDER_POSTER_URL } from './poster.ts';

export const DEFAULT_DURATION = 120;
export const UNKNOWN_ACTOR = 'Bilinmeyen Oyuncu';
export const NO_PLOT = 'Detay bulunamadı.';

/** Bounds of a recommended film (spec §9): years, points of ten, minutes, names, characters. */
export const LIMITS = {
  filmsPerRecommendation: 3,
  minYear: 1960,
  maxYear: 2030,
  maxRating: 10,
  minDuration: 60,
  maxDuration: 240,
  minActors: 2,
  maxActors: 6,
  minText: 8,
} as const;

const text = z.string();

/**
 * A film as the product keeps and shows it (spec §3). `genre` is a comma-separated list; `year` is 0 and `rating` 0
 * where an old record does not know them. `id` is a string for everything made here; numbers are old records' ids.
 */
export const filmSchema = z.object({
  id: z.union([z.string(), z.number()]),
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
  /** Why this film: shown under `Neden önerildi`. */
  explanation: z.optional(text),
  surprise_explanation: z.optional(text),
  posterUrl: text,
  originalAiId: z.optional(z.union([z.string(), z.number()])),
  /** ISO time. */
  generatedAt: z.optional(text),
  isFavorite: z.optional(z.boolean()),
  isWatched: z.optional(z.boolean()),
});

export type Film = z.infer<typeof filmSchema>;
export type FilmId = Film['id'];

/** The part of a film by which records recognise it (spec §4, Favourites and Watched). */
export type FilmRef = Pick<Film, 'id' | 'title' | 'year'> & { originalId?: FilmId | undefined };

const toNumber = (value: unknown, fallback: number): number => {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
};
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const toTexts = (value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return list.flatMap((item) => toText(item) ?? []);
};

/**
 * Reads a film of any age from storage or a file (spec §3): `name` for `title`, numbers kept as text, missing fields
 * with their defaults; fields it does not know stay. Returns undefined for what is no film: no object, no title, no id.
 */
export function migrateFilm(value: unknown): (Film & Record<string, unknown>) | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const raw: Record<string, unknown> = { ...value };
  const title = toText(raw['title']) ?? toText(raw['name']);
  const id = typeof raw['id'] === 'number' ? raw['id'] : toText(raw['id']);
  if (title === undefined || id === undefined) return undefined;
  const actors = toTexts(raw['actors']);
  const plot = toText(raw['plot']);
  const rest = Object.fromEntries(
    Object.entries(raw).filter(([key, field]) => {
      const shape = filmSchema.shape[key as keyof typeof filmSchema.shape];
      return shape === undefined || shape.safeParse(field).success;
    }),
  );
  return {
    ...rest,
    id,
    title,
    year: Math.trunc(toNumber(raw['year'], 0)),
    genre: Array.isArray(raw['genre']) ? toTexts(raw['genre']).join(', ') : (toText(raw['genre']) ?? ''),
    rating: Math.min(LIMITS.maxRating, Math.max(0, toNumber(raw['rating'], 0))),
    duration: toNumber(raw['duration'], DEFAULT_DURATION),
    actors: actors.length > 0 ? actors : [UNKNOWN_ACTOR],
    plot: plot ?? NO_PLOT,
    description: toText(raw['description']) ?? '',
    posterUrl: toText(raw['posterUrl']) ?? PLACEHOLDER_POSTER_URL,
  };
}
