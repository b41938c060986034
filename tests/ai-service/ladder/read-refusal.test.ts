import { describe, expect, it } from 'vitest';

import { mostTokensIn } from '#ai-service/ladder/read-refusal.ts';

describe('the most tokens of an answer', () => {
  it.each([
    [
      'max_tokens is too large: 8000. This model supports at most 4096 completion tokens, whereas you provided 8000.',
      4096,
    ],
    ['`max_tokens` must be less than or equal to `4096`, the maximum value for `max_tokens`', 4096],
    ['Invalid max_tokens value, the valid range of max_tokens is [1, 4096]', 4096],
    ['max_tokens: 8000 > 4096, which is the maximum allowed number of output tokens', 4096],
    ['max_tokens must be at most 9000', undefined],
    ["Unsupported parameter: 'max_tokens'", undefined],
  ])('is read out of %j', (words, most) => {
    expect(mostTokensIn(words, { max_tokens: 8000 })).toBe(most);
    expect(mostTokensIn(words, { max_completion_tokens: 8000 })).toBe(most);
    expect(mostTokensIn(words, {})).toBeUndefined();
  });
});
