import { type Decide, act, say } from '../../core/skill.ts';
import { talkReply } from '../talk/small-talk.ts';

/** A yes or no to a call that still waits for consent, where the screen has not settled it. */
export const consent: Decide = ({ talk }, { memory: { waiting }, seed }) => {
  if (waiting === undefined) return undefined;
  if (talk === 'no') return say(talkReply('no', seed));
  return talk === 'yes' ? act(waiting) : undefined;
};
