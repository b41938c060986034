import { variant } from '#lib/variant.ts';
import { type Decision, say } from '../../core/skill.ts';
import { likely } from '../../judge/judge.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import { stillThere } from '../../core/urgent-talk.ts';
import { keptCompany, wantsCompany } from '../talk/company.ts';
import source from './serious.json' with { type: 'json' };

const { light, ...WEIGHS } = phraseLists({ lists: source.lists });
const REPLIES = source.replies;
/** Below this nobody is told that they may be in danger: it is asked how they are. */
const SURELY = 0.8;

/** A word to somebody whose message sounds grave by sentences like it: to what weighs on them, where a word of it says so. */
export function serious({ judged, text }: Pick<Understanding, 'judged' | 'text'>, seed: string): Decision {
  const surely = likely(judged, 'sensitive') >= SURELY;
  const weighs = nameIn(WEIGHS, text);
  // `son kez konuşmak istedim biriyle`: company is enough for who is not surely in danger.
  if (weighs === undefined && !surely && wantsCompany({ text })) return keptCompany(seed);
  if (weighs === undefined) return say(variant(surely ? REPLIES.grave : REPLIES.unsure, seed), stillThere);
  return say(variant(weighs === 'dark' ? REPLIES.grave : REPLIES[weighs], seed), stillThere);
}

/** `kocam horluyo boğucam onu`: said so, and meant lightly. */
export const isLight = ({ text }: Pick<Understanding, 'text'>): boolean =>
  light.in(text) && !WEIGHS.dark.in(text);
