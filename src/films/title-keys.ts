import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import heardTitles from './heard-titles.json' with { type: 'json' };
import { keyWords } from './words.ts';

/** A way to name a film, as words to look up. A short name (`Yüzüklerin Efendisi`) gives way to a whole one. */
interface TitleKey {
  words: readonly string[];
  short: boolean;
}

const ARTICLE = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'il', 'el', 'der', 'die', 'das']);
const JOINS = new Set(['ve', 'ile', 'and']);
const LEAST_JOINED = 8;
/** Not in the first word, by which alone a film may be called. */
const APOSTROPHE = /^[^\s'’]+ .*['’]/u;
const APOSTROPHES = /['’]/gu;
const PART_MARK = /:|\s[-–—]\s/u;
const SHORTEST_PART = 4;
const FEWEST_INITIALS = 3;
const YEAR_LENGTH = ' (2000)'.length;

/** Every way to name a film: its titles and spellings, each without its article too, and what stands before a colon. */
export function titleKeys(film: CatalogueFilm): TitleKey[] {
  const keys: TitleKey[] = [];
  const add = (words: readonly string[], short: boolean) => {
    if (words.length === 0) return;
    const place = keys.findIndex((known) => sameWords(known.words, words));
    if (place < 0) keys.push({ words, short });
    else if (!short) keys[place] = { words, short };
  };
  const read = (title: string) => {
    const words = keyWords(title);
    add(words, false);
    // `er ryan ı kurtarmak`: the ending apart.
    if (APOSTROPHE.test(title)) add(keyWords(title.replaceAll(APOSTROPHES, ' ')), false);
    // `gora` of `G.O.R.A.`
    if (words.length >= FEWEST_INITIALS && words.every((word) => word.length === 1))
      add([words.join('')], false);
    if (ARTICLE.has(words[0] ?? '')) {
      const rest = words.slice(1);
      if (lettersOf(rest) >= SHORTEST_PART) add(rest, true);
    }
    // `hızlı öfkeli gibi`, `güzel çirkin tarzı`: without the word that joins the two.
    if (words.some((word) => JOINS.has(word))) {
      const joined = words.filter((word, at) => at === 0 || at === words.length - 1 || !JOINS.has(word));
      if (joined.length < words.length && lettersOf(joined) >= LEAST_JOINED) add(joined, true);
    }
    const mark = title.search(PART_MARK);
    if (mark < 0) return;
    const part = keyWords(title.slice(0, mark));
    if (lettersOf(part) >= SHORTEST_PART) add(part, true);
  };
  read(film.title);
  if (film.originalTitle !== film.title) read(film.originalTitle);
  for (const alias of film.aliases) read(alias);
  for (const heard of heardOf(film)) read(heard);
  return keys;
}

const HEARD: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(heardTitles));
const SHARED: ReadonlySet<string> = new Set(
  [...HEARD.keys()].flatMap((name) => (/ \(\d{4}\)$/u.test(name) ? name.slice(0, -YEAR_LENGTH) : [])),
);
/** How people write a title by ear (`truman şov`), or in short (`hababam`); of films that share a title, by its year too. */
const heardOf = ({ title, year }: CatalogueFilm): readonly string[] =>
  (SHARED.has(title) ? HEARD.get(`${title} (${year})`) : undefined) ?? HEARD.get(title) ?? NONE;
const NONE: readonly string[] = [];

const lettersOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, place) => word === b[place]);
