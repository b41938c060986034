import { boundOf } from './bounds.ts';
import type { NumberSpan } from './numbers.ts';
import type { Token } from './tokens.ts';

/** The least rating wished for, with the tokens that were read. */
export interface RatingWish {
  minRating?: number;
  used: readonly number[];
}

const POINTS = /^(?:puan\w*|imdb\w*|rating\w*|yildiz\w*|not(?:u|lu)|skor\w*)$/u;
const NEAR = 4;
const LOWEST_BARE = 4;
// Below this a number beside `puan` counts something else: `bir puan`.
const LOWEST = 2;

/** Reads a rating: `8'in üstünde`, `puanı en az 7`, `IMDb 7.5+`, `yedi buçuktan yüksek`. Only a lower bound is a wish. */
export function readRating(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  taken: ReadonlySet<number>,
): RatingWish {
  for (const number of numbers) {
    if (number.value < LOWEST || number.value > 10 || taken.has(number.from)) continue;
    const around = tokens.slice(Math.max(0, number.from - NEAR), number.to + NEAR);
    const spoken = around.some(({ folded }) => POINTS.test(folded));
    const bound = boundOf(tokens, number.from, number.to);
    const bare =
      number.value >= LOWEST_BARE &&
      bound === 'least' &&
      !/^(?:dk|dakika|saat|film|tane|yas|kisi)/u.test(tokens[number.to]?.folded ?? '');
    if (bound === 'most' || (!spoken && !bare)) continue;
    return {
      minRating: number.value,
      used: Array.from({ length: number.to - number.from }, (_, place) => number.from + place),
    };
  }
  return { used: [] };
}
