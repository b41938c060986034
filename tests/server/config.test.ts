import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DEFAULT_MODEL } from '#ai-service/limits.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError, type Env } from '#server/env-values.ts';

describe('the server’s environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 5173,
      hosts: ['127.0.0.1', '::1'],
      connectSources: [],
      publicOrigins: [],
      requestsPerMinute: 60,
      offline: true,
      chatsPerDay: 1000,
      trustedProxies: [],
      upstreamTimeoutMs: 300_000,
    });
  });

  it('takes port, host, connections and keys', () => {
    const env = {
      PORT: '8080',
      LISTEN_HOST: '0.0.0.0',
      CONNECT_SRC: ' https://ai.example.com  http://10.0.0.2:11434 ',
      OPENAI_API_KEY: 'sk-1',
      TMDB_API_KEY: 'tm-1',
    };
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      hosts: ['0.0.0.0'],
      connectSources: ['https://ai.example.com', 'http://10.0.0.2:11434'],
      openai: {
        baseUrl: 'https://api.openai.com/v1',
        key: 'sk-1',
        models: [DEFAULT_MODEL],
        maxTokens: 16_384,
      },
      tmdb: { baseUrl: 'https://api.themoviedb.org/3', key: 'tm-1' },
    });
  });

  it('counts an empty value as unset', () => {
    const env = { PORT: '', LISTEN_HOST: ' ', CONNECT_SRC: '', OPENAI_API_KEY: ' ', TMDB_API_KEY: '' };
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  it('takes servers of one’s own, models, limits and public addresses', () => {
    const env = {
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      OPENAI_MODEL: 'llama3  qwen3:8b',
      OPENAI_MAX_TOKENS: '4000',
      TMDB_BASE_URL: 'https://films.example/3//',
      TMDB_API_KEY: 'tm-1',
      RATE_LIMIT: '0',
      DAILY_LIMIT: '50',
      DAILY_LIMIT_FILE: 'count.json',
      TRUSTED_PROXY: '10.0.0.0/8 ::1',
      UPSTREAM_TIMEOUT: '20',
      PUBLIC_ORIGIN: 'https://film.example http://nas:5173',
    };
    expect(readConfig(env)).toMatchObject({
      openai: {
        baseUrl: 'http://localhost:11434/v1',
        key: '',
        models: ['llama3', 'qwen3:8b'],
        maxTokens: 4000,
      },
      tmdb: { baseUrl: 'https://films.example/3', key: 'tm-1' },
      requestsPerMinute: 0,
      chatsPerDay: 50,
      countFile: 'count.json',
      trustedProxies: ['10.0.0.0/8', '::1'],
      upstreamTimeoutMs: 20_000,
      publicOrigins: ['https://film.example', 'http://nas:5173'],
    });
  });

  it('forwards to no service that asks for a key without one', () => {
    const env = readConfig({
      OPENAI_BASE_URL: 'https://api.openai.com/v1',
      OPENAI_MODEL: 'gpt-4o',
      TMDB_BASE_URL: 'https://films.example/3',
    });
    expect(env).toEqual(readConfig({}));
  });

  it.each([
    { OPENAI_BASE_URL: 'ftp://ai.example/v1' },
    { OPENAI_BASE_URL: 'ai.example/v1' },
    { OPENAI_BASE_URL: 'https://me:pass-word@ai.example/v1' },
    { TMDB_BASE_URL: 'https://films.example/3?api_key=pass-word' },
    { OPENAI_API_KEY: 'sk-pass-word\r\nX-More: 1' },
    { TMDB_API_KEY: 'pass-word anahtarı' },
    { RATE_LIMIT: '-1' },
    { DAILY_LIMIT: 'çok' },
    { OPENAI_API_KEY: 'sk-1', OPENAI_MAX_TOKENS: '0' },
    { TRUSTED_PROXY: 'proxy.local' },
    { TRUSTED_PROXY: '10.0.0.0/8,::1' },
    { UPSTREAM_TIMEOUT: '0' },
    { UPSTREAM_TIMEOUT: '301' },
    { PUBLIC_ORIGIN: 'https://film.example/' },
    { PUBLIC_ORIGIN: 'film.example' },
  ])('refuses %j, without repeating what may be secret', (env: Env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).not.toThrow('pass-word');
  });

  it.each(['abc', '-1', '65536', '80.5', '0x10', '1e3'])('refuses PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(ConfigError);
  });

  it('lets no CONNECT_SRC end its directive or begin another', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(';', ',', '\n', "'", '\r', '"'),
        fc.string(),
        (head, odd, tail) => {
          let sources: readonly string[];
          try {
            sources = readConfig({ CONNECT_SRC: `https://a.example${head}${odd}${tail}` }).connectSources;
          } catch (error) {
            expect(error).toBeInstanceOf(ConfigError);
            return;
          }
          expect(sources.join(' ')).not.toMatch(/[;,'"\r\n]/u);
        },
      ),
    );
  });
});
