import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const calls = async (...said: string[]) => (await converse(said)).at(-1)?.calls ?? [];
const text = async (...said: string[]) => (await converse(said)).at(-1)?.text ?? '';

describe('what goes on with a film that was just spoken of', () => {
  it('is given stars though other films came with its mark', async () => {
    expect(await calls('komedi öner', 'Titanik izledim zaten, başka ver', 'ona benden 9')).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4.5 }],
    ]);
  });

  it('is kept for later in passing', async () => {
    expect(await calls('Titanik nasıl', 'dursun bi kenarda sonra bakarım')).toEqual([
      ['addToWatchlist', { title: 'Titanik' }],
    ]);
    expect(await calls('sonra bakarım')).toEqual([]);
  });

  it('is unmarked where it was mixed up with another', async () => {
    const [call] = await calls('Titanik izledim', "dur ya izlememişim Kelebekler'le karıştırdım, kaldır onu");
    expect(call).toEqual(['unmarkWatched', { title: 'Titanik' }]);
  });

  it('is left as it was where it was not settled which is meant', async () => {
    expect(await text('İlk favorilere at', 'vazgeçtim')).not.toContain('çıkaramadım');
  });
});

describe('words around a wish', () => {
  it.each([
    ['amerikan da olur türk de olur farketmez komedi olsun', { genres: ['Komedi'] }, ['origin', 'countries']],
    ['yanımda yabancı biri oturuyor, komedi aç', { genres: ['Komedi'] }, ['origin']],
    ['yeni biriyle tanıştım, bir komedi öner', { genres: ['Komedi'] }, ['minYear']],
    ['polisye', { genres: ['Suç'] }, []],
    ['kanlı, küfürlü olmasın, bir dram aç', { genres: ['Drama'], avoidThemes: ['kanlı'] }, ['themes']],
    ['hastaneli doktorlu bişey görmek istemiyorum, komedi olsun', { genres: ['Komedi'] }, ['themes']],
    ['imdb 7 üstü olsun çöp olmasın', { minRating: 7 }, []],
    ['ağır sanat filmi olmasın gülsünler de, 2000 sonrası', { genres: ['Komedi'], minYear: 2000 }, []],
    ['nöbetten çıktım askerlik hatırlatmasın yeter, komedi olsun', { genres: ['Komedi'] }, ['themes']],
    ['üç çocuk var en büyüğü 11 en küçüğü 4, komedi aç', { genres: ['Komedi'], maxAge: 4 }, []],
    ['küfürlü olmasın kadın bayılır, komedi aç', { genres: ['Komedi'] }, ['themes']],
    ['Titanik gibi bir film ama kanlı olmasın', { similarTo: 'Titanik' }, []],
    ['gerilimli yüksek sesli şeyler tetikliyo onlar olmasın', { excludeGenres: ['Gerilim'] }, []],
  ])('mean what they say: “%s”', async (said, wishes, not) => {
    const [[, input] = ['', {}]] = await calls(said);
    expect(input).toMatchObject(wishes);
    for (const name of not) expect(input).not.toHaveProperty(name);
  });

  it.each([
    ['slm', 'iyi senden'],
    ['geçen akşamki tavsiyene uyduk hanımla, o bile beğendi, allah razı olsun senden'],
    ['komedi öner', 'neyse uykum geldi iyi geceler sana'],
    ['star warsı hiç izlemedim çıkış sırasıyla mı izliyim hikaye sırasıyla mı'],
  ])('wish for no film: %s', async (...said) => {
    expect(await calls(...said)).toEqual([]);
  });

  it('keep the person who was wished (`adamın başka filmi`)', async () => {
    const [[, input] = ['', {}]] = await calls('Nolan öner', 'adamın kansız filmi var mı peki');
    expect(input).toMatchObject({ people: ['Christopher Nolan'], avoidThemes: ['kanlı'] });
  });
});
