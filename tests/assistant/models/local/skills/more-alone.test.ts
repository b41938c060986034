import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('more films', () => {
  it.each(['daha', 'e daha', 'devam', 'diğerleri', 'biraz daha göster'])(
    'come of the same kind on %s',
    async (said) => {
      expect((await last('gerilim öner', said))?.calls).toEqual([
        ['recommendFilms', { genres: ['Gerilim'] }],
      ]);
    },
  );

  it.each(['daha kısa', 'devam filmi var mı'])('are not all that is asked for by %s', async (said) => {
    expect((await last('gerilim öner', said))?.calls).not.toEqual([
      ['recommendFilms', { genres: ['Gerilim'] }],
    ]);
  });
});

describe('the others of a row', () => {
  it('are no film of that name', async () => {
    const turn = await last('gerilim öner', 'birincisini begenmedim digerleri ok');
    expect(turn?.text).not.toContain('Diğerleri');
  });
});

describe('the other film of one name', () => {
  it('is told to be missing where there is but one', async () => {
    const turn = await last("Titanik'i göster", 'yok onu değil eski olanı');
    expect(turn).toMatchObject({ calls: [], text: expect.stringContaining('1997') });
  });

  it('is not asked for by a wish for newer films', async () => {
    expect((await last('gerilim öner', 'daha yeni olsun'))?.calls[0]?.[0]).toBe('recommendFilms');
    expect((await callAfter('yeni film öner'))?.[0]).toBe('recommendFilms');
  });
});
