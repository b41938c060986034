import type { FindMovie } from './find-movie.ts';

/**
 * Asks the movie database whether a film is real: true for one that it knows, false for one that it
 * answers and does not know, undefined where it cannot say.
 */
export function createRealCheck(findMovie: FindMovie) {
  return async (
    title: string,
    year: number,
    signal: AbortSignal,
    originalTitle?: string,
  ): Promise<boolean | undefined> => {
    const found = await findMovie({ title, year, originalTitle }, signal);
    return found.kind === 'unavailable' ? undefined : found.kind === 'found';
  };
}
