import * as z from 'zod/mini';

/** Where a service is asked, with whose key. */
export interface AiAddress {
  baseUrl: string;
  /** Empty for servers that ask for none. */
  apiKey: string;
  model: string;
}

const LIMIT_MS = 10_000;
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks for the list of models: the cheapest request that proves address and key. */
export const askForModels = (
  { baseUrl, apiKey }: Pick<AiAddress, 'baseUrl' | 'apiKey'>,
  fetch: typeof globalThis.fetch,
): Promise<Response> =>
  fetch(`${baseUrl}/models`, {
    headers: {
      Accept: 'application/json',
      ...(apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  });

/** The names in a list of models; undefined for what is none. @throws SyntaxError for what is no JSON */
export const modelsIn = (body: string): string[] | undefined =>
  modelsSchema.safeParse(JSON.parse(body)).data?.data.map(({ id }) => id);

/** The names that may be offered; none where the list cannot be had. Never rejects. */
export async function offeredModels(
  address: Pick<AiAddress, 'baseUrl' | 'apiKey'>,
  fetch: typeof globalThis.fetch,
): Promise<string[]> {
  try {
    const response = await askForModels(address, fetch);
    return (response.ok ? modelsIn(await response.text()) : undefined) ?? [];
  } catch {
    return [];
  }
}
