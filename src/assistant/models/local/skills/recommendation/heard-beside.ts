import { fold } from '#domain/title.ts';
import { variant } from '#lib/variant.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import { returned } from '../talk/small-talk.ts';
import source from './heard-beside.json' with { type: 'json' };

const { UNSEEN, GREETS, ASHAMED } = phraseLists({ lists: source.lists });
const WHO = Object.entries(source.who).map(([with_, said]) => ({ word: fold(with_), said }));

/** So many words into a message it still greets. */
const BEGINNING = 3;

/** `annemle izleyeceğim`, `izlemediğim`, `geçen önerdiğin sıkıcıydı`: what is told beside a wish is taken up before the films, and a greeting is given back. */
export function heardBeside(parsed: Understanding, context: DecisionContext): string | undefined {
  const { memory, written, own = written } = context;
  const begins = fold(own)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, BEGINNING)
    .join(' ');
  const greeting =
    memory.lastShow === undefined && GREETS.in(begins) ? (returned(own) ?? 'Merhaba!') : undefined;
  return [greeting, taken(parsed, context)].filter(Boolean).join(' ') || undefined;
}

function taken({ exact }: Understanding, context: DecisionContext): string | undefined {
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
