import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const asked = 'bu akşam 2 film planla';
const after = async (...texts: string[]) => (await converse(texts)).at(-1);
const planned = async (...texts: string[]) => {
  const [call] = (await after(...texts))?.calls ?? [];
  return call?.[0] === 'planEvening' ? call[1] : undefined;
};

describe('a plan', () => {
  it.each(['yarın akşam için plan yap 2 film', 'cumartesi akşamı için film planı yap'])(
    'is made: %s',
    async (said) => {
      expect(await planned(said)).toBeDefined();
    },
  );

  it.each(['kaçta biter', 'peki ne zaman bitiyor', 'toplam kaç saat sürer'])(
    'tells its times: %s',
    async (said) => {
      expect((await after(asked, said))?.text).toContain('biter');
    },
  );

  it.each(['bugünkü plana bir film daha ekle', 'araya bir film daha koy'])(
    'gets one more film: %s',
    async (said) => {
      expect(await planned(asked, said)).toMatchObject({ count: 3 });
    },
  );

  it('is moved from the hour that was chosen for it', async () => {
    expect(await planned(asked, 'saatini yarım saat ileri al')).toMatchObject({
      startsAt: expect.stringMatching(/^\d\d:\d\d$/u),
    });
  });

  it.each(['planı sil', 'planı iptal et'])('is given up: %s', async (said) => {
    expect((await after(asked, said))?.calls).toEqual([]);
  });
});

describe('two viewers', () => {
  it('settle on where films are from', async () => {
    expect((await after('eşim türk istiyo ben yabancı', 'tamam türk olsun'))?.calls).toEqual([
      ['recommendFilms', { genres: [], origin: 'yerli' }],
    ]);
  });

  it('keep the age of the child that was told of', async () => {
    expect((await after('kardeşim 9 yaşında ben 17', 'ikimize de uygun'))?.calls).toEqual([
      ['filmsForTwo', { mine: { genres: [], maxAge: 9 }, theirs: { genres: [], maxAge: 9 } }],
    ]);
  });
});
