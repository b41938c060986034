/** An error whose message is a Turkish sentence for people. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}
