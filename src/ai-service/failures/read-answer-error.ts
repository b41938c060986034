import * as z from 'zod/mini';

import { errorWords } from '../wire/error-words.ts';
import type { FailureKind, ServiceFailure } from './service-failure.ts';

interface ErrorAnswer {
  status: number;
  /** As it came. */
  body: string;
  /** Of these headers, those of waiting are read; names in lower case. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * What services write where the status alone would mislead; the first that fits counts. Their words are English and
 * stable enough: codes first, then the sentences of OpenAI, OpenRouter, Gemini, Groq, Mistral, Ollama, vLLM, llama.cpp.
 */
const BY_WORDS: readonly [FailureKind, RegExp][] = [
  [
    'noCredit',
    /insufficient_quota|insufficient (?:balance|credits?|funds)|credit balance|(?:used all|out of|no|more) [^.]{0,20}credits|billing_(?:hard_limit|not_active)|spending limit/iu,
  ],
  ['contextTooSmall', /request too large/iu],
  ['rateLimited', /rate.?limit|(?:retry|try again) in \d/iu],
  ['noCredit', /exceeded your current quota/iu],
  [
    'region',
    /unsupported_country|country, region|location is not supported|not available in your (?:country|region)/iu,
  ],
  ['badKey', /(?:invalid|incorrect)[ _]api[ _]key|api[ _]key[ _](?:not valid|invalid)/iu],
  [
    'noTools',
    /support(?:s|ing)? (?:for )?(?:tools?|functions?)\b|tools?[ _-]?(?:use|calling|choice)?[^.\n]{0,12} not (?:be )?(?:supported|enabled)|function calling is not|enable-auto-tool-choice|requires --jinja/iu,
  ],
  [
    'contextTooSmall',
    /context[ _](?:length|window|size)|exceed_context|maximum context|prompt is too long|input is too long|too many (?:input )?tokens|reduce the length|tokens to keep/iu,
  ],
  ['badCalls', /tool_use_failed|failed to call a function/iu],
  ['noMemory', /more system memory|out of memory|insufficient memory/iu],
  [
    'filtered',
    /content_filter|content_policy|content management policy|data_inspection|flagged|moderation/iu,
  ],
];

/** An error of the key keeper's own; the sentence for it is ours, since a service could write the same. */
const keeperErrorSchema = z.object({
  error: z.object({ type: z.literal('sinesohbet_error'), code: z.string() }),
});

/** What the key keeper itself refuses, by its code. */
const BY_KEEPER_CODE: ReadonlyMap<string, FailureKind> = new Map([
  ['dailyLimit', 'dailyShareSpent'],
  ['tooManyRequests', 'askedTooOften'],
]);

function keeperRefusal(body: string): FailureKind | undefined {
  try {
    const refused = keeperErrorSchema.safeParse(JSON.parse(body)).data;
    return refused && BY_KEEPER_CODE.get(refused.error.code);
  } catch {
    return undefined;
  }
}

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  400: 'badRequest',
  401: 'badKey',
  402: 'noCredit',
  403: 'noPermission',
  404: 'notFound',
  408: 'timedOut',
  409: 'conflict',
  413: 'contextTooSmall',
  422: 'unprocessable',
  429: 'rateLimited',
};

/** Words are read where the status leaves the cause open. A 401 or 409 says enough, and a 5xx is the server's own. */
const OPEN: ReadonlySet<number> = new Set([400, 402, 403, 404, 413, 422, 429]);

/** The cause of an answer with an error status, from its words where they say more than the status. */
export function readAnswerError({ status, body, headers }: ErrorAnswer): ServiceFailure {
  const refused = keeperRefusal(body);
  if (refused !== undefined) return { kind: refused };
  const words = errorWords(body);
  const said = BY_WORDS.find(([kind, pattern]) => isOpen(status, kind) && pattern.test(words))?.[0];
  const kind = said ?? BY_STATUS[status] ?? (status >= 500 ? 'serverProblem' : 'turnedDown');
  const retryAfter = kind === 'rateLimited' ? waitIn(headers ?? {}, words) : undefined;
  return retryAfter === undefined ? { kind } : { kind, retryAfter };
}

const isOpen = (status: number, kind: FailureKind): boolean =>
  OPEN.has(status) ||
  (status >= 500 && (kind === 'noMemory' || kind === 'noTools' || kind === 'contextTooSmall'));

const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Seconds, from the headers or from `Please try again in 1m30.5s`. */
function waitIn(headers: Readonly<Record<string, string>>, words: string): number | undefined {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(milliseconds)) return milliseconds / 1000;
  const after = headers['retry-after'] ?? '';
  // A moment counts from the one at which the service answered.
  const seconds = /^\d/u.test(after)
    ? Number.parseFloat(after)
    : (Date.parse(after) - Date.parse(headers['date'] ?? '')) / 1000;
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const [, told = ''] = /(?:retry|try again) in ((?:[\d.]+\s*(?:ms|h|m|s)\w*\s*)+)/iu.exec(words) ?? [];
  const parts = [...told.matchAll(/([\d.]+)\s*(ms|h|m|s)/giu)];
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (sum, [, figure = '', unit = '']) => sum + Number(figure) * (UNITS[unit.toLowerCase()] ?? 0),
    0,
  );
}
