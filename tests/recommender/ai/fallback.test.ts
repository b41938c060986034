import { APICallError, RetryError } from 'ai';
import { describe, expect, it } from 'vitest';

import { ServiceError } from '#ai-service/failures/service-failure.ts';
import { RuleBreach } from '#recommender/ai/check-answer.ts';
import { AiFailure } from '#recommender/ai/ai-failure.ts';
import { type FallbackOptions, withFallback } from '#recommender/ai/fallback.ts';
import {
  type Recommendation,
  RecommendationError,
  type Recommender,
  type Surprise,
} from '#recommender/recommender.ts';
import { aFilm, rememberingLogger } from '#tests/support/builders.ts';
import { aTaste } from '../arbitraries.ts';
import { failureOf } from './ai-stage.ts';

const films = ['Av', 'Baba', 'Yol'].map((title) => aFilm({ title }));
const three = (source: Recommendation['source'], explanation: string): Recommendation => ({
  films,
  explanation,
  source,
  loosened: ['mood'],
  filteredCount: 4,
});
const one = (source: Surprise['source'], explanation: string): Surprise => ({
  film: aFilm(),
  explanation,
  source,
  filteredCount: 4,
});

const unauthorised = new APICallError({
  message: 'Incorrect API key provided: sk-gizli',
  url: 'https://api.example/v1',
  requestBodyValues: {},
  statusCode: 401,
});

interface Parts {
  ai?: Partial<Recommender>;
  builtIn?: Partial<Recommender>;
  pause?: FallbackOptions['pause'];
  owner?: FallbackOptions['owner'];
}

function stage(own: Parts = {}) {
  const logger = rememberingLogger();
  const steps: string[] = [];
  const recommender = withFallback({
    ai: {
      recommend: async () => {
        steps.push('ai');
        throw new AiFailure('Film önerileri alınamadı', unauthorised);
      },
      surprise: async () => {
        steps.push('ai');
        throw new AiFailure('Sürpriz film önerisi alınamadı', unauthorised);
      },
      ...own.ai,
    },
    builtIn: {
      recommend: async () => {
        steps.push('builtIn');
        return three('builtIn', 'Üç drama filmi seçtim.');
      },
      surprise: async () => {
        steps.push('builtIn');
        return one('builtIn', 'Sürpriz film önerisi: Av. Sevilen bir film.');
      },
      ...own.builtIn,
    },
    logger,
    owner: own.owner,
    now: () => new Date('2026-11-22T12:00:00Z'),
    pause: own.pause ?? (async (milliseconds) => void steps.push(`${milliseconds} ms`)),
  });
  return { recommender, logger, steps };
}

const ask = ({ recommend }: Recommender, signal?: AbortSignal) => recommend({ genres: [] }, aTaste(), signal);

