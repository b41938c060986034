import type { Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import { KINDS } from '#recommender/kinds.ts';
import { themeName } from '#recommender/theme-name.ts';
import { without } from '../understand/lists.ts';

const OWN = ['Haklısın, tutturamadım.', 'Haklısın, kaçırmışım.', 'Haklısın, bu olmadı.'] as const;

/** What is said to somebody who complains, with what is kept away from now on. */
export function conceding(before: Wishes | undefined, now: Wishes, seed: string): string {
  const grownUp = before?.maxAge !== undefined && now.maxAge === undefined;
  const genres = without(now.excludeGenres, before?.excludeGenres ?? []);
  const kinds = [
    ...(grownUp || genres.includes('Aile') ? ['çocuk filmi'] : []),
    ...genres.filter((genre) => genre !== 'Aile').map((genre) => KINDS[genre]),
    ...without(now.avoidThemes, before?.avoidThemes ?? []).map(themeName),
    ...without(now.excludePeople, before?.excludePeople ?? []),
  ];
  return kinds.length === 0 ? variant(OWN, seed) : `Haklısın, bu kez ${joinList(kinds)} olmayacak.`;
}
