import type { Tab } from '#domain/tab.ts';
import type { ListName } from '#tools/list-films.ts';
import type { FilmTool } from '#tools/registry.ts';

import {
  ADD,
  ADDED_BEFORE,
  ADD_PLAINLY,
  CLEAR,
  EVERYTHING,
  MARK,
  NOT_TO,
  QUESTION,
  RATHER_FIND,
  REMOVE,
  REMOVE_SHOWN,
  TAKE_BACK,
  TAKE_OUT,
  UNDO,
} from '../lexicon/changes.ts';
import { DETAIL, NOT_ON_THE_WEB, OPEN, RATHER_RECOMMEND, TRAILER, WEB } from '../lexicon/film-questions.ts';
import {
  BASED_ON_LIST,
  FAVOURITE,
  FAVOURITE_WORD,
  FROM_FAVOURITES,
  HISTORY,
  INTO_FAVOURITES,
  INTO_WATCHED,
  LIST_ALONE,
  MAKES_FAVOURITE,
  MARKED,
  NOT_AMONG_FAVOURITES,
  NOT_A_LIST,
  NOT_WATCHED,
  SHOW_LIST,
  UNMARKS,
  WATCHED,
  WATCHED_LIST,
  WHICH,
  WITHIN_LIST,
} from '../lexicon/lists.ts';
import {
  CHANGE_PROFILE,
  DARK,
  DARKEN,
  DASHBOARD_TAB,
  EXPORT,
  FAVOURITES_TAB,
  GO,
  GO_PLAINLY,
  INTO_THE_PAST,
  LIGHT,
  LOG_OUT,
  NO_THEME,
  OWN_DATA,
  PANEL,
  RATHER_FILMS,
  RECOMMEND_TAB,
  REFUSED_LAST,
  SCREEN,
  SETTINGS_TAB,
  SHOW,
  SHOW_HISTORY,
  SHOW_OR_LIST,
  STATS,
  TAB_ALONE,
  THEMED,
  THEME_ALONE,
  THEME_TOLD,
  THEME_WORD,
  TIME_TRAVEL,
  TURN_COLOUR,
  TURN_OFF,
  WHERE_IS,
} from '../lexicon/screens.ts';
import type { Phrases } from '../lexicon/phrases.ts';

/** What a part of a message asks to be done, apart from recommending. */
export type Act =
  | { kind: 'film'; tool: FilmTool }
  | { kind: 'list'; list: ListName }
  | { kind: 'stats' }
  | { kind: 'theme'; theme?: 'dark' | 'light' }
  | { kind: 'tab'; tab: Tab }
  /** What only the screens can do: the answer says where. */
  | { kind: 'elsewhere'; what: Elsewhere }
  | { kind: 'undo' }
  /** What was to be done is called off (`… ama işaretleme`). */
  | { kind: 'nothing' }
  /** Out of the list that was shown last (`ilkini sil`). */
  | { kind: 'remove' };

export type Elsewhere = 'clearFavourites' | 'clearHistory' | 'clearAll' | 'logout' | 'profile' | 'export';

const TABS: readonly (readonly [words: Phrases, tab: Tab])[] = [
  [DASHBOARD_TAB, 'dashboard'],
  [RECOMMEND_TAB, 'recommend'],
  [FAVOURITES_TAB, 'favorites'],
  [HISTORY, 'history'],
  [SETTINGS_TAB, 'settings'],
  [PANEL, 'dashboard'],
];
const LISTS: readonly (readonly [words: Phrases, list: ListName])[] = [
  [WATCHED_LIST, 'watched'],
  [HISTORY, 'history'],
  [FAVOURITE, 'favourites'],
];
const ELSEWHERE: readonly (readonly [words: Phrases, what: Elsewhere])[] = [
  [LOG_OUT, 'logout'],
  [EXPORT, 'export'],
  [CHANGE_PROFILE, 'profile'],
];
const FEW_WORDS = 2;
const SHORT_ORDER = 4;

const anyIn = (text: string, ...lists: readonly Phrases[]) => lists.some((words) => words.in(text));
const countWords = (text: string) => text.split(' ').length;

/**
 * What a clause asks to be done; undefined when it asks for nothing of the kind.
 * @param text its words, folded, with titles cut out; @param aimed whether it names or points at a film
 */
export function actOf(text: string, aimed: boolean): Act | undefined {
  if (NOT_TO.in(text)) return { kind: 'nothing' };
  return (
    elsewhereAct(text) ??
    themeAct(text) ??
    (STATS.in(text) && !RATHER_FILMS.in(text) ? { kind: 'stats' } : undefined) ??
    (aimed ? undefined : tabAct(text)) ??
    recordAct(text, aimed) ??
    listAct(text) ??
    lookAct(text, aimed)
  );
}

function elsewhereAct(text: string): Act | undefined {
  const what =
    (CLEAR.in(text) ? cleared(text) : undefined) ?? ELSEWHERE.find(([words]) => words.in(text))?.[1];
  if (what !== undefined) return { kind: 'elsewhere', what };
  return UNDO.is(text) ? { kind: 'undo' } : undefined;
}

