import { loadCatalogue } from '#films/catalogue.ts';
import { startOpenAiStandIn } from './openai-stand-in/start.ts';
import { catalogueMovies } from './tmdb-stand-in/catalogue-movies.ts';
import { startTmdbStandIn } from './tmdb-stand-in/start.ts';

const OPENAI_KEY = 'sk-stand-in-1234567890';
const TMDB_KEY = 'tmdb-stand-in-1234567890';

interface StandInPorts {
  openai?: number;
  tmdb?: number;
  /** Between two chunks of an answer, in milliseconds. */
  pace?: number;
}

/** Both services at once, and the environment in which the key keeper forwards to them. */
export async function startStandIns({ openai = 0, tmdb = 0, pace = 0 }: StandInPorts = {}) {
  const [ai, movies] = await Promise.all([
    startOpenAiStandIn({ key: OPENAI_KEY, retryAfterMs: 1, pace }, openai),
    // It knows what the other one recommends.
    startTmdbStandIn({ apiKey: TMDB_KEY, port: tmdb, further: catalogueMovies(await loadCatalogue()) }),
  ]);
  return {
    ai,
    movies,
    env: {
      OPENAI_API_KEY: OPENAI_KEY,
      OPENAI_BASE_URL: ai.baseUrl,
      OPENAI_MODEL: 'gpt-4o-mini',
      TMDB_API_KEY: TMDB_KEY,
      TMDB_BASE_URL: movies.baseUrl,
      RATE_LIMIT: '0',
      DAILY_LIMIT: '0',
    },
    async stop() {
      await Promise.all([ai.close(), movies.stop()]);
    },
  };
}

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;
