import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { partsNamedIn, partsOf, seriesAmong, seriesOf } from '#films/series.ts';
import { tokenise } from '../../understand/tokens.ts';
import { askingWords, questionIn } from './asked.ts';
import { eitherOf } from './either.ts';
import { MOST_NAMED } from './series.ts';

/** The films that the answer to a message listed in words: the parts of a series, or the two of `gora mı arog mu`. */
export function toldFilms(written: string, index: FilmIndex): readonly CatalogueFilm[] {
  const either = eitherOf({ tokens: tokenise(written), written }, index);
  if (either.length === 2) return either;
  const text = fold(written);
  const question = questionIn(text);
  // `yüzüklerin efendisi kaç saat toplam`
  const isOfAll = question === 'LENGTH' && askingWords.WHOLE_SERIES.in(text);
  if (question !== 'SERIES' && !isOfAll) return [];
  const name = seriesAmong(index.findTitlesIn(written).flatMap(({ films }) => films));
  const parts = name === undefined ? partsNamedIn(index.films, text)?.parts : partsOf(index.films, name);
  if (parts === undefined || parts.length <= MOST_NAMED) return parts ?? [];
  // Of a studio's many films only a few are named.
  return parts.every((film) => seriesOf(film) !== undefined) ? parts.toSorted((a, b) => a.year - b.year) : [];
}
