import type { Phrases } from '../lexicon/phrases.ts';
import { comparisonsWords as comparisons, markersWords as words } from '../lexicon/word-lists.ts';

/** Small words that say how a wish stands to what was said before; the file of words tells what each means. */
const SAID = {
  requests: words.REQUEST,
  another: words.ANOTHER,
  adds: words.ADDS,
  corrects: words.CORRECTS,
  only: words.ONLY,
  resets: words.RESET,
  permits: words.PERMITS,
  deniesShown: words.DENIES_SHOWN,
  ofSelf: words.OF_SELF,
  goesBack: words.GOES_BACK,
} satisfies Record<string, Phrases>;

/** Compared with what was shown (`daha kısa`), and what refuses the same (`çok uzun olmasın`). */
const COMPARED = {
  shorter: [comparisons.SHORTER, comparisons.TOO_MUCH_REFUSED],
  longer: [comparisons.LONGER, comparisons.REFUSED],
  newer: [comparisons.NEWER, comparisons.TOO_MUCH_REFUSED],
  older: [comparisons.OLDER, comparisons.REFUSED],
  better: [comparisons.BETTER],
} satisfies Record<string, readonly [Phrases, Phrases?]>;

export type Relative = Partial<Record<keyof typeof COMPARED, boolean>>;

export interface Markers extends Readonly<Record<keyof typeof SAID, boolean>> {
  /** A recommendation is asked for, as a whole request (`öner`) or in any other words (`ne izlesem`). */
  asks: boolean;
  /** It amends what was shown (`daha kısa`, `olsun`, `ama`, `sadece`). */
  amends: boolean;
  /** It amends, and not merely with a condition (`daha`, `yine`, `sadece`): earlier wishes stay even in a whole request. */
  keeps: boolean;
  surprise: boolean;
  relative: Relative;
}

export const saysReset = (text: string): boolean => words.RESET.in(text);

/** @param text the words of a message, folded, with the titles it names cut out */
export function markersOf(text: string): Markers {
  const relative: Relative = Object.fromEntries(
    Object.entries(COMPARED).flatMap(([name, [said, refused]]) =>
      said.in(text) && refused?.in(text) !== true ? [[name, true]] : [],
    ),
  );
  const compares = Object.keys(relative).length > 0;
  const said = Object.fromEntries(Object.entries(SAID).map(([name, list]) => [name, list.in(text)]));
  // Every name of the table has been gone through.
  const plain = said as Record<keyof typeof SAID, boolean>;
  const requests = plain.requests || words.LEFT_TO_ONE.in(text);
  return {
    ...plain,
    requests,
    asks: requests || words.ASK.in(text),
    amends: words.AMENDS.in(text) || compares,
    keeps: words.KEEPS.in(text) || plain.adds || plain.another || plain.corrects || compares,
    surprise: words.SURPRISE.in(text) && !words.SURPRISE_ENDING.in(text) && !words.LEFT_TO_ONE.in(text),
    relative,
  };
}
