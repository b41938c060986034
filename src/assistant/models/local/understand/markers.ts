import { comparisonsWords as comparisons, markersWords as words } from '../lexicon/word-lists.ts';

/** Small words that say how a wish stands to what was said before. */
export interface Markers {
  /** A recommendation is asked for in so many words (`öner`, `ne izlesem`). */
  asks: boolean;
  /** `öner` and the like: a whole request, not an amendment. */
  requests: boolean;
  /** Other films, please: `başka`, `bunlar olmadı`, `bir tane daha`. */
  another: boolean;
  /** What is said comes on top (`bir de`, `ayrıca`, `… da olsun`). */
  adds: boolean;
  /** It amends what was shown (`daha kısa`, `olsun`, `ama`, `sadece`). */
  amends: boolean;
  /** It amends, and not merely with a condition (`daha`, `yine`, `sadece`): earlier wishes stay even in a whole request. */
  keeps: boolean;
  /** It takes back what was said (`vazgeçtim`, `demek istedim`, `yerine`). */
  corrects: boolean;
  /** Only what is said now (`sadece Şener Şen olsun`). */
  only: boolean;
  /** Everything said so far is off (`baştan başlayalım`, `hepsini unut`). */
  resets: boolean;
  /** It leaves something open (`fark etmez`). */
  anything: boolean;
  surprise: boolean;
  /** It speaks of the person themselves (`üzgünüm`, `güldür beni`). */
  ofSelf: boolean;
  relative: Relative;
}

/** Compared with what was shown. */
export interface Relative {
  shorter?: boolean;
  longer?: boolean;
  newer?: boolean;
  older?: boolean;
  better?: boolean;
}

/** Whether a folded message puts everything said before aside. */
export const saysReset = (text: string): boolean => words.RESET.in(text);

/** Reads the small words of a message. @param text its words, folded, with the titles it names cut out */
export function markersOf(text: string): Markers {
  const refused = comparisons.REFUSED.in(text);
  const tooMuchRefused = comparisons.TOO_MUCH_REFUSED.in(text);
  const relative: Relative = {
    ...(comparisons.SHORTER.in(text) && !tooMuchRefused ? { shorter: true } : {}),
    ...(comparisons.LONGER.in(text) && !refused ? { longer: true } : {}),
    ...(comparisons.NEWER.in(text) && !tooMuchRefused ? { newer: true } : {}),
    ...(comparisons.OLDER.in(text) && !refused ? { older: true } : {}),
    ...(comparisons.BETTER.in(text) ? { better: true } : {}),
  };
  const compares = Object.keys(relative).length > 0;
  const requests = words.REQUEST.in(text);
  const another = words.ANOTHER.in(text);
  const adds = words.ADDS.in(text);
  const corrects = words.CORRECTS.in(text);
  return {
    requests,
    asks: requests || words.ASK.in(text),
    another,
    adds,
    amends: words.AMENDS.in(text) || compares,
    keeps: words.KEEPS.in(text) || adds || another || corrects || compares,
    corrects,
    only: words.ONLY.in(text),
    resets: words.RESET.in(text),
    anything: words.ANYTHING.in(text),
    surprise: words.SURPRISE.in(text) && !words.SURPRISE_ENDING.in(text),
    ofSelf: words.OF_SELF.in(text),
    relative,
  };
}
