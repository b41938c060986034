import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';

import { failureOf } from '#ai-service/failures/failure.ts';
import { createMemory } from '#ai-service/ladder/memory.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';

const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm' };
const chunk = (delta: object, more: object = {}, finish: string | null = null) => ({
  ...base,
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
});
const end = (reason = 'stop') => chunk({}, {}, reason);
const events = (...all: readonly unknown[]): string =>
  all.map((data) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`).join('');
const done = (...all: readonly unknown[]) => events(...all, '[DONE]');
const call = (piece: object) => chunk({ role: 'assistant', content: null, tool_calls: [piece] });
const INPUT = '{"genres":["Komedi"]}';
const named = { name: 'recommendFilms', arguments: INPUT };

const QUESTION: LanguageModelV4CallOptions = {
  prompt: [{ role: 'user', content: [{ type: 'text', text: 'komedi' }] }],
  tools: [
    {
      type: 'function',
      name: 'recommendFilms',
      inputSchema: {
        type: 'object',
        properties: { genres: { type: 'array', items: { type: 'string', enum: ['Komedi', 'Drama'] } } },
        required: ['genres'],
      },
    },
    { type: 'function', name: 'showStats', inputSchema: { type: 'object', properties: {} } },
  ],
};

const modelOf = (body: string, contentType = 'text/event-stream') =>
  createOpenAiModel({
    apiKey: 'k',
    memory: createMemory(),
    fetch: async () => new Response(body, { headers: { 'content-type': contentType } }),
  });

/** What people get of a stream: words, thoughts, and calls with their inputs. */
async function read(body: string, contentType?: string) {
  const { stream } = await modelOf(body, contentType).doStream(QUESTION);
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  expect(parts.filter(({ type }) => type === 'error')).toEqual([]);
  const said = (type: 'text-delta' | 'reasoning-delta') =>
    parts.map((part) => (part.type === type ? part.delta : '')).join('');
  return {
    text: said('text-delta'),
    thoughts: said('reasoning-delta'),
    calls: parts.flatMap((part): unknown[] =>
      part.type === 'tool-call' ? [[part.toolName, JSON.parse(part.input)]] : [],
    ),
  };
}

const HELLO = { text: 'Merhaba!', thoughts: '', calls: [] };
const ASKED = { text: '', thoughts: '', calls: [['recommendFilms', { genres: ['Komedi'] }]] };

const WORDS: [string, string][] = [
  [
    'as published',
    done(
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: 'Merha' }),
      chunk({ content: 'ba!' }),
      end(),
    ),
  ],
  [
    'with CRLF and comments',
    `: OPENROUTER PROCESSING\r\n\r\n${done(chunk({ content: 'Merhaba!' }), end()).replaceAll('\n', '\r\n')}`,
  ],
  ['with a byte order mark', `\u{FEFF}${done(chunk({ content: 'Merhaba!' }), end())}`],
  ['without [DONE]', events(chunk({ content: 'Merhaba!' }), end())],
  ['without the last line break', events(chunk({ content: 'Merhaba!' }), end()).trimEnd()],
  [
    'with a content of parts',
    done(
      chunk({
        content: [
          { type: 'text', text: 'Merha' },
          { type: 'text', text: 'ba!' },
        ],
      }),
      end(),
    ),
  ],
  ['with a choice without an index', done({ ...base, choices: [{ delta: { content: 'Merhaba!' } }] }, end())],
  [
    'with created as text and no id',
    done(chunk({ content: 'Merhaba!' }, { id: null, created: '2026-11-22' }), end()),
  ],
  ['with pings', `event: ping\ndata: {"type":"ping"}\n\n${done(chunk({ content: 'Merhaba!' }), end())}`],
  [
    'with an empty data line',
    `data:\n\n${done(chunk({ content: 'Merha' }))}data: \n\n${done(chunk({ content: 'ba!' }), end())}`,
  ],
  [
    'that goes on beyond its turn',
    done(
      chunk({ content: 'Merhaba!<|im' }),
      chunk({ content: '_end|>\n<|im_start|>user\nKimsin?' }),
      chunk({ content: '<|im_end|>' }),
      end('length'),
    ),
  ],
  ['with named events', `event: completion\n${done(chunk({ content: 'Merhaba!' }), end())}`],
  [
    'with a role that is empty or unknown',
    done(chunk({ role: '', content: 'Merha' }), chunk({ role: 'model', content: 'ba!' }), end()),
  ],
  [
    'with a whole message at its end',
    done({
      ...base,
      choices: [{ index: 0, message: { role: 'assistant', content: 'Merhaba!' }, finish_reason: 'stop' }],
    }),
  ],
  ['with a text of old', done({ ...base, choices: [{ index: 0, text: 'Merhaba!', finish_reason: 'stop' }] })],
  [
    'with an empty finish reason on the way',
    done(chunk({ content: 'Merha' }, {}, ''), chunk({ content: 'ba!' }, {}, ''), end()),
  ],
  ['with reasons in capitals', done(chunk({ content: 'Merhaba!' }), end('STOP'))],
  [
    'with a cost in a form of its own',
    done(chunk({ content: 'Merhaba!' }), {
      ...base,
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage: { total_tokens: '12', prompt_tokens_details: 4 },
    }),
  ],
  [
    'with filters of Azure before and between',
    done(
      { choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
      {
        ...base,
        choices: [
          {
            index: 0,
            delta: { content: 'Merhaba!' },
            content_filter_results: {},
            content_filter_offsets: {},
          },
        ],
      },
      end(),
    ),
  ],
  [
    'with extras of Groq and OpenRouter',
    done(
      chunk({ content: 'Merhaba!' }, { x_groq: { id: 'r' }, provider: 'X', native_finish_reason: null }),
      end(),
    ),
  ],
  [
    'with annotations nobody knows',
    done(chunk({ content: 'Merhaba!', annotations: [{ type: 'file' }], audio: null }), end()),
  ],
];

const CALLS: [string, string][] = [
  [
    'as published',
    done(
      call({ index: 0, id: 'c', type: 'function', function: { name: 'recommendFilms', arguments: '' } }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '{"genres":' } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '["Komedi"]}' } }] }),
      end('tool_calls'),
    ),
  ],
  ['without an index', done(call({ id: 'c', type: 'function', function: named }), end('tool_calls'))],
  [
    'with an index of null',
    done(call({ index: null, id: 'c', type: 'function', function: named }), end('tool_calls')),
  ],
  [
    'without an index, in pieces',
    done(
      call({ id: 'c', function: { name: 'recommendFilms', arguments: '{"genres":' } }),
      chunk({ tool_calls: [{ function: { arguments: '["Komedi"]}' } }] }),
      end('tool_calls'),
    ),
  ],
  ['with an empty type', done(call({ index: 0, id: 'c', type: '', function: named }), end('tool_calls'))],
  [
    'with arguments as an object',
    done(
      call({
        index: 0,
        id: 'c',
        type: 'function',
        function: { name: 'recommendFilms', arguments: { genres: ['Komedi'] } },
      }),
      end('tool_calls'),
    ),
  ],
  ['without an id', done(call({ index: 0, type: 'function', function: named }), end('tool_calls'))],
  [
    'with an empty id and the reason stop',
    done(call({ index: 0, id: '', type: 'function', function: named }), end()),
  ],
  [
    'as a function_call of old',
    done(
      chunk({ function_call: { name: 'recommendFilms', arguments: '{"genres":' } }),
      chunk({ function_call: { arguments: '["Komedi"]}' } }),
      end('function_call'),
    ),
  ],
  [
    'as a single call, not a list',
    done(chunk({ tool_calls: { index: 0, id: 'c', function: named } }), end('tool_calls')),
  ],
  [
    'with the name repeated as nothing',
    done(
      call({ index: 0, id: 'c', function: { name: 'recommendFilms', arguments: '{"genres":' } }),
      chunk({
        tool_calls: [{ index: 0, id: '', type: null, function: { name: '', arguments: '["Komedi"]}' } }],
      }),
      end('tool_calls'),
    ),
  ],
  [
    'in a whole message at its end',
    done({
      ...base,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c', type: 'function', function: named }],
          },
          finish_reason: 'tool_calls',
        },
      ],
    }),
  ],
];

describe('a stream of words', () => {
  it.each(WORDS)('M-37 is read %s', async (_, body) => {
    expect(await read(body)).toEqual(HELLO);
  });

  it.each([
    ['JSON in place of a stream', 'application/json'],
    ['JSON that calls itself a stream', 'text/event-stream'],
  ])('is read out of %s', async (_, contentType) => {
    const whole = {
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: 'Merhaba!' }, finish_reason: 'stop' }],
    };
    expect(await read(JSON.stringify(whole), contentType)).toEqual(HELLO);
  });

  it('is read whatever type it says it has', async () => {
    expect(await read(WORDS[0]?.[1] ?? '', 'text/plain')).toEqual(HELLO);
  });
});

describe('a stream with a call', () => {
  it.each(CALLS)('M-37 is read %s', async (_, body) => {
    expect(await read(body)).toEqual(ASKED);
  });

  it('keeps two calls apart that name no index', async () => {
    const two = chunk({
      tool_calls: [
        { id: 'a', function: named },
        { id: 'b', function: { name: 'showStats', arguments: '' } },
      ],
    });
    expect((await read(done(two, end('tool_calls')))).calls).toEqual([...ASKED.calls, ['showStats', {}]]);
  });

  it.each([
    ['JSON', '{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}'],
    ['JSON with parameters', '{"name": "recommend_films", "parameters": {"genres": "Comedy"}}'],
    ['a fence', '```json\n{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}\n```'],
    ['a list', '[{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}]'],
    ['the name as a key', '{"recommendFilms":{"genres":["Komedi"]}}'],
    ['a tag', '<tool_call>\n{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}\n</tool_call>'],
    ['a tag that is never closed', '<tool_call>{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}'],
    ['a tag with the name', '<function=recommendFilms>{"genres":["Komedi"]}</function>'],
    [
      'tags for each field',
      '<tool_call><function=recommendFilms><parameter=genres>["Komedi"]</parameter></function></tool_call>',
    ],
    ['a mark', '[TOOL_CALLS][{"name":"recommendFilms","arguments":{"genres":["Komedi"]}}]'],
    ['code', 'recommendFilms({"genres":["Komedi"]})'],
  ])('is read where it is written out as %s, in letters', async (_, text) => {
    const letters = [...text].map((letter) => chunk({ content: letter }));
    expect(await read(done(...letters, end()))).toEqual(ASKED);
  });

  it('is none where its name is none of ours', async () => {
    const text = '{"name":"Esaretin Bedeli","arguments":{"year":1994}}';
    expect(await read(done(chunk({ content: text }), end()))).toEqual({ ...HELLO, text });
  });

  it('follows the words before it', async () => {
    const text = 'Bakalım. <tool_call>{"name":"showStats"}</tool_call>';
    expect(await read(done(chunk({ content: text }), end()))).toEqual({
      text: 'Bakalım. ',
      thoughts: '',
      calls: [['showStats', {}]],
    });
  });
});

describe('thoughts', () => {
  const THOUGHT = { text: 'Merhaba!', thoughts: 'Selam vereyim.', calls: [] };
  const letters = (text: string) => [...text].map((letter) => chunk({ content: letter }));

  it.each<[string, string]>([
    ['in tags, letter by letter', done(...letters('<think>Selam vereyim.</think>\n\nMerhaba!'), end())],
    ['in other tags', done(chunk({ content: '<thought>Selam vereyim.</thought>Merhaba!' }), end())],
    ['in the tags of Magistral', done(chunk({ content: '[THINK]Selam vereyim.[/THINK]Merhaba!' }), end())],
    [
      'in reasoning_content',
      done(
        chunk({ reasoning_content: 'Selam ' }),
        chunk({ reasoning_content: 'vereyim.', content: null }),
        chunk({ content: 'Merhaba!' }),
        end(),
      ),
    ],
    [
      'in reasoning, beside its details',
      done(
        chunk({ reasoning: 'Selam vereyim.', reasoning_details: [{ text: 'Selam vereyim.' }], content: '' }),
        chunk({ content: 'Merhaba!' }),
        end(),
      ),
    ],
    [
      'in parts of the content',
      done(
        chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Selam vereyim.' }] }] }),
        chunk({ content: 'Merhaba!' }),
        end(),
      ),
    ],
  ])('V-06 are no words: %s', async (_, body) => {
    expect(await read(body)).toEqual(THOUGHT);
  });

  it('may lead to a call', async () => {
    const body = done(
      chunk({ reasoning_content: 'Komedi istiyor.' }),
      call({ index: 0, id: 'c', function: named }),
      end('tool_calls'),
    );
    expect(await read(body)).toEqual({ ...ASKED, thoughts: 'Komedi istiyor.' });
  });

  it('make no call, and no answer', async () => {
    const body = done(chunk({ content: '<think>{"name":"showStats"}</think>' }), end());
    const failure = await read(body).catch(failureOf);
    expect(failure).toEqual({ kind: 'noAnswer' });
  });
});

it('M-45 a stream that only repeats itself breaks with its cause', async () => {
  const said = Array.from({ length: 300 }, () => chunk({ content: 'sen, ' }));
  expect(await read(done(...said, end('length'))).catch(failureOf)).toEqual({ kind: 'repeats' });
});

describe('a stream that brings nothing', () => {
  it.each<[string, string, string]>([
    ['noAnswer', 'says nothing', done(chunk({ role: 'assistant', content: '' }), end())],
    ['noAnswer', 'says null', done(chunk({ content: null }), end())],
    ['noAnswer', 'only thinks', done(chunk({ reasoning_content: 'Düşünüyorum.' }), end())],
    ['lengthReached', 'ran out', done(chunk({ content: '' }), end('length'))],
    ['lengthReached', 'ran out in capitals', done(chunk({ content: '' }), end('MAX_TOKENS'))],
    ['filtered', 'was filtered', done(chunk({ content: '' }), end('content_filter'))],
    ['unreadable', 'holds only [DONE]', done()],
    ['unreadable', 'is empty', ''],
    ['unreadable', 'is a page', '<!doctype html><title>Hoş geldin</title>'],
    ['unreadable', 'has no choices', done({ ...base, choices: [] })],
    [
      'noCredit',
      'is an error',
      JSON.stringify({ error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }),
    ],
    [
      'badKey',
      'is an error in a list',
      JSON.stringify([{ error: { code: 401, message: 'API key not valid' } }]),
    ],
    [
      'serverProblem',
      'is an error of one word',
      JSON.stringify({ error: 'llama runner process has terminated' }),
    ],
    [
      'contextTooSmall',
      'has an error for its first event',
      done({ error: { message: 'maximum context length is 4096', code: 400 } }),
    ],
  ])('M-37 fails with %s before anybody sees it where it %s', async (kind, _, body) => {
    expect(
      await modelOf(body)
        .doStream(QUESTION)
        .then(() => undefined, failureOf),
    ).toEqual({ kind });
  });
});

describe('an answer without a stream', () => {
  const whole = (message: object, finish = 'stop') =>
    JSON.stringify({ id: 'x', created: '1', choices: [{ message, finish_reason: finish }] });
  const generated = async (body: string) => {
    const { content, finishReason } = await modelOf(body, 'application/json').doGenerate(QUESTION);
    const bare = content.map((part) =>
      part.type === 'tool-call'
        ? [part.toolName, JSON.parse(part.input)]
        : part.type === 'text' || part.type === 'reasoning'
          ? [part.type, part.text]
          : part,
    );
    return [...bare, finishReason.unified];
  };

  it.each<[string, string, unknown[]]>([
    [
      'parts and a choice without an index',
      whole({ content: [{ type: 'text', text: 'Merhaba!' }] }),
      [['text', 'Merhaba!'], 'stop'],
    ],
    [
      'thoughts in a field',
      whole({ reasoning_content: 'Hm.', content: 'Merhaba!' }),
      [['reasoning', 'Hm.'], ['text', 'Merhaba!'], 'stop'],
    ],
    [
      'thoughts that were opened before',
      whole({ content: 'Hm.</think>\nMerhaba!' }),
      [['text', 'Merhaba!'], 'stop'],
    ],
    [
      'a call with an object',
      whole({ content: null, tool_calls: [{ function: { name: 'show_stats', arguments: {} } }] }),
      [['showStats', {}], 'tool-calls'],
    ],
    [
      'a call of old',
      whole({ content: null, function_call: { name: 'showStats', arguments: '{}' } }),
      [['showStats', {}], 'tool-calls'],
    ],
    [
      'a call as text',
      whole({ content: '{"name":"showStats","arguments":{}}' }),
      [['showStats', {}], 'tool-calls'],
    ],
  ])('is read with %s', async (_, body, expected) => {
    expect(await generated(body)).toEqual(expected);
  });

  it.each(WORDS)('is read out of a stream %s', async (_, body) => {
    expect(await generated(body)).toEqual([['text', 'Merhaba!'], 'stop']);
  });

  it.each(CALLS)('is read out of a stream with a call %s', async (_, body) => {
    expect(await generated(body)).toEqual([['recommendFilms', { genres: ['Komedi'] }], 'tool-calls']);
  });

  it('M-45 that goes on beyond its turn ends with it', async () => {
    const { content, finishReason } = await modelOf(
      whole({ content: 'Merhaba!<end_of_turn>\n<start_of_turn>user\nKimsin?' }, 'length'),
      'application/json',
    ).doGenerate(QUESTION);
    expect(content).toMatchObject([{ type: 'text', text: 'Merhaba!' }]);
    expect(finishReason.unified).toBe('stop');
  });

  it('that refuses shows its words, and is no filter’s', async () => {
    const { content, finishReason } = await modelOf(
      whole({ content: null, refusal: 'Bunu yapamam.' }),
      'application/json',
    ).doGenerate(QUESTION);
    expect(content).toMatchObject([{ type: 'text', text: 'Bunu yapamam.' }]);
    expect(finishReason).toEqual({ unified: 'other', raw: 'refusal' });
  });
});
