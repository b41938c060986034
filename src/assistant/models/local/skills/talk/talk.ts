import { type Decide, say } from '../../core/skill.ts';
import { talkReply } from './small-talk.ts';

export const talk: Decide = ({ talk, bareTarget, titles }, { seed, memory }) => {
  // A title like *Hayır* or *Selam* gives way to what the word says.
  const title =
    bareTarget !== undefined && !titles.some(({ span }) => span.ordinary && span.evidence === 'whole');
  if (talk === undefined || title) return undefined;
  return say(talkReply(talk === 'yes' && memory.lastShow !== undefined ? 'enjoy' : talk, seed));
};
