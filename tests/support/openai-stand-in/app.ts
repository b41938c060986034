import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import { seededRandom } from '#lib/random.ts';
import { defaultReply, wantsJson } from './default-reply.ts';
import { publishedError } from './error-reply.ts';
import { type FaultName, FAULTS, isFault, isModelFault } from './faults.ts';
import type { Reply } from './reply.ts';
import { send } from './send.ts';
import type { ServerKind } from './server-kind.ts';
import { type ChatRequest, chatRequestSchema, errorBody, wordsOf } from './wire.ts';

export interface StandInOptions {
  /** The only key that is let in; without one any key is, but some key there must be. */
  key?: string;
  models?: readonly string[];
  /** Between two chunks of a stream, in milliseconds. */
  pace?: number;
  /** Told to clients on errors that may be tried again, in milliseconds. */
  retryAfterMs?: number;
  /** For the answers that nobody scripted. */
  seed?: number;
  /** How it departs from the published service. */
  kind?: ServerKind;
}

/** A request as it came, whole. */
export interface Recorded {
  method: string;
  path: string;
  authorization: string | undefined;
  body: unknown;
  /** Settles when the client went away before the answer had ended. */
  aborted: () => boolean;
}

type Env = { Bindings: HttpBindings };

const keyOf = (context: Context) => context.req.header('authorization')?.replace(/^Bearer /u, '') ?? '';

/**
 * A server with the wire format of OpenAI's chat completions (JSON, SSE, tool calls in deltas, usage) and models. It
 * answers with scripted replies first, then with the fault switched on, then like a fair model. It records every
 * request, and refuses what the real service refuses. Control from another process: `POST /control` with
 * `{fault: name | null}` or `{script: Reply[]}`, `GET /control/requests`.
 */
export function createOpenAiStandIn(options: StandInOptions = {}) {
  const { kind = { model: 'gpt-3.5-turbo' }, retryAfterMs } = options;
  const { models = [...new Set(['gpt-3.5-turbo', 'gpt-4o-mini', kind.model])] } = options;
  const random = seededRandom(options.seed ?? 1);
  const requests: Recorded[] = [];
  let scripted: Reply[] = [];
  let fault: FaultName | undefined;
  let pace = options.pace ?? 0;
  let count = 0;

  const app = new Hono<Env>();
  app.use(cors());

  app.use('/v1/*', async (context, next) => {
    const key = keyOf(context);
    if (key === '' || (options.key !== undefined && key !== options.key)) {
      return context.json(publishedError(401, '', key), 401);
    }
    await next();
  });

  app.get('/v1/models', (context) => context.json({ object: 'list', data: models.map(modelCard) }));
  app.get('/v1/models/:id', (context) => {
    const id = context.req.param('id');
    return models.includes(id) ? context.json(modelCard(id)) : context.json(publishedError(404, id, ''), 404);
  });

  app.post('/v1/chat/completions', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const { signal } = context.req.raw;
    requests.push({
      method: context.req.method,
      path: context.req.path,
      authorization: context.req.header('authorization'),
      body,
      aborted: () => signal.aborted,
    });
    const parsed = chatRequestSchema.safeParse(body);
    const refusal = parsed.success ? whyRefused(parsed.data) : (parsed.error.issues[0]?.message ?? 'invalid');
    if (!parsed.success || refusal !== undefined) {
      const param = parsed.success ? 'messages' : (parsed.error.issues[0]?.path.join('.') ?? null);
      return context.json(errorBody(refusal ?? 'invalid', 'invalid_request_error', null, param), 400);
    }
    const request = parsed.data;
    if (!models.includes(request.model)) return context.json(publishedError(404, request.model, ''), 404);
    const refused = kind.refuses?.(request);
    if (refused !== undefined)
      return new Response(JSON.stringify(refused.body), {
        status: refused.status,
        headers: { 'content-type': 'application/json' },
      });
    count += 1;
    const reply = await replyTo(request);
    const said =
      kind.says === undefined || reply.kind !== 'says'
        ? reply
        : { ...kind.says(reply, request), kind: reply.kind };
    return send(said, {
      as: kind,
      stamp: { id: `chatcmpl-${count}`, created: 1_795_000_000 + count, model: request.model },
      request,
      key: keyOf(context),
      pace,
      retryAfterMs,
      node: context.env,
      signal,
    });
  });

  const replyTo = async (request: ChatRequest): Promise<Reply> => {
    const next = scripted.shift();
    if (next !== undefined) return next;
    const isJson = wantsJson(request);
    if (fault !== undefined && (isJson || !isModelFault(fault))) return FAULTS[fault];
    return defaultReply(request, random);
  };

  const control = {
    requests,
    /** The next answers, in order; they come before any fault. */
    script: (...replies: readonly Reply[]) => void (scripted = [...scripted, ...replies]),
    /** Answers with a fault from now on, or no more. */
    fault: (name: FaultName | undefined) => void (fault = name),
    /** Sets the milliseconds between two chunks of a stream. */
    pace: (milliseconds: number) => void (pace = milliseconds),
    /** Forgets requests, script and fault. */
    reset: () => {
      requests.length = 0;
      scripted = [];
      fault = undefined;
      pace = options.pace ?? 0;
    },
  };

  app.get('/control/requests', (context) =>
    context.json(requests.map(({ aborted, ...request }) => ({ ...request, aborted: aborted() }))),
  );
  app.post('/control', async (context) => {
    const wanted: { fault?: unknown; script?: unknown; pace?: unknown; reset?: unknown } =
      await context.req.json();
    if (wanted.reset === true) control.reset();
    if (wanted.fault === null) control.fault(undefined);
    else if (isFault(wanted.fault)) control.fault(wanted.fault);
    else if (wanted.fault !== undefined) return context.json({ faults: Object.keys(FAULTS) }, 400);
    // Who scripts it is a test of ours, which has the type.
    if (Array.isArray(wanted.script)) control.script(...(wanted.script as Reply[]));
    if (typeof wanted.pace === 'number') control.pace(wanted.pace);
    return context.body(null, 204);
  });

  app.notFound((context) =>
    context.json(
      errorBody(`Invalid URL (${context.req.method} ${context.req.path})`, 'invalid_request_error'),
      404,
    ),
  );
  return { app, ...control };
}

const modelCard = (id: string) => ({ id, object: 'model', created: 1_677_610_602, owned_by: 'openai' });

/** What the real service refuses although it is well-formed. */
function whyRefused(request: ChatRequest): string | undefined {
  const named = request.messages.some((message) => /json/iu.test(wordsOf(message)));
  if (request.response_format?.type === 'json_object' && !named) {
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
  }
  const answered = new Set(
    request.messages.flatMap((message) => (message.role === 'tool' ? [message.tool_call_id] : [])),
  );
  const open = request.messages
    .flatMap((message) => (message.role === 'assistant' ? (message.tool_calls ?? []) : []))
    .some(({ id }) => !answered.has(id));
  return open
    ? "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'."
    : undefined;
}
