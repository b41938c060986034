import type { FilmIndex } from '#films/film-index.ts';
import { normaliseTitle } from '#domain/title.ts';

import { namesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import type { TitleAt } from './spans.ts';
import { placesOf, wordAt, wordsIn } from './tokens.ts';

const REACH = 3;

/** Reads a series whose films are wanted: `hızlı ve öfkeli serisi aç`, `rocky serisinden`. What is asked of one is no wish. */
export const readSeries: Reader = ({ tokens, text, titles, index, similar }) => {
  if (words.ASKS_OF_SERIES.in(text)) return {};
  for (const title of titles) {
    const name =
      title === similar || !words.OF_SERIES.is(wordAt(tokens, title.to)) ? undefined : seriesOf(title, index);
    const refused = wordsIn(tokens, title.to + 1, title.to + 1 + REACH).some(refusalsWords.REFUSAL.is);
    if (name === undefined || refused || words.OF_SERIES_TOO.is(wordAt(tokens, title.to + 1))) continue;
    return {
      bounds: { series: [name] },
      titles: titles.filter((other) => other !== title),
      claims: placesOf({ from: title.from, to: title.to + 1 }),
    };
  }
  return {};
};

/** The series that a title names, by the film it may mean or by its own name. */
function seriesOf({ span }: TitleAt, { films }: FilmIndex): string | undefined {
  const named = normaliseTitle(span.text);
  const own = span.films.map(({ judgement }) => judgement?.series?.name);
  return (
    own.find((name) => name !== undefined) ??
    films.map(({ judgement }) => judgement?.series?.name).find((name) => normaliseTitle(name ?? '') === named)
  );
}
