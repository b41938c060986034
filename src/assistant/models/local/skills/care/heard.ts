import { normaliseTitle } from '#domain/title.ts';
import { lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import type { Care } from '../../core/memory.ts';
import { toldName } from '../../core/told-name.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { type Need, type UrgentNeed, isUrgent } from '../../understand/need.ts';
import replies from './replies.json' with { type: 'json' };
import whom from './whom.json' with { type: 'json' };

const WHOM = phraseLists(whom);

/** Whom somebody speaks of, as one speaks of them back: by the name that was told (`adı boncuktu`), else `kedin`. */
export function whomIn(written: string, before: string | undefined): string | undefined {
  const isNamed = before !== undefined && before !== lowerFirst(before);
  return toldName(written) ?? (isNamed ? before : (nameIn(WHOM, normaliseTitle(written)) ?? before));
}

type Again = Exclude<Need, UrgentNeed>;
// A need that is not urgent has its second words.
const AGAIN: Readonly<Partial<Record<Need, readonly string[]>>> = replies.again satisfies Record<
  Again,
  readonly string[]
>;
const AGAIN_OF: Readonly<Partial<Record<Need, readonly string[]>>> = replies.againOf;
const OBJECTS = /(?:^| )(?:(?:de(?:me)?di|diyo)(?:m|rum|k)|ne alaka)(?: |$)/u;

/** A word on what is told; told once more, a shorter one that takes up of whom, and never the same sentence again. */
export function heardOf(
  { need, again, whom }: Pick<Care, 'need' | 'again' | 'whom'>,
  text: string,
  seed: string,
): string {
  if (!again || isUrgent(need)) return variant(replies.heard[need], seed);
  const of = whom === undefined ? undefined : AGAIN_OF[need];
  const words = variant(of ?? AGAIN[need] ?? replies.heard[need], seed).replace('{whom}', whom ?? '');
  return `${OBJECTS.test(text) ? `${replies.objected} ` : ''}${upperFirst(words)}`;
}
