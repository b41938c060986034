import { fold } from '#domain/title.ts';
import { variant } from '#lib/variant.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './heard-beside.json' with { type: 'json' };

const { UNSEEN, ASHAMED } = phraseLists({ lists: source.lists });
const WHO = Object.entries(source.who).map(([with_, said]) => ({ word: fold(with_), said }));

/** `annemle izleyeceğim`, `izlemediğim`, `geçen önerdiğin sıkıcıydı`: what is told beside a wish is taken up before the films. */
export function heardBeside({ exact }: Understanding, context: DecisionContext): string | undefined {
  const { memory, seed, written, own = written } = context;
  // As it was written: what is read in plainer words names others.
  const text = fold(own);
  if (ASHAMED.in(text)) return variant(source.ashamed, seed);
  if (UNSEEN.in(text)) return variant(source.unseen, seed);
  if (memory.lastShow !== undefined) return undefined;
  if (markersWords.DISLIKED_BEFORE.in(text)) return variant(source.disliked, seed);
  const isWith =
    exact?.occasions?.includes('ebeveyn') === true || exact?.implied?.occasions?.includes('ebeveyn');
  // `annem ve babamla` is more than `babamla`.
  const [who] = WHO.filter(({ word }) => ` ${text} `.includes(` ${word} `)).toSorted(
    (one, other) => other.word.length - one.word.length,
  );
  return who && isWith === true ? variant(source.with, seed).replace('{who}', who.said) : undefined;
}
