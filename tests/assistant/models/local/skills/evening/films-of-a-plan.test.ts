import { describe, expect, it } from 'vitest';

import { callAfter } from '../../converse.ts';

const SATURDAY = { day: 'saturday' };

describe('an evening', () => {
  it.each([
    ['yarın akşam 9da bir film ayarla', { day: 'tomorrow', startsAt: '21:00', count: 1 }],
    ['akşama tek film yeter 9 buçukta başlarız', { startsAt: '21:30', count: 1 }],
    ['cumartesi 20:30 için film ayarla', { ...SATURDAY, startsAt: '20:30', count: 1 }],
    ['akşam 7den gece 12ye kadar vaktimiz var ne izleyelim', { startsAt: '19:00', endsBy: '00:00' }],
    ['pazar günü çocuklarla, arka arkaya iki tane', { day: 'sunday', count: 2 }],
  ])('is planned: %s', async (said, input) => {
    expect(await callAfter(said)).toMatchObject(['planEvening', input]);
  });

  it.each([
    'dramatik bir film öner akşam 8de izleyeceğiz',
    'sabah 9dan akşam 6ya kadar çalışıyorum eve gelince film izleyelim',
    'bu gece plan belli: battaniye, ben. eksik olan film',
    'bu akşam planım yok ne izlesem',
    'cumartesi iki çocuk bir film ne izlesek',
  ])('is not planned: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('recommendFilms');
  });

  it.each([
    ['cumartesi gecesi için iki korku bir komedi planlar mısın', ['Korku', 'Korku', 'Komedi']],
    ['önce komedi sonra korku, bu akşam için plan', ['Komedi', 'Korku']],
    ['yarın için bir korku iki komedi ayarla', ['Korku', 'Komedi', 'Komedi']],
  ])('has the kinds of films that are counted: %s', async (said, genres) => {
    expect(await callAfter(said)).toMatchObject([
      'planEvening',
      { kinds: genres.map((genre) => ({ genres: [genre] })) },
    ]);
  });
});

describe('a film for an evening', () => {
  it.each([
    ['ilkini bu akşama koy', {}],
    ['ikincisini cumaya planla', { day: 'friday' }],
    ['ilkini pazar 9a koy', { day: 'sunday', startsAt: '21:00' }],
  ])('is set for it: %s', async (said, frame) => {
    const call = await callAfter('gerilim öner', said);
    expect(call).toMatchObject(['planEvening', frame]);
    expect(call?.[1]).toHaveProperty('films.length', 1);
  });

  it('is kept for later where no hour is meant', async () => {
    expect((await callAfter('gerilim öner', 'ilkini listeme koy'))?.[0]).toBe('addToWatchlist');
  });
});

describe('the films of a plan', () => {
  const changed = (said: string) => callAfter('cuma üç film planla', said);
  const joker = expect.objectContaining({ title: 'Joker' });

  it.each(['birincisi joker olsun', 'joker de girsin', 'ikincinin yerine joker koy'])(
    'take in one that is named: %s',
    async (said) => {
      expect(await changed(said)).toMatchObject(['planEvening', { films: expect.arrayContaining([joker]) }]);
    },
  );

  it.each([
    ['ikisi yeter', 2],
    ['tek film kalsın', 1],
    ['sadece ilk ikisi', 2],
    ['sonuncuyu çıkar', 2],
  ])('are fewer: %s', async (said, count) => {
    const call = await changed(said);
    expect(call?.[0]).toBe('planEvening');
    expect(call?.[1]).toHaveProperty('films.length', count);
  });
});
