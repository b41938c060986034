import type { Fact } from '#domain/lore.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { wordsAskedIn } from './asked-words.ts';
import { isSameWord, tellsLittle, turnsQuestion } from './same-word.ts';

/** What a word that tells little counts, beside one that tells what is asked. */
const LITTLE = 0.4;
/** So much of a question an ask must hold that is whole in it: one word that tells and half of what is asked, two and less of it, or most of what is asked in two that tell little. */
const WHOLE = [
  { weight: 1, share: 0.5 },
  { weight: 1.8, share: 0.3 },
  { weight: 2 * LITTLE, share: 0.6 },
];
/** Where words that tell little are missing in the question (`müzik kimin`, of `müziğini yapan`), it must ask for hardly anything else. */
const NEARLY = { weight: 1, share: 0.75 };
/** A question may be shorter than the ask, but for half of it. */
const HALF = 0.5;
/** An ask that is not whole in the question counts a little less than one that is. */
const LESS = 0.05;

/** A fact that answers a question, and how much of the question its ask holds. */
export interface FoundFact {
  fact: Fact;
  /** A word that tells counts 1. */
  weight: number;
}

const asksOf = rememberedOf((fact: Fact) => fact.asks.map(wordsAskedIn).filter((words) => words.length > 0));

const weigh = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (tellsLittle(word) ? LITTLE : 1), 0);

const isIn = (words: readonly string[], word: string): boolean => words.some((one) => isSameWord(one, word));

/** The words of a question, folded: what is asked, the name of that of which it asks, and what other names stand beside it. */
export interface Asked {
  said: readonly string[];
  of?: readonly string[];
  beside?: readonly string[];
}

/**
 * The fact that a question asks for: the words of one of its asks are found in it, in whatever order and form, and are most of
 * what is asked.
 */
export function findFact(facts: readonly Fact[], asked: Asked): FoundFact | undefined {
  const found = facts.flatMap((fact) => {
    const asks = asksOf(fact);
    // `gişede kaç kişi izledi`: what two of its asks hold together.
    const both = asks.filter((ask) => ask.every((word) => isIn(asked.said, word)));
    const all = both.length > 1 ? [...asks, [...new Set(both.flat())]] : asks;
    if (asked.said.some((word) => IS_PART.test(word) && !tellsOf(fact, word))) return [];
    const weight = Math.max(0, ...all.map((ask) => weightOf(ask, asked)));
    return weight > 0 ? [{ fact, weight }] : [];
  });
  return found.toSorted((a, b) => b.weight - a.weight)[0];
}

/** `frozen 3 çıkacak mı` is not answered by what is told of the second part. */
const IS_PART = /^[2-9]$/u;
const tellsOf = ({ asks, says }: Fact, figure: string): boolean =>
  [...asks, says].some((text) => text.includes(figure));

/** How much of a question an ask holds; 0 where that is too little. A name that the ask has not is none of what is asked. */
function weightOf(whole: readonly string[], { said, of = [], beside = [] }: Asked): number {
  const ask = whole.filter((word) => !isIn(of, word));
  // `mamma mia ikincisinde meryl streep var mı` asks for nothing that is told of `meryl streep` alone.
  const isNamed = ask.every((word) => isIn(beside, word));
  // Of `mamma mia yeniden başlıyoruz` nothing is told by what is told of `mamma mia`.
  const isOfLess = isNamed && wordsAskedIn(beside.join(' ')).some((name) => !isIn(ask, name));
  if (ask.length === 0 || (isNamed && weigh(said) >= 1) || isOfLess) return 0;
  const all = [...said, ...beside.filter((name) => isIn(ask, name))];
  const asked = weigh(all);
  const common = ask.filter((word) => isIn(all, word));
  const weight = weigh(common);
  const holds = ({ weight: least, share }: typeof NEARLY) => weight >= least && weight >= share * asked;
  if (common.length === ask.length) return WHOLE.some(holds) ? weight : 0;
  const missing = ask.filter((word) => !common.includes(word));
  if (missing.some(turnsQuestion)) return 0;
  const isNear = missing.every(tellsLittle) && holds(NEARLY);
  const isWithin =
    weight >= 1 && weight >= HALF * weigh(ask) && all.every((word) => isIn(ask, word) || tellsLittle(word));
  return isNear || isWithin ? weight - LESS : 0;
}
