import type { FilmIndex } from '#films/film-index.ts';
import { partsNamedIn, partsOf, seriesOf } from '#films/series.ts';
import { referencesWords } from '../lexicon/word-lists.ts';
import { placeNamed } from './references.ts';
import type { TitleAt } from './spans.ts';
import { type Tokens, foldedText, wordAt } from './tokens.ts';

const LONGEST_NAME = 5;

/** The part of a series that a message names by its place: `karayip korsanlarının ilk filmi`, `Harry Potter'ın 3. filmi`. */
export function seriesPart(
  tokens: Tokens,
  titles: readonly TitleAt[],
  index: FilmIndex,
): TitleAt | undefined {
  for (const [at] of tokens.entries()) {
    const place =
      at === 0 || !referencesWords.FILM.is(wordAt(tokens, at + 1)) ? undefined : placeNamed(tokens, at);
    if (place === undefined) continue;
    const end = wordAt(tokens, at - 1).startsWith('seri') ? at - 1 : at;
    const named = titles.find(({ to }) => to === end);
    const name = named?.span.films.map((film) => seriesOf(film)?.name).find((one) => one !== undefined);
    if (named !== undefined && name === undefined) continue;
    const from = named?.from ?? Math.max(0, end - LONGEST_NAME);
    const parts =
      name === undefined
        ? partsNamedIn(index.films, foldedText(tokens.slice(from, end)))
        : { parts: partsOf(index.films, name), ofStudio: false };
    const film = parts === undefined || parts.ofStudio ? undefined : parts.parts.at(place);
    const [first, last] = [tokens[from], tokens[at + 1]];
    if (film === undefined || first === undefined || last === undefined) continue;
    const sure = { evidence: 'quoted', ordinary: false, fuzzy: false } as const;
    const span = { ...sure, start: first.start, end: last.end, text: film.title, films: [film] };
    return { span, from, to: at + 2 };
  }
  return undefined;
}
