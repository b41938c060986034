import { apiError, type ApiErrorOptions } from './api-error.ts';
import { codeOf } from './error-code.ts';
import { hideKey, withoutKey } from './hide-key.ts';
import { objectIn, readBody } from './read-body.ts';

/** A request for a service; its address is ours, never the client's. */
export interface UpstreamRequest {
  service: 'openai' | 'tmdb';
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** What must not come back in the answer. */
  key: string;
  /** Aborts when the client goes away. */
  client: AbortSignal;
}

interface ForwardingParts {
  fetch: typeof globalThis.fetch;
  /** How long a service may take until it begins to answer, in milliseconds. */
  timeoutMs: number;
  /** Hears why a service gave no answer; the client hears less. */
  onProblem: (problem: string) => void;
}

export type Forward = (request: UpstreamRequest) => Promise<Response>;

/** What a client may learn of an answer beside its status and body. */
const PASSED_ON = ['content-type', 'retry-after', 'retry-after-ms', 'x-request-id'];
/** Nothing else is passed on: to the browser, a page of HTML would be a page of this server. */
const READABLE = /^(?:application\/json|text\/event-stream)(?:;|$)/iu;
/** The most that is read of an error, in bytes. */
const LONGEST_ERROR = 64 * 1024;
const TIME_IS_UP = 'time is up';

/** Asks a service on a client's behalf. The answer's body streams through as it comes; errors come in our own shape. */
export function createForward({ fetch, timeoutMs, onProblem }: ForwardingParts): Forward {
  return async ({ service, url, method, headers, body, key, client }) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(TIME_IS_UP), timeoutMs);
    const leave = () => giveUp.abort(client.reason);
    if (client.aborted) leave();
    client.addEventListener('abort', leave, { once: true });
    try {
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: giveUp.signal,
        ...(body === undefined ? {} : { body }),
      });
      return await passOn(answer, key);
    } catch (error) {
      if (giveUp.signal.reason === TIME_IS_UP || codeOf(error) === 'UND_ERR_HEADERS_TIMEOUT') {
        onProblem(`${service}: no answer in time`);
        return apiError('upstreamTimeout');
      }
      // Nobody reads the answer of a client that has left.
      if (!client.aborted) onProblem(`${service}: ${codeOf(error) ?? 'unreachable'}`);
      return apiError('upstreamUnreachable');
    } finally {
      clearTimeout(timer);
      // From here on, a client that leaves ends the stream by not reading it.
      client.removeEventListener('abort', leave);
    }
  };
}

async function passOn(answer: Response, key: string): Promise<Response> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = hideKey(value, key);
  }
  if (answer.status >= 400) return refusal(answer, headers, key);
  if (answer.ok && answer.body !== null && READABLE.test(headers['content-type'] ?? '')) {
    // Without it a proxy in between may hold the pieces of a stream back.
    headers['X-Accel-Buffering'] = 'no';
    return new Response(withoutKey(answer.body, key), { status: answer.status, headers });
  }
  await answer.body?.cancel();
  return apiError(answer.status >= 300 && answer.status < 400 ? 'upstreamRedirect' : 'upstreamUnreadable');
}

/** The service's own words in our shape, where it says any. */
async function refusal(answer: Response, headers: Record<string, string>, key: string): Promise<Response> {
  delete headers['content-type'];
  const said = saidIn((await readBody(answer, LONGEST_ERROR)) ?? '');
  const options: ApiErrorOptions = { status: answer.status, headers };
  if (said === undefined) return apiError('upstreamError', options);
  const hidden = Object.entries(said).map(([name, text]) => [name, hideKey(text, key)]);
  return apiError('upstreamError', { ...options, said: Object.fromEntries(hidden) });
}

const NAMES = ['message', 'type', 'code', 'param'];

/**
 * `{error: {message, type, code, param}}` (OpenAI), the same in a list (Gemini), `{error: message}` (Ollama),
 * `{message}` or `{detail}` of any form (Mistral, vLLM), `{status_message}` (TMDB). A message that is no text is passed on
 * as JSON: it names what was refused.
 */
function saidIn(text: string): Record<string, string> | undefined {
  const body = objectIn(text.replace(/^\s*\[([\s\S]*)\]\s*$/u, '$1')) ?? {};
  const { error, message, detail, status_message: ofMovies } = body;
  if (typeof error === 'string') return { message: error };
  if (typeof ofMovies === 'string') return { message: ofMovies };
  const fields =
    typeof error === 'object' && error !== null ? { ...error } : { ...body, message: message ?? detail };
  const said = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    NAMES.includes(name) && value !== null && value !== undefined
      ? [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
      : [],
  );
  return said.some(([name]) => name === 'message') ? Object.fromEntries(said) : undefined;
}
