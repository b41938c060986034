import { normaliseTitle } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { isVerbForm } from '#lib/turkish/verb-forms.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reading } from './reading.ts';
import { type TitleAt, overlap } from './spans.ts';
import { endsClause, wordAt, wordsIn } from './tokens.ts';

const WELL_KNOWN = 4;
/** So much of a word is the same where it is said in another form. */
const SHARED = 3;
const LEAST = 5;
const COMPARES = /^(?:gibi|tarz\w*|ayar\w*)$/u;

interface Called {
  film: CatalogueFilm;
  words: readonly string[];
}

const CALLED = new WeakMap<FilmIndex, readonly Called[]>();

/** The well-known films that are called by two or three words. */
function wellKnown(index: FilmIndex): readonly Called[] {
  const known =
    CALLED.get(index) ??
    index.films
      .filter(({ judgement }) => (judgement?.fame ?? 0) >= WELL_KNOWN)
      .map((film) => ({ film, words: normaliseTitle(film.title).split(' ') }))
      .filter(({ words }) => words.length === 2 || words.length === 3);
  CALLED.set(index, known);
  return known;
}

/** `kaybolan kız gibi`: a well-known film, one word of which is said in another form right before what compares with it. */
export function nearTitles({ tokens, titles, named, index }: Reading): TitleAt[] {
  const found: TitleAt[] = [];
  for (const to of tokens.keys()) {
    if (!COMPARES.test(wordAt(tokens, to)) || endsClause(tokens[to - 1])) continue;
    for (const length of [3, 2]) {
      const from = to - length;
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first === undefined || last === undefined || tokens.slice(from, to - 1).some(endsClause)) continue;
      // `romantik komediler gibi`
      if (CONCEPTS.at(tokens, from)?.value.kind === 'genre') continue;
      if ([...titles, ...named].some((name) => overlap(name, { from, to }))) continue;
      const said = wordsIn(tokens, from, to);
      const called = wellKnown(index).find(({ words }) => isOtherForm(said, words));
      if (called === undefined) continue;
      const span = { start: first.start, end: last.end, text: called.film.title, films: [called.film] };
      found.push({ span: { ...span, evidence: 'context', ordinary: false, fuzzy: false }, from, to });
      break;
    }
  }
  return found;
}

/** Whether all words but one are those of a title, and that one goes on from the title's, or is a verb that begins so. */
function isOtherForm(said: readonly string[], words: readonly string[]): boolean {
  if (said.length !== words.length) return false;
  const [at, ...others] = [...said.keys()].filter((place) => said[place] !== words[place]);
  if (at === undefined || others.length > 0) return false;
  const [word = '', meant = ''] = [said[at], words[at]];
  const begins = word.slice(0, SHARED) === meant.slice(0, SHARED);
  return word.length >= LEAST && (word.startsWith(meant) || (begins && isVerbForm(word)));
}
