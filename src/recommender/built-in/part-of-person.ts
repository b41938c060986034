import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { madeBy } from '#domain/film-words.ts';

/** What a part counts by its place among the actors; who directs counts in full. */
const BY_PLACE: readonly number[] = [1, 1, 0.8, 0.6];
const SMALL = 0.2;
/** More than these directed a film of many parts. */
const A_PAIR = 2;
/** Of a cartoon one hears the actor only. */
const VOICE = 0.5;

/** How great a person's part in a film is, 0–1: people ask for whom they see in the lead. */
export function partOfPerson(person: string): (film: CatalogueFilm) => number {
  const isOf = madeBy(person);
  const isCalled = (name: string) => isOf({ director: name, actors: [] });
  return (film) => {
    if (!isOf(film)) return 0;
    if (film.director !== undefined && isCalled(film.director))
      return film.director.split(', ').length > A_PAIR ? SMALL : 1;
    const played = BY_PLACE[film.actors.findIndex(isCalled)] ?? SMALL;
    return film.genres.includes('Animasyon') ? played * VOICE : played;
  };
}
