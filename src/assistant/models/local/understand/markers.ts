import { BETTER, LONGER, NEWER, OLDER, REFUSED, SHORTER, TOO_MUCH_REFUSED } from '../lexicon/comparisons.ts';
import {
  ADDS,
  AMENDS,
  ANOTHER,
  ANYTHING,
  ASK,
  CORRECTS,
  KEEPS,
  ONLY,
  REQUEST,
  RESET,
  SURPRISE,
  SURPRISE_ENDING,
} from '../lexicon/markers.ts';

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
export const saysReset = (text: string): boolean => RESET.in(text);

/** Reads the small words of a message. @param text its words, folded, with the titles it names cut out */
export function markersOf(text: string): Markers {
  const refused = REFUSED.in(text);
  const tooMuchRefused = TOO_MUCH_REFUSED.in(text);
  const relative: Relative = {
    ...(SHORTER.in(text) && !tooMuchRefused ? { shorter: true } : {}),
    ...(LONGER.in(text) && !refused ? { longer: true } : {}),
    ...(NEWER.in(text) && !tooMuchRefused ? { newer: true } : {}),
    ...(OLDER.in(text) && !refused ? { older: true } : {}),
    ...(BETTER.in(text) ? { better: true } : {}),
  };
  const compares = Object.keys(relative).length > 0;
  const requests = REQUEST.in(text);
  const another = ANOTHER.in(text);
  const adds = ADDS.in(text);
  const corrects = CORRECTS.in(text);
  return {
    requests,
    asks: requests || ASK.in(text),
    another,
    adds,
    amends: AMENDS.in(text) || compares,
    keeps: KEEPS.in(text) || adds || another || corrects || compares,
    corrects,
    only: ONLY.in(text),
    resets: RESET.in(text),
    anything: ANYTHING.in(text),
    surprise: SURPRISE.in(text) && !SURPRISE_ENDING.in(text),
    relative,
  };
}
