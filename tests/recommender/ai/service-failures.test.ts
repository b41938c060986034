import { afterEach, describe, expect, it, vi } from 'vitest';

import { createOpenAiModel } from '#ai-service/openai-model.ts';
import type { Wishes } from '#domain/wishes.ts';
import { AiFailure } from '#recommender/ai/ai-failure.ts';
import type { FaultName } from '#tests/support/openai-stand-in/faults.ts';
import { saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { FAULTS } from '#tests/support/openai-stand-in/faults.ts';
import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { NOBODY } from '#tests/support/nobody.ts';
import { aTaste } from '../arbitraries.ts';
import { aiStage, failureOf, KEY } from './ai-stage.ts';

const { standIn, ai } = aiStage();
const drama: Wishes = { genres: ['Drama'] };

const ROWS: [FaultName, requests: number, reason: string][] = [
  ['status400', 1, 'Servis isteği anlamadı.'],
  ['status401', 1, "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin."],
  ['status403', 1, 'Yapay zekâ anahtarının bu modele izni yok.'],
  ['status404', 1, 'Yapay zekâ modeli ya da adresi bulunamadı.'],
  ['status408', 3, 'Servis zamanında yanıt vermedi.'],
  ['status409', 3, 'Servis şu an çakışan bir istekle meşgul.'],
  ['status422', 1, 'Servis isteği işleyemedi.'],
  ['status429', 3, 'İstek sınırına ulaşıldı. Biraz sonra yeniden dene.'],
  ['status500', 3, 'Serviste bir sorun var.'],
  ['status503', 3, 'Serviste bir sorun var.'],
  ['htmlError', 3, 'Serviste bir sorun var.'],
  ['htmlAnswer', 1, 'Servisten anlaşılır bir yanıt gelmedi.'],
  ['noChoices', 1, 'Servisten anlaşılır bir yanıt gelmedi.'],
  ['endsEarly', 1, 'Servisten anlaşılır bir yanıt gelmedi.'],
  ['cut', 3, 'Yanıt yarıda kesildi.'],
];

afterEach(() => {
  vi.useRealTimers();
});

describe('a service that fails', () => {
  it.each(ROWS)('E-02 E-10 M-29 says what %s means, after %i requests', async (name, requests, reason) => {
    standIn().fault(name);
    const failure = await failureOf(ai().recommend(drama, aTaste()));
    expect(failure).toBeInstanceOf(AiFailure);
    expect(failure).toMatchObject({ message: `Film önerileri alınamadı: ${reason}`, reason });
    expect(standIn().requests).toHaveLength(requests);
  });

  it('E-03 says so of a surprise in its own words', async () => {
    standIn().fault('status401');
    const failure = await failureOf(ai().surprise(aTaste()));
    expect(failure).toMatchObject({
      message: "Sürpriz film önerisi alınamadı: Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin.",
    });
  });

  it('E-02 says Bilinmeyen hata of what nobody foresaw', async () => {
    const model = createOpenAiModel({ apiKey: KEY });
    const broken = {
      ...model,
      supportedUrls: {},
      doGenerate: async () => {
        throw new Error('sk-gizli https://api.example');
      },
    };
    const failure = await failureOf(ai({ model: broken }).recommend(drama, aTaste()));
    expect(failure).toMatchObject({ message: 'Film önerileri alınamadı: Bilinmeyen hata' });
  });

  it('goes on where a try succeeds', async () => {
    standIn().script(FAULTS.status503, FAULTS.status429, saysJson(GOOD_ANSWER));
    const { films } = await ai().recommend(drama, aTaste());
    expect(films).toHaveLength(3);
    expect(standIn().requests).toHaveLength(3);
  });

  it('tries a failed fetch again, twice', async () => {
    standIn().fault('hangsUp');
    expect(await failingInNoTime(() => ai().recommend(drama, aTaste()))).toMatchObject({
      message: 'Film önerileri alınamadı: Servise ulaşılamadı. Bağlantını denetle.',
    });
    expect(standIn().requests).toHaveLength(3);
  });

  it('says that nobody is there', async () => {
    const model = createOpenAiModel({ apiKey: KEY, baseUrl: `${NOBODY}/v1` });
    expect(await failingInNoTime(() => ai({ model }).recommend(drama, aTaste()))).toMatchObject({
      reason: 'Servise ulaşılamadı. Bağlantını denetle.',
    });
  });

  it('M-28 waits ten minutes and no longer', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    standIn().fault('stalls');
    const failure = failureOf(ai().recommend(drama, aTaste()));
    await vi.waitUntil(() => standIn().requests.length === 1);
    limit.abort(new DOMException('', 'TimeoutError'));
    expect(await failure).toMatchObject({ message: 'Film önerileri alınamadı: Yanıt zamanında gelmedi.' });
    expect(timeout.mock.calls).toEqual([[600_000]]);
  });

  it('stops with the person, upstream too', async () => {
    standIn().fault('stalls');
    const person = new AbortController();
    const failure = failureOf(ai().recommend(drama, aTaste(), person.signal));
    await vi.waitUntil(() => standIn().requests.length === 1);
    const reason = new Error('durdur');
    person.abort(reason);
    expect(await failure).toBe(reason);
    await vi.waitUntil(() => standIn().requests[0]?.aborted() === true);
  });
});

/** What work fails with, its pauses passed over. */
async function failingInNoTime(work: () => Promise<unknown>): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let settled = false;
  const failure = failureOf(work()).finally(() => (settled = true));
  for (;;) {
    if (settled) return failure;
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