function cleared(text: string): Elsewhere | undefined {
  if (EVERYTHING.in(text) && FAVOURITE.in(text)) return 'clearFavourites';
  if (HISTORY.in(text) && !FAVOURITE_WORD.in(text)) return 'clearHistory';
  return OWN_DATA.in(text) ? 'clearAll' : undefined;
}

function themeAct(text: string): Act | undefined {
  const dark = DARK.in(text);
  const light = LIGHT.in(text);
  const words = countWords(text);
  if (DARKEN.in(text)) return { kind: 'theme', theme: 'dark' };
  if (TURN_COLOUR.in(text) && words <= SHORT_ORDER) return { kind: 'theme', theme: dark ? 'dark' : 'light' };
  const told = words < SHORT_ORDER || anyIn(text, GO, THEME_TOLD);
  if (!THEME_WORD.in(text) || !THEMED.in(text) || !told || NO_THEME.in(text)) return undefined;
  if (dark && light) {
    // `karanlıktan aydınlığa geç`: what is named last is meant, unless it is refused.
    const toLight = LIGHT.lastIn(text) > DARK.lastIn(text);
    return { kind: 'theme', theme: toLight === REFUSED_LAST.ends(text) ? 'dark' : 'light' };
  }
  if (dark || light) return { kind: 'theme', theme: dark === TURN_OFF.in(text) ? 'light' : 'dark' };
  return THEME_ALONE.in(text) ? { kind: 'theme' } : undefined;
}

function tabAct(text: string): Act | undefined {
  const tab = TABS.find(([words]) => words.in(text))?.[1];
  if (tab === undefined) return undefined;
  if (tab === 'history' && INTO_THE_PAST.in(text) && TIME_TRAVEL.in(text)) return undefined;
  const screen = SCREEN.in(text);
  const alone = TAB_ALONE.is(text) || (screen && countWords(text) <= FEW_WORDS);
  const shown = screen && anyIn(text, GO, SHOW);
  const isList = tab === 'favorites' || tab === 'history';
  const go = GO.in(text) && !SHOW_HISTORY.in(text) && !(isList && SHOW_OR_LIST.in(text));
  if (alone || shown || go) {
    const adds = ADD.in(text) && INTO_FAVOURITES.in(text) && !GO_PLAINLY.in(text);
    return adds ? undefined : { kind: 'tab', tab };
  }
  return tab === 'settings' && WHERE_IS.in(text) ? { kind: 'tab', tab } : undefined;
}

function recordAct(text: string, aimed: boolean): Act | undefined {
  const tool = favouriteTool(text, aimed);
  if (tool !== undefined) return { kind: 'film', tool };
  if ((aimed && MARKED.in(text) && TAKE_BACK.in(text)) || NOT_WATCHED.in(text))
    return { kind: 'film', tool: 'unmarkWatched' };
  if (WATCHED.in(text) || (INTO_WATCHED.in(text) && (aimed || ADD.in(text)))) {
    if (QUESTION.in(text) && !MARK.in(text)) return aimed ? { kind: 'list', list: 'watched' } : undefined;
    if (UNMARKS.in(text)) return { kind: 'film', tool: 'unmarkWatched' };
    if (WHICH.in(text) && !aimed) return { kind: 'list', list: 'watched' };
    return { kind: 'film', tool: 'markWatched' };
  }
  return aimed && REMOVE_SHOWN.in(text) && !RATHER_FIND.in(text) ? { kind: 'remove' } : undefined;
}

function favouriteTool(text: string, aimed: boolean): 'addFavourite' | 'removeFavourite' | undefined {
  if (!FAVOURITE.in(text) || BASED_ON_LIST.in(text)) return undefined;
  const into = INTO_FAVOURITES.in(text);
  if (FROM_FAVOURITES.in(text) && REMOVE.in(text)) return 'removeFavourite';
  if (aimed && NOT_AMONG_FAVOURITES.in(text)) return 'removeFavourite';
  if (into && ((ADD.in(text) && !ADDED_BEFORE.in(text)) || MAKES_FAVOURITE.in(text))) return 'addFavourite';
  if (aimed && TAKE_OUT.in(text) && FAVOURITE_WORD.in(text)) return 'removeFavourite';
  return aimed && (into || ADD_PLAINLY.in(text)) ? 'addFavourite' : undefined;
}

/** Whether a list of the person's is asked for: favourites, watched films or what was recommended. */
function listAct(text: string): Act | undefined {
  const list = LISTS.find(([words]) => words.in(text))?.[1];
  if (list === undefined || NOT_A_LIST.in(text)) return undefined;
  const alone = countWords(text) <= FEW_WORDS || LIST_ALONE.is(text);
  return alone || anyIn(text, SHOW_LIST, WITHIN_LIST) ? { kind: 'list', list } : undefined;
}

function lookAct(text: string, aimed: boolean): Act | undefined {
  if (TRAILER.in(text)) return { kind: 'film', tool: 'findTrailer' };
  if (!aimed) return undefined;
  if (WEB.in(text) && !NOT_ON_THE_WEB.in(text)) return { kind: 'film', tool: 'searchWeb' };
  if (RATHER_RECOMMEND.in(text)) return undefined;
  return anyIn(text, DETAIL, OPEN) ? { kind: 'film', tool: 'showFilm' } : undefined;
}
