/** The code of an error of Node (ECONNREFUSED, EADDRINUSE …). That of a failed fetch is in its cause. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
