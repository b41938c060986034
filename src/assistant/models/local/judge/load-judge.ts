import { once } from '#lib/once.ts';
import { type Judge, createJudge } from './judge.ts';

/** The judge, with the weights of the product. Loaded once, on the first call. @throws where they cannot be fetched */
export const loadJudge: () => Promise<Judge> = once(async () => {
  const { readWeights } = await import('./read-weights.ts');
  return createJudge(readWeights());
});
