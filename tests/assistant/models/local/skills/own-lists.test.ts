import { describe, expect, it } from 'vitest';

import { aFilm, daysAgo } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const wanted = (title: string, own: Partial<ReturnType<typeof aFilm>> = {}) => ({
  ...aFilm({ title, year: 2002, ...own }),
  addedToWatchlistAt: daysAgo(100),
});
const held = {
  watchlist: [
    wanted('Zerdali Mevsimi', { duration: 190, genre: 'Drama' }),
    wanted('Kısa Ara', { duration: 75, genre: 'Komedi' }),
  ],
};
const lastCalls = async (...texts: string[]) =>
  (await converse(texts, { held }))
    .at(-1)
    ?.calls.map(([tool, input]) => [tool, 'title' in input ? input.title : input]);

describe('the list of what is to be watched', () => {
  it.each([
    "Titanik'i izleyeceklerime ekle",
    'titaniği izleyeceklerime at',
    'titanik sonra izlerim',
    "Titanik'i izleme listeme koy",
    "Titanik'i listeme at",
    "Titanik'i izlenecekler listesine ekler misin",
    "Titanik'i daha sonra izlemek üzere not al",
    'titanik aklımda dursun bir ara izlerim',
    "Titanik'i hafta sonu için kenara ayır",
    'titanik izlemek istiyorum ama bugün değil, kenara yaz',
  ])('Q-07 takes a film that is named: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([['addToWatchlist', 'Titanik']]);
  });

  it.each([
    "Titanik'i izlenecekler listesinden kaldır",
    "izleyeceklerim listesinden Titanik'i at",
    "listemde duran Titanik'i sil",
    "izleyeceklerimdeki Titanik'i sil artık",
    'watchlistimden titanik kalksın',
  ])('Q-07 lets a film go: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([['removeFromWatchlist', 'Titanik']]);
  });

  it.each([
    'biriktirdiğim listeden bugün hangisini izleyeyim',
    'sonra izlerim dediklerimden bir tane öner',
    'kenara yazdıklarımdan birini seç bakalım',
    'watchlistimden bir şey seçsene',
    'izleyeceklerimden rastgele bi tane at bakalim',
    'İzleyeceklerim listesi şişti, karar veremiyorum, oradan bir film söyle bu akşama',
  ])('Q-08 has one picked: %s', async (said) => {
    expect((await converse([said], { held })).at(-1)?.calls).toEqual([['pickFromWatchlist', {}]]);
  });

  it.each([
    ["Titanik'i izledim 9 veririm", 4.5],
    ["Titanik'e bir yıldız yeter", 1],
    ['titanik 9/10 verdim yaz', 4.5],
    ["Titanik'e 7/10 veriyorum", 3.5],
    ["Titanik'e puanım 6", 3],
  ])('Q-09 is told the stars of a film: %s', async (said, stars) => {
    expect((await converse([said], { held })).at(-1)?.calls).toEqual([
      ['rateFilm', { title: 'Titanik', stars }],
    ]);
  });

  it.each(['ondaki adamın başka filmi', 'ona benzer başka film ver', 'ondan başka öner'])(
    'Q-09 is given no stars where a film is only spoken of: %s',
    async (said) => {
      const calls = (await converse(["Titanik'i izledim", said], { held })).at(-1)?.calls;
      expect(calls?.map(([tool]) => tool)).not.toContain('rateFilm');
    },
  );

  it.each([
    ['ilkine 7 ikincisine 9 verdim', [3.5, 4.5]],
    ['ilkine 7/10 ikincisine 9/10', [3.5, 4.5]],
    ['birinciye 3 yıldız, üçüncüye 5 yıldız ver', [3, 5]],
  ])('Q-09 is told the stars of each film: %s', async (said, stars) => {
    const calls = (await converse(['komedi öner', said], { held })).at(-1)?.calls;
    expect(calls?.map(([tool, input]) => [tool, 'stars' in input ? input.stars : undefined])).toEqual(
      stars.map((one) => ['rateFilm', one]),
    );
  });

  it.each([
    'bunu izleyeceklerime ekle',
    'bunu İzleyeceklerim listesine kaydeder misiniz',
    'sonra izlerim',
    'bunu listeme at',
    'bunu sonra izlerim',
    'bunu sonraya sakla',
  ])('Q-07 takes the film that is spoken of: %s', async (said) => {
    expect(await lastCalls("Titanik'in detaylarını göster", said)).toEqual([['addToWatchlist', 'Titanik']]);
  });

  it.each([
    'izleyeceklerimi göster',
    'izleme listem',
    'izleyeceklerim neler',
    'listemde ne var',
    'izleyeceklerimde kaç film var',
    'listemi göster',
  ])('Q-07 is shown: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([['listFilms', { list: 'watchlist' }]]);
  });

  it('Q-07 lets a film go', async () => {
    expect(await lastCalls("Zerdali Mevsimi'ni izleyeceklerimden çıkar")).toEqual([
      ['removeFromWatchlist', 'Zerdali Mevsimi'],
    ]);
    const [turn] = await converse(["Zerdali Mevsimi'ni izleyeceklerimden çıkar"], { held });
    expect(turn?.text).toContain('izleyeceklerinden çıkardım');
  });

  it.each([
    ['favorilerime ekle bunu', 'addFavourite'],
    ['dün izledim bunu listeye işle', 'markWatched'],
    ['favori listeme ekle', 'addFavourite'],
  ])('leaves other lists what is theirs: %s', async (said, tool) => {
    expect((await lastCalls("Titanik'in detaylarını göster", said))?.map(([name]) => name)).toEqual([tool]);
  });

  it('leaves what was watched to the watched ones', async () => {
    expect(await lastCalls('daha dün izledim titaniği ekle listeye')).toEqual([['markWatched', 'Titanik']]);
  });

  it('is no place for what is watched after something', async () => {
    const calls = await lastCalls('maçtan sonra izleriz, aksiyon olsun');
    expect(calls?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});

describe('a film out of the list', () => {
  it.each([
    ['listemden bir şey seç', {}],
    ['izleyeceklerimden birini seçsene', {}],
    ['listemden komik bir şey öner', { genres: ['Komedi'] }],
  ])('Q-08 is picked by what is wished: %s', async (said, wishes) => {
    const [turn] = await converse([said], { held });
    expect(turn?.calls).toEqual([['pickFromWatchlist', expect.objectContaining(wishes)]]);
    expect(turn?.text).toMatch(/Zerdali Mevsimi|Kısa Ara/u);
  });

  it('Q-08 is short where that is asked, and another at the next word', async () => {
    const turns = await converse(['listemden kısa bir şey seç', 'başka'], { held });
    expect(turns[0]?.text).toContain('Kısa Ara');
    expect(turns[1]?.calls).toEqual([['pickFromWatchlist', { maxDuration: 100, not: ['Kısa Ara'] }]]);
    expect(turns[1]?.text).toContain('Zerdali Mevsimi');
  });

  it('Q-08 says that the list is empty', async () => {
    const [turn] = await converse(['listemden bir şey seç']);
    expect(turn?.text).toContain('İzleyeceklerin boş');
  });
});

describe('own stars', () => {
  it.each([
    ["titanik'e 4 buçuk yıldız ver", 4.5],
    ["titanik'e dört buçuk yıldız veriyorum", 4.5],
    ['titanik 5 yıldız', 5],
    ["Titanik'e 10 üzerinden 9 veririm", 4.5],
    ["Titanik'e 7 puan ver", 3.5],
    ["Titanik'e 5 üzerinden 3 verdim", 3],
    ["Titanik'e 8 yıldız ver", 4],
    ["Titanik'i izledim, 8/10", 4],
    ["Titanik'e 3,5/5", 3.5],
    ["Titanik'e tam puan", 5],
  ])('Q-09 are given in words: %s', async (said, stars) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([['rateFilm', { title: 'Titanik', stars }]]);
    expect(turn?.text).toContain('Titanik için');
  });

  it('says points out of ten as points', async () => {
    const [turn] = await converse(['titaniği izledim 9 veririm']);
    expect(turn?.text).toContain('9 puanını, yani 4,5 yıldızını');
  });

  it('Q-09 are given to the film that is spoken of, or asked after', async () => {
    const turns = await converse(["Titanik'in detaylarını göster", 'buna 8 puan']);
    expect(turns[1]?.calls).toEqual([['rateFilm', { title: 'Titanik', stars: 4 }]]);
    const asked = await converse(['3 yıldız ver', 'titanik']);
    expect(asked[0]?.text).toContain('Hangi filme');
    expect(asked[1]?.calls).toEqual([['rateFilm', { title: 'Titanik', stars: 3 }]]);
  });

  it.each(['en az 8 puanlı film öner', '8 puan üstü bir dram', 'imdb puanı 7 olan film'])(
    'are no bound of a wish: %s',
    async (said) => {
      expect((await lastCalls(said))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('a film that is not to come again', () => {
  it.each([
    "Titanik'i bir daha önerme",
    'titanik bir daha gösterme',
    "Titanik'i artık önerme",
    'bir daha titanik önerme bana',
    'titanik bir daha karşıma çıkmasın',
    "Titanik'i bir daha görmek istemiyorum",
  ])('Q-10 is hidden: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([['hideFilm', 'Titanik']]);
  });

  it('Q-10 is the one spoken of, and may come again', async () => {
    const turns = await converse(["Titanik'in detaylarını göster", 'bunu bir daha önerme', 'geri al']);
    expect(turns[1]?.calls).toEqual([['hideFilm', { title: 'Titanik' }]]);
    expect(turns[1]?.text).toContain('bir daha önermem');
    expect(turns[2]?.calls).toEqual([['unhideFilm', { title: 'Titanik' }]]);
  });

  it.each(['vazgeçtim önerebilirsin artık', 'şaka yaptım, geri gelsin', 'fikrimi değiştirdim göster yine'])(
    'comes again right after it was hidden: %s',
    async (said) => {
      const turns = await converse(["Titanik'i bir daha önerme", said]);
      expect(turns[1]?.calls).toEqual([['unhideFilm', { title: 'Titanik' }]]);
    },
  );

  it.each(['peki başka ne önerebilirsin', 'yine de komedi öner'])('stays hidden: %s', async (said) => {
    const turns = await converse(["Titanik'i bir daha önerme", said]);
    expect(turns[1]?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('leaves a genre to the wishes', async () => {
    expect((await lastCalls('bir daha korku önerme'))?.map(([tool]) => tool)).not.toContain('hideFilm');
  });
});

describe('where a list is', () => {
  it.each([
    ['izlediklerim nerde', 'watched'],
    ['izlediklerim nerede', 'watched'],
    ['nerde benim favorilerim', 'favourites'],
    ['favorilerime nerden bakıcam', 'favourites'],
    ['favorilerime nereden bakabilirim', 'favourites'],
    ['izleyeceklerim neredeydi', 'watchlist'],
  ])('Q-07 is shown: %s', async (said, list) => {
    expect(await lastCalls(said)).toEqual([['listFilms', { list }]]);
  });

  it.each(['favorilerime bakarak öner', 'favorilerime göre bir şey'])(
    'is no list to show: %s',
    async (said) => {
      expect(await lastCalls(said)).toEqual([['recommendFilms', expect.objectContaining({ byTaste: true })]]);
    },
  );
});
