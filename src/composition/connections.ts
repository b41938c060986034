import type { KeyOwner } from '#ai-service/failures/service-failure.ts';
import { DEFAULT_MODEL } from '#ai-service/limits.ts';
import type { KeeperStatus } from './key-keeper.ts';

export interface TmdbConnection {
  /** Whose key is used. */
  owner: KeyOwner;
  baseUrl: string;
  /** None where the key keeper adds it. */
  apiKey?: string;
}

interface AiConnection extends TmdbConnection {
  /** Empty also for servers that ask for none. */
  apiKey: string;
  model: string;
}

/** The services that can be asked; what is absent is done by the built-in parts. */
export interface Connections {
  ai?: AiConnection | undefined;
  tmdb?: TmdbConnection | undefined;
  /** A model is connected, but there is no network to reach it over. */
  isAway?: boolean;
}

/** What a person entered, or a terminal found in its environment; '' for what was left out. */
interface ConnectionSettings {
  model: string;
  baseUrl: string;
  apiKey: string;
  tmdbKey: string;
}

const OPENAI_URL = 'https://api.openai.com/v1';
const TMDB_URL = 'https://api.themoviedb.org/3';

/** The services over keys of one's own. An address without a key is a server that asks for none (Ollama, LM Studio). */
export function ownConnections({ apiKey, baseUrl, model, tmdbKey }: ConnectionSettings): Connections {
  const hasAi = apiKey !== '' || baseUrl !== '';
  return {
    ai: hasAi
      ? { owner: 'own', apiKey, baseUrl: baseUrl || OPENAI_URL, model: model || DEFAULT_MODEL }
      : undefined,
    tmdb: tmdbKey === '' ? undefined : { owner: 'own', baseUrl: TMDB_URL, apiKey: tmdbKey },
  };
}

function keeperConnections({ openai, tmdb, model }: KeeperStatus, origin: string): Connections {
  return {
    ai: openai
      ? { owner: 'keeper', baseUrl: `${origin}/api/openai`, apiKey: '', model: model || DEFAULT_MODEL }
      : undefined,
    tmdb: tmdb ? { owner: 'keeper', baseUrl: `${origin}/api/tmdb` } : undefined,
  };
}

/** Each service over the person's own key, else over the key keeper of `origin`, else not at all (M-33). */
export function connectionsOf(own: ConnectionSettings, status: KeeperStatus, origin: string): Connections {
  const [mine, kept] = [ownConnections(own), keeperConnections(status, origin)];
  return { ai: mine.ai ?? kept.ai, tmdb: mine.tmdb ?? kept.tmdb };
}
