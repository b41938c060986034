import type { Wishes } from '#domain/wishes.ts';
import type { ForTwoInput } from '#tools/films-for-two.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { viewersWords as words } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';

/** `yazı tura attık o kazandı, korku olsun`, `onun dediği olsun`: what one of them wants, and no longer both. */
export function settledOf(
  { mine, theirs }: ForTwoInput,
  parsed: Understanding,
  { memory, index }: DecisionContext,
): Wishes | undefined {
  if (!words.DECIDED.in(parsed.text)) return undefined;
  const won = words.I_WON.in(parsed.text) ? mine : theirs;
  const { genres, themes, mood } = parsed.said;
  const names = genres.length + themes.length > 0 || mood !== undefined;
  const before = names ? undefined : won;
  return mergeWishes({ ...memory, shown: [], wishes: before }, withoutCompany(parsed), index);
}

/** `eşim türk istiyor ben yabancı`, then `tamam türk olsun`: one of them gave way. */
export function agreedOrigin(
  { mine, theirs }: ForTwoInput,
  parsed: Understanding,
  { memory, index }: DecisionContext,
): Wishes | undefined {
  const { origin } = parsed.said;
  const isDisputed =
    mine?.origin !== undefined && theirs?.origin !== undefined && mine.origin !== theirs.origin;
  if (origin === undefined || !isDisputed) return undefined;
  const won = mine.origin === origin ? mine : theirs;
  return mergeWishes({ ...memory, shown: [], wishes: won }, withoutCompany(parsed), index);
}

/** That there are two is known: it says nothing of what either of them wants. */
export function withoutCompany(parsed: Understanding): Understanding {
  const { implied: _company, ...said } = parsed.said;
  return { ...parsed, said };
}
