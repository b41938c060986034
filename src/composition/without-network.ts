import type { Connections, TmdbConnection } from './connections.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether an address can be reached without any network. */
export const isOnThisMachine = (address: string): boolean =>
  THIS_MACHINE.test(URL.parse(address)?.hostname ?? '');

/** What is left of the connections without a network: services on this machine. `isAway` says that a model is missed. */
export function withoutNetwork({ ai, tmdb }: Connections): Connections {
  const near = <T extends TmdbConnection>(connection: T | undefined) =>
    connection !== undefined && isOnThisMachine(connection.baseUrl) ? connection : undefined;
  return { ai: near(ai), tmdb: near(tmdb), isAway: ai !== undefined && near(ai) === undefined };
}
