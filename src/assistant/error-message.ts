import { failureSentence } from '#recommender/ai/failure.ts';

/** What went wrong, in one Turkish sentence that a person can read (spec §8). Never a key, address or stack. */
export function errorMessage(error: unknown): string {
  return failureSentence(error) ?? 'Bir hata oluştu. Yeniden dener misin?';
}
