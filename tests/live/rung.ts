import { type Aspect, type Manner, WAYS } from '#ai-service/ladder/manner.ts';
import type { Known } from '#ai-service/ladder/memory.ts';

const isAspect = (name: string): name is Aspect => Object.hasOwn(WAYS, name);

/** Where a model stands on the ladder of requests: what differs from the published table, in words. */
export function rungOf({ manner, noTools, isSmall }: Known): string {
  const facts = [
    ...departures(manner),
    ...(manner.thinks ? ['thinks first'] : []),
    ...(manner.mostTokens === undefined ? [] : [`at most ${manner.mostTokens} tokens`]),
    ...(noTools ? ['no tools'] : []),
    ...(isSmall ? ['small context'] : []),
  ];
  return facts.length === 0 ? 'as published' : facts.join(', ');
}

const departures = ({ ways }: Manner): string[] =>
  Object.keys(WAYS)
    .filter(isAspect)
    .filter((aspect) => ways[aspect] > 0)
    .map((aspect) => `${aspect} → ${WAYS[aspect][ways[aspect]] ?? 'left out'}`);
