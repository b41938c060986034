import { InvalidToolInputError, NoSuchToolError } from 'ai';

import { failureSentence } from '#ai-service/failures/failure.ts';
import { sentenceOf } from '#ai-service/failures/service-failure.ts';

/** The error text of a call that no tool understood; nothing was done. */
export const NOT_UNDERSTOOD = sentenceOf({ kind: 'badCalls' });

/** What went wrong, in one Turkish sentence that a person can read (E-02). Never a key, address or stack. */
export function errorMessage(error: unknown): string {
  if (isBadCall(error)) return NOT_UNDERSTOOD;
  return failureSentence(error) ?? 'Bir hata oluştu. Yeniden dener misin?';
}

/** The SDK hands a call that it refused over as an error once, and once as its message. */
const isBadCall = (error: unknown): boolean =>
  InvalidToolInputError.isInstance(error) ||
  NoSuchToolError.isInstance(error) ||
  (typeof error === 'string' &&
    /^(?:Invalid input for tool|Model tried to call unavailable tool)/u.test(error));
