import type { Wishes } from '#domain/wishes.ts';

import { union } from '../../understand/lists.ts';
import type { Memory } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';

/** What `başka yönetmen olsun`, `farklı tür` change: what was wished of that kind, or shown, is kept away from now on. */
export function ofOthers(
  { others = [], said, text }: Understanding,
  memory: Memory,
  before: Wishes,
): Partial<Wishes> {
  const changed: Partial<{ -readonly [Name in keyof Wishes]: Wishes[Name] }> = {};
  if (others.includes('people')) {
    const { people = [] } = before;
    const shown = memory.shown.flatMap(({ director }) => director ?? []);
    const [first, ...rest] = people.length > 0 ? memory.shown : [];
    // `tarkovski`, then `başka yönetmen olsun`: somebody else's films of that kind, where no other kind is said.
    const isOfKind = said.genres.length === 0 && !/(?:^| )daha \w+ (?:bir? )?(?:yonetmen|oyuncu)/u.test(text);
    const alike =
      first === undefined || !isOfKind
        ? {}
        : { similarTo: first.title, alsoSimilarTo: rest.map(({ title }) => title) };
    Object.assign(changed, {
      ...alike,
      people: [],
      excludePeople: union(before.excludePeople, people.length > 0 ? people : shown),
    });
  }
  if (others.includes('genres'))
    Object.assign(changed, { genres: [], excludeGenres: union(before.excludeGenres, before.genres) });
  if (others.includes('origin')) {
    const { countries = [] } = before;
    Object.assign(changed, {
      countries: [],
      origin: undefined,
      avoidThemes: union<string>(before.avoidThemes, countries),
    });
  }
  return changed;
}
