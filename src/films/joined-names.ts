import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { withoutCase } from './title-suffix.ts';
import { keyWords, splitWords } from './words.ts';

/** Shorter ones are words of their own by chance. */
const SHORTEST = 6;
const MOST_WORDS = 4;
/** So well known must a film be that people write its name as one word. */
const KNOWN = 3;

/** Names as people write them without blanks (`fightclub`), with their words; what is a word of its own is none. */
type JoinedNames = ReadonlyMap<string, string>;

/** The names of films, series and people of a catalogue that may be written as one word. */
export function joinedNames(
  films: readonly CatalogueFilm[],
  people: Iterable<{ words: readonly string[]; films: number }>,
): JoinedNames {
  const names = new Map<string, string>();
  const add = (words: readonly string[]) => {
    const joined = words.join('');
    if (words.length > 1 && words.length <= MOST_WORDS && joined.length >= SHORTEST)
      names.set(joined, words.join(' '));
  };
  for (const { title, originalTitle, judgement } of films) {
    if ((judgement?.fame ?? 0) < KNOWN) continue;
    for (const name of [title, originalTitle, judgement?.series?.name ?? '']) {
      const words = keyWords(name);
      add(words);
      // `bladerunner 2049`
      if (/^\d+$/u.test(words.at(-1) ?? '')) add(words.slice(0, -1));
    }
  }
  for (const { words, films: count } of people) if (count >= KNOWN) add(words);
  return names;
}

/** A text with its joined names taken apart: `fightclubı izledim` becomes `fight clubı izledim`. */
export function takeApart(
  text: string,
  names: () => JoinedNames,
  knowsWord: (folded: string) => boolean,
): string {
  let parted = text;
  for (const { raw, base, start } of splitWords(text).toReversed()) {
    if (base.length < SHORTEST || knowsWord(base)) continue;
    const name = [base, ...withoutCase(base)].find((one) => names().has(one));
    if (name === undefined) continue;
    parted =
      parted.slice(0, start) + names().get(name) + raw.slice(name.length) + parted.slice(start + raw.length);
  }
  return parted;
}
