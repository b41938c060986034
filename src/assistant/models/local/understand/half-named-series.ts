import { rememberedOf } from '#domain/remembered.ts';
import { fold } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { seriesOf } from '#films/series.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { CONCEPTS } from './concepts.ts';
import { union } from './lists.ts';
import type { Reader } from './reading.ts';
import { isRefusal } from './refusals.ts';
import { endsClause, wordAt } from './tokens.ts';

const LEAST = 4;
const OF_THEM = /^(?:seri|film|olan)\w*$/u;

/** `Karayip` of Karayip Korsanları, `Bond` of James Bond, folded, as they are written. */
const HALVES = rememberedOf(
  (films: readonly CatalogueFilm[]) =>
    new Map(
      films
        .flatMap((film) => {
          const words = seriesOf(film)?.name.split(' ') ?? [];
          return [words.at(0), words.at(-1)];
        })
        .flatMap((word = '') => {
          const folded = fold(word);
          const isName = /^[a-z]+$/u.test(folded) && folded.length >= LEAST && !isCommonWord(folded);
          return isName ? [[folded, word] as const] : [];
        }),
    ),
);

/** `korsan filmi karayip hariç`: a series that is left out by half its name. */
export const readHalfNamedSeries: Reader = ({ tokens, wishes, index, claimed }) => {
  const left = tokens.flatMap(({ base }, place) => {
    const name = HALVES(index.films).get(base);
    if (name === undefined || claimed.has(place) || CONCEPTS.at(tokens, place) !== undefined) return [];
    // `harry potter serisi hariç`: by its whole name.
    if (wishes.excludeTitles?.some((title) => fold(title).split(' ').includes(base))) return [];
    const after = OF_THEM.test(wordAt(tokens, place + 1)) ? place + 2 : place + 1;
    return isRefusal(tokens, after) && !endsClause(tokens[after - 1]) ? [{ name, place }] : [];
  });
  if (left.length === 0) return {};
  return {
    wishes: {
      ...wishes,
      excludeTitles: union(
        wishes.excludeTitles,
        left.map(({ name }) => name),
      ),
    },
    claims: left.map(({ place }) => place),
  };
};
