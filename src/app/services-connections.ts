import type { OwnSettings } from '#features/settings/ai/own-settings.ts';
import { DEFAULT_MODEL } from '#ai-service/limits.ts';
import type { ServiceStatus } from './services-status.ts';

/** Whose key is used. */
export type Owner = 'own' | 'keeper';

export interface AiConnection {
  owner: Owner;
  baseUrl: string;
  /** Empty for servers that ask for none, and where the key keeper adds it. */
  apiKey: string;
  model: string;
}

export interface TmdbConnection {
  owner: Owner;
  baseUrl: string;
  apiKey?: string;
}

/** The services that can be asked now; what is absent is done by the built-in parts. */
export interface Connections {
  ai?: AiConnection;
  tmdb?: TmdbConnection;
}

export const OPENAI_URL = 'https://api.openai.com/v1';
const TMDB_URL = 'https://api.themoviedb.org/3';

/** The order of product.md §2: the person's own key, the key keeper, built in. `origin` is the page's. */
export function connectionsOf(own: OwnSettings, status: ServiceStatus, origin: string): Connections {
  const ai = ownAi(own) ?? (status.openai ? keeperAi(status, origin) : undefined);
  const tmdb = ownTmdb(own) ?? (status.tmdb ? keeperTmdb(origin) : undefined);
  return { ...(ai === undefined ? {} : { ai }), ...(tmdb === undefined ? {} : { tmdb }) };
}

/** An address without a key is a server of one's own that asks for none (Ollama, LM Studio). */
function ownAi({ apiKey, baseUrl, model }: OwnSettings): AiConnection | undefined {
  if (apiKey === '' && baseUrl === '') return undefined;
  return { owner: 'own', apiKey, baseUrl: baseUrl || OPENAI_URL, model: model || DEFAULT_MODEL };
}

const keeperAi = ({ model }: ServiceStatus, origin: string): AiConnection => ({
  owner: 'keeper',
  baseUrl: `${origin}/api/openai`,
  apiKey: '',
  model: model || DEFAULT_MODEL,
});

const ownTmdb = ({ tmdbKey }: OwnSettings): TmdbConnection | undefined =>
  tmdbKey === '' ? undefined : { owner: 'own', baseUrl: TMDB_URL, apiKey: tmdbKey };

const keeperTmdb = (origin: string): TmdbConnection => ({ owner: 'keeper', baseUrl: `${origin}/api/tmdb` });

/** Who speaks in the chat, in words: the model in use, or the built-in assistant (product.md §2). */
export function speakerLabel({ ai }: Connections): string {
  if (ai === undefined) return 'Yerleşik asistan · internet gerekmez';
  if (ai.owner === 'keeper') return `${ai.model} · anahtar sunucuda`;
  return `${ai.model} · ${ai.apiKey === '' ? 'kendi sunucun' : 'kendi anahtarın'}`;
}
