import { newsWords, offTopicWords as offTopic, talkWords as words } from '../lexicon/word-lists.ts';

/** What a message is when it wants no film, with how it is told: the first that holds. Each has its own short answer. */
const TALKS = [
  ['yes', isYes],
  // `film filan istemiyorum, konuşmak istedim sadece`, before the first half of it is a no.
  ['noFilm', words.ONLY_TALK.is],
  ['no', words.NO.is],
  ['noFilm', words.NO_FILM.is],
  // `patron tam bir şerefsizdi`: of somebody else.
  ['insult', (text: string) => words.INSULT.in(text) && !newsWords.azar.in(text)],
  ['offTopic', (text: string) => offTopic.OFF_TOPIC.in(text) && !offTopic.FILM_TALK.in(text)],
  ['unknownFact', offTopic.UNKNOWN_FACT.in],
  ['fineToo', words.FINE_TOO.is],
  ['howAreYou', words.HOW_ARE_YOU.in],
  ['whoAreYou', words.WHO_ARE_YOU.in],
  ['help', words.HELP.in],
  ['love', words.LOVE.in],
  ['joke', words.JOKE.in],
  // `eyvallah, iyi geceler`
  ['goodbye', words.GOODBYE.in],
  ['thanks', words.THANKS.in],
  ['laugh', words.LAUGH.is],
  ['sorry', words.SORRY.in],
  ['praise', words.PRAISE.in],
  ['greeting', words.GREETING.in],
] as const;

export type Talk = (typeof TALKS)[number][0];

/** What a folded message is when it wants no film; undefined when nothing of the kind is said. */
export const talkOf = (text: string): Talk | undefined => TALKS.find(([, isSaid]) => isSaid(text))?.[0];

function isYes(text: string): boolean {
  const before = text.slice(0, text.lastIndexOf(' '));
  return words.YES.is(text) || (words.YES_ENDING.ends(text) && words.YES.is(before));
}

/** Whether a message asks for a series, which the catalogue does not have. */
export const asksForSeries = (text: string): boolean =>
  (offTopic.SERIES.in(text) && !offTopic.NOT_SERIES.in(text)) || offTopic.SERIES_ASKED.in(text);

export const speaksOfFilms = (text: string): boolean => offTopic.FILM_TALK.in(text);
