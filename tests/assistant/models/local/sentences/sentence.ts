import type { CallMade } from '../converse.ts';

/** What somebody says, and the calls that it must lead to, in order; none means that words are enough. */
export type Sentence = readonly [said: string, ...calls: readonly CallMade[]];
