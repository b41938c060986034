import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('an opinion on a film', () => {
  it.each([
    ['joker bana göre abartılmış bi film', 'Joker'],
    ['baba filmini severim mesela', 'Baba'],
    ['ben en çok esaretin bedelini severim', 'Esaretin Bedeli'],
    ['titanik klasik oldu artık', 'Titanik'],
    ['hiç sevmem titaniği', 'Titanik'],
    ['recep ivedik saçma bi film ya', 'Recep İvedik'],
  ])('is met in words: “%s”', async (said, title) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(title);
  });

  it.each(['dün seven izledim çok iyiydi', 'dün akşam yıldızlararası izledik ailecek bayıldık'])(
    'marks what was seen, and shows nothing: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched']);
    },
  );

  it('goes on', async () => {
    const turns = await converse(['dün seven izledim çok iyiydi', 'evet onun gibi']);
    expect(turns.at(-1)?.calls[0]?.[1]).toMatchObject({ similarTo: 'Yedi' });
    expect(await lastWords(['joker bana göre abartılmış bi film', 'sen ne düşünüyosun'])).toMatch(
      /(?:Bence|Bana|Ben) .*Joker/u,
    );
  });

  it.each(['titanik gibi güzel bir film', 'baba gibi sevdiğim bir film öner'])(
    'is no wish: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});
