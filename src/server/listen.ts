import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { apiError } from './api-error.ts';
import { codeOf } from './error-code.ts';

const MISSING_INTERFACE: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

interface Listening {
  port: number;
  /** Stops accepting, lets answers under way finish for `patience` milliseconds, then cuts what is left. */
  close(patience?: number): Promise<void>;
}

interface Listener {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** For the answers that are given before there is a request to fetch. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Listens on every one of `hosts` at the same port. A machine without IPv6 is served on what it has; a port that is
 * taken on any of them rejects with the EADDRINUSE of node:net. Port 0 lets the system choose.
 */
export async function listen(listener: Listener, port: number, hosts: readonly string[]): Promise<Listening> {
  const servers: Server[] = [];
  let chosen = port;
  let missing: unknown = new Error('no host to listen on');
  for (const host of hosts) {
    const server = serverOf(listener);
    try {
      chosen = await open(server, chosen, host);
      servers.push(server);
    } catch (error) {
      if (!MISSING_INTERFACE.includes(codeOf(error))) {
        await Promise.all(servers.map((one) => closeServer(one, 0)));
        throw error;
      }
      missing = error;
    }
  }
  if (servers.length === 0) throw missing;
  return {
    port: chosen,
    async close(patience = 1000) {
      await Promise.all(servers.map((server) => closeServer(server, patience)));
    },
  };
}

function serverOf({ fetch, headers }: Listener): Server {
  const handle = getRequestListener(
    // With an HTTP/1 server the environment is of that kind.
    (request, env) => fetch(request, env as HttpBindings),
    { errorHandler: () => apiError('badRequest', { headers }) },
  );
  const server = createServer({ requireHostHeader: false }, handle);
  // Node refuses some requests before they reach the app; these two events let our headers stand there too.
  server.on('checkExpectation', handle);
  server.on('clientError', (_, socket) => {
    const lines = Object.entries({ ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    // Ended only, the line would stay open for as long as the other side likes.
    const letGo = () => void socket.destroy();
    if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n`, letGo);
    else letGo();
  });
  return server;
}

async function open(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  // A TCP server has this form of address; the other forms belong to pipes.
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(cut);
}
