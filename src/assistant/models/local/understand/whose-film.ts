import { hasPerson } from '#domain/wish-rules.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { type PersonAt, type TitleAt, overlap } from './spans.ts';
import { type Tokens, wordAt } from './tokens.ts';

const WHOSE = /(?:[iu]n)$/u;
const LEAST = 3;

/** `tarkovski'nin aynasını`: after the name of somebody the everyday word is a film of theirs. */
export function filmsOfPeople(
  tokens: Tokens,
  people: readonly PersonAt[],
  titles: readonly TitleAt[],
  index: FilmIndex,
): TitleAt[] {
  const found = people.flatMap(({ span: { name }, to }): TitleAt[] => {
    const token = tokens[to];
    const last = tokens[to - 1];
    if (token === undefined || !WHOSE.test(last?.suffix || wordAt(tokens, to - 1))) return [];
    const film = index.films.find((one) => hasPerson(one, name) && isCalled(one.title, token.folded));
    if (film === undefined) return [];
    const span = { start: token.start, end: token.end, text: film.title, films: [film] };
    return [{ span: { ...span, evidence: 'context', ordinary: false, fuzzy: false }, from: to, to: to + 1 }];
  });
  return [...titles, ...found.filter((one) => !titles.some((title) => overlap(title, one)))].toSorted(
    (a, b) => a.from - b.from,
  );
}

/** `aynasini` of *Ayna*: the one word of the title, as somebody's. */
function isCalled(title: string, said: string): boolean {
  const [word = '', ...more] = normaliseTitle(title).split(' ');
  return (
    more.length === 0 &&
    word.length >= LEAST &&
    said.startsWith(word) &&
    /^s?[iu](?:n?[iuae]|nd[ae]n?|n[iu]n)?$/u.test(said.slice(word.length))
  );
}
