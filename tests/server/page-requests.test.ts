import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { failureSentence } from '#ai-service/failures/failure.ts';
import { modelWithFallback } from '#ai-service/model-with-fallback.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { createAgent } from '#assistant/agent.ts';
import { seededRandom } from '#lib/random.ts';
import { createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createDailyCount } from '#server/daily-count.ts';
import { callsTool, says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';
import { aTaste } from '../recommender/arbitraries.ts';

const KEY = 'sk-keeper-0123456789';
let standIn: RunningStandIn;
beforeAll(async () => void (standIn = await startOpenAiStandIn({ key: KEY, retryAfterMs: 1 })));
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

/** The page's model over the key keeper, and the bodies that the page sent. */
function page({ share = 1000 } = {}) {
  const sent: unknown[] = [];
  const app = createApp({
    config: readConfig({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: standIn.baseUrl }),
    assets: async () => undefined,
    fetch,
    now: () => 0,
    addressOf: () => undefined,
    spendOne: createDailyCount(share, () => NOW),
    onError: (error) => expect.unreachable(String(error)),
  });
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(await request.clone().json());
    return app.fetch(request);
  };
  const model = createOpenAiModel({ apiKey: '', baseUrl: 'http://localhost/api/openai', fetch: ask });
  return { model, sent };
}

const forwarded = () => standIn.requests.map(({ body }) => body);

describe('what the page sends through the key keeper', () => {
  it('arrives whole from the recommender, streamed or not', async () => {
    const { model, sent } = page();
    const recommender = createAiRecommender({ model, now: () => NOW, random: seededRandom(1) });
    standIn.script(saysJson(GOOD_ANSWER), saysJson(GOOD_ANSWER));
    await recommender.recommend({ genres: ['Drama'] }, aTaste());
    await recommender.recommend({ genres: ['Drama'] }, aTaste(), undefined, () => {});
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(forwarded()).toEqual(sent);
  });

  it('arrives whole from the chat, with all tools, a call and its result', async () => {
    const { model, sent } = page();
    const { ports } = toolPorts();
    standIn.script(callsTool('listFilms', { list: 'favourites' }), says('Listen boş.'));
    const answer = await createAgent({ model, ports }).stream({ prompt: 'favorilerim neler' });
    expect(await answer.text).toBe('Listen boş.');
    expect(sent).toHaveLength(2);
    expect(forwarded()).toEqual(sent);
  });

  it('is asked once when the day’s share is used up: the built-in assistant answers and says why', async () => {
    const { model, sent } = page({ share: 0 });
    const { ports } = toolPorts();
    const turn = modelWithFallback({
      model,
      fallback: async () => scriptedModel([{ say: 'Merhaba!' }]),
    });
    const answer = await createAgent({ model: turn.model, ports }).stream({ prompt: 'merhaba' });
    const why = 'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.';
    expect(await answer.text).toBe(
      `Yapay zekâ servisi kullanılamadı: ${why} Yerine yerleşik asistan olarak ben baktım.\n\nMerhaba!`,
    );
    expect(failureSentence(turn.failure())).toBe(why);
    expect(sent).toHaveLength(1);
    expect(forwarded()).toEqual([]);
  });
});
