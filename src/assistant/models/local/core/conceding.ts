import type { Wishes } from '#domain/wishes.ts';
import { variant } from '#lib/variant.ts';
import { without } from '../understand/lists.ts';

const OWN = ['Haklısın, tutturamadım.', 'Haklısın, değiştirelim.', 'Haklısın, bu olmadı.'] as const;

/** What is said to somebody who complains. What is kept away from now on is said with the films. */
export function conceding(before: Wishes | undefined, now: Wishes, seed: string): string {
  const grownUp = before?.maxAge !== undefined && now.maxAge === undefined;
  const isForChildren = grownUp || without(now.excludeGenres, before?.excludeGenres ?? []).includes('Aile');
  return isForChildren ? 'Haklısın, bu kez çocuk filmi olmayacak.' : variant(OWN, seed);
}
