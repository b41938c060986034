import type { Connections } from './connections.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether an address can be reached without any network. */
export const isOnThisMachine = (address: string): boolean =>
  THIS_MACHINE.test(URL.parse(address)?.hostname ?? '');

/**
 * The connections without a network: a model elsewhere is not asked, and `isAway` says that it is missed. A movie database
 * stays: to do without one is silent, and to call it not connected would be wrong.
 */
export function withoutNetwork({ ai, tmdb }: Connections): Connections {
  const isAway = ai !== undefined && !isOnThisMachine(ai.baseUrl);
  return { ai: isAway ? undefined : ai, tmdb, isAway };
}
