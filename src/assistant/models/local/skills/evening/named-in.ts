import { namedShown } from '../../core/named-shown.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';

/** The films of a plan that a message names, be it in short. */
export function namedIn(
  { tokens, titles }: Understanding,
  shown: readonly ShownFilm[],
): readonly ShownFilm[] {
  const whole = shown.filter(({ title }) =>
    titles.some(({ span }) => span.films.some((film) => film.title === title)),
  );
  if (whole.length > 0) return whole;
  const inShort = namedShown(tokens, shown);
  return inShort === undefined ? [] : [inShort.film];
}
