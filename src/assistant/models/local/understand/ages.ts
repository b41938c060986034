import type { NumberSpan } from './numbers.ts';
import type { Token } from './tokens.ts';

/** The viewer's age, with the tokens that were read. */
export interface AgeWish {
  maxAge?: number;
  used: readonly number[];
}

const AGE = /^yas(?:i|ina|inda|indaki|indayim|inin|lik|lar|larinda\w*|larindaki|indakiler|i?ndaki)?\w*$/u;
const GROWN_UP = 18;
const PUPIL = 16;
// Words for children whose age one knows from the word.
const STAGES: readonly (readonly [word: RegExp, age: number])[] = [
  [/^(?:bebe[kg]\w*)$/u, 4],
  [/^(?:anaokul\w*|kres\w*|minik\w*|ufaklik\w*|ufakli\w*)$/u, 6],
  [/^(?:ilkokul\w*)$/u, 9],
  [/^(?:ortaokul\w*)$/u, 13],
  [/^(?:ergen(?:im|imle|lik cagindaki|le|lerle|ler icin)?)$/u, 14],
  [/^(?:liseliyle|liselilerle)$/u, 16],
];

/** Reads an age: `10 yaşındaki kızımla`, `altı yaş`, `6 ve 9 yaşındaki` (the youngest counts), `ilkokul çocuğuna`. */
export function readAge(tokens: readonly Token[], numbers: readonly NumberSpan[]): AgeWish {
  for (const [place, { folded }] of tokens.entries()) {
    if (!AGE.test(folded) || /^yas(?:a|am|am\w+|li\w*|ayan|anmis)$/u.test(folded)) continue;
    const numbersBefore = numbers.filter(({ to }) => to <= place && place - to <= 4);
    const adjacent = numbersBefore.some(({ to }) => to === place) ? numbersBefore : [];
    const [youngest] = adjacent.map(({ value }) => Math.trunc(value)).sort((a, b) => a - b);
    if (youngest === undefined) continue;
    const used = [place, ...adjacent.map(({ from }) => from)];
    return youngest >= 0 && youngest < GROWN_UP ? { maxAge: youngest, used } : { used };
  }
  const stage = STAGES.find(([word]) => tokens.some(({ folded }) => word.test(folded)));
  const pupil = tokens.findIndex(({ folded }) => folded === 'liseli');
  // `liseli oğlumla`, but not `liseli gençlerin hikâyesi`.
  if (stage === undefined && pupil >= 0 && /m(?:l[ae]|[ae]|[iu]z)?$/u.test(tokens[pupil + 1]?.folded ?? ''))
    return { maxAge: PUPIL, used: [] };
  return stage === undefined ? { used: [] } : { maxAge: stage[1], used: [] };
}
