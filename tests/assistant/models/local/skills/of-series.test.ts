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
    ['matrix kaçıncıya kadar çıktı', 'Dört film'],
    ['hızlı ve öfkeli kaça kadar çekildi', '10 film'],
    ['harry potter filmlerinin en güzeli hangisi', 'en beğenileni'],
  ])('is counted: %s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it.each([
    ['arıcının ikincisi çıktı mı', 'Arıcı tek başına'],
    ['köstebeğin ikincisi var mı', 'Köstebek tek başına'],
    ["john wick'in dördüncüsü çıktı mı", 'John Wick 4'],
  ])('is looked for of the film that is named, whatever cards stand there: %s', async (asked, words) => {
    expect((await last('aksiyon öner', asked))?.text).toContain(words);
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
    [['hızlı ve öfkeli kaç oldu ya'], /^10 film biliyorum: ilki/u],
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

describe('what a film is spoken of for', () => {
  it.each([
    "Blade Runner'ı izlemek için ilkini görmem gerekir mi?",
    "Blade Runner 2049'u izlemek için ilkini görmem gerekir mi?",
  ])('is seen after the first of its series: %s', async (said) =>
    expect((await last(said))?.text).toMatch(/Baştan başla/u),
  );

  it.each(['inside out 2 öner bana', 'titanik öner', 'esaretin bedelini önerir misin'])(
    'is itself, where it is asked for by name: %s',
    async (said) => expect((await last(said))?.calls[0]?.[0]).toBe('showFilm'),
  );
  it('but not where others like it are', async () =>
    expect((await last('titanik gibi bir film öner'))?.calls[0]?.[0]).toBe('recommendFilms'));

  it.each([
    'korkusuz korkakta adam nerde çalışıyodu ya',
    'gorada adam nerede çalışıyordu',
    'titanikte kız nereye gidiyordu',
  ])('is what happens in it, and no word of its name: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls[0]?.[0]).toBe('showFilm');
    expect(turn?.text).not.toMatch(/korkutmaz|Hangisi/u);
  });
});

describe('films on the screen', () => {
  it.each([
    ['romantik öner', 'sonuncusu hariç hepsini izledik'],
    ['bilim kurgu öner', 'ilki hariç hepsini izledim zaten'],
  ])('are marked but for the one that is left, which is named: %s / %s', async (first, said) => {
    const turn = await last(first, said);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'markWatched']);
    expect(turn?.text).toMatch(/O zaman|Sen /u);
  });

  it.each(['sen ne dersen o', 'ben bilmem sen ne dersen o', 'sen bilirsin'])(
    'are chosen among by who is left the choice: %s',
    async (said) => expect((await last('korku öner', said))?.calls).toEqual([]),
  );

  it.each(['ilkini her sene izleriz zaten', 'ilkini biz her ramazan seyrederiz'])(
    'that are seen every year give way to others: %s',
    async (said) => expect((await last('romantik öner', said))?.calls[0]?.[0]).toBe('recommendFilms'),
  );
});

describe('the most of a series', () => {
  it.each([
    ['harry potterların kaçıncısı en korkunç', /en korkuncu/u],
    ['testere serisinin en kanlısı hangisi', /en kanlısı/u],
    ['john wicklerden en iyisi hangisi', /en beğenileni/u],
    ['harry potter serisinin en iyisi hangisi', /en beğenileni/u],
  ])('is by what is asked: %s', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls[0]?.[0]).toBe('showFilm');
    expect(turn?.text).toMatch(words);
  });
  it('but in which order it is seen, where that is asked', async () =>
    expect((await last('harry potter serisi kaç film, sırası ne'))?.text).toMatch(/sıra/u));
});

describe('what is left of a film for another day', () => {
  it.each(['yarısını yarın izlerim', '40 dk izleyip kalanı yarına kalsın', 'kalanı yarına kalsın artık'])(
    'puts nothing on a list and wishes no short film: %s',
    async (said) => {
      const tools = (await last('titanik aç', said))?.calls.map(([tool]) => tool) ?? [];
      expect(tools).not.toContain('addToWatchlist');
      expect(tools).not.toContain('recommendFilms');
    },
  );
  it('but a film for tomorrow is put there', async () =>
    expect((await last('titaniği yarın izlerim'))?.calls[0]?.[0]).toBe('addToWatchlist'));
});

it('a film on the screen is asked of by a name that is an everyday word', async () => {
  const turn = await last('seri katil filmi öner', 'yedi filmini göster', 'seven çok mu karanlık');
  expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
});
