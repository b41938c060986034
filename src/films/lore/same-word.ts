import { remembered } from '#domain/remembered.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { verbStemsOf } from '#lib/turkish/verb-forms.ts';
import { ALIKE, isWeak, turnsOn } from './asked-words.ts';

const SHORTEST = 3;

/** What a folded word may be a form of, or of one meaning with. */
const stemsOf = remembered(
  (word): ReadonlySet<string> => {
    const own = [...basesOf(word, SHORTEST), ...verbStemsOf(word)];
    const alike = ALIKE.flatMap(([first = '', ...others]) =>
      own.some((one) => others.includes(one)) ? [first] : [],
    );
    return new Set([...own, ...alike]);
  },
  { most: 4000, longest: 40 },
);

/** Whether two folded words may be forms of one: `çekilmiş` and `çekildi`, `kızı` and `kız`. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || !stemsOf(one).isDisjointFrom(stemsOf(other));

/** Whether a question turns on a word, in any form. */
export const turnsQuestion = remembered((word): boolean => stemsOf(word).values().some(turnsOn), {
  most: 4000,
  longest: 40,
});

/** Whether a word tells little of what is asked. */
export const tellsLittle = remembered((word): boolean => stemsOf(word).values().some(isWeak), {
  most: 4000,
  longest: 40,
});
