import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { namesWords as words } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import { placesOf, wordAt, wordsIn } from './tokens.ts';

/** So many years after somebody's first film they are no longer young in one, and so many films are no choice. */
const YOUNG_FOR = 13;
const FEWEST = 3;

/** `al pacino'nun gençliği`, `brad pitt'in ilk filmleri`: somebody's early films, and no films about youth. */
export const readYouth: Reader = ({ tokens, people, bounds, index, claimed }) => {
  for (const { span, to: end } of people) {
    // `dicaprio nun bebek yüzlü yılları`: a suffix that stands alone.
    const to = /^n?[iu]n$/u.test(wordAt(tokens, end)) ? end + 1 : end;
    const inTwo = words.EARLY_FILMS.is(wordsIn(tokens, to, to + 2).join(' '));
    const isYoung = inTwo || words.YOUTH.is(wordAt(tokens, to));
    const maxYear = isYoung && !claimed.has(to) ? lastOfYouth(index.films, span.name) : undefined;
    if (maxYear === undefined) continue;
    return { claims: placesOf({ from: to, to: inTwo ? to + 2 : to + 1 }), bounds: { maxYear, ...bounds } };
  }
  return {};
};

function lastOfYouth(films: readonly CatalogueFilm[], name: string): number | undefined {
  const years = films
    .filter(({ actors, director }) => actors.includes(name) || director?.includes(name) === true)
    .map(({ year }) => year)
    .toSorted((a, b) => a - b);
  const [first] = years;
  if (first === undefined) return undefined;
  return Math.max(first + YOUNG_FOR, years[Math.min(FEWEST, years.length) - 1] ?? first);
}
