import { type Decide, offering } from '../../core/skill.ts';
import { flowWords } from './flow-words.ts';

const DISLIKED = 2.5;

/** `böyle filmleri önerme bana`, right after few stars: those are what keeps such films away. */
export const noneSuch: Decide = ({ text, titles }, { memory: { rated } }) =>
  rated !== undefined && rated.stars <= DISLIKED && titles.length === 0 && flowWords.NONE_SUCH.is(text)
    ? offering(`Anlaştık, ${rated.title} gibileri uzak dursun. Yerine başka tatta bir şey bulayım mı?`)
    : undefined;
