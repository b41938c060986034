import { SURPRISE_PREFIX } from '#domain/batch.ts';

/** How the explanation begins where the built-in recommender stands in for a failed AI (spec §4, §8). */
export const STAND_IN_NOTICE = 'Yapay zekâ servisi kullanılamadı';

/** Whether a text comes from a built-in part standing in for a failed AI: `Tekrar dene` is offered. */
export function standsInForAi(text: string): boolean {
  return text.startsWith(STAND_IN_NOTICE) || text.startsWith(`${SURPRISE_PREFIX}: ${STAND_IN_NOTICE}`);
}
