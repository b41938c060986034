import type { FilmIndex } from '#films/film-index.ts';
import { splitWords } from '#films/words.ts';
import { isSuffixChain } from '#lib/turkish/stem.ts';

/** What stands for the echo: a word that says no more than it does. */
const VAGUELY = 'falan';
const SHORTEST = 3;

/** `film milm`, `asker masker`, `korku morkuyla`: the word again with an m before its first vowel is `and the like`, and nothing of its own. */
export function withoutEcho(text: string): string {
  const words = splitWords(text);
  return words.toReversed().reduce((rest, word, back) => {
    const before = words[words.length - 2 - back];
    return before !== undefined && isEcho(word.folded, before.folded)
      ? rest.slice(0, word.start) + VAGUELY + rest.slice(word.end)
      : rest;
  }, text);
}

/** `zombi zombi zombi`: a word that is said three times and more is that word, where no film is called so (`Tora! Tora! Tora!`). */
export function withoutRepeats(text: string, index: Pick<FilmIndex, 'resolveTitle'>): string {
  const repeats = /(?<!\p{L})(\p{L}{2,})(?:[\s,!.]+\1){2,}(?!\p{L})/giu;
  return text.replaceAll(repeats, (all: string, word: string) =>
    index.resolveTitle(all).kind === 'none' ? word : all,
  );
}

/** Endings go to the echo of a long word, too (`bir merak` echoes nothing); a word with an m of its own has no echo. */
function isEcho(word: string, before: string): boolean {
  if (before.length < SHORTEST || before.startsWith('m')) return false;
  const vowel = before.search(/[aeiou]/u);
  // `flm mlm`
  const echo = `m${before.slice(vowel < 0 ? 1 : vowel)}`;
  const ending = word.startsWith(echo) ? word.slice(echo.length) : undefined;
  return ending === '' || (ending !== undefined && before.length > SHORTEST && isSuffixChain(ending));
}
