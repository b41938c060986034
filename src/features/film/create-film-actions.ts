import { createStore } from 'zustand/vanilla';

import type { Film } from '#domain/film.ts';
import type { TrailerLookup, TrailerQuery } from '#domain/trailer.ts';
import { webSearchUrl } from '#domain/web-search.ts';
import type { Details } from '#domain/watched-details.ts';
import type { Watching } from '#domain/watching.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import type { Records } from '#storage/create-records.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import type { Popups } from './popup-store.ts';
import { removeFavouriteQuestion, unmarkWatchedQuestion } from './questions.ts';

interface FilmActionPorts {
  /** The lists; the journal's, so that what is done with a card can be taken back. */
  records: {
    [List in 'favourites' | 'watched' | 'watchlist' | 'hidden']: Pick<Records[List], 'has'> & {
      add(film: FilmToAdd, source?: string): Promise<boolean>;
      remove(film: FilmToAdd, source?: string): Promise<boolean>;
    };
  } & {
    watched: { keepDetails(film: FilmToAdd, details: Details, source?: string): Promise<object | null> };
  };
  popups: Pick<Popups, 'getState'>;
  confirm: Pick<Confirm, 'confirm'>;
  findTrailer(query: TrailerQuery): Promise<TrailerLookup>;
  /** Where a film can be watched. */
  whereToWatch: Watching['offersOf'];
  /** Opens an address in a new tab that knows nothing of this one. */
  openWindow(url: string): unknown;
}

/** What can be done with a film wherever it is shown. */
export function createFilmActions({
  records,
  popups,
  confirm,
  findTrailer,
  whereToWatch,
  openWindow,
}: FilmActionPorts) {
  const { favourites, watched, watchlist, hidden } = records;
  /** The titles whose trailer is being looked up: every button of such a film shows it (P-23). */
  const trailerSearches = createStore<ReadonlySet<string>>(() => new Set());
  return {
    trailerSearches,
    whereToWatch,
    openFilm: (film: Film) => popups.getState().openFilm(film),
    /**
     * Adds at once; removing is asked about first (P-12, P-13). Answers whether anything changed.
     * @param source what offers the way back in its own place; without one a notice does
     */
    async toggleFavourite(film: FilmToAdd, source?: string): Promise<boolean> {
      if (!favourites.has(film)) return favourites.add(film, source);
      return confirm.confirm({
        ...removeFavouriteQuestion(film),
        action: () => favourites.remove(film, source),
      });
    },
    /** Marks at once; un-marking is asked about first (P-14, P-15). Answers and `source` as above. */
    async toggleWatched(film: FilmToAdd, source?: string): Promise<boolean> {
      if (!watched.has(film)) return watched.add(film, source);
      return confirm.confirm({
        ...unmarkWatchedQuestion(film),
        action: () => watched.remove(film, source),
      });
    },
    /** Both ways at once: a bookmark is set and taken out lightly, and can be taken back. Answers and `source` as above. */
    toggleWatchlist: (film: FilmToAdd, source?: string): Promise<boolean> =>
      watchlist.has(film) ? watchlist.remove(film, source) : watchlist.add(film, source),
    /** Hides a film from all recommendations, or lets it come again. */
    toggleHidden: (film: FilmToAdd, source?: string): Promise<boolean> =>
      hidden.has(film) ? hidden.remove(film, source) : hidden.add(film, source),
    /** Keeps stars, a note and days on a film, which is watched by it. Answers whether anything changed. */
    keepDetails: async (film: FilmToAdd, details: Details, source?: string): Promise<boolean> =>
      (await watched.keepDetails(film, details, source)) !== null,
    /** Looks a trailer up and opens its popup, also when there is none; does nothing while its title is looked up. */
    async findTrailer({ title, year }: TrailerQuery): Promise<void> {
      const searched = trailerSearches.getState();
      if (searched.has(title)) return;
      trailerSearches.setState(new Set([...searched, title]), true);
      // A lookup that fails finds nothing (B-12).
      const trailer = await findTrailer({ title, year }).catch(() => undefined);
      popups.getState().openTrailer({ title, year, trailer });
      trailerSearches.setState((titles) => new Set([...titles].filter((other) => other !== title)), true);
    },
    /** Opens a web search in a new tab; does nothing for a blank title (P-29, P-30). */
    searchWeb(title: string): void {
      const url = webSearchUrl(title);
      if (url !== undefined) openWindow(url);
    },
  };
}

export type FilmActions = ReturnType<typeof createFilmActions>;
