import { beginningsOf, firstLetters, wordBeginnings } from './first-letters.ts';
import { literalsOf } from './literals.ts';

/** Says whether a phrase, by its place in the list, is found. */
type Test = (phrase: number) => boolean;

/**
 * Which phrases of a list a text may hold: nearly no text holds one, and that no word of it begins like one, or that letters of it
 * are missing, is seen sooner than a regex says so.
 * @param sources the regexes of phrases, as `toSource` makes them
 */
export function likelyPhrases(sources: readonly string[]) {
  let known: ReturnType<typeof sorted> | undefined;
  const anyOf = (text: string, beginnings: readonly string[], test: Test): boolean => {
    const { byBeginning, others, literals } = (known ??= sorted(sources));
    const isFound = (phrase: number) =>
      (literals[phrase]?.every((letters) => text.includes(letters)) ?? true) && test(phrase);
    return (
      beginnings.some((letters) => byBeginning.get(letters)?.some(isFound) ?? false) || others.some(isFound)
    );
  };
  return {
    /** Whether any that may stand somewhere in a text is found. */
    in: (text: string, test: Test): boolean => anyOf(text, wordBeginnings(text), test),
    /** Whether any that a text may begin with is found. */
    first: (text: string, test: Test): boolean => anyOf(text, beginningsOf(text), test),
  };
}

function sorted(sources: readonly string[]) {
  const byBeginning = new Map<string, number[]>();
  const others: number[] = [];
  for (const [phrase, source] of sources.entries()) {
    const letters = firstLetters(source);
    if (letters === undefined) others.push(phrase);
    for (const own of letters ?? []) {
      const alike = byBeginning.get(own);
      if (alike === undefined) byBeginning.set(own, [phrase]);
      else alike.push(phrase);
    }
  }
  return { byBeginning, others, literals: sources.map(literalsOf) };
}
