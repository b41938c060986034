import type { Tab } from '#domain/tab.ts';
import type { ListName } from '#tools/list-films.ts';
import type { ReportInput } from '#tools/show-report.ts';
import type { FilmTool } from '#tools/registry.ts';

/** What a part of a message asks to be done, apart from recommending. */
export type Act =
  | { kind: 'film'; tool: FilmTool }
  | { kind: 'list'; list: ListName }
  /** Onto the list that was changed last (`onu da ekle`). */
  | { kind: 'add' }
  | { kind: 'stats' }
  | { kind: 'report'; of: ReportInput }
  | { kind: 'theme'; theme?: 'dark' | 'light' }
  | { kind: 'tab'; tab: Tab }
  /** Everything off one of the person's lists; which one may be open. */
  | { kind: 'clear'; list?: 'favourites' | 'watched' | 'watchlist' }
  /** What only the screens can do: the answer says where. */
  | { kind: 'elsewhere'; what: Elsewhere }
  | { kind: 'undo' }
  /** What was to be done is called off (`… ama işaretleme`). */
  | { kind: 'nothing' }
  /** Out of the list that was shown last (`ilkini sil`). */
  | { kind: 'remove' };

/** The tool that an act on a film calls; undefined for any other act. */
export const toolOf = (act: Act): FilmTool | undefined => (act.kind === 'film' ? act.tool : undefined);

export type Elsewhere =
  | 'clearHistory'
  | 'clearAll'
  | 'logout'
  | 'profile'
  | 'shareChat'
  | 'textSize'
  | 'import'
  | 'export';
