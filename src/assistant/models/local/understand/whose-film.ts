import { ofPerson } from '#domain/film-words.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { type PersonAt, type TitleAt, overlap } from './spans.ts';
import { type Tokens, wordAt } from './tokens.ts';

const WHOSE = /(?:[iu]n)$/u;
const LEAST = 3;
const ENDINGS = /^s?[iu](?:n?[iuae]|nd[ae]n?|n[iu]n)?$/u;

/** `tarkovski'nin aynasını`, `metin erksan'ın susuz yazı`: after the name of somebody everyday words are a film of theirs. */
export function filmsOfPeople(
  tokens: Tokens,
  people: readonly PersonAt[],
  titles: readonly TitleAt[],
  index: FilmIndex,
): TitleAt[] {
  const found = people.flatMap(({ span: { name }, to }): TitleAt[] => {
    const first = tokens[to];
    const before = tokens[to - 1];
    if (first === undefined || !WHOSE.test(before?.suffix || wordAt(tokens, to - 1))) return [];
    const isTheirs = ofPerson(name);
    const called = (one: CatalogueFilm) => namesOf(one).find((title) => isCalled(title, tokens, to));
    const film = index.films.find((one) => isTheirs(one) && called(one) !== undefined);
    const end = to + (film === undefined ? 0 : lengthOf(called(film) ?? ''));
    const last = tokens[end - 1];
    if (film === undefined || last === undefined) return [];
    const span = { start: first.start, end: last.end, text: film.title, films: [film] };
    return [{ span: { ...span, evidence: 'context', ordinary: false, fuzzy: false }, from: to, to: end }];
  });
  found.push(...setApart(tokens, people, index).filter((one) => !found.some((other) => overlap(one, other))));
  const isNoLonger = (title: TitleAt) =>
    found.some((one) => overlap(title, one) && one.to - one.from >= title.to - title.from);
  const kept = titles.filter((title) => !isNoLonger(title));
  return [...kept, ...found.filter((one) => !kept.some((title) => overlap(title, one)))].toSorted(
    (a, b) => a.from - b.from,
  );
}

/** `brad pitt olsun ama yedi olmasın`, `… yedi miydi neydi`: one of theirs that is set apart, be its name an everyday word. */
function setApart(tokens: Tokens, people: readonly PersonAt[], index: FilmIndex): TitleAt[] {
  const apart = tokens.filter((_, place) => SET_APART.test(wordAt(tokens, place + 1)));
  if (apart.length === 0) return [];
  return people.flatMap(({ span: { name }, from, to }) => {
    // `zendaya olsun dune hariç`: by the name before its colon, too.
    const isTheirs = ofPerson(name);
    const films = index.films.filter((film) => isTheirs(film) && lengthOf(headOf(film.title)) === 1);
    return apart.flatMap((token): TitleAt[] => {
      const place = tokens.indexOf(token);
      const called = films.filter(({ title }) => normaliseTitle(headOf(title)) === token.folded);
      const [film] = called;
      if (film === undefined || (from <= place && place < to)) return [];
      const text = called.length > 1 ? headOf(film.title) : film.title;
      const span = { start: token.start, end: token.end, text, films: called };
      const told = { evidence: 'context', ordinary: false, fuzzy: false } as const;
      return [{ span: { ...span, ...told }, from: place, to: place + 1 }];
    });
  });
}
const SET_APART = /^(?:m[iu]yd[iu]|m[iu]|olmas[iu]n|haric|disinda|olmayan|degil)$/u;

const namesOf = ({ title, originalTitle = '', aliases = [] }: CatalogueFilm): string[] =>
  [title, originalTitle, ...aliases].filter((name) => name !== '');

const headOf = (title: string): string => title.split(':')[0] ?? title;

const wordsOf = (title: string): string[] => normaliseTitle(title).split(' ');
const lengthOf = (title: string): number => wordsOf(title).length;

/** `aynasini` of *Ayna*, `susuz yazi` of *Susuz Yaz*, `jawsini` of *Jaws*: the words of the title, as somebody's. */
function isCalled(title: string, tokens: Tokens, from: number): boolean {
  const words = wordsOf(title);
  const said = wordAt(tokens, from + words.length - 1);
  const written = words.at(-1) ?? '';
  // `hitchcock'un sapığını`: the last letter softens before a vowel.
  const last = said.startsWith(written)
    ? written
    : written.replace(/k$/u, 'g').replace(/p$/u, 'b').replace(/t$/u, 'd');
  return (
    words.slice(0, -1).every((word, at) => wordAt(tokens, from + at) === word) &&
    last.length >= LEAST &&
    said.startsWith(last) &&
    // A title of several words may be somebody's as it stands (`ceylan'ın kış uykusu`).
    (words.length > 1 ? /^(?:|s?[iu](?:n?[iuae]|nd[ae]n?|n[iu]n)?|n[iuae]|nd[ae]n?|n[iu]n)$/u : ENDINGS).test(
      said.slice(last.length),
    )
  );
}
