import type { MiddlewareHandler } from 'hono';

import { errorAt } from './api-error.ts';
import type { ServerConfig } from './config.ts';

type KnownNames = Pick<ServerConfig, 'hosts' | 'publicOrigins' | 'anyHostName'>;

const LOOPBACK = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/u;
const ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.+\])$/u;
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Answers only those who call the server by a name it knows: a foreign name that was made to point here (DNS
 * rebinding) would let a foreign page use the keys. Who listens on every interface is known by all of its addresses.
 */
export function hostGuard({ hosts, publicOrigins, anyHostName }: KnownNames): MiddlewareHandler {
  const names = new Set([
    ...hosts.map((host) => (host.includes(':') ? `[${host}]` : host.toLowerCase())),
    ...publicOrigins.map((origin) => new URL(origin).hostname),
  ]);
  const isOpen = hosts.some((host) => EVERY_INTERFACE.includes(host));
  const isKnown = (name: string) => LOOPBACK.test(name) || names.has(name) || (isOpen && ADDRESS.test(name));
  return async (context, next) => {
    const header = context.req.header('Host');
    const called = [new URL(context.req.url).hostname, ...(header === undefined ? [] : [nameIn(header)])];
    if (anyHostName || called.every(isKnown)) return next();
    return errorAt(context.req.path, 'unknownHost');
  };
}

const nameIn = (header: string) => URL.parse(`http://${header}`)?.hostname ?? '';

/**
 * Refuses what a page of another site asks for, by the two headers that a page cannot write itself. Every browser says
 * its Origin with a POST, so where others than this machine can call, a POST without one comes from no page of ours.
 */
export function crossSiteGuard({ hosts, publicOrigins, anyHostName }: KnownNames): MiddlewareHandler {
  const isLocal = hosts.every((host) => LOOPBACK.test(host.includes(':') ? `[${host}]` : host));
  const isPublic = anyHostName === true || publicOrigins.length > 0 || !isLocal;
  return async (context, next) => {
    const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin';
    const origin = context.req.header('Origin');
    // Behind a proxy that speaks TLS the scheme is another one; the host is not.
    const isOwn = (text: string) =>
      publicOrigins.includes(text) || URL.parse(text)?.host === new URL(context.req.url).host;
    const mayLackOrigin = !isPublic || context.req.method !== 'POST';
    const isFine =
      ['same-origin', 'none'].includes(site) && (origin === undefined ? mayLackOrigin : isOwn(origin));
    return isFine ? next() : errorAt(context.req.path, 'crossSite');
  };
}
