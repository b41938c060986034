import { noticeOf } from '#ai-service/fallback.ts';
import type { Fallback } from '#domain/fallback.ts';

/** An answer's text without the notice that already stands above it (message/failure-notice.tsx). */
export function withoutNotice(text: string, fallback: Fallback | undefined): string {
  return fallback === undefined ? text : text.replace(noticeOf(fallback), '').trim();
}
