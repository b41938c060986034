import { normaliseTitle } from '#domain/title.ts';

import { nameIn } from '../lexicon/phrases.ts';
import { careWords } from '../lexicon/word-lists.ts';

const { FIGURE_OF_SPEECH, OF_A_FILM, OVERWHELMED, DEATH, ...NEEDS } = careWords;

export type Need = keyof typeof NEEDS;

const URGENT: ReadonlySet<Need> = new Set(['selfHarm', 'farewell', 'violence', 'abuse', 'panic']);

/** Whether life, body or safety is at stake: then no film is offered, only words and where help is. */
export const isUrgent = (need: Need): boolean => URGENT.has(need);

/** What a message tells that somebody lives through; undefined where it tells of nothing, of a film, or in a figure of speech. */
export function needOf(written: string): Need | undefined {
  const text = normaliseTitle(written);
  const need = nameIn(NEEDS, text) ?? (/öld[üu]/iu.test(written) && DEATH.in(text) ? 'grief' : undefined);
  if (need === undefined || OF_A_FILM.in(text)) return undefined;
  return isUrgent(need) && FIGURE_OF_SPEECH.in(text) ? undefined : need;
}

/** Whether somebody is at the end of their strength, and wants to be heard rather than shown films. */
export const isOverwhelmed = (written: string): boolean => OVERWHELMED.in(normaliseTitle(written));
