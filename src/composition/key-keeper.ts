import * as z from 'zod/mini';

const statusSchema = z.object({ openai: z.boolean(), tmdb: z.boolean(), model: z.optional(z.string()) });

/** Which services the key keeper forwards to, and which model it asks where it says so. */
export type KeeperStatus = z.infer<typeof statusSchema>;

export const NO_SERVICES: KeeperStatus = { openai: false, tmdb: false };

/** How long the page waits for the key keeper before it does without one, in milliseconds. */
const PATIENCE_MS = 1500;

/** Asks the key keeper what it holds keys for. A page that is served without one has none: that is no failure. */
export async function fetchKeeperStatus(fetch: typeof globalThis.fetch): Promise<KeeperStatus> {
  try {
    const response = await fetch('/api/status', {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return NO_SERVICES;
    }
    return statusSchema.safeParse(await response.json()).data ?? NO_SERVICES;
  } catch {
    return NO_SERVICES;
  }
}
