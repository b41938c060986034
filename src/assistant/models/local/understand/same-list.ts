import type { FilmTool } from '#tools/registry.ts';
import { changesWords, listsWords } from '../lexicon/word-lists.ts';
import { type Act, toolOf } from './acts.ts';
import type { AimedAct } from './targets.ts';

/** So few words name no list of their own. */
const FEW_WORDS = 3;

export const isPut = (act: Act) => act.kind === 'film' && /Favourite$|Watchlist$/u.test(act.tool);

/** `ilkini izledim üçüncüyü ekle`: what was seen was told, and another film is for later; `onu da ekle` goes on. */
const isForLater = (before: Act | undefined, clause: string, text: string): boolean =>
  before !== undefined &&
  toolOf(before) === 'markWatched' &&
  !listsWords.INTO_WATCHED.in(text) &&
  !/(?:^| )(?:d[ae]|bir? de|bide|isaretle\w*|onu|bunu|bu|o)(?: |$)/u.test(clause);
const FOR_LATER = { kind: 'film', tool: 'addToWatchlist' } as const;

/**
 * `izlediklerime Whiplash, Joker ve Baba'yı ekle`: a verb without a list of its own goes on with the one named before.
 * @param clause in which it stands, where a film is named there that was not before
 */
export function ofSameList(act: Act, acts: readonly AimedAct[], clause = '', text = ''): Act {
  const before = acts.at(-1)?.act;
  if (before?.kind !== 'film') return act;
  // `Titanik'i favorilere ekle, Joker'i çıkar`
  const off = TAKEN_OFF[before.tool];
  if (act.kind === 'remove' && off !== undefined) return { kind: 'film', tool: off };
  if (act.kind !== 'add') return act;
  if (clause !== '' && isForLater(before, clause, text)) return FOR_LATER;
  if (ADDITIONS.test(before.tool)) return before;
  // `Ayla'yı sil favorilerden, Joker'i ekle`
  const tool = UNDONE[before.tool];
  return tool === undefined ? act : { kind: 'film', tool };
}
/** `favorilerime Eşkıya ve Ayla'yı koy`: any verb that adds goes on with the list named before. */
export const goesOn = (acts: readonly AimedAct[], clause: string, text: string): Act | undefined => {
  const before = acts.at(-1)?.act;
  // `ilkini izledik onu işaretle`
  const isBare =
    changesWords.ADD.in(clause) &&
    clause.split(' ').length <= FEW_WORDS &&
    /^(?:§|(?:onu|bunu|bu|o|yerine) )/u.test(clause);
  // `Ayla'yı çıkar Joker'i koy`
  if (isBare && clause.includes('§') && (before?.kind === 'remove' || isTakenOff(before)))
    return { kind: 'add' };
  return isBare &&
    !listsWords.FAVOURITE.in(clause) &&
    !listsWords.WATCHLIST.in(clause) &&
    before?.kind === 'film' &&
    ADDITIONS.test(before.tool) &&
    !listsWords.INTO_WATCHED.in(clause)
    ? isForLater(before, clause, text)
      ? FOR_LATER
      : before
    : undefined;
};

const isTakenOff = (act: Act | undefined) => act?.kind === 'film' && UNDONE[act.tool] !== undefined;

const UNDONE: Readonly<Partial<Record<FilmTool, FilmTool>>> = {
  removeFavourite: 'addFavourite',
  removeFromWatchlist: 'addToWatchlist',
  unmarkWatched: 'markWatched',
};
const TAKEN_OFF: Readonly<Partial<Record<FilmTool, FilmTool>>> = {
  addFavourite: 'removeFavourite',
  addToWatchlist: 'removeFromWatchlist',
};
/** What adds to a list. */
export const ADDITIONS = /^(?:addFavourite|addToWatchlist|markWatched)$/u;
