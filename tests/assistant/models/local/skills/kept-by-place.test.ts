import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const lastCalls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('a film of those shown, kept for later', () => {
  it.each([
    ['ilk çıkanı kaydet sonra izlerim bu gece kafam almaz', first],
    ['ilk geleni at kenara yarın bakarız', first],
    ['şu ortadaki cepte dursun haftasonuna', second],
    ['sonuncu rafta beklesin', third],
    ['sağdaki dursun haftasonuna', third],
  ])('%s', async (said, title) => {
    expect(await callAfter('gerilim öner', said)).toEqual(['addToWatchlist', { title }]);
  });
});

describe('the one film in talk', () => {
  it.each([
    'bu gece olmaz, at listeme dursun',
    'tamam güzelmiş, kaydet bi kenara',
    'hmm yarına kalsın not et',
  ])('is kept: %s', async (said) => {
    expect(await callAfter("Dövüş Kulübü'nü anlat", 'kim oynuyodu', said)).toEqual([
      'addToWatchlist',
      { title: 'Dövüş Kulübü' },
    ]);
  });

  it('is not kept where something is told of oneself', async () => {
    expect(await callAfter("Dövüş Kulübü'nü anlat", 'ben altyazılı izlerim not et')).toMatchObject([
      'remember',
      {},
    ]);
  });

  it('is the one compared with, of several that are like it', async () => {
    const calls = await lastCalls('Ruhların Kaçışı gibi bir şey', 'onu en sevdiklerimin arasına koysana bi');
    expect(calls).toEqual([['addFavourite', { title: 'Ruhların Kaçışı' }]]);
  });
});

describe('no order', () => {
  it('searches the web only where that is asked for', async () => {
    const said = 'Kayınvalidem bizde. Öpüşmeli sahne çıkıp da kumanda aratmasın bize';
    expect(await callAfter(said)).toMatchObject(['recommendFilms', {}]);
    expect(await callAfter('titanik', 'internette arat')).toEqual(['searchWeb', { title: 'Titanik' }]);
  });

  it('goes past one film, and past nothing else that was wished', async () => {
    const calls = await lastCalls('leonardo dicaprio filmi', 'titaniği 100 kere izledim geç onu');
    expect(calls).toMatchObject([
      ['markWatched', { title: 'Titanik' }],
      ['recommendFilms', { people: ['Leonardo DiCaprio'], excludeTitles: ['Titanik'] }],
    ]);
  });
});

describe('what is said of one of those shown', () => {
  const added = (...titles: string[]) => titles.map((title) => ['addToWatchlist', { title }]);

  it.each([
    ['ilki bizi sarmaz, ikinciyle üçüncü kalsın kenarda', [second, third]],
    ['ilkini istemiyorum, ikincisini ekle listeye', [second]],
    ['ilki sıkıcı gibi, ortadaki dursun listede', [second]],
  ])('is done to no other: %s', async (said, titles) => {
    expect(await lastCalls('gerilim öner', said)).toEqual(added(...titles));
  });

  it('is put right: another was meant', async () => {
    const calls = await lastCalls('gerilim öner', 'ikinciyi kenara ayır', 'yok üçüncüyü demiştim');
    expect(calls?.[0]).toEqual(['addToWatchlist', { title: third }]);
  });

  it('takes it off the list again where it was seen', async () => {
    const calls = await lastCalls(
      'gerilim öner',
      'bunların üçünü de at listeye',
      'ortadakini çıkar ama onu izledik',
    );
    expect(calls?.[0]).toEqual(['removeFromWatchlist', { title: second }]);
  });
});

describe('what stands on a list', () => {
  it.each([
    ["Titanik'i kalpledim mi ben", { list: 'favourites', query: 'Titanik' }],
    ["Parazit'i listeye eklemiş miydim", { list: 'watchlist', query: 'Parazit' }],
    ['izlediklerimden komedi olanlar hangileri', { list: 'watched', genre: 'Komedi' }],
    ['izlediklerimden korku olanları göster', { list: 'watched', genre: 'Korku' }],
    ['seyrettiklerimden dramları getir', { list: 'watched', genre: 'Drama' }],
  ])('is asked, and changed by nothing: %s', async (said, input) => {
    expect(await callAfter(said)).toEqual(['listFilms', input]);
  });

  it('is taken off it where it was loved once', async () => {
    expect(await callAfter('titanik favorimdi ama soğudum çıkar artık oradan')).toEqual([
      'removeFavourite',
      { title: 'Titanik' },
    ]);
  });
});
