import type { HttpBindings } from '@hono/node-server';

import { HTML_ERROR, publishedError } from './error-reply.ts';
import type { Reply } from './reply.ts';
import type { ServerKind } from './server-kind.ts';
import { type ChatRequest, chunks, completion, type Said, type Stamp } from './wire.ts';

export interface Sending {
  /** How the server departs from the published one. */
  as: ServerKind;
  stamp: Stamp;
  request: ChatRequest;
  key: string;
  /** Between two chunks of a stream, in milliseconds. */
  pace: number;
  /** On statuses that a client may try again; undefined leaves the waiting to it. */
  retryAfterMs: number | undefined;
  node: HttpBindings;
  signal: AbortSignal;
}

const RETRIABLE = new Set([408, 409, 429]);

/** Turns a reply into bytes, streamed where the request asks for it. */
export function send(reply: Reply, sending: Sending): Response | Promise<Response> {
  const { stamp, request, node, key } = sending;
  const headers = { 'x-request-id': stamp.id.replace('chatcmpl', 'req'), ...retryHeader(reply, sending) };
  switch (reply.kind) {
    case 'status':
      return Response.json(publishedError(reply.status, request.model, key), {
        status: reply.status,
        headers,
      });
    case 'html':
      return new Response(HTML_ERROR, {
        status: reply.status,
        headers: { ...headers, 'content-type': 'text/html' },
      });
    case 'raw':
      return new Response(reply.body, { headers: { ...headers, 'content-type': reply.contentType } });
    case 'noChoices':
      return Response.json({ ...completion(stamp, request, {}), choices: [] }, { headers });
    case 'hangsUp':
      node.incoming.socket.destroy();
      return new Response(null, { status: 499 });
    default:
      return request.stream === true && sending.as.neverStreams !== true
        ? stream(reply, sending, headers)
        : whole(reply, sending, headers);
  }
}

type Spoken = Extract<Reply, Said>;

function retryHeader(reply: Reply, { retryAfterMs }: Sending): Record<string, string> {
  const asks = reply.kind === 'status' || reply.kind === 'html' ? reply.status : 0;
  const again = RETRIABLE.has(asks) || asks >= 500 || reply.kind === 'cut' || reply.kind === 'failsMidway';
  return again && retryAfterMs !== undefined ? { 'retry-after-ms': String(retryAfterMs) } : {};
}

function whole(
  reply: Spoken,
  { as, stamp, request, node, signal, key }: Sending,
  headers: Record<string, string>,
): Response | Promise<Response> {
  const published = completion(stamp, request, reply);
  const body = JSON.stringify(as.whole?.(published) ?? published);
  const half = body.slice(0, Math.floor(body.length / 2));
  const json = { ...headers, 'content-type': 'application/json' };
  switch (reply.kind) {
    case 'says':
      return new Response(body, { headers: json });
    case 'failsMidway':
      return Response.json(publishedError(500, request.model, key), { status: 500, headers });
    case 'endsEarly':
      return new Response(half, { headers: json });
    case 'cut':
      return new Response(broken([half], 0, node, reply.afterMs), {
        headers: { ...json, 'content-length': String(Buffer.byteLength(body)) },
      });
    case 'stalls':
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })), { once: true });
      });
  }
}

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

function stream(
  reply: Spoken,
  { as, stamp, request, node, pace, key }: Sending,
  headers: Record<string, string>,
): Response {
  const published = chunks(stamp, request, reply);
  const events = (as.chunks?.(published) ?? published).map(event);
  if (as.before !== undefined) events.unshift(as.before);
  const half = events.slice(0, Math.ceil(events.length / 2));
  const sse = { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
  const respond = (body: ReadableStream<Uint8Array>) => new Response(body, { headers: sse });
  switch (reply.kind) {
    case 'says':
      return respond(paced([...events, event('[DONE]')], pace, 'closes'));
    case 'endsEarly':
      return respond(paced(half, pace, 'closes'));
    case 'stalls':
      return respond(paced(half, pace, 'stays'));
    case 'failsMidway':
      return respond(paced([...half, event(publishedError(500, request.model, key))], pace, 'closes'));
    case 'cut':
      return respond(broken(half, pace, node, reply.afterMs));
  }
}

const bytes = new TextEncoder();
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The parts one after the other, each when the reader is ready for it; without a pace all at once. */
function paced(all: readonly string[], pace: number, end: 'closes' | 'stays'): ReadableStream<Uint8Array> {
  const parts = pace > 0 ? all : [all.join('')];
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const part = parts[next++];
      if (part === undefined) {
        if (end === 'closes') controller.close();
        else await new Promise(() => {});
        return;
      }
      if (pace > 0 && next > 1) await wait(pace);
      controller.enqueue(bytes.encode(part));
    },
  });
}

/** The parts, and then a line that breaks. */
function broken(
  parts: readonly string[],
  pace: number,
  node: HttpBindings,
  afterMs = 0,
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const part = parts[next++];
      if (part !== undefined) {
        if (pace > 0 && next > 1) await wait(pace);
        controller.enqueue(bytes.encode(part));
        return;
      }
      await hasLeft(node);
      if (afterMs > 0) await wait(afterMs);
      node.incoming.socket.destroy();
      await new Promise(() => {});
    },
  });
}

/** Waits until all that was written has left: a line that breaks earlier takes the headers with it. */
async function hasLeft({ outgoing }: HttpBindings): Promise<void> {
  while (!outgoing.headersSent || (outgoing.socket?.writableLength ?? 0) > 0) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
