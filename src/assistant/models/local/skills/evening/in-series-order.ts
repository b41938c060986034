import { seriesOf } from '#films/series.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { catalogued } from '../../core/known-film.ts';

/** The parts of one series in the order of their story, in whatever order they were shown; other films as they are. */
export function inSeriesOrder(films: readonly TitleInput[], index: FilmIndex): TitleInput[] {
  const placed = films.map((film) => ({ film, part: seriesOfInput(film, index) }));
  const names = new Set(placed.map(({ part }) => part?.name));
  const isOne = names.size === 1 && !names.has(undefined);
  return (isOne ? placed.toSorted((a, b) => (a.part?.place ?? 0) - (b.part?.place ?? 0)) : placed).map(
    ({ film }) => film,
  );
}

function seriesOfInput(film: TitleInput, index: FilmIndex) {
  const known = catalogued(film, index);
  return known && seriesOf(known);
}
