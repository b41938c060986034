import type { Film } from '#domain/film.ts';
import type { Trailer, TrailerQuery } from '#domain/trailer.ts';
import { webSearchUrl } from '#domain/web-search.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import {
  createTrailerSearches,
  type TrailerSearches,
  whileSearching,
} from '#features/trailer/trailer-searches.ts';
import type { Records } from '#storage/create-records.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import type { Popups } from './popup-store.ts';
import { removeFavouriteQuestion, unmarkWatchedQuestion } from './questions.ts';

/** What can be done with a film wherever it is shown (spec §2, §4). */
export interface FilmActions {
  openFilm(film: Film): void;
  /** Adds at once; removing is asked about first (danger). Answers whether anything changed. */
  toggleFavourite(film: FilmToAdd): Promise<boolean>;
  /** Marks at once; un-marking is asked about first (warning). Answers whether anything changed. */
  toggleWatched(film: FilmToAdd): Promise<boolean>;
  /** Looks a trailer up and opens its popup, also when there is none. */
  findTrailer(film: TrailerQuery): Promise<void>;
  /** Opens a web search in a new tab; does nothing for a blank title (spec §5). */
  searchWeb(title: string): void;
  /** For the busy state of trailer buttons, keyed by title (spec §4). */
  trailerSearches: TrailerSearches;
}

export interface FilmActionPorts {
  /** The lists; the journal's, so that what is done with a card can be taken back. */
  records: {
    [List in 'favourites' | 'watched']: Pick<Records[List], 'has' | 'add' | 'remove'>;
  };
  popups: Pick<Popups, 'getState'>;
  confirm: Pick<Confirm, 'confirm'>;
  findTrailer(query: TrailerQuery): Promise<Trailer | undefined>;
  /** Opens an address in a new tab that knows nothing of this one. */
  openWindow(url: string): unknown;
}

export function createFilmActions({
  records,
  popups,
  confirm,
  findTrailer,
  openWindow,
}: FilmActionPorts): FilmActions {
  const { favourites, watched } = records;
  const trailerSearches = createTrailerSearches();
  return {
    trailerSearches,
    openFilm: (film) => popups.getState().openFilm(film),
    async toggleFavourite(film) {
      if (!favourites.has(film)) return favourites.add(film);
      return confirm.confirm({ ...removeFavouriteQuestion(film), action: () => favourites.remove(film) });
    },
    async toggleWatched(film) {
      if (!watched.has(film)) return watched.add(film);
      return confirm.confirm({ ...unmarkWatchedQuestion(film), action: () => watched.remove(film) });
    },
    findTrailer: ({ title, year }) =>
      whileSearching(trailerSearches, title, async () => {
        // A lookup that fails finds nothing (spec §8).
        const trailer = await findTrailer({ title, year }).catch(() => undefined);
        popups.getState().openTrailer({ title, year, trailer });
      }),
    searchWeb(title) {
      const url = webSearchUrl(title);
      if (url !== undefined) openWindow(url);
    },
  };
}
