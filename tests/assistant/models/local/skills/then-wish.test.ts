import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const wishesAfter = async (...texts: string[]) => {
  const [call] = (await converse(texts)).at(-1)?.calls ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : undefined;
};

describe('what is missed in the films', () => {
  it.each([
    ['uzay filmi öner', 'bunların uzayla ilgisi yok ki, astronot olsun içinde', 'astronot'],
    ['müzik filmi öner', 'e bunların müzikle alakası yok ki.. caz olcak içinde caz', 'caz'],
  ])('is not kept away: after “%s”, “%s”', async (before, said, theme) => {
    const wishes = await wishesAfter(before, said);
    expect(wishes).toMatchObject({ themes: expect.arrayContaining([theme]) });
    expect(wishes).not.toHaveProperty('avoidThemes');
  });

  it('stays away where it is refused', async () => {
    expect(await wishesAfter('dram öner', 'aşkla alakası olmasın')).toMatchObject({
      excludeGenres: ['Romantik'],
    });
  });
});

describe('such a film as the one that was just talked of', () => {
  it.each([
    'heh işte tam bu kafada üç film daha at bana',
    'bu tarz üç tane daha gönder',
    'hah bu havada bişeyler ver',
    'bunun gibisinden ver',
  ])('is one like it: “%s”', async (said) => {
    expect(await wishesAfter('eşkıya filmini anlatsana', said)).toMatchObject({ similarTo: 'Eşkıya' });
  });

  it.each(['bu kafada değilim komedi ver', 'bu havada sinemaya gidilmez, evde komedi'])(
    'is not what the weather or a mood is: “%s”',
    async (said) => {
      expect(await wishesAfter('eşkıya filmini anlatsana', said)).not.toHaveProperty('similarTo');
    },
  );
});

describe('films that are not trusted', () => {
  it.each(['güvenmedim bunlara ben, sonu mutlu bitenlerden ver', 'ısınamadım bunlara, sonu iyi bitsin'])(
    'give way to others of their kind: “%s”',
    async (said) => {
      expect(await wishesAfter('romantik film öner', said)).toMatchObject({
        genres: ['Romantik'],
        ending: 'happy',
      });
    },
  );

  it('are as long as the break, whoever is spoken to', async () => {
    const wishes = await wishesAfter('gerilim öner', 'molam 100 dakika benim sığmıyo bunlar kardeşim');
    expect(wishes).toEqual({ genres: ['Gerilim'], maxDuration: 100 });
  });
});

describe('a verdict on the films, and what is wished instead', () => {
  it.each([
    [
      'dram öner',
      'bunlar bana ağır geldi, daha yumuşak olsun',
      { genres: ['Drama'], tones: ['hafif'], avoidTones: ['ağır'] },
    ],
    [
      'dram öner',
      'çok yavaştı bunlar daha canlı bir şey',
      { genres: ['Drama'], pace: 'fast', avoidThemes: ['ağır tempo'] },
    ],
    ['komedi öner', 'hepsi çok amerikan, bizden bi şey olsun', { genres: ['Komedi'], origin: 'yerli' }],
    [
      'bilim kurgu öner',
      'bunlar çok kafa karıştırıcı, daha basit bi şey',
      { genres: ['Bilim Kurgu'], avoidThemes: ['beyin yakan'] },
    ],
    [
      'romantik öner',
      'fazla vıcık vıcık geldi, daha olgun bi aşk',
      { genres: ['Romantik'], themes: ['aşk'], tones: ['düşündürücü'] },
    ],
    ['gerilim öner', 'bunları herkes biliyor, daha az bilinen bişeyler', { themes: ['az bilinen'] }],
    ['gerilim öner', 'beni germedi bunlar, daha karanlık', { themes: ['karanlık'], tones: ['gerilimli'] }],
  ])('after “%s”: “%s”', async (first, said, wanted) => {
    expect(await wishesAfter(first, said)).toMatchObject(wanted);
  });

  it.each([
    ['korku filmi', 'bu kadar korkunç olmasın'],
    ['korku filmi', 'bunlar çok korkunç ya biraz daha hafif bişey'],
  ])('“%s”, “%s”: less of the kind that was wished, and not none', async (first, said) => {
    expect(await wishesAfter(first, said)).toMatchObject({ genres: ['Korku'], tones: ['hafif'] });
  });

  it('praise is no verdict against them', async () => {
    const [turn] = (await converse(['komedi öner', 'bunlar güzelmiş, daha yeni olsun'])).slice(-1);
    expect(turn?.text).not.toMatch(/haklısın/iu);
  });
});

describe('what is wished instead of the films', () => {
  it.each([
    ['bunlar çok yeni ya babam tat almıyo 2000den önce çekilmiş olsunlar', { maxYear: 1999 }],
    ['çok eski bunlar 2015ten sonra çekilmiş olsunlar', { minYear: 2015 }],
  ])('counts, and not only what is wrong with them: %s', async (said, years) => {
    expect(await wishesAfter('aksiyon öner', said)).toMatchObject({ genres: ['Aksiyon'], ...years });
  });

  it.each(['bunlarda hep aynı adam, korku aç', 'hepsinde aynı adam aynı surat ya, korku olsun'])(
    'is of another kind, where all were alike: %s',
    async (said) => {
      expect(await wishesAfter('komedi öner', said)).toMatchObject({ genres: ['Korku'] });
    },
  );
});
