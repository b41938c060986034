import type { ListName } from '#tools/list-films.ts';

import { any, FAVOURITE, HISTORY, SHOW_LIST, WATCHED_LIST, WITHIN_LIST, word } from './act-words.ts';

/** Whether a list of the person's is asked for: favourites, watched films or what was recommended. */
export function readList(text: string): { kind: 'list'; list: ListName } | undefined {
  const list = any(text, WATCHED_LIST)
    ? 'watched'
    : any(text, HISTORY)
      ? 'history'
      : any(text, FAVOURITE)
        ? 'favourites'
        : undefined;
  if (
    list === undefined ||
    any(text, word('gore|benzer\\w*|gibi|haric|disinda|olmasin|tavsiye\\w*|oner|onerir\\w*|onersene'))
  )
    return undefined;
  const alone =
    text.split(' ').length <= 2 ||
    /^(?:izledigim|seyrettigim|begendigim|sevdigim) (?:\w+ )?film\w*$|^(?:\w+ ){1,2}onerilerin?$/u.test(text);
  return alone || any(text, SHOW_LIST, WITHIN_LIST) ? { kind: 'list', list } : undefined;
}
