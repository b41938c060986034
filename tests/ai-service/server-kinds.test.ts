import { generateId } from 'ai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { failureOf } from '#ai-service/failures/failure.ts';
import { createMemory } from '#ai-service/ladder/memory.ts';
import { modelWithFallback } from '#ai-service/model-with-fallback.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { createAgent } from '#assistant/agent.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createTransport } from '#assistant/transport.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { seededRandom } from '#lib/random.ts';
import { createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { NOW } from '#tests/support/builders.ts';
import { type KindName, SERVER_KINDS, WITHOUT_TOOLS } from '#tests/support/openai-stand-in/kinds.ts';
import { publishedRequestSchema } from '#tests/support/openai-stand-in/published-request.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { aTaste } from '../recommender/arbitraries.ts';

const NAMES = Object.keys(SERVER_KINDS).filter((name): name is KindName => Object.hasOwn(SERVER_KINDS, name));

describe.each(NAMES)('a server of the kind %s', (name) => {
  const kind = SERVER_KINDS[name];
  let standIn: RunningStandIn;
  let model: ReturnType<typeof createOpenAiModel>;
  beforeEach(async () => {
    standIn = await startOpenAiStandIn({ retryAfterMs: 1, kind });
    model = createOpenAiModel({
      apiKey: 'sk-deneme',
      baseUrl: standIn.baseUrl,
      model: kind.model,
      memory: createMemory(),
    });
  });
  afterEach(() => standIn.close());

  const recommender = () => createAiRecommender({ model, now: () => NOW, random: seededRandom(1) });
  const drama = { genres: ['Drama' as const] };

  /** Every question that was put, whichever way, is one that OpenAI publishes. */
  const expectPublished = () => {
    for (const { body } of standIn.requests) {
      const { error } = publishedRequestSchema.safeParse(body);
      expect(error?.issues, JSON.stringify(body)).toBeUndefined();
    }
  };

  it('M-34 recommends three films, and is asked but once the next time', async () => {
    const drafts: unknown[] = [];
    const hear = (told: unknown) => void drafts.push(told);
    const { films, source } = await recommender().recommend(drama, aTaste(), undefined, hear);
    expect([films.length, source]).toEqual([3, 'ai']);
    expect(drafts).not.toEqual([]);
    expectPublished();
    standIn.requests.length = 0;
    expect((await recommender().recommend(drama, aTaste())).films).toHaveLength(3);
    expect(standIn.requests).toHaveLength(1);
    expectPublished();
  });

  it('surprises with one film', async () => {
    const { film } = await recommender().surprise(aTaste());
    expect(film.title).not.toBe('');
    expectPublished();
  });

  it('converses, and calls the tools', async () => {
    const { ports } = toolPorts();
    const turn = modelWithFallback({
      model,
      fallback: async () =>
        createLocalModel({
          index: createFilmIndex(SMALL_CATALOGUE),
          judge: await loadJudge(),
          generateId,
          pause: async () => {},
        }),
    });
    const agent = createAgent({ model: turn.model, ports });
    const chat = createChat(
      withFinishErrors(createTransport({ agent: async () => ({ agent, model: 'm' }), now: () => NOW })),
    );
    await chat.sendMessage({ text: 'merhaba' });
    const words =
      chat.messages
        .at(-1)
        ?.parts.map((part) => (part.type === 'text' ? part.text : ''))
        .join('') ?? '';
    expect(words).toMatch(/Merhaba/u);
    expect(words).not.toMatch(/recommendations|<|düşün/u);
    await chat.sendMessage({ text: 'Drama öner' });
    expect(chat.error).toBeUndefined();
    expect(chat.messages.at(-1)?.parts).toContainEqual(
      expect.objectContaining({
        type: 'tool-recommendFilms',
        state: 'output-available',
        input: { genres: ['Drama'] },
        output: expect.objectContaining({ status: 'done' }),
      }),
    );
    const failure = turn.failure();
    expect(failure === undefined ? undefined : failureOf(failure)).toEqual(
      WITHOUT_TOOLS.has(name) ? { kind: 'noTools' } : undefined,
    );
    expectPublished();
  });
});

it('are at least sixteen', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(16);
});
