import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...texts: string[]) => (await converse(texts, options)).at(-1);
const wished = async (...texts: string[]) => (await last(...texts))?.calls[0]?.[1];

describe('the film that somebody named themselves', () => {
  it.each([
    [
      ['Yıldızlararası kafası bi film arıyorum', 'uzayda geçsin', 've aynı onun gibi duygusal olsun'],
      'Yıldızlararası',
    ],
    [['Duvara Karşı gibi bişey olsun', 'ama onun kadar ağır olmasın'], 'Duvara Karşı'],
    [['interstellar gibi film', 'ona yakın ama kısa'], 'Yıldızlararası'],
    [['dün paraziti izledim', 'ona benzeyen bi film daha istiyorum', 'güney kore olsun yine'], 'Parazit'],
  ])('is what further ones are like, and none that came since: %j', async (texts, similarTo) => {
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });

  it.each([
    [['komedi öner', 'ilki nasıl', 'onun gibi bir tane daha']],
    [['amelie gibi film', 'ilki nasıl', 'onun gibi olsun']],
  ])('gives way to the one that is spoken of since: %j', async (texts) => {
    const [tool, shown] = (await converse(texts, options))[1]?.calls[0] ?? [];
    expect(tool).toBe('showFilm');
    const similarTo = expect.stringContaining(Object.values(shown ?? {}).join(''));
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });
});

describe('whoever was wished', () => {
  it.each([
    [['nolan tarantino fincher filmleri', 'onlar olmasın suç filmi olsun']],
    [['brad pitt filmleri', 'o olmasın komedi olsun']],
    [['kemal sunal ve şener şen filmleri', 'onlarsız bir yerli komedi']],
  ])('is left out by a pronoun: %j', async (texts) => {
    expect(await wished(...texts)).toMatchObject({ excludePeople: expect.any(Array) });
  });

  it('is still wished where the films are meant', async () => {
    expect(await wished('brad pitt filmleri', 'onlar olmasın')).toMatchObject({ people: ['Brad Pitt'] });
    expect(await wished('brad pitt filmleri', 'onlar olmasın aksiyon olsun')).toMatchObject({
      people: ['Brad Pitt'],
    });
  });

  it('is no more than where the film is set', async () => {
    expect(await wished('fatih akın filmleri', 'hamburgda geçeninden olsun')).toMatchObject({
      people: ['Fatih Akın'],
      places: ['Hamburg'],
    });
  });
});

