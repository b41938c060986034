import type { FilmTool } from '#tools/registry.ts';
import { deedsWords as words } from '../lexicon/word-lists.ts';

/** What is done where a sign of a list is named, and what where it is to be taken off. */
const BY_SIGN = [
  { sign: words.FAVOURITES, on: 'addFavourite', off: 'removeFavourite' },
  { sign: words.LATER, on: 'addToWatchlist', off: 'removeFromWatchlist' },
  { sign: words.WATCHED, on: 'markWatched', off: 'unmarkWatched' },
  { sign: words.HIDDEN, on: 'hideFilm', off: 'unhideFilm' },
  { sign: words.PRESENCE, on: 'unhideFilm', off: 'hideFilm' },
] as const satisfies readonly { sign: unknown; on: FilmTool; off: FilmTool }[];

export type Deed = (typeof BY_SIGN)[number]['on' | 'off'];

/** The deeds that the words of a message leave possible: one where it names a list and which way, all where neither. */
export function deedsInWords(text: string): { deeds: readonly Deed[]; named: number } {
  const named = BY_SIGN.filter(({ sign }) => sign.in(text));
  const saysOff = words.OFF.in(text);
  if (!saysOff && !words.ON.in(text) && !words.NOT_SEEN.in(text)) return { deeds: [], named: named.length };
  const among = named.length > 0 ? named : saysOff ? BY_SIGN : [];
  const deeds = among.map(({ sign, on, off }) => {
    const why =
      sign === words.WATCHED ? words.NOT_SEEN : sign === words.LATER ? words.NOT_GOING_TO : undefined;
    const isOff = why?.in(text) === true || (saysOff && !words.BACK_ON.in(text));
    return isOff ? off : on;
  });
  return { deeds, named: named.length };
}
