import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** What being named first beside a film adds to a likeness of 0 to 1, and being named last. */
const FIRST = 0.5;
const LAST = 0.3;
/** The same for a film beside which the model is named, and not it beside the model. */
const IN_TURN = 0.2;

/** What it adds to a film's likeness that a friend names it beside one of some films (`catalogue/beside.json`). */
export function namedBeside(models: readonly CatalogueFilm[]): (film: CatalogueFilm) => number {
  const own = new Set(models.map(({ id }) => id));
  const points = new Map<string, number>();
  for (const { judgement } of models) {
    const named = judgement?.beside ?? [];
    for (const [place, id] of named.entries()) {
      const added = FIRST - ((FIRST - LAST) * place) / Math.max(1, named.length - 1);
      points.set(id, Math.max(points.get(id) ?? 0, added));
    }
  }
  const isNamedInTurn = ({ judgement }: CatalogueFilm) =>
    judgement?.beside.some((id) => own.has(id)) === true;
  return (film) => points.get(film.id) ?? (isNamedInTurn(film) ? IN_TURN : 0);
}

/** So many films of a director beside which a film is named first make it one in their manner. */
const SEVERAL = 2;

/** The same for the films of one director: what is named beside several of them is in their manner. */
export function namedBesideMost(films: readonly CatalogueFilm[]): (film: CatalogueFilm) => number {
  const each = films.map((film) => namedBeside([film]));
  return (film) => Math.min(1, each.reduce((total, named) => total + named(film), 0) / SEVERAL);
}
