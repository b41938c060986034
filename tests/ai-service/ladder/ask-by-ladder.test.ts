import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { askByLadder } from '#ai-service/ladder/ask-by-ladder.ts';
import { createMemory, type Shelf } from '#ai-service/ladder/memory.ts';

const ASKED = {
  model: 'm',
  messages: [
    { role: 'system', content: 'Kurallar.' },
    { role: 'user', content: 'Bir film.' },
  ],
  temperature: 0.6,
  top_p: 0.9,
  frequency_penalty: 0.2,
  max_tokens: 1500,
  response_format: { type: 'json_schema', json_schema: { name: 'films', schema: { type: 'object' } } },
};
const PUBLISHED = { ...ASKED, response_format: { type: 'json_object' } };

type Body = Record<string, unknown>;
type Refuse = (body: Body) => [status: number, body: unknown] | undefined;

/** A server that refuses, asked over a ladder; what it was asked, question by question. */
function stage(refuse: Refuse, model = 'm') {
  const known = createMemory()('http://sunucu', model);
  const bodies: Body[] = [];
  const server: typeof fetch = async (_input, init) => {
    const body: Body = JSON.parse(String(init?.body));
    bodies.push(body);
    const [status, answer] = refuse(body) ?? [200, { choices: [] }];
    return Response.json(answer, { status });
  };
  const ask = async (asked: Body = ASKED) => {
    bodies.length = 0;
    const { status } = await askByLadder(server, known)('http://sunucu/chat/completions', {
      method: 'POST',
      body: JSON.stringify(asked),
    });
    return { status, bodies: [...bodies] };
  };
  return { ask, known };
}

const openAi = (message: string, param: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' },
});
const without = (field: string) =>
  Object.fromEntries(Object.entries(PUBLISHED).filter(([name]) => name !== field));

describe('a server that takes everything', () => {
  it('M-21 is asked once, with the published table and nothing else', async () => {
    const { ask } = stage(() => undefined);
    expect(await ask()).toEqual({ status: 200, bodies: [PUBLISHED] });
  });
});

