import { afterEach, describe, expect, it, vi } from 'vitest';

import { failureOf } from '#ai-service/failures/failure.ts';
import { createMemory } from '#ai-service/ladder/memory.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { reachableFetch } from '#ai-service/reachable-fetch.ts';
import { AiFailure } from '#recommender/ai/ai-failure.ts';
import { createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { seededRandom } from '#lib/random.ts';
import { NOW } from '#tests/support/builders.ts';
import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { aTaste } from '../recommender/arbitraries.ts';

const drama = { genres: ['Drama' as const] };

async function recommending(model: Parameters<typeof createOpenAiModel>[0]) {
  const ai = createAiRecommender({
    model: createOpenAiModel({ memory: createMemory(), ...model }),
    now: () => NOW,
    random: seededRandom(1),
  });
  return ai.recommend(drama, aTaste()).then(
    () => undefined,
    (error: unknown) =>
      error instanceof AiFailure ? { message: error.message, failure: error.failure } : error,
  );
}

/** A service of one answer, and how often it was asked. */
function service(answer: () => Response) {
  let asked = 0;
  const fetch: typeof globalThis.fetch = async () => {
    asked += 1;
    return answer();
  };
  return { fetch, asked: () => asked };
}

describe('a failure that no second try mends', () => {
  it('E-10 M-36 is told at once where the service wants to be left alone for long', async () => {
    const standIn = await startOpenAiStandIn({ retryAfterMs: 45_000 });
    standIn.fault('status429');
    expect(await recommending({ apiKey: 'k', baseUrl: standIn.baseUrl })).toEqual({
      message: 'Film önerileri alınamadı: İstek sınırına ulaşıldı. 45 saniye sonra yeniden dene.',
      failure: { kind: 'rateLimited', retryAfter: 45 },
    });
    expect(standIn.requests).toHaveLength(1);
    await standIn.close();
  });

  it.each<[string, Response]>([
    [
      'noCredit',
      Response.json(
        { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } },
        { status: 429 },
      ),
    ],
    ['noCredit', Response.json({ error: { message: 'Insufficient Balance' } }, { status: 402 })],
    [
      'region',
      Response.json(
        { error: { message: 'x', code: 'unsupported_country_region_territory' } },
        { status: 403 },
      ),
    ],
    [
      'refused',
      Response.json({
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: null, refusal: 'Bunu yapamam.' },
            finish_reason: 'stop',
          },
        ],
      }),
    ],
    [
      'filtered',
      Response.json({
        choices: [
          { index: 0, message: { role: 'assistant', content: '{"recom' }, finish_reason: 'content_filter' },
        ],
      }),
    ],
  ])('M-36 costs one request: %s', async (kind, answer) => {
    const { fetch, asked } = service(() => answer.clone());
    expect(await recommending({ apiKey: 'k', fetch })).toMatchObject({ failure: { kind } });
    expect(asked()).toBe(1);
  });

  it('is a key with a letter that no key has, and nobody is asked', async () => {
    const { fetch, asked } = service(() => Response.json({}));
    expect(await recommending({ apiKey: 'sk-ı', fetch })).toMatchObject({
      failure: { kind: 'badKeyCharacter' },
    });
    expect(asked()).toBe(0);
  });
});

describe('an answer that is cut by its limit', () => {
  const cut = () => ({
    index: 0,
    message: { role: 'assistant', content: '{"recommendations":[{"title":"Yo' },
    finish_reason: 'length',
  });

  it('is asked for once more, and its true cause is told', async () => {
    const { fetch, asked } = service(() => Response.json({ choices: [cut()] }));
    expect(await recommending({ apiKey: 'k', fetch })).toEqual({
      message: 'Film önerileri alınamadı: Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.',
      failure: { kind: 'lengthReached' },
    });
    expect(asked()).toBe(2);
  });
});

describe('an address that the policy of the page bars', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['barredByPolicy', 'https://baska.test/v1/chat/completions'],
    ['unreachable', 'https://ucuncu.test'],
  ])('is %s where the browser reports %s', async (kind, blockedURI) => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', async () => {
      const report = Object.assign(new Event('securitypolicyviolation'), { blockedURI });
      setTimeout(() => page.dispatchEvent(report), 1);
      throw new TypeError('Failed to fetch');
    });
    const failure = await reachableFetch('https://baska.test/v1/chat/completions').then(
      () => undefined,
      failureOf,
    );
    expect(failure).toEqual({ kind });
  });
});
