import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Memory } from '../../core/memory.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/**
 * The wishes without what was said not to be found, where it was not said again and is not to be found now either: nobody
 * wants to hear `Tim Story filmi olanını bulamadım` of every three films.
 */
export function withoutMissed(
  wishes: Wishes,
  said: MessageWishes,
  { missed = [], wishes: before }: Memory,
  films: readonly CatalogueFilm[],
): Wishes {
  if (before === undefined) return wishes;
  const kept = (name: 'people' | 'themes', beside: Wishes) =>
    wishes[name]?.filter(
      (one) =>
        !missed.includes(name) ||
        said[name].includes(one) ||
        before[name]?.includes(one) !== true ||
        [before, beside].some((all) =>
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
