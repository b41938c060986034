import type { ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { NOBODY } from '#tests/support/nobody.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { type RunningTmdbStandIn, startTmdbStandIn } from '#tests/support/tmdb-stand-in/start.ts';
import { type Answer, ask as askRaw, type Asked } from './ask.ts';
import type { RunningKeeper, StartKeeper } from './running.ts';
import { answers, type ScriptedUpstream, startUpstream } from './upstream.ts';

export const OPENAI_KEY = 'sk-keeper/secret+0123456789';
export const TMDB_KEY = '0123456789abcdef0123456789abcdef';
export const TMDB_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJrZWVwZXIifQ.c2lnbmF0dXJl';
export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const CHAT = { model: 'gpt-3.5-turbo', messages: [{ role: 'user', content: 'merhaba' }] };

export const post = (body: unknown, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A busy machine starts four servers slowly. */
const BUSY_MS = 60_000;

export interface Place {
  name: string;
  start: () => Promise<StartKeeper>;
  /** How a client leaves so that the place hears of it. */
  leave: (sent: ClientRequest) => void;
}

/** Four key keepers and the services behind them, for every test of a file. */
export type Stage = ReturnType<typeof setStage>;

export function setStage({ start, leave }: Place) {
  let openai: RunningStandIn;
  let tmdb: RunningTmdbStandIn;
  let scripted: ScriptedUpstream;
  let startKeeper: StartKeeper;
  /** Before the stand-ins. */
  let fair: RunningKeeper;
  /** Before a service that does what a test says; with models, a name and a second of patience of its own. */
  let harsh: RunningKeeper;
  /** Without a key for one service, before a closed door for the other. */
  let bare: RunningKeeper;
  /** Lets three requests a minute through. */
  let narrow: RunningKeeper;
  const keepers = () => [fair, harsh, bare, narrow];

  beforeAll(async () => {
    [openai, tmdb, scripted] = await Promise.all([
      startOpenAiStandIn({ key: OPENAI_KEY }),
      startTmdbStandIn({ apiKey: TMDB_KEY }),
      startUpstream(),
    ]);
    startKeeper = await start();
    const before = {
      OPENAI_API_KEY: OPENAI_KEY,
      OPENAI_BASE_URL: `${scripted.origin}/v1`,
      RATE_LIMIT: '0',
    };
    [fair, harsh, bare, narrow] = await Promise.all([
      startKeeper({
        ...before,
        OPENAI_BASE_URL: openai.baseUrl,
        TMDB_API_KEY: TMDB_KEY,
        TMDB_BASE_URL: `${tmdb.baseUrl}/`,
      }),
      startKeeper({
        ...before,
        OPENAI_MODEL: 'house-model second-model',
        OPENAI_MAX_TOKENS: '4000',
        TMDB_API_KEY: TMDB_TOKEN,
        TMDB_BASE_URL: `${scripted.origin}/3`,
        UPSTREAM_TIMEOUT: '1',
        PUBLIC_ORIGIN: 'https://film.example',
        CONNECT_SRC: 'https://ai.example.com',
      }),
      startKeeper({ TMDB_API_KEY: TMDB_KEY, TMDB_BASE_URL: `${NOBODY}/3`, RATE_LIMIT: '0' }),
      startKeeper({
        ...before,
        TMDB_API_KEY: TMDB_KEY,
        TMDB_BASE_URL: `${scripted.origin}/3`,
        RATE_LIMIT: '3',
        TRUSTED_PROXY: '127.0.0.1',
        PUBLIC_ORIGIN: 'https://film.example',
      }),
    ]);
  }, BUSY_MS);
  afterEach(() => {
    openai.reset();
    tmdb.mend();
    scripted.requests.length = 0;
    scripted.behave(answers(200, { ok: true }));
  });
  afterAll(async () => {
    const logs = keepers().map((keeper) => keeper.log());
    await Promise.all([
      ...keepers().map((keeper) => keeper.stop()),
      openai.close(),
      tmdb.stop(),
      scripted.stop(),
    ]);
    for (const key of [OPENAI_KEY, TMDB_KEY, TMDB_TOKEN]) expect(logs.join('')).not.toContain(key);
  });

  /** An answer, which whatever it says carries the policy and the usual headers. */
  async function ask(keeper: RunningKeeper, path: string, asked?: Asked): Promise<Answer> {
    const answer = await askRaw(keeper.origin, path, asked);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^;]+'; .*connect-src 'self' https:\/\/api\.openai\.com https:\/\/api\.themoviedb\.org http:\/\/localhost:\*/u,
    );
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    return answer;
  }
  const chat = (keeper: RunningKeeper, body: unknown = CHAT, headers: Record<string, string> = {}) =>
    ask(keeper, '/api/openai/chat/completions', post(body, headers));

  return {
    get openai() {
      return openai;
    },
    get tmdb() {
      return tmdb;
    },
    get scripted() {
      return scripted;
    },
    get fair() {
      return fair;
    },
    get harsh() {
      return harsh;
    },
    get bare() {
      return bare;
    },
    get narrow() {
      return narrow;
    },
    startKeeper: (...wanted: Parameters<StartKeeper>) => startKeeper(...wanted),
    ask,
    chat,
    leave,
  };
}

/** An error of the key keeper's own. */
export function expectError({ status, headers, text }: Answer, wanted: number, code: string): void {
  expect(JSON.parse(text)).toEqual({
    error: { message: expect.stringMatching(/\S/u), type: 'sinesohbet_error', code, param: null },
  });
  expect(status).toBe(wanted);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
}
