import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';

import { namesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import { placesOf, wordAt, wordsIn } from './tokens.ts';

const REACH = 3;
/** Words of the longest name of a series that people say. */
const LONGEST_NAME = 4;

/**
 * Reads a series whose films are wanted, by one of its films or by its own name: `hızlı ve öfkeli serisi aç`,
 * `harry potter serisinden`. What is asked of one is no wish.
 */
export const readSeries: Reader = ({ tokens, text, titles, index, similar }) => {
  if (words.ASKS_OF_SERIES.in(text)) return {};
  for (const [place, { folded }] of tokens.entries()) {
    if (!words.OF_SERIES.is(folded) || words.OF_SERIES_TOO.is(wordAt(tokens, place + 1))) continue;
    if (wordsIn(tokens, place + 1, place + 1 + REACH).some(refusalsWords.REFUSAL.is)) continue;
    const title = titles.find((one) => one.to === place && one !== similar);
    const said = Array.from({ length: Math.min(LONGEST_NAME, place) }, (_, less) => {
      const from = Math.max(0, place - LONGEST_NAME) + less;
      return { from, name: seriesCalled(wordsIn(tokens, from, place).join(' '), index.films) };
    });
    const ofTitle = title && {
      from: title.from,
      name: seriesOf(title.span.films) ?? seriesCalled(title.span.text, index.films),
    };
    const found = [...(ofTitle === undefined ? [] : [ofTitle]), ...said].find(
      ({ name }) => name !== undefined,
    );
    if (found?.name === undefined) continue;
    return {
      bounds: { series: [found.name] },
      titles: titles.filter((other) => found !== ofTitle || other !== title),
      claims: placesOf({ from: found.from, to: place + 1 }),
    };
  }
  return {};
};

const seriesOf = (films: readonly CatalogueFilm[]) =>
  films.map(({ judgement }) => judgement?.series?.name).find((name) => name !== undefined);
const seriesCalled = (said: string, films: readonly CatalogueFilm[]) =>
  seriesOf(
    films.filter(({ judgement }) => normaliseTitle(judgement?.series?.name ?? '') === normaliseTitle(said)),
  );
