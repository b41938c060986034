import { seriesAmong, seriesCalled } from '#films/series.ts';

import { namesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reader } from './reading.ts';
import { placesOf, wordAt, wordsIn } from './tokens.ts';

const REACH = 3;
/** `harry potterlardan birini`: the films of a series. */
const PLURAL = /l[ae]r(?:[dt][ae]n|[iu](?:n|nd[ae]n)?)?$/u;
/** Words of the longest name of a series that people say. */
const LONGEST_NAME = 4;

/**
 * Reads a series whose films are wanted, by one of its films or by its own name: `hızlı ve öfkeli serisi aç`,
 * `harry potter serisinden`. What is asked of one is no wish.
 */
export const readSeries: Reader = ({ tokens, text, titles, index, similar }) => {
  if (words.ASKS_OF_SERIES.in(text)) return {};
  for (const [place, { folded }] of tokens.entries()) {
    const plural = PLURAL.test(folded);
    if ((!words.OF_SERIES.is(folded) && !plural) || words.OF_SERIES_TOO.is(wordAt(tokens, place + 1)))
      continue;
    if (wordsIn(tokens, place + 1, place + 1 + REACH).some(refusalsWords.REFUSAL.is)) continue;
    const title = plural ? undefined : titles.find((one) => one.to === place && one !== similar);
    const to = plural ? place + 1 : place;
    const said = Array.from({ length: Math.min(LONGEST_NAME, to) }, (_, less) => {
      const from = Math.max(0, to - LONGEST_NAME) + less;
      const name = wordsIn(tokens, from, to).join(' ');
      return { from, name: seriesCalled(name.replace(plural ? PLURAL : '', ''), index.films) };
    });
    const ofTitle = title && { from: title.from, name: seriesAmong(title.span.films) };
    const found = [...(ofTitle === undefined ? [] : [ofTitle]), ...said].find(
      ({ name }) => name !== undefined,
    );
    if (found?.name === undefined) continue;
    // `romantik komediler` are films of a genre, whatever a series is called.
    if (plural && (CONCEPTS.at(tokens, found.from)?.to ?? 0) > place) continue;
    return {
      bounds: { series: [found.name] },
      titles: titles.filter((other) => found !== ofTitle || other !== title),
      claims: placesOf({ from: found.from, to: place + 1 }),
    };
  }
  return {};
};
