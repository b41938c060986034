import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const wished = async (...texts: string[]) => {
  const [call] = (await converse(texts)).at(-1)?.calls ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : undefined;
};

describe('what there is too much of', () => {
  it.each([
    ['off çok dramatik bunlar', 'Drama'],
    ['fazla romantik bunlar', 'Romantik'],
    ['bunlar çok romantik ya', 'Romantik'],
  ])('is not wished: %s', async (said, genre) => {
    expect(await wished('film öner', said)).toMatchObject({ genres: [], excludeGenres: [genre] });
  });

  it('stays, and lighter, where it was wished', async () => {
    expect(await wished('gerilim öner', 'daha az gerilim')).toMatchObject({
      genres: ['Gerilim'],
      tones: ['hafif'],
    });
  });

  it.each(['daha az korkunç olsun', 'daha az korkutucu olsun', 'bu kadar korkunç olmasın'])(
    'is less of fear, and light is not refused by it: %s',
    async (said) => {
      const input = await wished('korku öner', said);
      expect(input).toMatchObject({ genres: ['Korku'] });
      expect(input).toSatisfy((said: object) => 'tones' in said || 'avoidTones' in said);
      expect(JSON.stringify(input)).not.toMatch(/avoidTones":\["hafif/u);
    },
  );

  it.each([
    ['bro bunların uzayla alakası yok ki', 'uzay'],
    ['bunların savaşla ilgisi yok ya', 'savaş'],
    ['kanka bunlarda hiç uzay yok', 'uzay'],
  ])('is not what is missed: %s', async (said, theme) =>
    expect(await wished('film öner', said)).toMatchObject({ themes: [theme] }),
  );

  it('is a heavy film before a light one is wished', async () => {
    const input = await wished('film öner', 'çok ağır bunlar hafif bişey ver');
    expect(input).toMatchObject({ avoidTones: ['ağır'] });
    expect(input).not.toHaveProperty('tones');
  });

  it.each(['çok komik bunlar', 'çok güzel bunlar', 'romantik film öner', 'daha az bilinenlerden olsa'])(
    'is no complaint: %s',
    async (said) => {
      const input = (await wished('film öner', said)) ?? {};
      expect(input).not.toHaveProperty('excludeGenres');
      expect(input).not.toHaveProperty('avoidThemes');
    },
  );
});

describe('what is missed', () => {
  it.each([
    ['bunda dövüş yok ki', { tones: ['aksiyonlu'] }],
    ['bunlarda gülecek bir şey yok', { tones: ['komik'] }],
    ['bunlarda hiç uzay yok', { themes: ['uzay'] }],
  ])('is wished: %s', async (said, more) => {
    expect(await wished('film öner', said)).toMatchObject(more);
  });

  it.each(['savaş olmasın', 'kanlı bir şey istemiyorum'])('is not what is refused: %s', async (said) => {
    expect((await wished('film öner', said)) ?? {}).not.toHaveProperty('themes');
  });
});

describe('another kind', () => {
  it.each(['başka tarz ver', 'farklı bir tür öner', 'tür değiştirelim'])(
    'is without the kind of before: %s',
    async (said) => {
      expect(await wished('gerilim öner', said)).toEqual({ genres: [], excludeGenres: ['Gerilim'] });
    },
  );
});

describe('odd films', () => {
  it.each(['çok acayip bunlar', 'bunlar çok garip', 'biraz normal bir şey'])(
    'give way to what many like: %s',
    async (said) => {
      expect(await wished('film öner', said)).toMatchObject({ fame: 'popular' });
    },
  );
});

describe('what is said against films that the conversation has not shown', () => {
  it.each([
    ['bunlar hüzünlü moralim bozuk zaten', { tones: ['iç ısıtan'] }],
    ['korkunç değil bunlar', { genres: ['Korku'] }],
    ['bunda dövüş yok ki', { tones: ['aksiyonlu'] }],
    ['off çok dramatik bunlar', { excludeGenres: ['Drama'] }],
  ])('is heard all the same: %s', async (said, better) => {
    expect(await wished(said)).toMatchObject(better);
  });
});
