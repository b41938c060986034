import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { editDistance } from '#lib/turkish/edit-distance.ts';

import { MOST_FORGIVEN, forgiven, lettersApart, lettersOf } from './fuzzy-words.ts';
import type { TitleIndex } from './title-index.ts';
import { isTitleSuffix, withoutCase } from './title-suffix.ts';
import { splitWords, titleWord } from './words.ts';

/** What a title stands for. One that fits several films is never guessed. */
export type TitleResolution =
  | { kind: 'one'; film: CatalogueFilm }
  | { kind: 'many'; candidates: readonly CatalogueFilm[] }
  | { kind: 'none' };

const SHORTEST_PREFIX = 4;
const SHORTEST_MISTYPED = 5;
const MOST_CANDIDATES = 12;
const YEAR_AT_END = /[\s(]+((?:19|20)\d{2})\)?\s*$/u;
const QUOTES = /["“”„«»]/gu;

/**
 * Finds the film that a title names: exactly first (Turkish, original and further titles, by folded words), then with
 * its Turkish case ending removed, then as the beginning of longer titles, then with slips of the finger forgiven.
 * @param year as said; a film of that year or one beside it is meant. A year in brackets at the title's end counts too.
 * @param isKept whether it stands in a record rather than being typed: no slips are looked for, which takes long
 */
export function resolveTitle(
  index: TitleIndex,
  text: string,
  year?: number,
  isKept = false,
): TitleResolution {
  const named = find(index, text.replace(QUOTES, ' '), isKept);
  if (named.length > 0) return choose(named, year);
  const said = YEAR_AT_END.exec(text);
  if (said === null) return { kind: 'none' };
  const films = find(index, text.slice(0, said.index), isKept);
  return films.length === 0 ? { kind: 'none' } : choose(films, year ?? Number(said[1]));
}

function choose(films: readonly CatalogueFilm[], year: number | undefined): TitleResolution {
  const exact = films.filter((film) => film.year === year);
  const near = films.filter((film) => Math.abs(film.year - (year ?? film.year)) <= 1);
  const fitting = exact.length > 0 ? exact : near;
  const [film] = fitting;
  if (film !== undefined && fitting.length === 1) return { kind: 'one', film };
  // A year that fits none of the films is an error of memory: better to ask than to guess.
  return { kind: 'many', candidates: (fitting.length > 0 ? fitting : films).slice(0, MOST_CANDIDATES) };
}

function find(index: TitleIndex, text: string, isKept: boolean): readonly CatalogueFilm[] {
  const words = splitWords(text.replaceAll('&', ' ve '));
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1).map(({ folded }) => titleWord(folded));
  const whole = titleWord(last.folded);
  const ends =
    last.suffix !== '' && isTitleSuffix(last.suffix)
      ? [whole, titleWord(last.base)]
      : [whole, ...withoutCase(whole)];
  const keys = ends.map((end) => [...before, end].join(' '));
  const exact = keys.flatMap((key) => index.entry(key) ?? []);
  const named = [...exact.map((entry) => entry.films), ...exact.map((entry) => entry.shortFor)];
  const found = named.find(({ length }) => length > 0);
  const begun = () => keys.map((key) => beginning(index, key)).find(({ length }) => length > 0);
  return found ?? begun() ?? (isKept ? [] : nearest(index, keys));
}

function beginning(index: TitleIndex, key: string): readonly CatalogueFilm[] {
  if (key.length < SHORTEST_PREFIX) return [];
  const films = index
    .startingWith(key.split(' ')[0] ?? '')
    .filter((entry) => entry.key.startsWith(`${key} `))
    .flatMap((entry) => [...entry.films, ...entry.shortFor]);
  return [...new Set(films)].sort((a, b) => a.year - b.year);
}

function nearest(index: TitleIndex, keys: readonly string[]): readonly CatalogueFilm[] {
  let best: readonly CatalogueFilm[] = [];
  let bestDistance = Infinity;
  const wanted = keys.map((key) => ({ key, letters: lettersOf(key), numbers: figures(key) }));
  const lengths = keys.map(({ length }) => length);
  const [least, most] = [Math.min(...lengths) - MOST_FORGIVEN, Math.max(...lengths) + MOST_FORGIVEN];
  // Nearly all titles are told from it by their length.
  for (const entry of index.entries.filter(({ key: { length } }) => length >= least && length <= most)) {
    for (const { key, letters, numbers } of wanted) {
      const shortest = Math.min(key.length, entry.key.length);
      // `Cats` is not a slip for `Cars`.
      const limit = shortest < SHORTEST_MISTYPED ? 0 : Math.min(forgiven(shortest), bestDistance);
      if (limit === 0 || Math.abs(key.length - entry.key.length) > limit) continue;
      if (lettersApart(letters, lettersOf(entry.key)) > limit) continue;
      // A figure is never a slip: one sequel is not another.
      if (numbers !== figures(entry.key)) continue;
      const distance = editDistance(key, entry.key, limit);
      if (distance > limit) continue;
      const films = entry.films.length > 0 ? entry.films : entry.shortFor;
      // Two titles equally near are both meant, so that neither is guessed.
      best = distance < bestDistance ? films : [...new Set([...best, ...films])];
      bestDistance = distance;
    }
  }
  return best;
}

const figures = (key: string) => (/\d/u.test(key) ? key.replace(/\D/gu, '') : '');
