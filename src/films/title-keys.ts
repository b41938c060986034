import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import { keyWords } from './words.ts';

/** A way to name a film, as words to look up. A short name (`Yüzüklerin Efendisi`) gives way to a whole one. */
export interface TitleKey {
  words: readonly string[];
  short: boolean;
}

const ARTICLE = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'il', 'el', 'der', 'die', 'das']);
const PART_MARK = /:|\s[-–—]\s/u;
const SHORTEST_PART = 4;

/** Every way to name a film: its titles and spellings, each without its article too, and what stands before a colon. */
export function titleKeys(film: CatalogueFilm): TitleKey[] {
  const keys = new Map<string, TitleKey>();
  const add = (words: readonly string[], short: boolean) => {
    const id = words.join(' ');
    if (id !== '' && !(keys.get(id)?.short === false)) keys.set(id, { words, short });
  };
  for (const title of [film.title, film.originalTitle, ...film.aliases]) {
    const words = keyWords(title);
    add(words, false);
    const [first = ''] = words;
    const rest = words.slice(1);
    if (ARTICLE.has(first) && rest.join('').length >= SHORTEST_PART) add(rest, true);
    const [part = '', ...others] = title.split(PART_MARK);
    if (others.length === 0) continue;
    const partWords = keyWords(part);
    if (partWords.join('').length >= SHORTEST_PART) add(partWords, true);
  }
  return [...keys.values()];
}
