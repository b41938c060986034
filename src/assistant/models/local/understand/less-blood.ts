import { type Tokens, wordAt, wordsIn } from './tokens.ts';
import type { Wish } from './wish-draft.ts';

const LITTLE = 3;

/** `az kanlı`: less of it, rather than none. */
export function lessBlood(wish: Wish, tokens: Tokens): Wish {
  if (wish.type !== 'concept' || wish.concept.kind !== 'theme' || wish.concept.theme !== 'kanlı') return wish;
  const after = wordsIn(tokens, wish.item.to, wish.item.to + LITTLE);
  // `kanı az olsun`; `kan az değil hiç olmasın` wants none.
  const isLittle = after.includes('az') && !after.includes('degil');
  if (wordAt(tokens, wish.item.from - 1) !== 'az' && !isLittle) return wish;
  return { ...wish, concept: { kind: 'wish', wants: {}, refused: { avoidTones: ['kanlı'] } } };
}
