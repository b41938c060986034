import { basesOf } from '#lib/turkish/stem.ts';

/** What a folded word is compared by, with how much it tells: Turkish endings are many, beginnings are not. */
export interface Feature {
  key: string;
  /** 0 to 1. */
  strength: number;
}

const SHORT = 4;
const BEGINNINGS = [
  [4, 0.7],
  [5, 0.9],
  [7, 1],
] as const;

/**
 * The features of a folded word: the beginnings of a long one (`uyan` of `uyanıyordu` and `uyanan`), and of any word what
 * short words it may be an inflection of (`hap` of `hapı`).
 */
export function featuresOf(word: string): Feature[] {
  const short = basesOf(word, 3)
    .filter((base) => base.length <= SHORT)
    .map((base) => ({ key: `=${base}`, strength: base === word ? 1 : 0.9 }));
  const begun = BEGINNINGS.filter(([length]) => word.length > SHORT && word.length >= length).map(
    ([length, strength]) => ({ key: word.slice(0, length), strength }),
  );
  return [...short, ...begun];
}
