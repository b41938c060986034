import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import { type Memory, isSameFilm } from '../../core/memory.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/**
 * The wishes without what was said not to be found, where it was not said again and is not to be found now either: nobody
 * wants to hear `Tim Story filmi olanını bulamadım` of every three films.
 */
export function withoutMissed(
  wishes: Wishes,
  said: MessageWishes,
  { missed = [], wishes: before, shown }: Memory,
  films: readonly CatalogueFilm[],
): Wishes {
  if (before === undefined) return wishes;
  const seen = films.filter((film) => shown.some(isSameFilm(film)));
  // What not one of the films on the screen was, was not to be found beside what was wished then.
  const ofNone = (wish: Wishes) =>
    seen.length > 0 && seen.every((film) => brokenWishes(film, wish).length > 0);
  const kept = (name: 'people' | 'themes', beside: Wishes) =>
    wishes[name]?.filter(
      (one) =>
        !missed.includes(name) ||
        said[name].includes(one) ||
        before[name]?.includes(one) !== true ||
        [...(ofNone({ genres: [], [name]: [one] }) ? [] : [before]), beside].some((all) =>
          isThere(films, { ...all, people: beside.people, themes: [], [name]: [one] }),
        ),
    );
  // Where films are shown is looked up for the message that asks for it.
  const platforms = missed.includes('platforms') ? said.platforms : wishes.platforms;
  const people = kept('people', { ...wishes, people: [] });
  const themes = kept('themes', { ...wishes, people });
  return { ...wishes, people, themes, platforms };
}

function isThere(films: readonly CatalogueFilm[], wishes: Wishes): boolean {
  const broken = breaking({ ...wishes, excludeTitles: undefined });
  return films.some((film) => broken(film).length === 0);
}
