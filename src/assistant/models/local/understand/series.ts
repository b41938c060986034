import type { FilmIndex } from '#films/film-index.ts';
import { normaliseTitle } from '#domain/title.ts';

import { namesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import type { TitleAt } from './spans.ts';
import { type Token, placesOf, wordAt, wordsIn } from './tokens.ts';

const REACH = 3;
/** Words of the longest name of a series that people say. */
const LONGEST_NAME = 4;

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
  return byOwnName(tokens, index);
};

/** `harry potter serisinden`: a series whose name is no film's title. */
function byOwnName(tokens: readonly Token[], { films }: FilmIndex): ReturnType<Reader> {
  const place = tokens.findIndex(({ folded }) => words.OF_SERIES.is(folded));
  if (place < 0) return inPlural(tokens, films);
  if (place < 1 || words.OF_SERIES_TOO.is(wordAt(tokens, place + 1))) return {};
  const refused = wordsIn(tokens, place + 1, place + 1 + REACH).some(refusalsWords.REFUSAL.is);
  if (refused) return {};
  for (let from = Math.max(0, place - LONGEST_NAME); from < place; from += 1) {
    const named = normaliseTitle(wordsIn(tokens, from, place).join(' '));
    const name = films
      .map(({ judgement }) => judgement?.series?.name)
      .find((own) => own !== undefined && normaliseTitle(own) === named);
    if (name !== undefined) return { bounds: { series: [name] }, claims: placesOf({ from, to: place + 1 }) };
  }
  return {};
}

const PLURAL = /l[ae]r(?:[dt][ae]n|[iu](?:n|nd[ae]n)?)?$/u;

/** `harry potterlardan birini`: the films of a series, by its name. */
function inPlural(tokens: readonly Token[], films: FilmIndex['films']): ReturnType<Reader> {
  if (!tokens.some(({ folded }) => PLURAL.test(folded))) return {};
  const names = new Map(
    films.flatMap(({ judgement }) =>
      judgement?.series === undefined
        ? []
        : [[normaliseTitle(judgement.series.name), judgement.series.name] as const],
    ),
  );
  for (const [place, { folded }] of tokens.entries()) {
    if (!PLURAL.test(folded)) continue;
    for (let from = Math.max(0, place - LONGEST_NAME + 1); from <= place; from += 1) {
      const said = wordsIn(tokens, from, place + 1)
        .join(' ')
        .replace(PLURAL, '');
      const name = names.get(normaliseTitle(said));
      if (name !== undefined)
        return { bounds: { series: [name] }, claims: placesOf({ from, to: place + 1 }) };
    }
  }
  return {};
}

/** The series that a title names, by the film it may mean or by its own name. */
function seriesOf({ span }: TitleAt, { films }: FilmIndex): string | undefined {
  const named = normaliseTitle(span.text);
  const own = span.films.map(({ judgement }) => judgement?.series?.name);
  return (
    own.find((name) => name !== undefined) ??
    films.map(({ judgement }) => judgement?.series?.name).find((name) => normaliseTitle(name ?? '') === named)
  );
}
