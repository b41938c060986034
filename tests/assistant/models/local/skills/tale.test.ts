import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const said = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('a tale with an order in it', () => {
  it('is carried out on the film that is told of', async () => {
    expect(
      await callAfter(
        'gençken ucuz roman baş tacımdı duvarımda posteri asılıydı, dün oturdum tekrar izledim yok arkadaş, ya ben yaşlandım ya film. küstüm yani, favorilerimin içinden çıkar onu',
      ),
    ).toEqual(['removeFavourite', { title: 'Ucuz Roman' }]);
  });

  it('is carried out on the one that is pointed at, where none is named', async () => {
    const turns = await converse([
      'komedi öner',
      'ayol ikincinin başrolündeki adam hık demiş eski kocamın burnundan düşmüş, bakışı bile aynı, unuttum dediğim herif karşıma oturdu sanki. kaldır şunu gözümün önünden bi daha önüme çıkarma o filmi',
    ]);
    expect(turns.at(-1)?.calls.map(([tool]) => tool)).toEqual(['hideFilm']);
  });

  it('is none where others than what was seen are wished', async () => {
    const turn = await said(
      'maçtan çıktık yenildik yine sinirim tepemde, içinde adam dövülen mekan dağıtılan bir aksiyon filmi öner bana ama john wick olmasın onu izledim geçen hafta',
    );
    expect(turn?.calls.at(-1)?.[0]).toBe('recommendFilms');
  });
});

describe('a tale with a question in it', () => {
  it.each([
    'dün gece titaniği verdiler televizyonda reklamlarla beraber geç saate kadar oturdum, o genç oğlana içim parçalandı. şimdi eltim diyor ki o ikisi hiç yaşamamış. sen söyle hangimiz haklıyız, titanik gerçek mi',
  ])('is answered of the film: %s', async (message) => {
    const turn = await said(message);
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('planEvening');
  });
});

describe('one part of a tale', () => {
  it('orders something, whatever the rest is like', async () => {
    const turns = await converse([
      'komedi öner',
      'ayy dur tam bakıyodum zil çaldı, gittim teyze bi yastık istedi bi de su, yarım saat sonra döndüm. şimdi izleyemem belli ki, sen o ikinci sıradakini sonra izleyeceklerime koy. kızını da aradım bu arada ödü koptu kadının, ikimiz de telefonda bi ağladık bi güldük',
    ]);
    expect(turns.at(-1)?.calls.map(([tool]) => tool)).toEqual(['addToWatchlist']);
  });

  it('gives points to the film that it names', async () => {
    expect(
      await callAfter(
        'nöbet odasında dört kişi yatağa dizildik tabletten piyanisti bitirdik en sonunda, ara ara kalktık o yüzden üç güne yayıldı ama olsun. ben de eve gidince camdan baktım durdum, piyanist 8 puan benden, bir puanı üzdüğü için kırdım',
      ),
    ).toEqual(['rateFilm', { title: 'Piyanist', stars: 4 }]);
  });

  it('asks of that film', async () => {
    const turn = await said(
      '7. koğuştaki mucizeyi uçakta izledim yanımdaki amca bana mendil verdi öyle ağlamışım. şimdi servise anlatıyorum biri dedi ki o koreden araklama. ben bizim film sanıyodum gurur duyuyodum yani, hakkaten uyarlama mı o film',
    );
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
    expect(JSON.stringify(turn)).not.toContain('Halka');
  });

  it('bounds what was wished before', async () => {
    const turn = await converse([
      'fantastik film öner',
      'bunlar güzel duruyo eline sağlık da bi gelişme oldu anlatıyım, gece gelecek olan kız kaza yapmış yerine ben gidicem, yani önümde iki saat var yok. aynı türde kal ama iki saati aşmasın. geçen sefer yüzüklerin efendisine başladım böyle, sonra izledim benim kafamdaki daha güzeldi yeminle',
    ]);
    expect(turn.at(-1)?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});

describe('a tale that wants no film', () => {
  it.each([
    'bizim gençliğimizde nazillide yazlık sinema vardı evladım, minderini evden götürürdün, gazozcu aralarda gezerdi, makinist film kopunca ıslıklanırdı. şimdi yerinde market var, geçen önünden geçtim içim burkuldu',
    'bugün işten çıkardılar beni, on bir senelik emeğim vardı, masamı bir koliye sığdırdım, eve nasıl söyleyeceğim bilmiyorum, parkta oturuyorum öyle',
  ])('brings none: %s', async (message) => {
    expect((await said(message))?.calls).toEqual([]);
  });
});

describe('a tale of a child', () => {
  it.each([
    'pazar günü evdeyiz kızım 7 yaşında televizyonda titanik var, arkadaşları izlemiş o da istiyo, uygun mudur titanik, korkar mı',
    'oğlan 9 yaşında izlemek istiyo sınıfta herkes izlemiş ben de bilemedim bi de gemi batıyo insanlar ölüyo falan diyolar, uygun mudur titanik, korkar mı',
  ])('is a question of the film it ends with: %s', async (text) => {
    const turn = await said(text);
    expect(turn?.calls).toEqual([['showFilm', expect.objectContaining({ title: 'Titanik' })]]);
    expect(turn?.text).toContain('yaş ve üstü');
  });

  it('wishes what it asks for at its end', async () => {
    const turn = await said(
      'kızım 7 yaşında geçen titanik izledik çok sıkıldı gemi battı ağladı falan bu akşam ona uygun kısa bir animasyon öner',
    );
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
