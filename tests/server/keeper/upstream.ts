import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** Settles when the line is closed, by whichever side. */
  gone: Promise<void>;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface ScriptedUpstream {
  origin: string;
  requests: Seen[];
  /** The next request that arrives from now on. */
  next(): Promise<Seen>;
  /** From now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

const json: Behaviour = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');

/** A service that does what a test says, for what no honest service does. */
export async function startUpstream(): Promise<ScriptedUpstream> {
  const requests: Seen[] = [];
  let waiting: ((seen: Seen) => void)[] = [];
  let behaviour = json;
  const server = createServer((request, response) => {
    const gone = new Promise<void>((resolve) => response.once('close', resolve));
    void text(request).then((body) => {
      const seen = { method: request.method, url: request.url, headers: request.headers, body, gone };
      requests.push(seen);
      for (const tell of waiting) tell(seen);
      waiting = [];
      behaviour(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A TCP server has this form of address.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    behave: (wanted) => void (behaviour = wanted),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with a JSON value, or a text. */
export function answers(status: number, body: unknown, headers: Record<string, string> = {}): Behaviour {
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(written);
}
