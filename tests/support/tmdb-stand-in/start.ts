import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { StandInMovie } from './data.ts';
import { createTmdbStandIn, type TmdbStandIn } from './app.ts';

export interface RunningTmdbStandIn extends TmdbStandIn {
  /** As the client wants it: with /3, without a slash at its end. */
  baseUrl: string;
  stop(): Promise<void>;
}

/** Serves a stand-in on the loopback interface; port 0 lets the system choose. */
export async function startTmdbStandIn({
  apiKey = 'stand-in-key',
  port = 0,
  further = [],
}: { apiKey?: string; port?: number; further?: readonly StandInMovie[] } = {}): Promise<RunningTmdbStandIn> {
  const standIn = createTmdbStandIn({ apiKey, further });
  const server = createServer(getRequestListener(standIn.app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A TCP server has this form of address; the other forms belong to pipes.
  const { port: chosen } = server.address() as AddressInfo;
  return {
    ...standIn,
    baseUrl: `http://127.0.0.1:${chosen}/3`,
    stop() {
      standIn.mend();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
