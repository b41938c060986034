import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, type DecisionContext, sayAndAct } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { guessedWishes } from '../../understand/judged-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { takenUp } from '../told/taken-up.ts';
import { mergeWishes } from './merge-wishes.ts';
import replies from './guessed.json' with { type: 'json' };

/** What is said in fewer words may be anything. */
const FEW_WORDS = 5;

/** Films by what a wish is likeliest to mean, where no word of it is known: shown as the guess that they are. */
export function guessed(
  parsed: Understanding,
  { memory, index, seed }: DecisionContext,
): Decision | undefined {
  const said = guessedWishes(parsed.said, parsed.judged);
  if (said === undefined) return undefined;
  // `bugün yağmur yağıyor` tells of the weather: hour and company alone are too little to go by.
  const suggestsOnly =
    said.mood === undefined && (said.tones ?? []).length === 0 && said.implied !== undefined;
  if (parsed.words < FEW_WORDS - 1 && suggestsOnly && said.genres.length === 0) return undefined;
  const input = mergeWishes(memory, { ...parsed, said, wishes: true }, index);
  // `gece 4 ve hâlâ ayaktayım`: a word on it is warmer than that it is a guess.
  return sayAndAct(takenUp(parsed, seed) ?? variant(replies.guess, seed), { tool: 'recommendFilms', input });
}

/** Films are surely wished, and nothing more is clear (`bölünse de olur cinsten`): what most people love, and a question beside it. */
const lovedByMost = (parsed: Understanding, { memory, seed }: DecisionContext): Decision | undefined =>
  memory.lastShow === undefined && parsed.words >= FEW_WORDS && sounds('rather a wish', parsed)
    ? sayAndAct(variant(replies.loved, seed), {
        tool: 'recommendFilms',
        input: { genres: [], fame: 'popular' },
      })
    : undefined;

/** The guess where there is one, and else what most people love. */
export const byLikelihood: Decide = (parsed, context) =>
  guessed(parsed, context) ?? lovedByMost(parsed, context);
