import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Aspect, firstManner, type Manner, WAYS } from '#ai-service/ladder/manner.ts';
import { type Body, sayInManner } from '#ai-service/ladder/say-in-manner.ts';
import { createMemory } from '#ai-service/ladder/memory.ts';
import { createAgent } from '#assistant/agent.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { publishedRequestSchema } from '#tests/support/openai-stand-in/published-request.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

/** A model, and the body of what it was asked last, as it reaches the ladder's first rung. */
function recording() {
  let body: Body = {};
  const model = createOpenAiModel({
    apiKey: 'k',
    model: 'm',
    memory: createMemory(),
    fetch: async (_input, init) => {
      body = JSON.parse(String(init?.body));
      return Response.json({ error: { message: 'no' } }, { status: 401 });
    },
  });
  return { model, bodyOf: (asked: PromiseLike<unknown>) => asked.then(undefined, () => {}).then(() => body) };
}

const FILMS: LanguageModelV4CallOptions = {
  prompt: [
    { role: 'system', content: 'JSON yaz.' },
    { role: 'user', content: [{ type: 'text', text: 'Drama' }] },
  ],
  temperature: 0.6,
  topP: 0.9,
  frequencyPenalty: 0.2,
  presencePenalty: 0.1,
  maxOutputTokens: 1500,
  responseFormat: { type: 'json', name: 'films', schema: { type: 'object' } },
};
const CALL = { toolCallId: 'c', toolName: 'recommendFilms' };
const CONVERSATION: ModelMessage[] = [
  { role: 'user', content: 'Drama öner' },
  { role: 'assistant', content: [{ type: 'tool-call', ...CALL, input: { genres: ['Drama'] } }] },
  {
    role: 'tool',
    content: [{ type: 'tool-result', ...CALL, output: { type: 'json', value: { status: 'done' } } }],
  },
  { role: 'user', content: 'Daha yeni olsun' },
];

/** What films are asked for with, and a conversation with every tool of the product. */
function bodies(): Promise<Body[]> {
  const { model, bodyOf } = recording();
  const whole = recording();
  const chat = recording();
  const agent = createAgent({ model: chat.model, ports: toolPorts().ports });
  return Promise.all([
    bodyOf(model.doStream(FILMS)),
    whole.bodyOf(whole.model.doGenerate(FILMS)),
    chat.bodyOf(agent.generate({ messages: CONVERSATION })),
  ]);
}

const isAspect = (name: string): name is Aspect => Object.hasOwn(WAYS, name);
const manners = (): fc.Arbitrary<Manner> => {
  const { ways } = firstManner('m');
  const drawn = Object.fromEntries(
    Object.keys(WAYS)
      .filter(isAspect)
      .filter((aspect) => aspect !== 'thoughts')
      .map((aspect) => [aspect, fc.nat({ max: WAYS[aspect].length - 1 })]),
  );
  return fc
    .tuple(fc.record(drawn), fc.boolean())
    .map(([places, thinks]) => ({ ways: { ...ways, ...places }, thinks }));
};

describe('every rung of the ladder', () => {
  it('M-34 is a request as OpenAI publishes it', async () => {
    const all = await bodies();
    expect(all.map((body) => 'tools' in body)).toEqual([false, false, true]);
    fc.assert(
      fc.property(fc.constantFrom(...all), manners(), (body, manner) => {
        const { error } = publishedRequestSchema.safeParse(sayInManner(body, manner));
        expect(error?.issues).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('but for the thoughts that DeepSeek wants back, which are its own field', async () => {
    const manner = firstManner('m');
    const asked = sayInManner((await bodies())[2] ?? {}, {
      ...manner,
      ways: { ...manner.ways, thoughts: 1 },
    });
    expect(publishedRequestSchema.safeParse(asked).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['reasoning_content'] },
    ]);
  });
});