describe('a server that refuses a part by name', () => {
  it.each<[string, Refuse, Body]>([
    [
      'LM Studio wants a schema',
      ({ response_format: format }) =>
        JSON.stringify(format)?.includes('json_object') === true
          ? [400, { error: "'response_format.type' must be 'json_schema' or 'text'" }]
          : undefined,
      ASKED,
    ],
    [
      'no form of JSON',
      (body) =>
        'response_format' in body
          ? [400, openAi("'response_format' is not supported", 'response_format')]
          : undefined,
      without('response_format'),
    ],
    [
      'no temperature but its own',
      (body) =>
        'temperature' in body
          ? [
              400,
              openAi(
                "Unsupported value: 'temperature' does not support 0.6 with this model. Only the default (1) value is supported.",
                'temperature',
              ),
            ]
          : undefined,
      without('temperature'),
    ],
    [
      'a penalty, in the form of FastAPI',
      (body) =>
        'frequency_penalty' in body
          ? [
              422,
              {
                detail: [
                  {
                    type: 'extra_forbidden',
                    loc: ['body', 'frequency_penalty'],
                    msg: 'Extra inputs are not permitted',
                  },
                ],
              },
            ]
          : undefined,
      without('frequency_penalty'),
    ],
    [
      'a penalty, in a text inside an error inside a list',
      (body) =>
        'frequency_penalty' in body
          ? [
              400,
              [
                {
                  error: {
                    code: 400,
                    message: 'Provider returned error',
                    metadata: { raw: '{"message":"Unknown name \\"frequencyPenalty\\""}' },
                  },
                },
              ],
            ]
          : undefined,
      without('frequency_penalty'),
    ],
    [
      'instructions',
      ({ messages }) =>
        JSON.stringify(messages).includes('"user"') && JSON.stringify(messages).match(/system|developer/u)
          ? [
              400,
              {
                error: {
                  code: 400,
                  message: 'Developer instruction is not enabled for models/gemma-3-27b-it',
                },
              },
            ]
          : undefined,
      { ...PUBLISHED, messages: [{ role: 'user', content: 'Kurallar.\n\nBir film.' }] },
    ],
    [
      'so long an answer',
      (body) =>
        Number(body['max_tokens']) > 1024
          ? [
              400,
              openAi(
                'max_tokens is too large: 1500. This model supports at most 1024 completion tokens.',
                'max_tokens',
              ),
            ]
          : undefined,
      { ...PUBLISHED, max_tokens: 1024 },
    ],
    [
      'a limit that its context has no room for',
      (body) =>
        'max_tokens' in body
          ? [
              400,
              openAi(
                "This model's maximum context length is 2048 tokens. However, you requested 2600 tokens (1100 in the messages, 1500 in the completion).",
              ),
            ]
          : undefined,
      without('max_tokens'),
    ],
  ])('M-34 is asked without it, and the next time so at once: %s', async (_, refuse, taken) => {
    const { ask } = stage(refuse);
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.bodies[0]).toEqual(PUBLISHED);
    expect(first.bodies.at(-1)).toEqual(taken);
    expect(await ask()).toEqual({ status: 200, bodies: [taken] });
  });

  it('is told thoughts that nobody kept, where it wants them back with the calls', async () => {
    const call = { role: 'assistant', content: null, tool_calls: [{ id: 'c', type: 'function' }] };
    const asked = { model: 'm', messages: [{ role: 'user', content: 'Bir film.' }, call] };
    const { ask } = stage(({ messages }) =>
      JSON.stringify(messages).includes('"reasoning_content":""')
        ? undefined
        : [400, openAi('Missing `reasoning_content` field in the assistant message at message index 1')],
    );
    const { status, bodies } = await ask(asked);
    expect(status).toBe(200);
    expect(bodies).toEqual([
      asked,
      { ...asked, messages: [asked.messages[0], { reasoning_content: '', ...call }] },
    ]);
  });

  it('is asked for its tools in plain words of JSON Schema', async () => {
    const tool = (parameters: object) => [{ type: 'function', function: { name: 'f', parameters } }];
    const genres = { type: 'array', items: { type: 'string', enum: ['Drama'] } };
    const asked = {
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
      tools: tool({
        $schema: 'http://json-schema.org',
        type: 'object',
        properties: { genres },
        additionalProperties: false,
      }),
    };
    const { ask } = stage(({ tools }) =>
      JSON.stringify(tools).includes('$schema')
        ? [400, { error: { message: 'Unknown name "$schema" at tools[0]' } }]
        : undefined,
    );
    const { bodies } = await ask(asked);
    expect(bodies.at(-1)).toEqual({ ...asked, tools: tool({ type: 'object', properties: { genres } }) });
  });

  it('is not misread where it repeats the question', async () => {
    const echo = { detail: [{ loc: ['body', 'temperature'], msg: 'not permitted', input: PUBLISHED }] };
    const { ask } = stage((body) => ('temperature' in body ? [422, echo] : undefined));
    expect((await ask()).bodies.at(-1)).toEqual(without('temperature'));
  });

  it('M-35 is asked for the wider limit of a thinking model where it wants the other name', async () => {
    const { ask } = stage((body) =>
      'max_tokens' in body
        ? [
            400,
            openAi(
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
              'max_tokens',
            ),
          ]
        : undefined,
    );
    const { bodies } = await ask();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual({
      model: 'm',
      messages: ASKED.messages,
      max_completion_tokens: 8000,
      reasoning_effort: 'low',
      response_format: { type: 'json_object' },
    });
  });

  it.each<[string, number, unknown]>([
    ['nothing that was sent', 400, openAi('We could not parse the JSON body of your request.')],
    ['a field that was not sent', 400, openAi("'presence_penalty' is not supported", 'presence_penalty')],
    ['a model', 404, openAi('The model `m` does not exist')],
    ['a wait', 429, openAi('Rate limit reached: max_tokens')],
    ['credit', 402, openAi('This request requires more credits, or fewer max_tokens.')],
  ])('is not asked again where it names %s', async (_, status, body) => {
    const { ask } = stage(() => [status, body]);
    expect(await ask()).toEqual({ status, bodies: [PUBLISHED] });
  });

  it('is not asked for ever', async () => {
    const { ask } = stage(() => [
      400,
      openAi('response_format, temperature, max_tokens, top_p, system role not supported'),
    ]);
    const { status, bodies } = await ask();
    expect(status).toBe(400);
    expect(bodies.length).toBeLessThanOrEqual(13);
  });
});

