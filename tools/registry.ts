import type { InferUITools, UIMessage } from 'ai';

import type { ToolPorts } from './context.ts';
import { compareFilms } from './compare-films.ts';
import { filmsForTwo } from './films-for-two.ts';
import { findTrailer } from './find-trailer.ts';
import {
  addFavourite,
  addToWatchlist,
  hideFilm,
  markWatched,
  removeFavourite,
  removeFromWatchlist,
  unhideFilm,
  unmarkWatched,
} from './list-changes.ts';
import { listFilms } from './list-films.ts';
import type { NamedFilms } from './named-films.ts';
import { forget, remember } from './notes.ts';
import { openTab } from './open-tab.ts';
import { pickFromWatchlist } from './pick-from-watchlist.ts';
import { rateFilm } from './rate-film.ts';
import { planEvening } from './plan-evening.ts';
import { recommendFilms } from './recommend-films.ts';
import { searchWeb } from './search-web.ts';
import { setTheme } from './set-theme.ts';
import { showFilm } from './show-film.ts';
import { showReport } from './show-report.ts';
import { showStats } from './show-stats.ts';
import { surpriseFilm } from './surprise-film.ts';
import type { TitleInput } from './title-input.ts';
import { listCinemas, whereToWatch } from './watching.ts';

/** The one map of name → tool; agent, messages and views derive their types from it. */
export const createTools = (ports: ToolPorts) => ({
  recommendFilms: recommendFilms(ports),
  surpriseFilm: surpriseFilm(ports),
  showFilm: showFilm(ports),
  findTrailer: findTrailer(ports),
  searchWeb: searchWeb(ports),
  addFavourite: addFavourite(ports),
  removeFavourite: removeFavourite(ports),
  markWatched: markWatched(ports),
  unmarkWatched: unmarkWatched(ports),
  listFilms: listFilms(ports),
  showStats: showStats(ports),
  setTheme: setTheme(ports),
  openTab: openTab(ports),
  compareFilms: compareFilms(ports),
  remember: remember(ports),
  forget: forget(ports),
  addToWatchlist: addToWatchlist(ports),
  removeFromWatchlist: removeFromWatchlist(ports),
  pickFromWatchlist: pickFromWatchlist(ports),
  rateFilm: rateFilm(ports),
  hideFilm: hideFilm(ports),
  unhideFilm: unhideFilm(ports),
  showReport: showReport(ports),
  whereToWatch: whereToWatch(ports),
  listCinemas: listCinemas(ports),
  planEvening: planEvening(ports),
  filmsForTwo: filmsForTwo(ports),
});

export type Tools = ReturnType<typeof createTools>;
export type ToolName = keyof Tools;
export type UITools = InferUITools<Tools>;

/** A call with the input of its own tool: a misspelt name or field is a type error. */
export type PlannedCall<Name extends ToolName = ToolName> = {
  [N in Name]: { tool: N; input: UITools[N]['input'] };
}[Name];

/** Tools whose input is one film's `{ title, year? }`. */
export type FilmTool = {
  [N in ToolName]: TitleInput extends UITools[N]['input']
    ? UITools[N]['input'] extends Pick<TitleInput, 'title'>
      ? N
      : never
    : never;
}[ToolName];

/** What an answer holds beside words and calls; each has its schema in read-messages.ts. */
export type DataParts = { namedFilms: NamedFilms };

export type ChatMessage = UIMessage<MessageMetadata, DataParts, UITools>;

/** What a message knows beside its parts. */
export interface MessageMetadata {
  /** `builtIn` or the model's name. */
  model?: string;
  /** ISO time. */
  createdAt?: string;
  /** Stands in for a kept message that could not be read; nothing of it is sent on. */
  unreadable?: boolean;
}
