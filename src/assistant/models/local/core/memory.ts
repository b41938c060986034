import type { Wishes } from '#domain/wishes.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { ListName } from '#tools/list-films.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Need } from '../understand/need.ts';

/** What somebody has told that they live through, and whether films were shown since. */
export interface Care {
  need: Need;
  shown: boolean;
}

export type ShownFilm = Pick<OutputFilm, 'title'> & Partial<OutputFilm>;

/** What has happened so far, as far as the next message may rest on it. */
export interface Memory {
  wishes?: Wishes | undefined;
  shown: readonly ShownFilm[];
  focus?: ShownFilm | undefined;
  /** A call of the last turn whose title fits several films, and the field of its input that is open. */
  picking?: { call: PlannedCall; slot: string | undefined; candidates: readonly OutputFilm[] } | undefined;
  /** The calls that take back what the last turn that changed the person's lists did there, but for their films. */
  undo?: readonly { tool: ListChange; film: ShownFilm }[] | undefined;
  /** What the last turn noted of the person. */
  noted?: string | undefined;
  /** The film that the last turn gave stars to. */
  rated?: { title: string; year: number } | undefined;
  /** The last turn changed the person's lists: what follows may go on with it (`onu da`, `X'i geri al`). */
  changed?: boolean | undefined;
  /** A call of the last turn that still waits for the person's consent. */
  waiting?: PlannedCall | undefined;
  lastShow?:
    | 'recommendFilms'
    | 'surpriseFilm'
    | 'listFilms'
    | 'pickFromWatchlist'
    | 'planEvening'
    | 'filmsForTwo'
    | undefined;
  /** The films that were picked from the watchlist so far: `başka` brings another. */
  pickedBefore?: readonly string[] | undefined;
  plan?: PlannedCall<'planEvening'>['input'] | undefined;
  pair?: PlannedCall<'filmsForTwo'>['input'] | undefined;
  /** Somebody who needs care has it until they turn to something else. */
  care?: Care | undefined;
  /** The person's list that was shown last, unless a recommendation followed. */
  list?: ListName | undefined;
}

/** Each change of a list, with the one that takes it back. */
export const UNDO = {
  addFavourite: 'removeFavourite',
  removeFavourite: 'addFavourite',
  markWatched: 'unmarkWatched',
  unmarkWatched: 'markWatched',
  addToWatchlist: 'removeFromWatchlist',
  removeFromWatchlist: 'addToWatchlist',
  hideFilm: 'unhideFilm',
  unhideFilm: 'hideFilm',
} as const;
export type ListChange = keyof typeof UNDO;

/** Films were shown together: they are those pointed at next. */
export const withShown = (
  memory: Memory,
  lastShow: NonNullable<Memory['lastShow']>,
  shown: readonly ShownFilm[],
): Memory => ({
  ...memory,
  shown,
  focus: shown.length === 1 ? shown[0] : undefined,
  lastShow,
  list: undefined,
});

/** One film was spoken of: it is the one meant next, and the only one shown where none was. */
export function withFocus(memory: Memory, film: ShownFilm): Memory {
  return { ...memory, focus: film, shown: memory.shown.length > 0 ? memory.shown : [film] };
}
