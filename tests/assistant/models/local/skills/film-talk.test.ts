import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
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
    'sinema karanlık salonda izlenir',
    'bence telefonda film izleyen sinemayı sevmiyordur',
    'film müziği dinlerken ders çalışıyorum hep',
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

  it.each(['eski filmler daha güzeldi öyle bişey aç', 'artık iyi bir film izlemek istiyorum'])(
    'is no wish all the same: %s',
    async (said) => {
      expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

it('is a surprise where any film will do: kafandan bi film söyle', async () => {
  expect((await last('kafandan bi film söyle'))?.calls.map(([tool]) => tool)).toEqual(['surpriseFilm']);
});

const catalogue = await loadCatalogue();
const ofKnown = async (said: string) => (await converse([said], { catalogue })).at(-1);

describe('talk about actors', () => {
  it.each([
    'cüneyt arkın mı tarık akan mı bizim evde tartışma çıktı',
    'şener şen mi kemal sunal mı masada kapıştık',
    'hangisi daha iyi oyuncu al pacino mu robert de niro mu',
    'brad pitt hala yakışıklı be',
    'nuri bilge ceylan sıkıcı diyenlere gıcığım',
    'cem yılmaz eskisi kadar komik değil',
    'kemal sunal gelmiş geçmiş en iyisi',
  ])('brings none of their films: %s', async (said) => {
    expect((await ofKnown(said))?.calls).toEqual([]);
  });

  it.each([
    'şener şenle kemal sunal beraber',
    'emma stone ve ryan gosling yan yana',
    'al pacino de niro ikilisi',
  ])('is a wish where they are only named together: %s', async (said) => {
    expect((await ofKnown(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
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
