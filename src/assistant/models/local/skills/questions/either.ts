import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { partsNamedIn, partsOf, seriesAmong, seriesCalled, seriesOf } from '#films/series.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { placeNamed } from '../../understand/references.ts';
import { type Tokens, endWithoutSuffix, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from './named-film.ts';

const PARTICLE = /^m[iu]$/u;
const LONGEST_TITLE = 6;
const DEED = /(?:[dt][iu]rs?|[a-z]{2}s)[ae][mk]$|[aeiu]rlar$|[aeiu]rler$|[iu]yorlar$/u;

type Said = Pick<Understanding, 'tokens' | 'written'>;

/** The two films of `gora mı arog mu`, each before its own question, though alone it may be an everyday word. */
export function eitherOf({ tokens, written }: Said, index: FilmIndex): CatalogueFilm[] {
  const beside = partsBeside(tokens, index);
  if (beside.length === 2) return beside;
  const [first = 0, second = 0] = tokens.flatMap(({ base }, at) => (PARTICLE.test(base) ? at : []));
  if (first === 0 || second <= first + 1) return [];
  const from = tokens[first + 1]?.base === 'yoksa' ? first + 2 : first + 1;
  const stretches: readonly [number, number][] = [
    [0, first],
    [from, second],
  ];
  const parts = partsByNumber(tokens, first, from, second, index);
  if (parts.length === 2) return parts;
  // `ikinci mi üçüncü mü daha korkunç`: of the films on the screen.
  if (stretches.some(([start, end]) => end - start === 1 && placeNamed(tokens, start) !== undefined))
    return [];
  // `dağda mı kalmışlar denizde mi`: where it happens.
  if (
    stretches.every(
      ([, end]) =>
        /^[dt][ae]$/u.test(tokens[end - 1]?.suffix ?? '') || PLACE.test(tokens[end - 1]?.folded ?? ''),
    )
  )
    return [];
  // `korku mu komedi mi` asks for films.
  if (stretches.some(([, end]) => CONCEPTS.at(tokens, end - 1)?.value.kind === 'genre')) return [];
  return stretches.flatMap(([start, end]) => {
    const part = tokens.slice(start, end);
    return (
      nameAtEnd(part, written, index) ??
      bestKnown(partsNamedIn(index.films, foldedText(part))?.parts ?? []) ??
      []
    );
  });
}

const PLACE = /\w{2,}(?:[dt][ae])$/u;

const NUMBER = /^\d{1,2}$/u;

const BESIDE = /^(?:ile|ve|v(?:e)?s|yoksa|l[ae])$/u;

/** `recep ivedik 1 ile 2`: two parts of one series, side by side. */
export function partsBeside(tokens: Tokens, index: FilmIndex): CatalogueFilm[] {
  const at = tokens.findIndex(
    ({ base }, place) =>
      NUMBER.test(base) &&
      BESIDE.test(tokens[place + 1]?.folded ?? '') &&
      NUMBER.test(tokens[place + 2]?.base ?? ''),
  );
  return at < 1 ? [] : partsByNumber(tokens, at + 1, at + 2, at + 3, index);
}

/** `godfather 1 mi 2 mi`, `baba 2 mi daha iyi 3 mü`: two parts of the series that is named before the first of them. */
function partsByNumber(tokens: Tokens, first: number, from: number, second: number, index: FilmIndex) {
  const [one, other] = [tokens[first - 1], tokens[second - 1]].map((token) => token?.base ?? '');
  if (first < 2 || second - from > LONGEST_TITLE || ![one, other].every((word) => NUMBER.test(word ?? '')))
    return [];
  const name = tokens.slice(Math.max(0, first - LONGEST_TITLE), first - 1);
  const series = name.map((_, at) => seriesNamed(name.slice(at), index)).find((found) => found !== undefined);
  return [one, other].flatMap((place) =>
    (series ?? []).filter((film) => seriesOf(film)?.place === Number(place)),
  );
}

/** The films of the series of that name, or of the film of that name. */
function seriesNamed(name: Tokens, index: FilmIndex): readonly CatalogueFilm[] | undefined {
  const { films } = index;
  const said = foldedText(name);
  const found = index.resolveTitle(said);
  const called = found.kind === 'one' ? [found.film] : found.kind === 'many' ? found.candidates : [];
  const series = seriesAmong(called) ?? seriesCalled(said, films);
  return series === undefined ? undefined : partsOf(films, series);
}

/** The film whose name ends some words: all of them, or the most that are one (`biri bana Baba mı`). */
function nameAtEnd(part: Tokens, written: string, index: FilmIndex): CatalogueFilm | undefined {
  const last = part.at(-1);
  // `babam ve oğlum göstersem mi, ağlarlar mı`: asked of a deed, and no name.
  if (last === undefined || DEED.test(last.folded)) return undefined;
  for (let at = Math.max(0, part.length - LONGEST_TITLE); at < part.length; at++) {
    // A single everyday word is a name only where it stands alone.
    const isChance = at > 0 && at === part.length - 1 && isCommonWord(last.base);
    if (isChance) continue;
    const found = index.resolveTitle(written.slice(part[at]?.start, endWithoutSuffix(last)));
    if (found.kind === 'one') return found.film;
    if (found.kind === 'many') return bestKnown(found.candidates);
  }
  return undefined;
}
