import { isMissingPart, MISSING_PART } from '#lib/missing-part-words.ts';
import { RecommendationError } from '#recommender/recommender.ts';

const explain = (what: string) => (error: unknown) => {
  if (error instanceof RecommendationError) return error.message;
  if (isMissingPart(error)) return `${what}: ${MISSING_PART}`;
  return `${what}: ${(error instanceof Error && error.message.trim()) || 'Bilinmeyen hata'}`;
};

/** What the red box says of a failed recommendation; our own errors say it themselves (E-02). */
export const recommendFailure = explain('Film önerileri alınamadı');

/** What the surprise popup says of a failed surprise (E-03). */
export const surpriseFailure = explain('Sürpriz film önerisi alınamadı');
