import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

import { createOpenAiStandIn, type StandInOptions } from './app.ts';

/**
 * Starts the stand-in on this machine. `baseUrl` is what a client is configured with (it ends in `/v1`).
 * @param port 0, the default, lets the system choose
 */
export async function startOpenAiStandIn(options: StandInOptions = {}, port = 0) {
  const standIn = createOpenAiStandIn(options);
  const server = createServer(
    // With Node's server every environment holds the request and answer of node:http.
    getRequestListener((request, env) => standIn.app.fetch(request, env as HttpBindings), {
      // Clients in the same process keep the global fetch classes.
      overrideGlobalObjects: false,
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A TCP server has this form of address; the other forms belong to pipes.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...standIn,
    url,
    baseUrl: `${url}/v1`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type RunningStandIn = Awaited<ReturnType<typeof startOpenAiStandIn>>;
