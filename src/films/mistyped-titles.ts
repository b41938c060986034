import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { type Match, endOf } from './title-at.ts';
import type { TitleIndex } from './title-index.ts';
import { withoutCase } from './title-suffix.ts';
import type { Word } from './words.ts';

/** A shorter title of one word may be any word (`coco`). */
export const SHORTEST_DISTINCT = 5;

/** The words that are no other word, so that a finger may have slipped. */
export function slipsAmong(
  index: TitleIndex,
  words: readonly Word[],
  knowsWord: (folded: string) => boolean,
): ReadonlySet<string> {
  const slips = words.filter(
    ({ base }) =>
      base.length > 3 &&
      !index.vocabulary.has(base) &&
      !knowsWord(base) &&
      !basesOf(base).some((stem) => stem.length > 3 && (isCommonWord(stem) || knowsWord(stem))),
  );
  return new Set(slips.flatMap(({ folded, base }) => [folded, base, ...withoutCase(base)]));
}

/** The title whose first word is mistyped at a word. @param slips the words that are no other word */
export function mistypedAt(
  index: TitleIndex,
  words: readonly Word[],
  from: number,
  slips: ReadonlySet<string>,
): Match | undefined {
  const word = words[from];
  // `sennin` may be a form of `sen`, but not where `adın` follows.
  const fewest = word !== undefined && isEveryday(word) ? 2 : 1;
  if (word === undefined || (fewest > 1 && !slips.has(word.base))) return undefined;
  const same = (said: string, wanted: string) =>
    said === wanted || (said.length > 3 && index.vocabulary.near(said).includes(wanted));
  const said = [word.base, ...withoutCase(word.base)].filter((base) => base.length > 3);
  const firsts = said.flatMap((base) =>
    index.vocabulary.has(base) ? [base] : index.vocabulary.near(base).slice(0, 3),
  );
  for (const first of new Set(firsts)) {
    for (const entry of index.startingWith(first)) {
      if (entry.words.length < fewest) continue;
      if (entry.words.length === 1 && first.length < SHORTEST_DISTINCT) continue;
      // `hazırlıyorum` is no slip of *Hatırlıyorum*.
      if (entry.words.length === 1 && isVerbForm(word.base)) continue;
      const to = endOf(entry, words, from, same);
      if (to !== undefined) return { entry, to, fuzzy: true };
    }
  }
  return undefined;
}

/** `parasite` is no form of `para`: an ending has a t after a voiceless letter only. */
const HARD_AFTER_SOFT = /[^cfhkpst]t[aeiu]/u;

/** Whether a word is a form of an everyday one. */
export function isEveryday({ base }: Word): boolean {
  return basesOf(base).some(
    (stem) => isCommonWord(stem) && !HARD_AFTER_SOFT.test(base.slice(stem.length - 1)),
  );
}
