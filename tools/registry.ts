import type { InferUITools, UIMessage } from 'ai';

import { addFavourite } from './add-favourite.ts';
import type { ToolPorts } from './context.ts';
import { findTrailer } from './find-trailer.ts';
import { listFilms } from './list-films.ts';
import { markWatched } from './mark-watched.ts';
import { openTab } from './open-tab.ts';
import { recommendFilms } from './recommend-films.ts';
import { removeFavourite } from './remove-favourite.ts';
import { searchWeb } from './search-web.ts';
import { setTheme } from './set-theme.ts';
import { showFilm } from './show-film.ts';
import { showStats } from './show-stats.ts';
import { surpriseFilm } from './surprise-film.ts';
import { unmarkWatched } from './unmark-watched.ts';

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
});

export type Tools = ReturnType<typeof createTools>;
export type ToolName = keyof Tools;
export type UITools = InferUITools<Tools>;
export type ChatMessage = UIMessage<MessageMetadata, never, UITools>;

/** What a message knows beside its parts. */
export interface MessageMetadata {
  /** `builtIn` or the model's name. */
  model?: string;
  /** ISO time. */
  createdAt?: string;
  /** Stands in for a kept message that could not be read; nothing of it is sent on. */
  unreadable?: boolean;
}
