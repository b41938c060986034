import { type Decide, say } from '../../core/skill.ts';
import { ENJOY, talkReply } from './small-talk.ts';

/** Answers small talk with small talk. */
export const talk: Decide = ({ talk, bareTarget, titles }, { seed, memory }) => {
  // A title like *Hayır* or *Selam* gives way to what the word says.
  const title =
    bareTarget !== undefined && !titles.some(({ span }) => span.ordinary && span.evidence === 'whole');
  if (talk === undefined || title) return undefined;
  return say(talk === 'yes' && memory.lastShow !== undefined ? ENJOY : talkReply(talk, seed));
};
