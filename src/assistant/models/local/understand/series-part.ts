import type { FilmIndex } from '#films/film-index.ts';
import { partNumbered, partsNamedIn, partsOf, seriesAmong, seriesOf } from '#films/series.ts';
import { eveningWords, referencesWords } from '../lexicon/word-lists.ts';
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
    // `gladyatör 2 ilk film kadar iyi mi`: the part before it is measured by it.
    const isMeasure = named !== undefined && /^(?:kadar|daha)$/u.test(wordAt(tokens, at + 2));
    const begin = isMeasure ? at : from;
    const [first, last] = [tokens[begin], tokens[at + 1]];
    if (film === undefined || first === undefined || last === undefined) continue;
    const span = { ...SURE, start: first.start, end: last.end, text: film.title, films: [film] };
    return { span, from: begin, to: at + 2 };
  }
  return undefined;
}
const SURE = { evidence: 'quoted', ordinary: false, fuzzy: false } as const;

/** `dune 1 ve 2`, `john wick 1 2 3`: each part of the series that a row of figures behind its name counts. */
export function partsInRow(tokens: Tokens, titles: readonly TitleAt[], index: FilmIndex): readonly TitleAt[] {
  const figure = (place: number) => Number(/^[1-9]$/u.exec(tokens[place]?.base ?? '')?.[0] ?? 0);
  const nextOf = (place: number) =>
    [place + 1, AND.test(wordAt(tokens, place + 1)) ? place + 2 : place + 1].find((at) => figure(at) > 0);
  const begin = tokens.findIndex((_, at) => at > 0 && figure(at) > 0 && nextOf(at) !== undefined);
  if (begin < 0) return [];
  const row = [begin];
  for (let next = nextOf(begin); next !== undefined; next = nextOf(next)) row.push(next);
  const after = wordAt(tokens, (row.at(-1) ?? begin) + 1);
  if (eveningWords.COUNTED.is(after)) return [];
  const named = titles.find(({ from, to }) => from < begin && (to === begin || to === begin + 1));
  const from = named?.from ?? Math.max(0, begin - LONGEST_NAME);
  const called = partsNamedIn(index.films, foldedText(tokens.slice(from, begin)));
  const series =
    seriesAmong(named?.span.films ?? []) ??
    (called?.ofStudio === false ? called.name : seriesBefore(tokens, begin, index));
  const parts = series === undefined ? [] : partsOf(index.films, series);
  const found = row.flatMap((place, at): TitleAt[] => {
    const film = parts[0] && partNumbered(parts, parts[0], figure(place));
    const first = tokens[at === 0 && named !== undefined ? from : place];
    const last = tokens[place];
    if (film === undefined || first === undefined || last === undefined) return [];
    const span = { ...SURE, start: first.start, end: last.end, text: film.title, films: [film] };
    return [{ span, from: at === 0 && named !== undefined ? from : place, to: place + 1 }];
  });
  return found.length === row.length ? found : [];
}

/** `dağ 1 ve 2`: a name too short to be looked for in a text. */
function seriesBefore(tokens: Tokens, end: number, index: FilmIndex): string | undefined {
  const found = index.resolveTitle(wordAt(tokens, end - 1));
  return found.kind === 'none'
    ? undefined
    : seriesAmong(found.kind === 'one' ? [found.film] : found.candidates);
}
const AND = /^(?:ve|ile|v|ila)$/u;
