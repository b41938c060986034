import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fromLetters, toLetters } from '#assistant/models/local/judge/letters.ts';

describe('numbers as letters', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 44 }).chain((steps) =>
          fc.record({
            steps: fc.constant(steps),
            numbers: fc.array(fc.integer({ min: -steps, max: steps })),
          }),
        ),
        ({ steps, numbers }) => {
          const letters = toLetters(numbers, steps);
          expect([...fromLetters(letters, steps, numbers.length)]).toEqual(numbers);
        },
      ),
    );
  });

  it('of three values stand four to a letter', () => {
    expect(toLetters([0, 1, -1, 0, 1], 1)).toHaveLength(2);
  });

  it('are never more than a byte each, nor a quotation mark', () => {
    for (let steps = 1; steps <= 44; steps++)
      expect(toLetters([steps, steps, steps, steps, -steps], steps)).toMatch(/^[#-~]+$/u);
  });
});
