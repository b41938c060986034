/** The generic placeholder a film without a poster carries (M-19). It is a mark, never loaded. */
export const PLACEHOLDER_POSTER_URL = 'https://via.placeholder.com/400x600?text=Film+Posteri';

/**
 * The film's poster, or undefined where there is none: the generic placeholder counts as none (K-03), in whatever
 * size and wording an older version wrote it.
 */
export function posterOf(film: { posterUrl?: string | undefined }): string | undefined {
  const url = film.posterUrl?.trim();
  if (!url || url.startsWith('https://via.placeholder.com/')) return undefined;
  return url;
}
