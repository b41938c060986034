import { splitWords } from '#films/words.ts';
import { filmQuestionsWords } from '../lexicon/word-lists.ts';

/** So many words at the end of a message may say why it is asked. */
const LONGEST = 8;

/** `… adı neydi ya kızım soruyo sabahtan beri`, `… yaşamış mı merak ettim`: the question alone, without who asks it and why. */
export function withoutWhyAsked(text: string): string {
  const words = splitWords(text);
  const said = (from: number, to?: number) =>
    words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ');
  for (let from = Math.max(2, words.length - LONGEST); from < words.length; from++) {
    const last = words[from - 1];
    if (last !== undefined && filmQuestionsWords.WHY_ASKED.is(said(from)) && ASKED.test(said(0, from)))
      return text.slice(0, last.end);
  }
  return text;
}
const ASKED =
  /(?:^| )(?:m[iu]\w{0,4}|ne(?:ydi|dir|ymis)?|kim(?:di|dir|in)?|kac\w*|nasil|hangi(?:si\w*)?|nere\w*)(?: ya)?$/u;
