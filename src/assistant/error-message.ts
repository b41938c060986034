import { failureSentence } from '#ai-service/failures/failure.ts';

/** What went wrong, in one Turkish sentence that a person can read (E-02). Never a key, address or stack. */
export function errorMessage(error: unknown): string {
  return failureSentence(error) ?? 'Bir hata oluştu. Yeniden dener misin?';
}