describe('what a further film should be', () => {
  it.each(['sonu mutlu bitsin bari', 'sonu kötü bitmesin', 'finali mutlu olsun bari'])(
    'is asked of none that is shown: %s',
    async (said) => {
      expect((await last('drama öner', said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('is asked where it is a question', async () => {
    expect((await last('drama öner', 'sonu mutlu mu bunların'))?.calls).toEqual([]);
  });

  it.each(['recep ivedik kafası olmasın daha zekice', 'recep ivedik havası olmasın'])(
    'is not like what is refused: %s',
    async (said) => {
      expect(await wished('komedi önersene', said)).not.toHaveProperty('similarTo');
    },
  );

  it.each([
    "titanik'e benzemesin, duygusal olsun",
    "recep ivedik'e benzemeyen komedi",
    'buna benzemeyen bir şey',
  ])('is unlike what is named: %s', async (said) => {
    expect((await last('komedi öner', said))?.calls).toEqual([
      ['recommendFilms', expect.not.objectContaining({ similarTo: expect.anything() })],
    ]);
  });

  it('is for whoever it is opened for, and no film of that name', async () => {
    expect(await wished('kafam dağılsın diye bi film aç bari ne olursa')).toMatchObject({ mood: 'relaxed' });
    expect(await wished('çocuklar türkçelerini unutmasın diye türk filmi izletecem')).toMatchObject({
      origin: 'yerli',
    });
  });
});

describe('one of the great prizes', () => {
  it.each([
    [['oppenheimer kaç oscar almıştı', 'en iyi film de var mıydı içinde'], /^Evet, en iyi film/u],
    [['parazit kaç oscar aldı', 'en iyi yönetmen de var mı'], /Bong Joon-ho/u],
    [['titanik kaç oscar aldı', 'en iyi kadın oyuncu da almış mı'], /^Hayır/u],
  ])('is told of the film in talk: %j', async (texts, words) => {
    const turn = await last(...texts);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('is wished where no prizes are in talk', async () => {
    expect((await last('en iyi film hangisi öner'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('what was told or shown before', () => {
  it.each([
    [
      ['Türkan Şoray filmleri', 'Onlardan bir tane bulur musun bana, ağlamaklı olsun'],
      { people: ['Türkan Şoray'] },
    ],
    [
      ['annem alzheimer oldu, dün beni tanımadı', 'o konuda film var mı, beni anlasın'],
      { themes: ['alzheimer'] },
    ],
    [['kızım balerin oldu', 'bununla ilgili film öner'], { themes: ['bale'] }],
    [['zombili kore filmi', 'tren zombili olanı biliyoruz'], { excludeTitles: ['Zombi Ekspresi'] }],
    [['brad pitt filmleri', 'edward norton olanı izledim'], { excludeTitles: ['Dövüş Kulübü'] }],
    [['joker gibi bişi öner', 'taksi şoförü çıkmasın onu izledim'], { similarTo: 'Joker' }],
    [['kore filmi ağlatmasın', 'ağlayan kız ağlasın diyo bari'], { mood: 'sad', countries: ['Güney Kore'] }],
  ])('is gone on with: %j', async (texts, wishes) => {
    expect(await wished(...texts)).toMatchObject(wishes);
  });

  it.each([
    [['oğlum 5 yaşında dinozor hastası', 'bi de bana kendime göre bişey bul o uyuyunca, gizemli']],
    [['9 yaşında çocuğa film', 'çocuklar uyudu, gerilim öner']],
  ])('is over where it is of somebody else: %j', async (texts) => {
    expect(await wished(...texts)).not.toHaveProperty('maxAge');
  });

  it('is no subject where one is named', async () => {
    expect(await wished('kızım balerin oldu', 'o konuda değil, köpekli film öner')).not.toMatchObject({
      themes: ['bale'],
    });
  });

  it.each([
    [
      ['kardeşim Hülya Avşar seviyor ben Şener Şen', 'ikisi bir arada oynamış mı hiç'],
      /Hülya Avşar ile Şener Şen/u,
    ],
    [['brad pitt ile edward norton filmi', 'ikisinin birlikte başka filmi var mı'], /Dövüş Kulübü/u],
  ])('is asked of the two who were named: %j', async (texts, words) => {
    expect((await last(...texts))?.text).toMatch(words);
  });

  it.each([
    [['zombili kore filmi', 'hatırlatmasın o filmi, aşk olmasın'], 'recommendFilms'],
    [['nolan filmleri', 'prestijli olanı koy listeye', 'christian bale mi oynuyo onda'], undefined],
  ])('is asked of no more than was said: %j', async (texts, tool) => {
    expect((await last(...texts))?.calls[0]?.[0]).toBe(tool);
  });

  it('is the whole series that was told of', async () => {
    const turn = await last('uzun film öner', 'yüzüklerin efendisi kaç saat toplam', 'tamam hepsini ekle');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(Array(3).fill('addToWatchlist'));
    expect(JSON.stringify(turn?.calls)).toContain('Kralın Dönüşü');
  });
});

describe('films for two', () => {
  it('keep how long they may be, and how old who watches is', async () => {
    expect(await wished('90 dakikayı geçmeyen film öner', 'eşim gerilim ister ben komedi')).toMatchObject({
      mine: { maxDuration: 90 },
      theirs: { maxDuration: 90 },
    });
  });

  it('keep what either wants where one film was named for each', async () => {
    expect(await wished('o hint filmi seviyo ben marvel', 'öpüşmeli sahne olmasın')).toMatchObject({
      theirs: { countries: ['Hindistan'], avoidTones: ['cinsellik'] },
    });
  });

  it('are for nobody who only forbids', async () => {
    const call = (await last('korku var mı ama annem izin vermez 18li olmasın ben 13 yaşındayım'))?.calls[0];
    expect(call).toEqual(['recommendFilms', { genres: ['Korku'], maxAge: 13 }]);
  });

  it('give way to films like one of them', async () => {
    const texts = [
      'o clint eastwood sever ben duygusal',
      "Yasak İlişki'yi izlemiştik",
      'o zaman onun gibi ama başka',
    ];
    expect((await last(...texts))?.calls[0]).toMatchObject(['recommendFilms', { similarTo: 'Yasak İlişki' }]);
  });
});

describe('the one with somebody', () => {
  it.each([
    [['prestij nasıl', 'sihirbaz nasıl', 'edward norton olanı ekle'], 'Sihirbaz'],
    [['batman nasıl', 'lego olan nasıl'], 'Lego Batman Filmi'],
  ])('is meant, of those in talk: %j', async (texts, title) => {
    expect((await last(...texts))?.calls[0]?.[1]).toMatchObject({ title });
  });

  it('is none where films are wished', async () => {
    expect(await wished('sihirbaz nasıl', 'edward norton olan bir film öner')).toMatchObject({
      people: ['Edward Norton'],
    });
  });
});
