import { fromPairs } from './place-pairs.ts';

/** Films by what is wished, as steps from one film's place to the next: small numbers, which pack well. */
export type WishLists = Readonly<Record<string, readonly number[]>>;

/** What each film, by its place, is named first for, with its place among the films that are named: 0 is the very first. */
export function placesByFilm(
  lists: Readonly<Record<string, string>>,
): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const [wish, letters] of Object.entries(lists))
    for (const [place, film] of fromPairs(letters).entries())
      found.set(film, (found.get(film) ?? new Map<string, number>()).set(wish, place));
  return found;
}

/** The steps of places in rising order. */
export const toSteps = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (places[at - 1] ?? 0));

/** What each film, by its place, is on the lists for, in the order of the lists. */
export function wishesByFilm(lists: WishLists): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const [wish, steps] of Object.entries(lists)) {
    let place = 0;
    for (const step of steps) {
      place += step;
      const wishes = found.get(place);
      if (wishes === undefined) found.set(place, [wish]);
      else wishes.push(wish);
    }
  }
  return found;
}
