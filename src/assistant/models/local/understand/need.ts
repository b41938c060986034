import { normaliseTitle } from '#domain/title.ts';

import { careWords as care } from '../lexicon/word-lists.ts';

/** What somebody may need to be heard with; the first five are answered with words only, and with where help is. */
export type Need =
  | 'selfHarm'
  | 'farewell'
  | 'violence'
  | 'abuse'
  | 'panic'
  | 'grief'
  | 'job'
  | 'separation'
  | 'low';

const LISTS = [
  ['selfHarm', care.SELF_HARM],
  ['abuse', care.ABUSE],
  ['violence', care.VIOLENCE],
  ['panic', care.PANIC],
  ['farewell', care.FAREWELL],
  ['grief', care.GRIEF],
  ['separation', care.SEPARATION],
  ['job', care.JOB],
  ['low', care.LOW],
] as const;

const URGENT: ReadonlySet<Need> = new Set(['selfHarm', 'farewell', 'violence', 'abuse', 'panic']);

/** Whether life, body or safety is at stake: then no film is offered. */
export const isUrgent = (need: Need): boolean => URGENT.has(need);

/** What a message tells that somebody lives through; undefined where it tells of nothing, of a film, or in a figure of speech. */
export function needOf(written: string): Need | undefined {
  const text = normaliseTitle(written);
  const need =
    LISTS.find(([, list]) => list.in(text))?.[0] ?? (tellsOfDeath(written, text) ? 'grief' : undefined);
  if (need === undefined || care.OF_A_FILM.in(text)) return undefined;
  return isUrgent(need) && care.FIGURE_OF_SPEECH.in(text) ? undefined : need;
}

const tellsOfDeath = (written: string, text: string) => /öld[üu]/iu.test(written) && care.DEATH.in(text);

/** Whether somebody is at the end of their strength, and wants to be heard rather than shown films. */
export const isOverwhelmed = (written: string): boolean => care.OVERWHELMED.in(normaliseTitle(written));
