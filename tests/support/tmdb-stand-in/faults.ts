import type { Context } from 'hono';

import { errorBody, type WireResult, type WireVideo } from './wire.ts';

const ERRORS = {
  unauthorised: [401, errorBody(7, 'Invalid API key: You must be granted a valid key.')],
  notFound: [404, errorBody(34, 'The resource you requested could not be found.')],
  tooManyRequests: [429, errorBody(25, 'Your request count (#) is over the allowed limit of (40).')],
  serverError: [500, errorBody(11, 'Internal error: Something went wrong, contact TMDb.')],
} as const;

/** Instead of the answer: an error status, a body that cannot be read, or nothing at all until it is mended. */
export type AnswerFault = keyof typeof ERRORS | 'htmlError' | 'invalidJson' | 'wrongShape' | 'hang';
/** In an answer that looks right. */
export type ContentFault = 'empty' | 'wrongYearFirst' | 'hostileTitle';
export type Fault = AnswerFault | ContentFault;

export const HOSTILE = '<img src=x onerror="alert(1)">';

/** The service's own error answer. */
export function errorAnswer(context: Context, kind: keyof typeof ERRORS): Response {
  const [status, body] = ERRORS[kind];
  return context.json(body, status);
}

/** The answer of a fault that replaces the whole of it; undefined when the fault is none of those. */
export function faultyAnswer(context: Context, fault: Fault): Response | undefined {
  switch (fault) {
    case 'htmlError':
      return context.html('<html><body><h1>502 Bad Gateway</h1></body></html>', 502);
    case 'invalidJson':
      return context.body('{"page":1,"results":[{"id":27', 200, { 'Content-Type': 'application/json' });
    case 'wrongShape':
      return context.json({ results: 'none' });
    case 'unauthorised':
    case 'notFound':
    case 'tooManyRequests':
    case 'serverError':
      return errorAnswer(context, fault);
    default:
      return undefined;
  }
}

export function faultyResults(results: readonly WireResult[], fault: Fault | undefined): WireResult[] {
  const [first] = results;
  if (fault === 'empty' || first === undefined) return fault === 'empty' ? [] : [...results];
  if (fault === 'hostileTitle') return results.map((result) => ({ ...result, title: HOSTILE }));
  if (fault !== 'wrongYearFirst') return [...results];
  const year = Number(first.release_date.slice(0, 4)) - 20;
  return [
    { ...first, id: 1, release_date: `${year}-01-01`, poster_path: '/wrongYear0000001.jpg' },
    ...results,
  ];
}

export function faultyVideos(videos: readonly WireVideo[], fault: Fault | undefined): WireVideo[] {
  if (fault === 'empty') return [];
  if (fault !== 'hostileTitle') return [...videos];
  const hostile = videos.map((video) => ({ ...video, name: `\u202e${HOSTILE}\u2066` }));
  return hostile.flatMap((video) => [{ ...video, key: '"><script>' }, video]);
}
