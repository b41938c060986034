import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Taste } from '../recommender.ts';

/**
 * The genres that a recommendation keeps to: those wished, else those preferred, without the excluded
 * ones. Who names a film to be like or a person says by that what kind is wanted, whatever they usually watch.
 */
export function genresInForce(wishes: Wishes, taste: Taste): readonly Genre[] {
  if (wishes.genres.length > 0) return wishes.genres;
  if (wishes.similarTo !== undefined || (wishes.people ?? []).length > 0) return [];
  return taste.preferredGenres.filter((genre) => !wishes.excludeGenres?.includes(genre));
}
