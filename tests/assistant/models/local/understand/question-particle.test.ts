import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { partQuestions } from '#assistant/models/local/understand/question-particle.ts';

describe('a question particle that is typed on to its word', () => {
  it.each([
    ['komedi varmı', 'komedi var mı'],
    ['dune daki oğlan', 'dunedaki oğlan'],
    ['bana film önerirmisin', 'bana film önerir misin'],
    ['Matrix korkunçmu', 'Matrix korkunç mu'],
    ['güzelmiydi', 'güzel miydi'],
    ['çıkacakmı', 'çıkacak mı'],
    ['izlenmişmidir', 'izlenmiş midir'],
    ['OLURMU', 'OLUR MU'],
  ])('parts “%s”', (typed, parted) => expect(partQuestions(typed)).toBe(parted));

  it.each(['filmi', 'yirmi film', 'resmi', 'ismi ne', 'romantizmi', 'kedimi', 'annemi', 'Necmi', 'hacmi'])(
    'leaves “%s” whole',
    (typed) => expect(partQuestions(typed)).toBe(typed),
  );

  it('adds nothing but blanks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abeimrşığüu MIİ𝒎ﬁ'.split('')) }), (typed) => {
        expect(partQuestions(typed).replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
        expect(partQuestions(partQuestions(typed))).toBe(partQuestions(typed));
      }),
    );
  });
});
