import { editDistance } from '#lib/turkish/edit-distance.ts';

import { forgiven } from './fuzzy-words.ts';
import { type PeopleIndex, SHORTEST_FAMILY_NAME, bearerOf } from './people-index.ts';
import { isTitleSuffix, withoutCase } from './title-suffix.ts';
import { splitWords } from './words.ts';

/**
 * The catalogue's spelling of a name, with or without suffix, diacritics and slips of the finger; a family name alone
 * is enough where only one person can be meant. Undefined when the catalogue knows nobody of that name.
 */
export function resolvePerson(index: PeopleIndex, text: string): string | undefined {
  const words = splitWords(text);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = words.slice(0, -1).map(({ folded }) => folded);
  const bare = last.suffix !== '' && isTitleSuffix(last.suffix) ? [last.base] : withoutCase(last.folded);
  const ends = [last.folded, ...bare];
  for (const end of ends) {
    const person = index.byKey.get([...before, end].join(' '));
    if (person !== undefined) return person.name;
  }
  if (before.length === 0) {
    for (const end of ends) {
      const bearer = end.length >= SHORTEST_FAMILY_NAME ? bearerOf(index, end) : undefined;
      if (bearer !== undefined) return bearer.name;
    }
  }
  return nearestName(index, before, ends);
}

function nearestName(
  index: PeopleIndex,
  before: readonly string[],
  ends: readonly string[],
): string | undefined {
  const found = new Map<string, number>();
  for (const end of ends) {
    const said = [...before, end].join(' ');
    for (const last of [end, ...index.vocabulary.near(end)]) {
      for (const person of index.byLastWord.get(last) ?? []) {
        const name = before.length === 0 ? last : person.words.join(' ');
        if (before.length === 0 && bearerOf(index, last) !== person) continue;
        const limit = forgiven(said.length);
        const distance = editDistance(said, name, limit);
        if (distance <= limit) found.set(person.name, Math.min(distance, found.get(person.name) ?? Infinity));
      }
    }
  }
  const [best, second] = [...found].sort((a, b) => a[1] - b[1]);
  return best !== undefined && best[1] !== second?.[1] ? best[0] : undefined;
}
