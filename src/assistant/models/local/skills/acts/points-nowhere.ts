import type { DecisionContext } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { toolOf } from '../../understand/acts.ts';
import type { Target } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `nöbetteyim, ona göre bişi`, `oynamaktan gözüm çıktı bu gece ara, film lazım`: nothing is there to do it with, and films are wished. */
export const pointsNowhere = (parsed: Understanding, { memory }: Pick<DecisionContext, 'memory'>): boolean =>
  parsed.acts.every(({ act, targets }) => {
    const points = targets.length > 0 && targets.every(({ kind }) => kind === 'reference');
    if (points) return memory.shown.length === 0 && sounds('recommendation', parsed);
    return toolOf(act) === 'searchWeb' && parsed.films && targets.every(isRatherSentence);
  });

const SENTENCE_WORDS = 4;
/** A stretch of a sentence that was taken for a title nobody knows. */
const isRatherSentence = (target: Target): boolean =>
  target.kind === 'title' &&
  target.film === undefined &&
  target.text.split(' ').length >= SENTENCE_WORDS &&
  target.text === target.text.toLocaleLowerCase('tr');
