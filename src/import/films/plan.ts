import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FavouriteFilm, WatchedFilm, WatchlistFilm } from '#domain/records.ts';

import { knownFilm, ownFilm } from './film-of.ts';
import { type ImportFilm, join, type Said } from './join.ts';
import {
  createMerge,
  FAVOURITE_RULES,
  favouriteEntry,
  keysOf,
  type Merged,
  WATCHED_RULES,
  watchedEntry,
  WATCHLIST_RULES,
  watchlistEntry,
  type Wish,
  writtenKeys,
} from './merge.ts';
import { AT_A_TIME, type Breathe } from '../shared/breathe.ts';
import type { Prepared } from './prepare.ts';
import type { Destination, LeftOut } from '../shared/row.ts';

/** The lists as they are. */
export interface Held {
  watched: readonly WatchedFilm[];
  watchlist: readonly WatchlistFilm[];
  favourites: readonly FavouriteFilm[];
}

/** What the person has decided. */
export interface Choices {
  /** Where the films of a part go, by its id; else where the part says. */
  destinations: ReadonlyMap<string, Destination>;
  /** Which film is meant where several could be; without a choice it gets a record of its own. */
  films: ReadonlyMap<ImportFilm, CatalogueFilm>;
}

export const NO_CHOICES: Choices = { destinations: new Map(), films: new Map() };

/** What an import does: for each list what it becomes, and the wishes it follows from. */
export interface ImportPlan {
  watched: ListPlan<WatchedFilm>;
  watchlist: ListPlan<WatchlistFilm>;
  favourites: ListPlan<FavouriteFilm>;
  /** Films of which everything is here already. */
  known: number;
  left: readonly LeftOut[];
}

export interface ListPlan<T> extends Merged<T> {
  wishes: readonly Wish<T>[];
}

interface PlanOptions {
  held: Held;
  choices: Choices;
  /** The film with its plot. */
  tell: (film: CatalogueFilm) => Promise<CatalogueFilm>;
  breathe: Breathe;
  onProgress?: (done: number, total: number) => void;
}

/** Works out what an import would do; changes nothing. @throws where it was stopped */
export async function planImport(prepared: Prepared, options: PlanOptions): Promise<ImportPlan> {
  const { held, choices, tell, breathe, onProgress } = options;
  const watched = collect(createMerge(held.watched, WATCHED_RULES));
  const watchlist = collect(createMerge(held.watchlist, WATCHLIST_RULES));
  const favourites = collect(createMerge(held.favourites, FAVOURITE_RULES));
  const defaults = new Map(prepared.parts.map(({ id, to }) => [id, to]));
  const toOf = (part: string) => choices.destinations.get(part) ?? defaults.get(part) ?? 'none';
  const left = [...prepared.left];
  let known = 0;
  for (const [index, { film, match }] of prepared.films.entries()) {
    if (index % AT_A_TIME === 0) {
      onProgress?.(index, prepared.films.length);
      await breathe();
    }
    const said = byDestination(film, toOf);
    if (said.size === 0) {
      const { file, line, title, year } = film;
      left.push({ file, line, title, year, reason: 'listesi alınmadı' });
      continue;
    }
    const chosen = match.kind === 'one' ? match.film : choices.films.get(film);
    const record = chosen === undefined ? ownFilm(film) : knownFilm(await tell(chosen), film);
    const keys = [...new Set([...keysOf(record), ...writtenKeys(film)])];
    const [seen, wanted, liked] = (['watched', 'watchlist', 'favourites'] as const).map((to) => said.get(to));
    const news = [
      seen !== undefined && watched.add({ entry: watchedEntry(record, seen), keys }),
      wanted !== undefined && watchlist.add({ entry: watchlistEntry(record, wanted), keys }),
      liked !== undefined && favourites.add({ entry: favouriteEntry(record, liked), keys }),
    ];
    if (!news.includes(true)) known += 1;
  }
  await breathe();
  return {
    watched: watched.result(),
    watchlist: watchlist.result(),
    favourites: favourites.result(),
    known,
    left,
  };
}

/** A merge that remembers what was asked of it. */
function collect<T>(merge: { add: (wish: Wish<T>) => boolean; result: () => Merged<T> }) {
  const wishes: Wish<T>[] = [];
  return {
    add(wish: Wish<T>) {
      wishes.push(wish);
      return merge.add(wish);
    },
    result: (): ListPlan<T> => ({ ...merge.result(), wishes }),
  };
}

function byDestination({ parts }: ImportFilm, toOf: (part: string) => Destination): Map<Destination, Said> {
  const said = new Map<Destination, Said>();
  for (const [part, own] of parts) {
    const to = toOf(part);
    if (to !== 'none') said.set(to, join(said.get(to), own));
  }
  return said;
}
