import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('talk that only has film words in it', () => {
  it.each([
    'sıkılmıyo musun bütün gün film film film',
    'bütün gün film mi izliyosun',
    'marvel sinema değildir, discuss',
    'türk sineması bitti',
    'eskiden filmler daha güzeldi',
    'artık iyi film çekilmiyo',
    'oscarlar şike',
    'sen hiç otobüste film izleyip ağladın mı',
    'ilk film tam bizlik usta',
    'basıyorum basıyorum film oynamıyor bu tablette',
    'maça 10 dk kala dürt beni film izlerken dalıyorum',
    'indir de tünelde internet gidince izliyim',
    'korku filmi izleyen insanlar manyak mı',
  ])('brings no films: %s', async (said) => {
    expect((await last('gerilim öner', said))?.calls).toEqual([]);
  });

  it.each([
    'öyle film mi var uydurdun di mi bunları',
    'bu filmler var mı gerçekten kafandan mı atıyosun',
    'sallama böyle film yok',
  ])('says that no film is made up: %s', async (said) => {
    const turn = await last('korku öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/uydur/u);
  });

  it.each([
    'eski filmler daha güzeldi öyle bişey aç',
    'kafandan bi film söyle',
    'artık iyi bir film izlemek istiyorum',
  ])('is no wish all the same: %s', async (said) => {
    expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});

describe('who chooses', () => {
  it.each([
    'filmi sen seç dedi ne açayım',
    'annem sen seç dedi ona göre bişey',
    'arkadaşlar bu sefer filmi sen seç dediler',
  ])('is not the assistant where somebody else said so: %s', async (said) => {
    expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it('has a first visit in mind', async () => {
    expect((await last('ilk kez evine gidiyorum filmi sen seç dedi. rezil olmiyim'))?.calls).toMatchObject([
      ['recommendFilms', { avoidTones: ['cinsellik', 'ağır'], occasions: ['randevu'] }],
    ]);
  });

  it('is chance where eyes are closed, whatever is on the screen', async () => {
    expect((await last('komedi öner', 'sen seç işte kapat gözünü at bi tane'))?.calls).toEqual([
      ['surpriseFilm', {}],
    ]);
    expect((await last('komedi öner', 'sen seç birini'))?.calls).toEqual([]);
  });
});
