import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { say } from '../../core/skill.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { said } from './said.ts';
import { whichOfTwo } from './two-films.ts';
import { whichFirst } from './which-first.ts';

/** The words from the first film on, where those before it measure nothing: `akira ağırdı, mononoke mi …` is no question of weight. */
export function sinceFirst({ tokens, titles, text }: Understanding): string {
  const from = titles.find(({ to }) => /^m[iu]/u.test(tokens[to]?.folded ?? ''))?.from ?? 0;
  const before = foldedText(tokens.slice(0, from));
  return said.WHICH.in(before) || /(?:^| )(?:daha|en)(?: |$)/u.test(before)
    ? text
    : foldedText(tokens.slice(from));
}

/** Which of two that are named, in the order that is asked or by what is. */
export const twoFilms = (
  [first, second]: readonly (CatalogueFilm | undefined)[],
  text: string,
  all: readonly CatalogueFilm[],
) =>
  first === undefined || second === undefined || first === second
    ? undefined
    : say(
        whichFirst([first, second], text, all) ??
          `${whichOfTwo(asNamedBoth(first, second, text), text)}${toBegin([first, second], text, all)}`,
      );

/** `mission impossible mı james bond mu başlasak`: of the better series its beginning, too. */
function toBegin(films: readonly CatalogueFilm[], text: string, all: readonly CatalogueFilm[]): string {
  const [best] = films.toSorted((a, b) => b.rating - a.rating);
  const name = best && seriesOf(best)?.name;
  const [first] = name === undefined || !text.includes('basla') ? [] : partsOf(all, name);
  return first === undefined ? '' : ` ${first.title} (${first.year}) ile başla.`;
}

/** Two parts of one series are called by their numbers: `Recep İvedik 1`. */
function asNamedBoth(first: CatalogueFilm, second: CatalogueFilm, text: string) {
  const series = seriesOf(first)?.name;
  const numbered = (film: CatalogueFilm) =>
    seriesOf(film)?.place === 1 ? { ...film, title: `${film.title} 1` } : film;
  // `gora mı arog mu` are called by their own names.
  const isAlike = second.title.startsWith(first.title) || first.title.startsWith(second.title);
  return isAlike && series !== undefined && series === seriesOf(second)?.name
    ? ([numbered(first), numbered(second)] as const)
    : ([asNamed(first, text), asNamed(second, text)] as const);
}

/** `yüzüklerin efendisi mi harry potter mı`: a series is called so, and not by its best part. */
function asNamed(film: CatalogueFilm, text: string): CatalogueFilm {
  const series = seriesOf(film)?.name;
  const isSeries = series !== undefined && text.includes(fold(series)) && !text.includes(fold(film.title));
  return isSeries ? { ...film, title: series } : film;
}
