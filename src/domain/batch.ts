import * as z from 'zod/mini';

import { fallbackInText, fallbackSchema } from './fallback.ts';
import { bounded, type Film, filmSchema, LONGEST, migrateFilm } from './film.ts';
import { moodLabel } from './mood.ts';
import { normaliseTitle } from './title.ts';

export const DEFAULT_EXPLANATION = 'Seçtiğin tür(ler) ve ruh haline göre derlenmiştir.';
export const SURPRISE_PREFIX = 'Sürpriz film önerisi';

/** How many previous titles are read from the history, and how many of them are banned (M-12). */
const TITLES_READ = 30;
export const TITLES_BANNED = 20;

/** One recommendation as history keeps it, newest first under `film_recommendations` (K-08). */
export const batchSchema = z.looseObject({
  recommendations: z.array(filmSchema),
  /** ISO time. */
  generatedAt: z.string(),
  explanation: z.string(),
  mood: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The wishes in words, one by one, without the mood. */
  wishes: z.optional(z.array(z.string())),
  /** Which flow made it; absent in older records means a recommendation. */
  kind: z.optional(z.enum(['recommendation', 'surprise'])),
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback: z.optional(fallbackSchema),
  /** How many candidates the rules removed. */
  filteredCount: z.optional(z.number()),
});

export type Batch = z.infer<typeof batchSchema>;

/** A film of the history with what its batch knows (K-13). */
export type RecentFilm = Film & {
  recommendedAt: string;
  mood?: string | undefined;
  reason?: string | undefined;
};

const isoTime = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : typeof value === 'string' ? value : time.toISOString();
};

const textOf = (most: number) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text) => bounded(text, most)),
  );
const prose = textOf(LONGEST.prose);
const words = textOf(LONGEST.name);
/** The fields that may be absent: one that is out of shape counts as absent. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const optionalFields = z.object({
  mood: lenient(words),
  reason: lenient(prose),
  wishes: lenient(z.array(words)),
  kind: lenient(batchSchema.shape.kind),
  fallback: lenient(fallbackSchema),
  filteredCount: lenient(z.number()),
});

/**
 * Reads a batch of any age: `movies` for `recommendations` (K-09), `timestamp` or `createdAt` for `generatedAt` (K-10).
 * Films that cannot be read are left out; a batch without a list or a time is none (undefined).
 */
export function migrateBatch(value: unknown): Batch | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { movies, timestamp, createdAt, ...raw }: Record<string, unknown> = { ...value };
  const list = raw['recommendations'] ?? movies;
  const generatedAt = isoTime(raw['generatedAt']) ?? isoTime(timestamp) ?? isoTime(createdAt);
  if (!Array.isArray(list) || generatedAt === undefined) return undefined;
  const explanation = prose.safeParse(raw['explanation']).data ?? DEFAULT_EXPLANATION;
  const told = { ...optionalFields.parse(raw) };
  if (told.kind === undefined) Object.assign(told, toldInTexts(told, explanation));
  const optional = Object.entries(told).filter(([, field]) => field !== undefined);
  return {
    ...Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(told, name))),
    ...Object.fromEntries(optional),
    recommendations: list.flatMap((film) => migrateFilm(film) ?? []),
    generatedAt,
    explanation,
  };
}

/** What batches without a `kind` say in their texts only (S-09): older versions had no fields for it. */
function toldInTexts({ mood, reason, wishes }: Partial<Batch>, explanation: string): Partial<Batch> {
  const isMoodWord = (word: string) => mood !== undefined && word === moodLabel(mood);
  return {
    wishes: wishes ?? reason?.split(' · ').filter((word) => !isMoodWord(word)),
    kind: explanation.startsWith(SURPRISE_PREFIX) ? 'surprise' : 'recommendation',
    fallback: fallbackInText(explanation),
  };
}

/** Whether a batch came from the surprise flow (S-09). */
export function isSurprise({ kind }: Pick<Batch, 'kind'>): boolean {
  return kind === 'surprise';
}

/** The latest films over all batches, newest first (K-22). */
export function recentFilms(batches: readonly Batch[], limit = 5): RecentFilm[] {
  return batches
    .flatMap(({ recommendations, generatedAt, mood, reason }) =>
      recommendations.map((film) => ({ ...film, recommendedAt: generatedAt, mood, reason })),
    )
    .slice(0, limit);
}

/**
 * The titles that must not come again (M-12): the newest 30 titles are read, of which the first 20 different ones
 * are banned. Titles count as the same by `normaliseTitle`.
 */
export function bannedTitles(batches: readonly Batch[]): string[] {
  const seen = new Map<string, string>();
  for (const { title } of recentFilms(batches, TITLES_READ)) {
    const key = normaliseTitle(title);
    if (key !== '' && !seen.has(key)) seen.set(key, title);
  }
  return [...seen.values()].slice(0, TITLES_BANNED);
}