describe('a model whose name says that it thinks', () => {
  it.each(['gpt-5', 'openai/gpt-5-mini', 'o3-mini', 'azure/o4-mini'])(
    'M-35 is asked like %s at once',
    async (name) => {
      const { ask } = stage(() => undefined, name);
      expect((await ask()).bodies).toEqual([
        {
          model: 'm',
          messages: ASKED.messages,
          max_completion_tokens: 8000,
          reasoning_effort: 'low',
          response_format: { type: 'json_object' },
        },
      ]);
    },
  );

  it.each([
    'deepseek-r1:7b',
    'qwen3-30b-a3b-thinking-2507',
    'gpt-oss:20b',
    'gemini-2.5-flash',
    'deepseek-reasoner',
  ])('M-35 gets room beside the published table: %s', async (name) => {
    const { ask } = stage(() => undefined, name);
    expect((await ask()).bodies).toEqual([{ ...PUBLISHED, max_tokens: 8000, reasoning_effort: 'low' }]);
  });

  it.each(['gpt-3.5-turbo', 'gpt-4o', 'gpt-5-chat-latest', 'llama3.2', 'qwen2.5', 'grok-3-non-reasoning'])(
    'is no such model: %s',
    async (name) => {
      const { ask } = stage(() => undefined, name);
      expect((await ask()).bodies).toEqual([PUBLISHED]);
    },
  );

  it('is asked without an effort where that is refused without a name', async () => {
    const { ask } = stage(
      (body) => ('reasoning_effort' in body ? [400, { error: 'bad request' }] : undefined),
      'deepseek-r1',
    );
    const { bodies } = await ask();
    expect(bodies.at(-1)).toEqual({ ...PUBLISHED, max_tokens: 8000 });
  });
});

const ENTRY = { server: 'http://a', model: 'm', at: new Date().toISOString(), thinks: false };

function aShelf(): Shelf {
  let text = '[]';
  return {
    get: () => z.array(z.unknown()).parse(JSON.parse(text)),
    set: (entries) => void (text = JSON.stringify(entries)),
  };
}

describe('the memory', () => {
  it('keeps servers and models apart', () => {
    const memory = createMemory();
    const one = memory('http://a', 'm');
    one.learn({ manner: { ...one.manner, thinks: true } });
    expect(memory('http://a', 'm').manner.thinks).toBe(true);
    expect(memory('http://b', 'm').manner.thinks).toBe(false);
    expect(memory('http://a', 'n').manner.thinks).toBe(false);
  });

  it('M-41 outlives a visit, for two weeks', () => {
    const shelf = aShelf();
    const at = (day: number) => createMemory({ shelf, now: () => new Date(Date.UTC(2026, 10, day)) });
    const one = at(1)('http://a', 'm');
    one.learn({ manner: { ...one.manner, thinks: true, ways: { ...one.manner.ways, format: 1 } } });
    one.learn({ noTools: true });
    const kept = at(14)('http://a', 'm');
    expect([kept.manner, kept.noTools, kept.isSmall]).toEqual([one.manner, true, false]);
    expect(at(16)('http://a', 'm').noTools).toBe(false);
  });

  it('M-41 begins anew with a model that is tried again, also in the next visit', () => {
    const shelf = aShelf();
    const memory = createMemory({ shelf });
    for (const model of ['m', 'n']) memory('http://a', model).learn({ noTools: true });
    memory.forget('http://a', 'm');
    expect(memory('http://a', 'm').noTools).toBe(false);
    expect(createMemory({ shelf })('http://a', 'm').noTools).toBe(false);
    expect(createMemory({ shelf })('http://a', 'n').noTools).toBe(true);
  });

  it('M-41 is bounded, and forgets what was learnt first', () => {
    const shelf = aShelf();
    const memory = createMemory({ shelf });
    for (let count = 0; count < 30; count += 1) memory('http://a', String(count)).learn({ isSmall: true });
    expect(shelf.get()).toHaveLength(20);
    const again = createMemory({ shelf });
    expect([again('http://a', '9').isSmall, again('http://a', '10').isSmall]).toEqual([false, true]);
  });

  it.each([
    ['nothing', null],
    ['other things', [1, null, { server: 'http://a' }]],
    ['ways that are none', [{ ...ENTRY, ways: { tokens: 99, format: -1, unknown: 1, effort: 0.5 } }]],
  ])('M-41 learns anew where %s was kept', (_what, entries) => {
    const { manner } = createMemory({ shelf: { ...aShelf(), get: () => entries } })('http://a', 'm');
    expect(manner).toEqual(createMemory()('http://a', 'm').manner);
  });
});
