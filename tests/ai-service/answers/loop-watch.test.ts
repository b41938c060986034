import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { failureOf } from '#ai-service/failures/failure.ts';
import { createLoopWatch, isLoop } from '#ai-service/answers/loop-watch.ts';

describe('an answer that only repeats itself', () => {
  it('M-45 is a loop, whatever is repeated and however it began', () => {
    const piece = fc.string({ minLength: 1, maxLength: 60 });
    fc.assert(fc.property(piece, fc.string(), (repeated, before) => isLoop(before + repeated.repeat(500))));
  });

  it('M-45 fails with its cause while it arrives', () => {
    const watch = createLoopWatch();
    const say = () => {
      for (let count = 0; count < 200; count += 1) watch('sen, ');
    };
    let error: unknown;
    try {
      say();
    } catch (thrown) {
      error = thrown;
    }
    expect(failureOf(error)).toEqual({ kind: 'repeats' });
  });
});

describe('no loop', () => {
  it.each([
    ['a short text', 'ha'.repeat(100)],
    ['a list', Array.from({ length: 60 }, (_, place) => `${place}. film: Film ${place}\n`).join('')],
    ['a table', `| a | b |\n|${'-'.repeat(200)}|\n| 1 | 2 |\n`.repeat(3)],
    ['a refrain that ended', `${'la '.repeat(500)}${'Ama sonra bambaşka bir şey oldu. '.repeat(2)}Son.`],
  ])('is %s', (_what, text) => {
    expect(isLoop(text)).toBe(false);
  });
});
