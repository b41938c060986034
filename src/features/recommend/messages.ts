import { RecommendationError } from '#recommender/recommender.ts';

const said = (error: unknown): string =>
  (error instanceof Error && error.message.trim()) || 'Bilinmeyen hata';

/** What the red box says of a failed recommendation; our own errors say it themselves (spec §8). */
export function recommendFailure(error: unknown): string {
  return error instanceof RecommendationError ? error.message : `Film önerileri alınamadı: ${said(error)}`;
}

/** What the surprise popup says of a failed surprise (spec §8). */
export function surpriseFailure(error: unknown): string {
  return error instanceof RecommendationError
    ? error.message
    : `Sürpriz film önerisi alınamadı: ${said(error)}`;
}
