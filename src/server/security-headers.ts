import type { MiddlewareHandler } from 'hono';

import type { ServerConfig } from './config.ts';

/** Of the one inline script that a built page holds: src/app/start/before-paint.js. */
const BEFORE_PAINT = 'sha256-3PXXGEdy4qLLaJQeVRe/x0lFfmgdIUKwemQ8IfULVHQ=';

/** The Content Security Policy of every answer. `connectSources` adds to where the page may connect. */
export function contentSecurityPolicy(connectSources: readonly string[]): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${BEFORE_PAINT}'`],
    // Toasts, dialogs and motion write style tags; styles run nothing.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://image.tmdb.org', 'https://i.ytimg.com'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // A person may bring a key of their own for either service, or a model on their own machine.
    'connect-src': [
      "'self'",
      'https://api.openai.com',
      'https://api.themoviedb.org',
      'http://localhost:*',
      'http://127.0.0.1:*',
      ...connectSources,
    ],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy and the usual headers, by name. */
export function securityHeadersFor(connectSources: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connectSources),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: the trailer player refuses to play for a page that does not say its origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), autoplay=(self "https://www.youtube-nocookie.com"), fullscreen=(self "https://www.youtube-nocookie.com")',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** A year, in seconds. Without subdomains: they may be somebody else's. */
const HSTS = 'max-age=31536000';

/**
 * Puts them on every answer, errors included. Where people reach the server through TLS, be it a proxy's, browsers are
 * told never to come without it again.
 */
export function securityHeaders({
  connectSources,
  publicOrigins,
}: Pick<ServerConfig, 'connectSources' | 'publicOrigins'>): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(connectSources));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    const { protocol, host } = new URL(context.req.url);
    if (protocol === 'https:' || publicOrigins.includes(`https://${host}`)) {
      context.res.headers.set('Strict-Transport-Security', HSTS);
    }
  };
}
