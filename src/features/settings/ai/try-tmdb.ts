import { createTmdbClient } from '#tmdb/client.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';
import { failed, type Outcome } from './outcome.ts';

export interface TmdbAddress {
  baseUrl: string;
  apiKey?: string;
}

const LIMIT_MS = 10_000;

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
    return failed(status === undefined ? "TMDB'ye ulaşılamadı." : 'TMDB şu an yanıt veremiyor.');
  }
}
