import type { FilmFacts } from '#domain/film-facts.ts';
import { ofPerson } from '#domain/film-words.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/** Whether any film of some people is of the countries or the origin that is said now. */
export function areThere(
  films: readonly FilmFacts[],
  people: readonly string[] = [],
  { origin, countries }: Pick<MessageWishes, 'origin' | 'countries'>,
): boolean {
  if (people.length === 0 || (origin === undefined && countries.length === 0)) return true;
  const broken = breaking({
    genres: [],
    people: [...people],
    origin,
    ...(countries.length > 0 && { countries: [...countries] }),
  });
  return films.some((film) => broken(film).length === 0);
}

/** So many films make two names a pair that is wished together without a word that joins them. */
const PAIR = 2;

/**
 * Whether people who were named one after the other can be wished together: `Şener Şen`, then `Kemal Sunal`. Who made no
 * films with those of before (`Kubrick`, then `Tarkovski olsun`) stands in their place.
 * @param joined whether the message joins them in words (`Kemal Sunal da olsun`)
 */
export function togetherIn(films: readonly FilmFacts[], people: readonly string[], joined: boolean): boolean {
  if (people.length < 2) return true;
  const each = people.map((person) => ofPerson(person));
  const together = films.filter((film) => each.every((isOf) => isOf(film)));
  return together.length >= (joined ? 1 : PAIR);
}
