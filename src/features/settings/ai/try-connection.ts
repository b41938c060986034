import * as z from 'zod/mini';

import { statusSentence, TOO_LATE, UNREACHABLE, UNREADABLE } from '#ai-service/failures/failure-sentences.ts';
import { createTmdbClient } from '#tmdb/client.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';

/** Where a service is asked, with whose key. */
export interface AiAddress {
  baseUrl: string;
  /** Empty for servers that ask for none. */
  apiKey: string;
  model: string;
}

export interface TmdbAddress {
  baseUrl: string;
  apiKey?: string;
}

/** How a try ended, in a sentence for the person. */
export interface Outcome {
  ok: boolean;
  text: string;
}

const LIMIT_MS = 10_000;
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const failed = (text: string): Outcome => ({ ok: false, text });

/** Asks the AI service for its models: the cheapest request that proves address and key. Never rejects. */
export async function tryAi(
  { baseUrl, apiKey, model }: AiAddress,
  fetch: typeof globalThis.fetch,
): Promise<Outcome> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: {
        Accept: 'application/json',
        ...(apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failed(statusSentence(response.status));
    }
    const models = modelsSchema.safeParse(await response.json()).data?.data;
    if (models === undefined) return failed(UNREADABLE);
    return models.some(({ id }) => id === model)
      ? { ok: true, text: `Yapay zekâ bağlantısı çalışıyor: ${model} hazır.` }
      : failed(`Yapay zekâ servisine bağlanıldı, ama “${model}” modeli orada yok.`);
  } catch (error) {
    if (error instanceof SyntaxError) return failed(UNREADABLE);
    return failed(error instanceof DOMException && error.name === 'TimeoutError' ? TOO_LATE : UNREACHABLE);
  }
}

/** Asks the movie database for one well-known film. Never rejects. */
export async function tryTmdb(address: TmdbAddress, fetch: typeof globalThis.fetch): Promise<Outcome> {
  const client = createTmdbClient({ ...address, fetch, timeoutMs: LIMIT_MS });
  try {
    const movies = await client.searchMovies({ query: 'Inception', language: 'en-US' });
    return movies.length > 0
      ? { ok: true, text: 'TMDB bağlantısı çalışıyor.' }
      : failed('TMDB yanıt verdi, ama bilinen bir filmi bulamadı.');
  } catch (error) {
    const status = error instanceof TmdbError ? error.status : undefined;
    if (status === 401 || status === 403) return failed('TMDB anahtarı geçersiz.');
    if (status === 429) return failed('TMDB istek sınırına ulaşıldı. Biraz sonra yeniden dene.');
    return failed(status === undefined ? 'TMDB’ye ulaşılamadı.' : 'TMDB şu an yanıt veremiyor.');
  }
}
