import type { TitleEntry, TitleIndex } from './title-index.ts';
import { isTitleSuffix, withoutCase } from './title-suffix.ts';
import { type Word, titleWord } from './words.ts';

/** A title that begins at a word of a sentence, and the word it ends before. */
export interface Match {
  entry: TitleEntry;
  to: number;
  fuzzy: boolean;
}

/** The longest title that begins right at a word. */
export function titleAt(
  index: TitleIndex,
  words: readonly Word[],
  from: number,
  same: (said: string, wanted: string) => boolean,
): Match | undefined {
  for (const first of words.slice(from, from + 1).flatMap(firstWords)) {
    for (const entry of index.startingWith(first)) {
      const to = endOf(entry, words, from, same);
      if (to !== undefined) return { entry, to, fuzzy: false };
    }
  }
  return undefined;
}

/** The words with which a title's first may be meant: as said, before the apostrophe, and without its case ending. */
export function firstWords(word: Word): string[] {
  return [...new Set([titleWord(word.folded), titleWord(word.base), ...withoutCase(word.base)])];
}

/** What a word is many of: `tehlikeler`, `ivedikleri`. */
function manyOf(word: string): string[] {
  const one = /^(.{3,})l[ae]r(?:[iu]n?[iu]?|[ae]|[dt][ae]n)?$/u.exec(word)?.[1];
  return one === undefined ? [] : [one];
}

/** Where a name ends that begins at a word, the last of which may bear a suffix; undefined where it is not said. */
export function endOf(
  entry: Pick<TitleEntry, 'words'>,
  words: readonly Word[],
  from: number,
  same: (said: string, wanted: string) => boolean,
): number | undefined {
  const to = from + entry.words.length;
  if (to > words.length) return undefined;
  for (const [place, wanted] of entry.words.entries()) {
    const word = words[from + place];
    if (word === undefined) return undefined;
    if (same(titleWord(word.folded), wanted)) continue;
    // `yeşil yoll`: a letter that is drawn out, where the words before it stand.
    if (place > 0 && same(titleWord(word.folded.replace(/([a-z])\1$/u, '$1')), wanted)) continue;
    if (place < entry.words.length - 1) return undefined;
    // `görevimiz tehlikeler hariç`, `recep ivedikleri ayıkla`: the films of a series.
    if (entry.words.length > 1 && manyOf(word.base).some((base) => same(base, wanted))) continue;
    const bare = word.suffix !== '' && isTitleSuffix(word.suffix) && same(titleWord(word.base), wanted);
    if (!bare && !(word.suffix === '' && withoutCase(word.base).some((base) => same(base, wanted))))
      return undefined;
  }
  return to;
}
