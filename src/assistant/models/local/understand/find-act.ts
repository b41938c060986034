import {
  changesWords as changes,
  listsWords as lists,
  screensWords as screens,
} from '../lexicon/word-lists.ts';
import type { Act } from './acts.ts';
import { hideAct, isWatchlist, listAct, lookAct, recordAct } from './film-acts.ts';
import { reportAct } from './report-act.ts';
import { elsewhereAct, tabAct, themeAct } from './screen-acts.ts';

/** `koy bakalım listeme`: an order with a nudge, and no look at the list. */
const GO_ON =
  /(?<=^| )((?:koy|ekle|at|yaz|kaydet|al|sil|cikar|isaretle)(?:sana|sene|ver|yiver|uver)?) bakal[iu]m(?= |$)/u;

/**
 * What a clause asks to be done; undefined when it asks for nothing of the kind.
 * @param clause its words, folded, with titles cut out; @param aimed whether it names or points at a film
 */
export function findAct(clause: string, aimed: boolean): Act | undefined {
  const text = clause.replace(GO_ON, '$1');
  // `silme, geri koy` asks for something all the same.
  if (changes.UNDO.is(text)) return { kind: 'undo' };
  if ([lists.MAKES_SAY, lists.KEEPS_OUT, lists.OF_THE_STORY].some((list) => list.in(text))) return undefined;
  const hides = hideAct(text, aimed);
  if (hides !== undefined) return hides;
  if (changes.NOT_TO.in(lists.HIDE.without(text))) return { kind: 'nothing' };
  return (
    elsewhereAct(text) ??
    themeAct(text) ??
    reportAct(text) ??
    (screens.STATS.in(text) && !screens.RATHER_FILMS.in(text) && !isWatchlist(text)
      ? { kind: 'stats' }
      : undefined) ??
    (aimed ? undefined : tabAct(text)) ??
    recordAct(text, aimed) ??
    listAct(text) ??
    lookAct(text, aimed)
  );
}
