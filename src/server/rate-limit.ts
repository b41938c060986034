const MINUTE = 60_000;

/** How many whole seconds the client has to wait; 0 lets the request through and counts it. */
export type RateLimit = (client: string) => number;

/**
 * A bucket of tokens for each client, filled evenly over the minute. Whoever stays away for a minute is forgotten.
 * @param perMinute what one client may ask in a minute, at once or spread; 0 sets no limit
 * @param now a clock that never goes back, in milliseconds
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  // In the order of the last visit, because a visit puts its client at the end.
  const buckets = new Map<string, { tokens: number; at: number }>();

  function forgetAbsent(time: number): void {
    for (const [client, { at }] of buckets) {
      if (time - at < MINUTE) return;
      buckets.delete(client);
    }
  }

  return (client) => {
    if (perMinute === 0) return 0;
    const time = now();
    forgetAbsent(time);
    const known = buckets.get(client) ?? { tokens: perMinute, at: time };
    const tokens = Math.min(perMinute, known.tokens + ((time - known.at) * perMinute) / MINUTE);
    const allowed = tokens >= 1;
    buckets.delete(client);
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time });
    return allowed ? 0 : Math.ceil(((1 - tokens) * MINUTE) / perMinute / 1000);
  };
}

/** Who an address belongs to: an IPv6 network (/64) counts as one, for its owner may use every address of it. */
export function clientOf(address: string | undefined): string {
  if (address === undefined || !address.includes(':')) return address ?? 'unknown';
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
