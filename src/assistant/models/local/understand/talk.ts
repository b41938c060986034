import { FILM_TALK, NOT_SERIES, OFF_TOPIC, SERIES, UNKNOWN_FACT } from '../lexicon/off-topic.ts';
import { FIGURE_OF_SPEECH, SELF_HARM } from '../lexicon/self-harm.ts';
import {
  GOODBYE,
  GREETING,
  HELP,
  HOW_ARE_YOU,
  INSULT,
  JOKE,
  LAUGH,
  LOVE,
  NO,
  PRAISE,
  SORRY,
  THANKS,
  WHO_ARE_YOU,
  YES,
  YES_ENDING,
} from '../lexicon/talk.ts';

/** What a message is when it wants no film, with how it is told: the first that holds. Each has its own short answer. */
const TALKS = [
  ['selfHarm', (text: string) => SELF_HARM.in(text) && !FIGURE_OF_SPEECH.in(text)],
  ['yes', isYes],
  ['no', NO.is],
  ['insult', INSULT.in],
  ['offTopic', (text: string) => OFF_TOPIC.in(text) && !FILM_TALK.in(text)],
  ['unknownFact', UNKNOWN_FACT.in],
  ['howAreYou', HOW_ARE_YOU.in],
  ['whoAreYou', WHO_ARE_YOU.in],
  ['help', HELP.in],
  ['love', LOVE.in],
  ['joke', JOKE.in],
  ['thanks', THANKS.in],
  ['goodbye', GOODBYE.in],
  ['laugh', LAUGH.is],
  ['sorry', SORRY.in],
  ['praise', PRAISE.in],
  ['greeting', GREETING.in],
] as const;

export type Talk = (typeof TALKS)[number][0];

/** What a folded message is when it wants no film; undefined when nothing of the kind is said. */
export const talkOf = (text: string): Talk | undefined => TALKS.find(([, isSaid]) => isSaid(text))?.[0];

function isYes(text: string): boolean {
  const end = text.lastIndexOf(' ');
  return YES.is(text) || (YES_ENDING.is(text.slice(end + 1)) && YES.is(text.slice(0, Math.max(0, end))));
}

/** Whether a message asks for a series, which the catalogue does not have. */
export const asksForSeries = (text: string): boolean => SERIES.in(text) && !NOT_SERIES.in(text);

/** Whether a message speaks of films at all. */
export const speaksOfFilms = (text: string): boolean => FILM_TALK.in(text);
