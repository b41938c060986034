import { fold } from '#domain/title.ts';
import type { FilmTool } from '#tools/registry.ts';
import { inputForTitle } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { listsWords as lists } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { findAct } from '../../understand/find-act.ts';

/** What stands before the colon, and the films behind it; `20:30` is an hour. */
const ROW = /^([^:\n]{3,60}):(?!\d)\s*([^:]+)$/u;
const BETWEEN = /\s*(?:[,;\n]|(?<=\s)ve(?=\s))\s*/u;
const ADDITIONS: readonly FilmTool[] = ['addFavourite', 'markWatched', 'addToWatchlist', 'hideFilm'];

/** `izlediklerim: seven, dune`, `listeme ekle: 9, saw`: of such a row each name is a film, be it an everyday word. */
export const rowAfterHead: Decide = (_parsed, { written, index, memory: { shown } }) => {
  const found = ROW.exec(written.trim());
  if (found === null) return undefined;
  const [, head = '', row = ''] = found;
  const tool = toolBefore(fold(head).trim());
  const names = row.split(BETWEEN).filter((name) => name !== '');
  const known = names.filter((name) => index.resolveTitle(name).kind !== 'none');
  const [unknown, ...more] = names.filter((name) => !known.includes(name));
  // `matrix, john wick, bi de şu ninja olan`: what is known is put there, and the other asked about.
  if (tool === undefined || known.length === 0 || more.length > 0 || (unknown && known.length < 2))
    return undefined;
  const input = (text: string) => inputForTitle({ kind: 'title', text }, index, shown);
  const done = act(...known.map((name) => ({ tool, input: input(name) }) as const));
  return unknown === undefined ? done : { ...done, after: `“${unknown}” hangisiydi? Biraz anlat, bulayım.` };
};

function toolBefore(head: string): FilmTool | undefined {
  if (lists.HEADS_LIST.is(head)) {
    if (lists.WATCHED_LIST.in(head)) return 'markWatched';
    return lists.FAVOURITE_WORD.in(head) ? 'addFavourite' : 'addToWatchlist';
  }
  const deed = findAct(head, true);
  const tool = ADDITIONS.find((one) => one === (deed && toolOf(deed)));
  // `son izlediğim 3 filmi söylüyorum yaz: kış uykusu, ahlat ağacı`
  return tool ?? (lists.WATCHED_LIST.in(head) && !lists.NOT_A_LIST.in(head) ? 'markWatched' : undefined);
}
