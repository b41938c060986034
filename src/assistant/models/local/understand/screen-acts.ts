import type { Tab } from '#domain/tab.ts';

import { nameIn } from '../lexicon/phrases.ts';
import {
  changesWords as changes,
  listsWords as lists,
  screensWords as screens,
} from '../lexicon/word-lists.ts';
import type { Act, Elsewhere } from './acts.ts';
import { speaksOfFilms } from './talk.ts';
import { countWords } from './tokens.ts';

const TABS = {
  dashboard: screens.DASHBOARD_TAB,
  recommend: screens.RECOMMEND_TAB,
  favorites: screens.FAVOURITES_TAB,
  history: lists.HISTORY,
  settings: screens.SETTINGS_TAB,
} satisfies Record<Tab, unknown>;
const ELSEWHERE = {
  logout: screens.LOG_OUT,
  shareChat: screens.SHARE_CHAT,
  textSize: screens.TEXT_SIZE,
  import: screens.IMPORT,
  export: screens.EXPORT,
  profile: screens.CHANGE_PROFILE,
};
const FEW_WORDS = 2;
const SHORT_ORDER = 8;

export function elsewhereAct(text: string): Act | undefined {
  const what = (changes.CLEAR.in(text) ? cleared(text) : undefined) ?? nameIn(ELSEWHERE, text);
  return what === undefined || typeof what !== 'string' ? what : { kind: 'elsewhere', what };
}

function cleared(text: string): Act | Elsewhere | undefined {
  if (lists.WHOLE_WATCHLIST.in(text) && !lists.OTHER_LIST.in(text))
    return { kind: 'clear', list: 'watchlist' };
  const isWhole = changes.EVERYTHING.in(text) || changes.EMPTIES.in(text);
  if (isWhole && lists.WATCHED_LIST.in(text)) return { kind: 'clear', list: 'watched' };
  if (isWhole && lists.FAVOURITE.in(text)) return { kind: 'clear', list: 'favourites' };
  if (lists.HISTORY.in(text) && !lists.FAVOURITE_WORD.in(text)) return 'clearHistory';
  if (screens.OWN_DATA.in(text)) return 'clearAll';
  // `şu listeyi komple sil`
  return isWhole && lists.BARE_LIST.in(text) ? { kind: 'clear' } : undefined;
}

/** A change of the appearance (`karanlık moda geç`). */
export function themeAct(text: string): Act | undefined {
  const dark = screens.DARK.in(text);
  const light = screens.LIGHT.in(text);
  const length = countWords(text);
  // `koyu tema yorucu, açık yap`: both are named, and which is meant is told below.
  const isEither = dark && light && /(?:^| )(?:tema|mod)/u.test(text);
  if (!isEither && (screens.DARKEN.in(text) || screens.DAZZLED.in(text)))
    return { kind: 'theme', theme: 'dark' };
  // `ekran çok karanlık, aç biraz`: too much of the one asks for the other.
  if (screens.TOO_DARK.in(text)) return { kind: 'theme', theme: 'light' };
  const isShort = length <= SHORT_ORDER && !speaksOfFilms(text);
  const last = { kind: 'theme', theme: lastNamed(text) } as const;
  if (!isEither && screens.TURN_COLOUR.in(text) && isShort) return last;
  if (!screens.THEME_WORD.in(text) || !screens.THEMED.in(text)) return undefined;
  // `arka planda açık kalsın`: the film, while something else is done.
  if (/(?:^| )arka ?planda (?:\w+ )?(?:acik|dur|kal|don|calis|izle)/u.test(text)) return undefined;
  if (dark && light) return last;
  const isDisliked = screens.THEME_DISLIKED.in(text) || screens.REFUSED_LAST.ends(text);
  const isLiked = screens.THEME_LIKED.in(text) && !screens.GO.in(text);
  // `karanlık modu sevmem filmlerde` is said of films, `karanlık modu sevdim` of the theme that is there.
  if (isLiked || (isDisliked && speaksOfFilms(text))) return undefined;
  const isOff = isDisliked || screens.TURN_OFF.in(text);
  if (dark || light) return { kind: 'theme', theme: dark === isOff ? 'light' : 'dark' };
  // `mavi renk olsa arka plan`, `kedili tema var mı`
  if (screens.OTHER_THEME.in(text) && screens.PAGE.in(text) && isShort) return { kind: 'theme' };
  // `noel teması`: of a film.
  return screens.THEME_ALONE.in(text) && !/(?:^| )(?:\w+ temasi|temali)(?: |$)/u.test(text)
    ? { kind: 'theme' }
    : undefined;
}

/** `karanlıktan aydınlığa geç`: what is named last is meant, unless it is refused. */
function lastNamed(text: string): 'dark' | 'light' {
  const toLight = screens.LIGHT.lastIn(text) > screens.DARK.lastIn(text);
  return toLight === screens.REFUSED_LAST.ends(text) ? 'dark' : 'light';
}

export function tabAct(text: string): Act | undefined {
  const tab = nameIn(TABS, text) ?? (screens.PANEL.in(text) ? 'dashboard' : undefined);
  if (tab === undefined) return undefined;
  if (screens.INTO_THE_PAST.in(text) && screens.TIME_TRAVEL.in(text)) return undefined;
  const screen = screens.SCREEN.in(text);
  const alone = screens.TAB_ALONE.is(text) || (screen && countWords(text) <= FEW_WORDS);
  if (alone || screens.GO.in(text) || (screen && screens.SHOW.in(text))) {
    const adds = !screen && changes.ADD.in(text) && lists.INTO_FAVOURITES.in(text);
    return adds ? undefined : { kind: 'tab', tab };
  }
  return tab === 'settings' && screens.WHERE_IS.in(text) ? { kind: 'tab', tab } : undefined;
}
