import type { Batch } from '#domain/batch.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Fallback } from '#domain/fallback.ts';
import type { Film, FilmRef } from '#domain/film.ts';
import type { Note } from '#domain/notes.ts';
import type { FavouriteFilm, HiddenFilm, WatchedFilm, WatchlistFilm } from '#domain/records.ts';
import type { Details } from '#domain/watched-details.ts';
import type { Tab } from '#domain/tab.ts';
import type { TrailerLookup, TrailerQuery } from '#domain/trailer.ts';
import type { Watching } from '#domain/watching.ts';
import type { Random } from '#lib/random.ts';
import type { ChooseFilms } from '#recommender/choose-films.ts';
import type { Flow } from '#recommender/flow.ts';
import type { MeetWith } from '#recommender/meeting.ts';

/** What a title stands for; one that fits several films is never guessed. */
export type Resolution<T = CatalogueFilm> =
  | { kind: 'one'; film: T }
  | { kind: 'many'; candidates: readonly T[] }
  | { kind: 'none' };

/**
 * A list of the person's. Writes answer false when they were refused or failed (E-07). `source` is the tool call that
 * makes the change, so that its message can take it back.
 */
export interface LibraryList<T extends FilmRef> {
  get(): readonly T[];
  has(film: FilmRef): boolean;
  add(film: Film, source?: string): Promise<boolean>;
  remove(film: FilmRef, source?: string): Promise<boolean>;
}

/** What tools need of the world; `src/composition/ports.ts` hands it in. Types only. */
export interface ToolPorts {
  flow: Flow;
  catalogue: {
    resolve(title: string, year?: number): Promise<Resolution>;
    films(): Promise<readonly CatalogueFilm[]>;
    /** Themes as the films name them: a model says `arkadaşlık` where they have `dostluk`. */
    nameThemes(said: readonly string[]): Promise<string[]>;
  };
  library: {
    favourites: LibraryList<FavouriteFilm>;
    watched: LibraryList<WatchedFilm> & {
      /** Keeps a score, a note and days on a film, which is watched by it; null where nothing changed. */
      keepDetails(film: Film, details: Details, source?: string): Promise<object | null>;
    };
    watchlist: LibraryList<WatchlistFilm>;
    hidden: LibraryList<HiddenFilm>;
    history: { get(): readonly Batch[] };
  };
  /** What the person has told of themselves. */
  notes: {
    get(): readonly Note[];
    add(note: Note): Promise<'added' | 'known' | 'failed'>;
    remove(note: Note): Promise<boolean>;
    /** False where it could not be written. */
    clear(): Promise<boolean>;
  };
  /** Films that count as no recommendation. */
  chooseFilms: ChooseFilms;
  /** Films for this person and another one. */
  meetWith: MeetWith;
  /** A lookup that fails finds nothing. */
  findTrailer(query: TrailerQuery, signal?: AbortSignal): Promise<TrailerLookup>;
  /** Where films can be watched. A lookup that fails says so. */
  watching: Pick<Watching, 'offersOf' | 'inCinemas'>;
  /** What a tool may put before the person's eyes. The terminal does nothing here. */
  screen: {
    showFilm(film: Film): void;
    showTrailer(query: TrailerQuery, trailer: TrailerLookup): void;
    showSurprise(film: Film, explanation: string, fallback: Fallback | undefined): void;
    openTab(tab: Tab): void;
    /** `source` is the tool call that asks for it. */
    setTheme(theme: 'dark' | 'light', source?: string): void;
    /** Opens an address in a new tab that knows nothing of this one. */
    openWindow(url: string): void;
  };
  now: () => Date;
  random: Random;
}
