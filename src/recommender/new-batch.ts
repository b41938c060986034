import type { Batch } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { describeWishes } from './describe-wishes.ts';
import type { Recommendation, Surprise } from './recommender.ts';

/** A batch for the history; what was wished comes from `wordsOf`. */
export function newBatch(
  kind: Batch['kind'],
  recommendations: Film[],
  { explanation, filteredCount, fallback }: Recommendation | Surprise,
  now: Date,
): Batch {
  const generatedAt = now.toISOString();
  const batch = { kind, recommendations, generatedAt, explanation, filteredCount };
  return fallback === undefined ? batch : { ...batch, fallback };
}

/** What was wished, as a batch keeps it (K-12). */
export function wordsOf(wishes: Wishes): Pick<Batch, 'mood' | 'reason' | 'wishes'> {
  const described = describeWishes(wishes);
  if (described.length === 0) return {};
  return {
    ...(wishes.mood === undefined ? {} : { mood: wishes.mood }),
    reason: described.map(({ words }) => words).join(' · '),
    wishes: described.filter(({ wish }) => wish !== 'mood').map(({ words }) => words),
  };
}
