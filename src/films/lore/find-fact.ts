import type { Fact } from '#domain/lore.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { wordsOfAsk } from './asked-words.ts';
import { isSameWord, tellsLittle } from './same-word.ts';

/** What a word that tells little counts, beside one that tells what is asked. */
const LITTLE = 0.4;
/** So much of what is asked must be in the ask of a fact: one word that tells, with half of the question; two, with less; two that tell little, with all of it. */
const SURE = [
  { weight: 1, share: 0.5 },
  { weight: 1.8, share: 0.3 },
  { weight: 2 * LITTLE, share: 0.95 },
];

/** A fact that answers a question, and how much of the question its ask holds. */
export interface FoundFact {
  fact: Fact;
  /** A word that tells counts 1. */
  weight: number;
}

const asksOf = rememberedOf((fact: Fact) => fact.asks.map(wordsOfAsk).filter((words) => words.length > 0));

const weigh = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (tellsLittle(word) ? LITTLE : 1), 0);

/**
 * The fact that a question asks for: one of its asks is found in it word for word, in whatever order and form, and is most of
 * what is asked.
 * @param said the words of the question that say what is asked, folded, without whom or what it asks of
 */
export function findFact(facts: readonly Fact[], said: readonly string[]): FoundFact | undefined {
  const whole = weigh(said);
  const found = facts.flatMap((fact) => {
    const weight = Math.max(...asksOf(fact).map((ask) => weightOf(ask, said)), 0);
    const share = whole === 0 ? 0 : weight / whole;
    const isSure = SURE.some((least) => weight >= least.weight && share >= least.share);
    return isSure ? [{ fact, weight }] : [];
  });
  return found.toSorted((a, b) => b.weight - a.weight)[0];
}

/** How much of a question an ask holds; 0 where a word of it is not in the question. */
const weightOf = (ask: readonly string[], said: readonly string[]): number =>
  ask.every((word) => said.some((one) => isSameWord(one, word))) ? weigh(ask) : 0;
