import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, type DecisionContext, guessing, sayAndAct } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { guessedWishes } from '../../understand/judged-wishes.ts';
import { listsWords, markersWords, namesWords } from '../../lexicon/word-lists.ts';
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
  return guessing(
    sayAndAct(takenUp(parsed, seed) ?? variant(replies.guess, seed), { tool: 'recommendFilms', input }),
  );
}

/** Films are wished, and what kind was not understood (`bölünse de olur cinsten`): what most people love, and a question beside it. */
export function lovedByMost(
  parsed: Understanding,
  { memory, index, seed }: DecisionContext,
): Decision | undefined {
  const wishes = mergeWishes(memory, parsed, index);
  const isOpen = Object.keys(wishes).length === 1 && wishes.genres.length === 0 && parsed.open === undefined;
  if (!isOpen || !saysMore(parsed)) return undefined;
  const before = takenUp(parsed, seed) ?? variant(replies.loved, seed);
  return guessing(sayAndAct(before, { tool: 'recommendFilms', input: { genres: [], fame: 'popular' } }));
}

/** The guess where there is one, and else, where it surely is a wish, what most people love. */
export const byLikelihood: Decide = (parsed, context) =>
  guessed(parsed, context) ??
  (parsed.words >= FEW_WORDS && sounds('rather a wish', parsed) ? lovedByMost(parsed, context) : undefined);

/** A word is left that neither asks nor is of any request. */
const saysMore = ({ tokens, words, claimed, text }: Understanding): boolean =>
  words >= FEW_WORDS - 1 &&
  !listsWords.KEPT_OUT_OF_SEEN.in(text) &&
  tokens.some(
    ({ base, folded }, at) =>
      !claimed.has(at) &&
      base.length >= SHORTEST_LEFT &&
      !OF_ANY_REQUEST.test(folded) &&
      ![markersWords.REQUEST, markersWords.ASK, namesWords.SAYS_NOTHING, namesWords.FILM_NOUN].some((list) =>
        list.is(folded),
      ),
  );
const SHORTEST_LEFT = 4;
const OF_ANY_REQUEST =
  /^(?:izl|seyr|bak|oner|tavsiye|sec|bul|soyle|canim|sikil|sikint|karar|hicbir|bilmi|lutfen|acaba|bakalim|lazim|zaman|filim|flim)/u;