describe('withFallback', () => {
  it('M-31 leaves a working AI alone', async () => {
    const { recommender, logger, steps } = stage({
      ai: {
        recommend: async () => three('ai', 'Üç film.'),
        surprise: async () => one('ai', 'Sürpriz film önerisi: Av.'),
      },
    });
    expect(await ask(recommender)).toEqual(three('ai', 'Üç film.'));
    expect(await recommender.surprise(aTaste())).toEqual(one('ai', 'Sürpriz film önerisi: Av.'));
    expect([logger.lines, steps]).toEqual([[], []]);
  });

  it('E-02 M-31 R-15 answers after a second with the built-in one, and says first what happened', async () => {
    const { recommender, logger, steps } = stage();
    const made = await ask(recommender);
    expect(made).toEqual({
      ...three(
        'builtIn',
        "Yapay zekâ servisi kullanılamadı: Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin. Yerine yerleşik asistan olarak ben baktım. Üç drama filmi seçtim.",
      ),
      fallback: { reason: "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin." },
    });
    expect(steps).toEqual(['ai', '1000 ms', 'builtIn']);
    expect(logger.lines).toEqual([
      {
        level: 'error',
        message: "Film önerileri alınamadı: Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin.",
        detail: { name: 'AI_APICallError', status: 401 },
      },
    ]);
  });

  it('M-39 M-40 names the wait, and advises only whoever owns the key', async () => {
    const limited = new AiFailure(
      'Film önerileri alınamadı',
      new ServiceError({ kind: 'rateLimited', retryAfter: 45 }),
    );
    const fail = (error: Error) => ({
      recommend: async () => {
        throw error;
      },
    });
    const { fallback } = await ask(stage({ ai: fail(limited) }).recommender);
    expect(fallback).toEqual({
      reason: 'İstek sınırına ulaşıldı. 45 saniye sonra yeniden dene.',
      retryAt: '2026-11-22T12:00:45.000Z',
    });
    const bad = new AiFailure('Film önerileri alınamadı', unauthorised);
    const made = await ask(stage({ ai: fail(bad), owner: 'keeper' }).recommender);
    expect(made.fallback).toEqual({ reason: 'Yapay zekâ anahtarı geçersiz.' });
    expect(made.explanation).not.toContain('Ayarlar');
  });

  it('E-03 S-07 keeps the prefix of a surprise in front', async () => {
    const { recommender } = stage();
    const { explanation, source, fallback } = await recommender.surprise(aTaste());
    expect(explanation).toBe(
      "Sürpriz film önerisi: Yapay zekâ servisi kullanılamadı: Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin. Yerine yerleşik asistan olarak ben baktım. Av. Sevilen bir film.",
    );
    expect(fallback).toEqual({ reason: "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin." });
    expect(source).toBe('builtIn');
  });

  it.each<[why: string, failure: unknown, says: string, detail: unknown]>([
    [
      'broken rules',
      new AiFailure('Film önerileri alınamadı', new RuleBreach([{ message: 'Tür uyuşmazlığı' }])),
      'Model kuralları ihlal etti. Yerine',
      ['Tür uyuşmazlığı'],
    ],
    [
      'a failure that was retried',
      new AiFailure(
        'Film önerileri alınamadı',
        new RetryError({ message: 'x', reason: 'maxRetriesExceeded', errors: [unauthorised] }),
      ),
      'Yapay zekâ anahtarı geçersiz.',
      { name: 'AI_APICallError', status: 401 },
    ],
    ['an error of any kind', new RangeError('sk-gizli'), 'Bilinmeyen hata. Yerine', { name: 'RangeError' }],
    ['what is no error', 'sk-gizli', 'Bilinmeyen hata. Yerine', undefined],
  ])('explains %s', async (_why, failure, says, detail) => {
    const { recommender, logger } = stage({
      ai: {
        recommend: async () => {
          throw failure;
        },
      },
    });
    const { explanation } = await ask(recommender);
    expect(explanation.startsWith(`Yapay zekâ servisi kullanılamadı: ${says}`)).toBe(true);
    expect(logger.lines[0]?.detail).toEqual(detail);
    expect(JSON.stringify([explanation, logger.lines])).not.toContain('sk-gizli');
  });

  it('gives both messages when the built-in one fails too', async () => {
    const { recommender } = stage({
      builtIn: {
        surprise: async () => {
          throw new RecommendationError('Sürpriz olacak bir film kalmadı.');
        },
      },
    });
    const failure = await failureOf(recommender.surprise(aTaste()));
    expect(failure).toBeInstanceOf(RecommendationError);
    expect(failure).toMatchObject({
      message:
        "Sürpriz film önerisi alınamadı: Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin. Sürpriz olacak bir film kalmadı.",
    });
  });

  it('passes on what breaks inside the built-in one', async () => {
    const bug = new Error('bozuk');
    const { recommender } = stage({
      builtIn: {
        recommend: async () => {
          throw bug;
        },
      },
    });
    expect(await failureOf(ask(recommender))).toBe(bug);
  });

  it('takes an abort for no failure', async () => {
    const person = new AbortController();
    const reason = new Error('durdur');
    const { recommender, logger, steps } = stage({
      ai: {
        recommend: async () => {
          person.abort(reason);
          throw reason;
        },
      },
    });
    expect(await failureOf(ask(recommender, person.signal))).toBe(reason);
    expect([logger.lines, steps]).toEqual([[], []]);
  });

  it('stops in its pause', async () => {
    const person = new AbortController();
    const reason = new Error('durdur');
    const { recommender, steps } = stage({
      pause: async (_milliseconds, signal) => {
        expect(signal).toBe(person.signal);
        person.abort(reason);
      },
    });
    expect(await failureOf(ask(recommender, person.signal))).toBe(reason);
    expect(steps).toEqual(['ai']);
  });
});
