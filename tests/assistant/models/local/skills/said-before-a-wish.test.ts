import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const lastCall = async (...said: string[]) => (await converse(said)).at(-1)?.calls.at(-1);

describe('what is said before a wish', () => {
  it.each([
    ['Oğlum savaş istemem, onu haberlerde görüyoruz zaten. Hafif bir şey çıkar bana.', { mood: 'relaxed' }],
    ['iran sinemasını merak ettim bizim eczacı çok övdü nerden girsem', { countries: ['İran'] }],
    ['kovboy filmlerine nereden başlasam', { themes: ['western'] }],
    [
      'Titanik, Parazit, Baba… Hepsini ezberledik artık. Bunların dışında bir dram söyleyin.',
      { genres: ['Drama'], excludeTitles: ['Baba', 'Titanik', 'Parazit'] },
    ],
  ])('keeps no film back: %s', async (text, input) => {
    expect(await lastCall(text)).toMatchObject(['recommendFilms', input]);
  });

  it('compares no films by where things happen', async () => {
    expect(
      await lastCall('sahiden yaşanmış olacak, dağda mı kalmışlar denizde mi kaybolmuşlar orası farketmez'),
    ).toMatchObject(['recommendFilms', {}]);
  });

  it('asks nothing of the news', async () => {
    expect(await lastCall('haberlerde ne var')).toBeUndefined();
  });

  it.each([
    [
      ['gerilim öner', 'yav bunların hepsi dünkü çocuk ben eskisini soruyom 1990dan yukarı çıkma'],
      { maxYear: 1990 },
    ],
    [['komedi öner', 'hepsi çok yeni biz 80lerden bakıyoruz'], { minYear: 1980, maxYear: 1989 }],
    [['komedi öner', 'bunlar yerli ben yabancı dedim'], { origin: 'yabancı' }],
    [['gerilim öner', 'bunların hepsi dünkü çocuk'], { genres: ['Gerilim'], maxYear: 2009 }],
  ])('is of the films that came: %j', async (turns, input) => {
    expect(await lastCall(...turns)).toMatchObject(['recommendFilms', input]);
  });

  it('takes what all of them are for a complaint where no more is said', async () => {
    expect(await lastCall('komedi öner', 'of hepsi 2 saatten uzun')).toMatchObject([
      'recommendFilms',
      { maxDuration: 90 },
    ]);
  });
});
