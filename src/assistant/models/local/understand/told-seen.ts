import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { addWishes, statesAnything } from './message-wishes.ts';
import type { Reader } from './reading.ts';
import { calledBy, standsOut } from './spans.ts';
import { endsSentence, wordAt, wordsIn } from './tokens.ts';

const REACH = 6;
const isCalled = (word: string) => (film: CatalogueFilm) => normaliseTitle(film.title) === word;

/**
 * Reads films that are told to be seen by other words than watching (`koroyu gösterdik, çok tuttu`, `titanik bitti`) beside
 * a wish: none of them comes again. Nothing is written into a list for it.
 */
export const readToldSeen: Reader = ({ tokens, titles, wishes, markers, acts }) => {
  if (acts.length > 0 || !(statesAnything(wishes) || markers.requests)) return {};
  const seen = titles.filter(({ span, from, to, ...title }) => {
    // `koroyu gösterdik`: what it was done to, be it an everyday word.
    const isObject =
      /[iu]$/u.test(wordAt(tokens, to - 1)) && !span.films.some(isCalled(wordAt(tokens, to - 1)));
    const isMeant = standsOut({ span, from, to }) || title.isOnScreen === true || isObject;
    if (span.fuzzy || !isMeant) return false;
    const end = tokens.findIndex((token, at) => at >= to && endsSentence(token));
    const until = Math.min(to + REACH, end < 0 ? tokens.length : end + 1);
    return words.SEEN_SO.firstIn(wordsIn(tokens, to, until).join(' ')) === 0;
  });
  return seen.length === 0 ? {} : { wishes: addWishes(wishes, { excludeTitles: seen.map(calledBy) }) };
};
