import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a part of a series', () => {
  it.each([
    [['terminatörün kaçıncısı en iyi', 'ona 5 yıldız ver'], 'Terminatör 2: Mahşer Günü'],
    [['gladyatör 2 nasıl', 'ilkini izledim 5 yıldız'], 'Gladyatör'],
    [['jurassic parklardan hangisi en iyisi', 'sonuncuyu izledim 5/10'], 'Jurassic World: Yeniden Doğuş'],
    [['aksiyon öner', 'ilkini izledim 4 yıldız'], undefined],
  ])('gets the stars that are given to it: %j', async (said, title) => {
    const turn = await last(...said);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['rateFilm']);
    if (title !== undefined) expect(turn?.calls[0]?.[1]).toMatchObject({ title });
  });

  it.each([
    ['matrix kaçıncıya kadar çıktı', '4 film'],
    ['hızlı ve öfkeli kaça kadar çekildi', '10 film'],
    ['harry potter filmlerinin en güzeli hangisi', 'en beğenileni'],
  ])('is counted: %s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it('is not spoken of where films of a kind are wished', async () => {
    const turn = await last('siyah beyaz klasik izlemek istiyorum nerden başlıyım');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it.each(['hangisi en iyi', 'en güzeli hangisi'])(
    'is not meant of films on the screen: %s',
    async (asked) => {
      expect((await last('komedi öner', asked))?.text).toContain('Ben olsam');
    },
  );
});

describe('how far a series has come, and how long all of it is', () => {
  it.each([
    [['john wick kaç oldu'], /5 film/u],
    [['hızlı ve öfkeli kaç oldu ya'], /bildiğim 10 film: ilki/u],
    [['matrix', 'toplam kaç saat sürüyor hepsi'], /Hepsi arka arkaya/u],
    [['atatürk 1881 1919 gerçek mi', 'iki bölüm mü'], /2 film/u],
    [['deadpool 4 çıktı mı'], /serinin son halkası Deadpool & Wolverine/u],
    [['frozen 3 çıkıcak mı'], /serinin son halkası Karlar Ülkesi 2/u],
  ])('%j', async (said, told) => {
    expect((await last(...said))?.text).toMatch(told);
  });

  it('a film alone is no series', async () => {
    expect((await last('titanik', 'toplam kaç saat'))?.text).not.toMatch(/arka arkaya/u);
  });
});

describe('what is asked of all three', () => {
  it.each([
    ['çocukla izlenir mi', 'Çocukla'],
    ['kimler oynuyor', ' ve '],
    ['kaç dk', 'dakika'],
    ['yaş sınırı var mı', '+'],
  ])('is told of all three: %s', async (asked, words) => {
    const turn = await last('komedi öner', asked);
    expect(turn?.text).not.toContain('Hangisini');
    expect(turn?.text.toLowerCase()).toContain(words.toLowerCase());
  });

  it.each([
    ['züğürt ağa komedi mi dram mı', 'ikisi de var'],
    ['tosun paşa komedi mi korku mu', 'bir komedi'],
    ['sessiz bir yer konusu kısaca', 'konusunu'],
    ['akıl oyunları kimin hayatı', 'gerçek bir hikâye'],
  ])('is told of one that is named: %s', async (asked, words) => {
    expect((await last(asked))?.text).toContain(words);
  });
});

describe('an evening with some series', () => {
  it.each(['pazar günü üç film peş peşe izlicez, bi seri olsun', 'pazar üç film arka arkaya, üçleme olsun'])(
    'is with the parts of one: %s',
    async (text) => {
      const [call] = (await last(text))?.calls ?? [];
      expect(call).toMatchObject(['planEvening', { films: [{}, {}, {}] }]);
      const titles = JSON.stringify(call);
      expect(titles.match(/Yüzüklerin Efendisi/gu)).toHaveLength(3);
    },
  );

  it('is of films as before where none is wished', async () => {
    const [call] = (await last('cuma akşamı iki film izleyelim komedi olsun'))?.calls ?? [];
    expect(call).toMatchObject(['planEvening', { count: 2, wishes: { genres: ['Komedi'] } }]);
  });

  it('stays as it is where something else was seen', async () => {
    const said = ['pazar günü üç film peş peşe izlicez, bi seri olsun', 'geleceğe dönüşü izledik geçen sene'];
    expect((await last(...said))?.calls.map(([tool]) => tool)).toEqual(['markWatched']);
  });
});
