import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/env-values.ts';

describe('the server’s environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 5173,
      hosts: ['127.0.0.1', '::1'],
      connectSources: [],
      publicOrigins: [],
      requestsPerMinute: 60,
      upstreamTimeoutMs: 600_000,
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
      openai: { baseUrl: 'https://api.openai.com/v1', key: 'sk-1' },
      tmdb: { baseUrl: 'https://api.themoviedb.org/3', key: 'tm-1' },
    });
  });

  it('counts an empty value as unset', () => {
    const env = { PORT: '', LISTEN_HOST: ' ', CONNECT_SRC: '', OPENAI_API_KEY: ' ', TMDB_API_KEY: '' };
    expect(readConfig(env)).toEqual(readConfig({}));
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
