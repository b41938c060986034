/** The most that a request may bring along, in bytes. */
const MAX_BODY = 256 * 1024;

/** The object that a text of JSON holds, if it does. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The body's text, or undefined when it is larger than `most` bytes. Counts what comes; a length that is promised is not believed. */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most = MAX_BODY,
): Promise<string | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > most) return undefined;
  const reader = body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
