import { describe, expect, it } from 'vitest';

import { withDots } from '#assistant/models/local/understand/dotless.ts';

describe('withDots', () => {
  it.each([
    ['romantık komedı ama turk ısı olsun', 'romantik komedi ama turk isi olsun'],
    ['kısa bır sey', 'kisa bir sey'],
    ['fılm', 'film'],
    ['ızledıklerım', 'izlediklerim'],
    ['ıspanyol fılmı', 'ispanyol filmi'],
    ['pozıtıf bır fılm', 'pozitif bir film'],
  ])('reads "%s" as typed without an i', (said, meant) => expect(withDots(said)).toBe(meant));

  it.each(['sakın korku olmasın', 'kadın yazar', 'hesabı kapatalım', 'romantık komedi', 'kırkı geçmeyen'])(
    'leaves "%s"',
    (said) => expect(withDots(said)).toBe(said),
  );
});
