import * as z from 'zod/mini';

/** So many films are in a round, unless there are fewer. */
export const ROUND_SIZE = 10;
export const MOST_IN_ROUND = 20;

/** What somebody says of a film in a round. */
export const ANSWERS = ['yes', 'no', 'seen'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Unsigned 32-bit numbers that stand for films, the best for both first. */
const filmCodes = z
  .array(z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)))
  .check(z.minLength(1), z.maxLength(MOST_IN_ROUND), z.refine(isDifferent));
const answersSchema = z.array(z.enum(ANSWERS));

/** Films that two people answer to, one after the other: the second begins when the first has finished. */
export const roundSchema = z
  .object({ films: filmCodes, first: answersSchema, second: answersSchema })
  .check(
    z.refine(
      ({ films, first, second }) =>
        first.length <= films.length &&
        second.length <= films.length &&
        (second.length === 0 || first.length === films.length),
    ),
  );
export type Round = z.infer<typeof roundSchema>;

function isDifferent(values: readonly number[]): boolean {
  return new Set(values).size === values.length;
}

export const newRound = (films: readonly number[]): Round => ({
  films: [...films].slice(0, MOST_IN_ROUND),
  first: [],
  second: [],
});

/** Whose turn it is, or that both have answered to everything. */
export function turnOf({ films, first, second }: Round): 'first' | 'second' | 'over' {
  if (first.length < films.length) return 'first';
  return second.length < films.length ? 'second' : 'over';
}

/** The round after one more answer of whoever's turn it is; the same one where it is over. */
export function answered(round: Round, answer: Answer): Round {
  const turn = turnOf(round);
  return turn === 'over' ? round : { ...round, [turn]: [...round[turn], answer] };
}

/** The round without the last answer of whoever's turn it is; nobody takes back what the other one said. */
export function takenBack(round: Round): Round {
  const turn = turnOf(round);
  return turn === 'over' ? round : { ...round, [turn]: round[turn].slice(0, -1) };
}

/** Places of films in the round, the best first. */
export interface RoundResult {
  both: number[];
  /** One wants it, and the other one has not seen it. */
  one: { place: number; by: 'first' | 'second' }[];
}

/** What came of a round that is over. What either has seen is for neither. */
export function resultOf({ films, first, second }: Round): RoundResult {
  const places = films.map((_, place) => place);
  const says = (place: number) => [first[place], second[place]];
  return {
    both: places.filter((place) => says(place).every((answer) => answer === 'yes')),
    one: places.flatMap((place) => {
      const answers = says(place);
      if (!answers.includes('yes') || !answers.includes('no')) return [];
      return [{ place, by: answers[0] === 'yes' ? ('first' as const) : ('second' as const) }];
    }),
  };
}
