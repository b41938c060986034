import { variant } from '#lib/variant.ts';
import type { Decision } from '../../core/skill.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';

const FINE = ['Ben iyiyim, sağ ol.', 'Bende işler yolunda, sorduğun için sağ ol.'];
const SAID_OR_GRAVE = /[İi]yiyim|[İi]yidir|[Kk]eyfim|112/u;
/** Alone it is small talk, which has its own answer. */
const FEWEST_WORDS = 5;

/** `müdür fırça kaydı, neyse. sen nasılsın`: beside a word on what was told it is said how we are. */
export function withHowWeAre(
  decision: Decision,
  { text, words }: Pick<Understanding, 'text' | 'words'>,
  seed: string,
): Decision {
  const isAsked = words >= FEWEST_WORDS && talkWords.HOW_ARE_YOU.ends(text);
  if (decision.kind !== 'say' || !isAsked || SAID_OR_GRAVE.test(decision.text)) return decision;
  const sentences = decision.text.split(/(?<=[.!?]) /u);
  // What is offered or asked stays last.
  const at = sentences.at(-1)?.endsWith('?') === true ? sentences.length - 1 : sentences.length;
  return { ...decision, text: sentences.toSpliced(at, 0, variant(FINE, seed)).join(' ') };
}
