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
      expect((await after(asked, said))?.text).toMatch(/biter|tutuyor/u);
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

describe('the frame of a plan', () => {
  it.each([
    ['iki film planla bu akşam 8', { count: 2, startsAt: '20:00' }],
    ['yarın akşam 3 film izlicez 19:30 da başlıyoruz', { count: 3, day: 'tomorrow', startsAt: '19:30' }],
    ['cumartesi için 3 filmlik plan', { count: 3, day: 'saturday' }],
    ['cumaya 2 korku filmi planla saat 9da başlasın', { count: 2, day: 'friday', startsAt: '21:00' }],
    [
      'pazar öğleden sonra iki film izleyeceğiz, arada yarım saat yemek molası olsun',
      { day: 'sunday', startsAt: '14:00', breakMinutes: 30 },
    ],
    ['akşam 9 dan sonra iki kısa film sığar mı', { count: 2, startsAt: '21:00' }],
    ['pazar günü sabahtan akşama film günü', { count: 4, day: 'sunday', startsAt: '11:00' }],
  ])('is read in “%s”', async (said, frame) => {
    expect(await planned(said)).toMatchObject(frame);
  });

  it('has an hour for each half', async () => {
    const calls = (await after('çocuklarla 18:00 animasyon sonra biz büyüklere 21:00 gerilim'))?.calls;
    expect(calls).toMatchObject([
      ['planEvening', { count: 1, startsAt: '18:00', wishes: { genres: ['Animasyon'] } }],
      ['planEvening', { count: 1, startsAt: '21:00', wishes: { genres: ['Gerilim'] } }],
    ]);
  });

  it('is asked for where nothing of it is said', async () => {
    expect((await after('plan yapalım'))?.calls).toEqual([]);
    expect(await planned('plan yapalım', '19:00')).toMatchObject({ startsAt: '19:00' });
  });

  it('is that of the film that is spoken of', async () => {
    expect(await planned('titanik nasıl', '21:00 e planla')).toMatchObject({
      films: [{ title: 'Titanik' }],
      startsAt: '21:00',
    });
  });

  it.each(['çok geç, ikiye düşür', 'iki film olsun', 'birini çıkar'])('gets shorter: %s', async (said) => {
    expect(await planned('bu akşam 3 film planla', said)).toMatchObject({ films: [{}, {}] });
  });

  it('gets a shorter film', async () => {
    expect(await planned(asked, 'daha kısa olsun')).toMatchObject({
      films: [expect.anything()],
      wishes: { maxDuration: expect.any(Number) },
    });
  });

  it('keeps its hour with fewer films', async () => {
    const frame = { day: 'saturday', startsAt: expect.stringMatching(/^\d\d:\d\d$/u) };
    expect(await planned('cumartesi için 3 filmlik plan', 'çok geç, ikiye düşür')).toMatchObject(frame);
  });

  it('stands while something is told', async () => {
    const told = ['bu akşam 3 film planla', 'yağmur var dışarı çıkmıcaz'];
    expect((await after(...told))?.calls).toEqual([]);
    expect(await planned(...told, 'ortadakini çizgi film yap')).toMatchObject({
      films: [{}, {}],
      place: 1,
      wishes: { genres: ['Animasyon'] },
    });
  });

  it('has a first half that is over before the second', async () => {
    const calls = (await after('plan yap 20:00 hafif bişey 22:00 ağır dram'))?.calls;
    expect(calls?.[0]?.[1]).toMatchObject({ startsAt: '20:00', wishes: { maxDuration: 110 } });
  });

  it('is kept among the films for later', async () => {
    const calls = (await after(asked, 'tamam kaydet'))?.calls;
    expect(calls?.map(([tool]) => tool)).toEqual(['addToWatchlist', 'addToWatchlist']);
  });

  it.each([
    'bu akşam 2 film öner',
    'akşam 8 gibi film öner',
    'pazar günü izlenecek film',
    'tatil planı yapıyoruz, yolculuk filmi öner',
    'planım bozuldu, komedi aç',
  ])('is none in “%s”', async (said) => {
    expect(await planned(said)).toBeUndefined();
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
