import type { ChatBounds } from './chat-request.ts';
import { baseUrlFrom, type Env, keyFrom, listFrom, numberFrom, switchFrom, textFrom } from './env-values.ts';

/** A service that requests are forwarded to. The key stays here: nothing that answers a request prints it. */
export interface Upstream {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Empty for servers that ask for none (Ollama, LM Studio). */
  key: string;
}

export type OpenAiUpstream = Upstream & ChatBounds;

/** What the server reads from its environment. */
export interface ServerConfig {
  port: number;
  /** The interfaces to listen on; the two loopback ones unless LISTEN_HOST says otherwise. */
  hosts: readonly string[];
  /** Further places that the page may connect to, as Content Security Policy sources. */
  connectSources: readonly string[];
  /** Where people reach the server by a name of its own, behind a proxy perhaps. */
  publicOrigins: readonly string[];
  /** Answers whatever name it is called by: for a platform that passes on no names but the server's own. */
  anyHostName?: boolean;
  /** What one client may ask of one service in a minute; 0 sets no limit. */
  requestsPerMinute: number;
  /** Whether pages may keep themselves for use without a network; if not, those that did are told to forget it. */
  offline: boolean;
  /** How many chats all clients together may ask for in a day; 0 sets no limit. */
  chatsPerDay: number;
  /** The file that keeps the day's count over a restart; Node only. */
  countFile?: string | undefined;
  /** The reverse proxies whose `X-Forwarded-For` is believed, as addresses or networks; Node only. */
  trustedProxies: readonly string[];
  /** How long a service may take until it begins to answer, in milliseconds. */
  upstreamTimeoutMs: number;
  openai?: OpenAiUpstream | undefined;
  tmdb?: Upstream | undefined;
}

const DEFAULT_PORT = 5173;
const DEFAULT_OPENAI_URL = 'https://api.openai.com/v1';
/** What the page names where nobody chose another: the owner of a key lends no dearer one unasked. */
const DEFAULT_MODEL = 'gpt-3.5-turbo';
const DEFAULT_MAX_TOKENS = 16_384;
const DEFAULT_CHATS_PER_DAY = 1000;
const DEFAULT_TMDB_URL = 'https://api.themoviedb.org/3';
/** In seconds. Node's fetch waits no longer. */
const LONGEST_TIMEOUT = 300;

/** A source of the policy: a comma, a semicolon or a line break would end the directive and begin another. */
const SOURCE = /^(?:https?|wss?):\/\/[\w.[\]:*-]+(?:\/[\w./~%-]*)?$/u;

/** An IP address or a network; Node looks closer when it listens. */
const NETWORK = /^[\da-f.:]+(?:\/\d{1,3})?$/iu;

/** Reads the environment that .env.example describes; empty counts as unset. Throws a ConfigError. */
export function readConfig(env: Env): ServerConfig {
  const host = textFrom(env, 'LISTEN_HOST');
  const tmdbKey = keyFrom(env, 'TMDB_API_KEY');
  const tmdbUrl = baseUrlFrom(env, 'TMDB_BASE_URL') ?? DEFAULT_TMDB_URL;
  return {
    port: numberFrom(env, 'PORT', { least: 0, most: 65_535, unset: DEFAULT_PORT }),
    // A key keeper on every interface would lend its keys to the whole neighbourhood.
    hosts: host === undefined ? ['127.0.0.1', '::1'] : [host],
    connectSources: listFrom(env, 'CONNECT_SRC', (item) => SOURCE.test(item)),
    publicOrigins: listFrom(env, 'PUBLIC_ORIGIN', isOrigin),
    offline: switchFrom(env, 'OFFLINE'),
    requestsPerMinute: numberFrom(env, 'RATE_LIMIT', { least: 0, most: 1_000_000, unset: 60 }),
    chatsPerDay: numberFrom(env, 'DAILY_LIMIT', {
      least: 0,
      most: 1_000_000_000,
      unset: DEFAULT_CHATS_PER_DAY,
    }),
    countFile: textFrom(env, 'DAILY_LIMIT_FILE'),
    trustedProxies: listFrom(env, 'TRUSTED_PROXY', (item) => NETWORK.test(item)),
    upstreamTimeoutMs:
      numberFrom(env, 'UPSTREAM_TIMEOUT', {
        least: 1,
        most: LONGEST_TIMEOUT,
        unset: LONGEST_TIMEOUT,
      }) * 1000,
    openai: openAiFrom(env),
    tmdb: tmdbKey === undefined ? undefined : { baseUrl: tmdbUrl, key: tmdbKey },
  };
}

function openAiFrom(env: Env): OpenAiUpstream | undefined {
  const key = keyFrom(env, 'OPENAI_API_KEY');
  const baseUrl = baseUrlFrom(env, 'OPENAI_BASE_URL') ?? DEFAULT_OPENAI_URL;
  // A server of one's own may ask for no key; OpenAI's does.
  if (key === undefined && baseUrl === DEFAULT_OPENAI_URL) return undefined;
  const [model = DEFAULT_MODEL, ...further] = textFrom(env, 'OPENAI_MODEL')?.split(/\s+/u) ?? [];
  return {
    baseUrl,
    key: key ?? '',
    models: [model, ...further],
    maxTokens: numberFrom(env, 'OPENAI_MAX_TOKENS', {
      least: 1,
      most: 10_000_000,
      unset: DEFAULT_MAX_TOKENS,
    }),
  };
}

const isOrigin = (item: string) =>
  /^https?:$/u.test(URL.parse(item)?.protocol ?? '') && URL.parse(item)?.origin === item;
