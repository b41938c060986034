import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Fact, FactsOf } from '#domain/lore.ts';
import { wordsAskedIn } from '#films/lore/asked-words.ts';
import { isSameWord, tellsLittle, turnsQuestion } from '#films/lore/same-word.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { locative } from '#lib/turkish/suffix.ts';

/** What is known of one part of a series, by whoever is in it. */
interface PartFacts {
  film: CatalogueFilm;
  facts: readonly Fact[];
}

/**
 * `gandalf ölüp diriliyor mu`, where the first part is spoken of: the facts of the other parts that name somebody whom the
 * question names.
 */
export function factsOfOtherParts(
  film: CatalogueFilm,
  said: readonly string[],
  facts: FactsOf,
  films: readonly CatalogueFilm[],
): PartFacts[] {
  const series = seriesOf(film)?.name;
  const isNamedIn =
    (name: string) =>
    ({ asks }: Fact): boolean =>
      asks.some((ask) => wordsAskedIn(ask).some((word) => isSameWord(word, name)));
  if (series === undefined) return [];
  const parts = partsOf(films, series);
  // `mad max` is the name of all of them, and `ilkini görmeden` names nobody.
  const titles = wordsAskedIn([series, ...parts.map(({ title }) => title)].join(' '));
  const isName = (word: string) =>
    ![word, ...basesOf(word)].some((base) => isCommonWord(base)) &&
    !tellsLittle(word) &&
    !turnsQuestion(word) &&
    !titles.some((one) => isSameWord(one, word));
  // Whoever is known in the film itself is meant there.
  const names = said.filter((word) => isName(word) && facts.get(film.id)?.some(isNamedIn(word)) !== true);
  if (names.length === 0) return [];
  const isOfThem = (fact: Fact) => names.some((name) => isNamedIn(name)(fact));
  return parts
    .filter((part) => part !== film)
    .map((part) => ({ film: part, facts: (facts.get(part.id) ?? []).filter(isOfThem) }))
    .filter((part) => part.facts.length > 0);
}

/** What is told of another part than the one in talk says in which. */
export const inThatPart = ({ title }: CatalogueFilm, says: string): string => `${locative(title)}: ${says}`;
