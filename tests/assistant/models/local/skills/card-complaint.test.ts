import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const wishesAfter = async (...texts: string[]) => {
  const [call] = (await converse(texts)).at(-1)?.calls ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : call?.[0];
};

describe('what is said against a card', () => {
  it.each([
    ['gerilim öner', 'yedi ne alaka', { genres: ['Gerilim'], excludeTitles: ['Yedi'] }],
    ['gerilim öner', '1995 ne ya', { genres: ['Gerilim'], minYear: 2010 }],
    ['komedi öner', 'animasyon ne be abi', { genres: ['Komedi'], excludeGenres: ['Animasyon'] }],
    ['komedi öner', 'iran mı dedim ben', { genres: ['Komedi'], avoidThemes: ['İran'] }],
    ['komedi öner', 'komedi dedim dram verdin', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
    ['korku öner', 'ne korkusu ya, romantik bişey', { genres: ['Romantik'], excludeGenres: ['Korku'] }],
    ['komedi öner', 'üç saat verdin kısa dedim', { genres: ['Komedi'], maxDuration: 100 }],
    [
      'gerilim öner',
      'dövüş kulübü mü 8 aylık karnımla, sakin bişey',
      { genres: ['Gerilim'], mood: 'relaxed', occasions: ['sakin'], excludeTitles: ['Dövüş Kulübü'] },
    ],
    [
      'gerilim öner',
      'başlangıç siyah beyaz hocam, renkli dedim',
      { genres: ['Gerilim'], avoidThemes: ['siyah beyaz'], excludeTitles: ['Başlangıç'] },
    ],
    ['suç filmi öner', 'fransız değil ki alman o', { genres: ['Suç'], avoidThemes: ['Almanya'] }],
    ['komedi öner', 'kore filmi açarsam eşim uyur', { genres: ['Komedi'], avoidThemes: ['Güney Kore'] }],
  ])('%s, %s: is avoided, and the rest of the wish stays', async (first, said, wanted) => {
    expect(await wishesAfter(first, said)).toEqual(wanted);
    expect(await lastWords([first, said])).toMatch(/^Haklısın/u);
  });

  it('need not be, and is not avoided for that', async () => {
    expect(await wishesAfter('yemek filmi öner', 'yemekli olması şart değil')).toEqual({ genres: [] });
  });

  it.each(['yedi mi dövüş kulübü mü', 'yedi mi izlesem', 'yedi güzel mi', 'yedi önerdin çok güzeldi'])(
    '“%s” is no complaint',
    async (said) => {
      expect(await lastWords(['gerilim öner', said])).not.toContain('Haklısın');
    },
  );

  it('needs cards', async () => {
    expect(await lastWords(['animasyon ne ya'])).not.toContain('Haklısın');
  });
});
