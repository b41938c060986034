import { Hono } from 'hono';

import { apiError } from './api-error.ts';
import type { Assets } from './assets.ts';
import type { ServerConfig } from './config.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppParts {
  config: Pick<ServerConfig, 'connectSources' | 'openai' | 'tmdb'>;
  assets: Assets;
  /** Hears of what went wrong inside; the answer says nothing of it. */
  onError: (error: unknown) => void;
}

/** Which services the server holds a key for. Never the key. */
export interface ServiceStatus {
  openai: boolean;
  tmdb: boolean;
}

/** The server's whole behaviour, without a socket: the same app runs in Node and in a worker. */
export function createApp({ config, assets, onError }: AppParts): Hono {
  const app = new Hono();
  app.use(securityHeaders(config.connectSources));

  app.get('/api/status', (context) => {
    const status: ServiceStatus = {
      openai: config.openai !== undefined,
      tmdb: config.tmdb !== undefined,
    };
    return context.json(status, 200, { 'Cache-Control': 'no-store' });
  });
  app.all('/api/status', () => apiError('methodNotAllowed', { headers: { Allow: 'GET, HEAD' } }));
  app.all('/api', () => apiError('notFound'));
  app.all('/api/*', () => apiError('notFound'));

  app.on(
    ['GET', 'HEAD'],
    '*',
    async (context) => (await assets.fetch(context.req.raw)) ?? context.notFound(),
  );
  app.all('*', (context) => context.text('Yalnızca okunabilir.\n', 405, { Allow: 'GET, HEAD' }));

  app.notFound((context) => context.text('Sayfa bulunamadı.\n', 404, { 'Cache-Control': 'no-store' }));
  app.onError((error, context) => {
    onError(error);
    const isApi = context.req.path === '/api' || context.req.path.startsWith('/api/');
    return isApi ? apiError('internal') : context.text('Sunucuda beklenmeyen bir hata oluştu.\n', 500);
  });
  return app;
}
