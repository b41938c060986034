import { describe, expect, it } from 'vitest';

import { type Assets, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Env } from '#server/env-values.ts';

const PAGE: Assets = async (request) =>
  new URL(request.url).pathname === '/' ? new Response('<!doctype html>') : undefined;
const BROKEN: Assets = () => Promise.reject(new Error('/secret/path is on fire'));

function appWith({ env = {}, assets = PAGE }: { env?: Env; assets?: Assets }) {
  const errors: unknown[] = [];
  const config = readConfig({ CONNECT_SRC: 'https://ai.example.com', ...env });
  const onError = (error: unknown) => errors.push(error);
  const fetch = () => Promise.reject(new Error('nothing is forwarded here'));
  return {
    app: createApp({
      config,
      assets,
      fetch,
      now: () => 0,
      addressOf: () => undefined,
      spendOne: async () => true,
      onError,
    }),
    errors,
  };
}

const ANSWERS = [
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/nowhere', 404],
  ['POST', '/', 405],
  ['GET', '/api/status', 200],
  ['POST', '/api/status', 405],
  ['GET', '/api', 404],
  ['GET', '/api/keys', 404],
  ['DELETE', '/api/keys', 404],
] as const;

describe('the server', () => {
  it.each(ANSWERS)(
    '%s %s answers %i, with the policy and the usual headers',
    async (method, path, status) => {
      const response = await appWith({}).app.request(path, { method });
      expect(response.status).toBe(status);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}=';/u);
      expect(policy).toContain(
        "connect-src 'self' https://api.openai.com https://api.themoviedb.org http://localhost:* http://127.0.0.1:* https://ai.example.com;",
      );
      expect(policy).toMatch(/frame-ancestors 'none'$/u);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it('says which services have a key, and never the key', async () => {
    const { app } = appWith({
      env: { OPENAI_API_KEY: 'sk-very-secret', OPENAI_BASE_URL: 'https://secret.example/v1' },
    });
    const response = await app.request('/api/status');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ openai: true, tmdb: false, model: 'gpt-3.5-turbo' });
    expect(text + JSON.stringify([...response.headers])).not.toContain('secret');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['GET', '/api/nowhere', 'notFound'],
    ['PUT', '/api/status', 'methodNotAllowed'],
  ])('%s %s answers the one error shape', async (method, path, code) => {
    const response = await appWith({}).app.request(path, { method });
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.json()).toEqual({
      error: { message: expect.stringMatching(/\S/u), type: 'sinesohbet_error', code, param: null },
    });
  });

  it('names the methods that a path allows', async () => {
    const { app } = appWith({});
    expect((await app.request('/api/status', { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD');
    expect((await app.request('/', { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each([
    ['http://film.example/', 'max-age=31536000'],
    ['https://film.example/', 'max-age=31536000'],
    ['http://film.example/api/nowhere', 'max-age=31536000'],
    ['http://localhost:5173/', null],
    ['http://nas.example/', null],
  ])('asks the browsers of %s for TLS from then on: %s', async (url, wanted) => {
    // A proxy speaks TLS before the one, nobody before the other.
    const { app } = appWith({ env: { PUBLIC_ORIGIN: 'https://film.example http://nas.example' } });
    expect((await app.request(url)).headers.get('Strict-Transport-Security')).toBe(wanted);
  });

  it('reports an inner failure to its log and tells the visitor nothing of it', async () => {
    const { app, errors } = appWith({ assets: BROKEN });
    const response = await app.request('/');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('fire');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(errors).toEqual([new Error('/secret/path is on fire')]);
  });

  it.each([
    ['0.0.0.0', '192.168.1.5', 200],
    ['::', '[fd00::5]', 200],
    ['0.0.0.0', 'nas.example', 403],
    ['nas.local', 'NAS.local:5173', 200],
    ['fd00::5', '[fd00::5]', 200],
    ['192.168.1.5', '192.168.1.6', 403],
  ])('listening on %s, answers %s with %i', async (LISTEN_HOST, Host, status) => {
    const { app } = appWith({ env: { LISTEN_HOST } });
    expect((await app.request('/', { headers: { Host } })).status).toBe(status);
  });
});

describe('what a page needs to be kept for use without a network', () => {
  it('O-04 O-10 is allowed by policy: a worker of its own, and the microphone of its own page', async () => {
    const { headers } = await appWith({}).app.request('/');
    expect(headers.get('Content-Security-Policy')).toContain("worker-src 'self'");
    expect(headers.get('Permissions-Policy')).toContain('microphone=(self)');
  });

  it('O-07 is taken back where OFFLINE is off, by a worker that is asked for each time', async () => {
    const worker: Assets = async (request) =>
      new URL(request.url).pathname === '/sw.js' ? new Response('the build’s own') : undefined;
    const own = await appWith({ assets: worker }).app.request('/sw.js');
    expect(await own.text()).toBe('the build’s own');
    const { app } = appWith({ assets: worker, env: { OFFLINE: 'off' } });
    const retired = await app.request('/sw.js');
    expect(await retired.text()).toContain('registration.unregister()');
    expect(retired.headers.get('Content-Type')).toMatch(/^text\/javascript/u);
    expect(retired.headers.get('Cache-Control')).toBe('no-cache');
    expect(() => readConfig({ OFFLINE: 'maybe' })).toThrow(/OFFLINE/u);
  });
});
