const PREFIX = 'TMDB API Hatası';

/** A call to the movie database that gave no answer (B-11). It holds no address, and so never a key. */
export class TmdbError extends Error {
  override readonly name = 'TmdbError';
  /** The HTTP status; undefined when no readable answer arrived. */
  readonly status: number | undefined;

  constructor(what: string, options: { status?: number; cause?: unknown } = {}) {
    super(`${PREFIX}: ${what}`, 'cause' in options ? { cause: options.cause } : undefined);
    this.status = options.status;
  }

  static ofStatus({ status, statusText }: Pick<Response, 'status' | 'statusText'>): TmdbError {
    return new TmdbError(`${status} - ${statusText}`, { status });
  }
}
