import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const talk = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1);
const wished = async (...texts: string[]) =>
  (await talk(...texts))?.calls.find(([tool]) => tool === 'recommendFilms')?.[1];

describe('a wish for a kind that somebody turns to', () => {
  it.each([
    [
      ['kore filmi öner', 'intikamlı olsun', 'romantiğe dönelim ama yine kore'],
      { genres: ['Romantik'], countries: ['Güney Kore'] },
    ],
    [['uzay filmi öner', 'komediye geçelim'], { genres: ['Komedi'] }],
    [['savaş filmi', 'geceye geç kalmayalım komik olsun'], { genres: ['Komedi'], themes: ['savaş'] }],
    [
      ['animasyon', 'miyazaki olsun direk', 'onun izlemediğim kalmadı başka japon animasyonu'],
      { genres: ['Animasyon'], countries: ['Japonya'], excludePeople: ['Hayao Miyazaki'] },
    ],
    [['miyazaki olsun', 'onun izlemediğim bi filmini öner'], { genres: [], people: ['Hayao Miyazaki'] }],
    [['zombi filmi', 'komik olsun'], { genres: ['Komedi'], themes: ['zombi'] }],
  ])('%j', async (said, wishes) => {
    expect(await wished(...said)).toEqual(wishes);
  });
});

describe('new year', () => {
  it.each([
    'yılbaşı akşamı bütün akraba bizde hep beraber izlicez',
    'yılbaşı gecesi bütün sülale toplanıyoruz film lazım',
    'yılbaşı gecesi annemlerle izleyeceğimiz bi film',
  ])('with the whole family is a comedy that all know: “%s”', async (said) => {
    const wishes = await wished(said);
    expect(wishes).toMatchObject({ genres: ['Komedi'], occasions: ['ebeveyn', 'bayram'] });
    expect(wishes).not.toHaveProperty('themes');
  });

  it.each([
    'yılbaşı gecesi sevgilimle film',
    'yılbaşı gecesi çocuklarla film',
    'yılbaşında evdeyiz kızlarla karlı ışıklı bişi',
    'yılbaşı filmi',
    'yılbaşı gecesi annemle noel filmi',
  ])('is Christmas otherwise, or where it is said: “%s”', async (said) => {
    expect(await wished(said)).toMatchObject({ themes: ['noel'] });
  });
});

it('the year in which a film was seen is none of films', async () => {
  const said = 'geçen sene bi kore filmi izledik bayıldık, öyle bi film öner';
  expect(await wished(said)).toEqual({ genres: [], countries: ['Güney Kore'] });
});

it('to please both of two is no mood of theirs', async () => {
  const said = 'hanım aşk filmi diyo ben polisiye diyom ikimizi de mutlu edecek bi şey yok mu';
  expect((await talk(said))?.calls).toEqual([
    [
      'filmsForTwo',
      {
        mine: { genres: ['Suç'], themes: ['polisiye'] },
        theirs: { genres: ['Romantik'] },
        names: { theirs: 'Hanım' },
      },
    ],
  ]);
  expect(await wished('beni mutlu edecek bir film')).toMatchObject({ mood: 'happy' });
});

it('a blanket makes no film of fear a light one', async () => {
  expect(await wished('battaniyeyi kafama çekeyim, cinli korku')).not.toHaveProperty('tones');
  expect(await wished('hafif bir korku olsun')).toMatchObject({ tones: ['hafif'] });
});

describe('a wish is read the way round it is said', () => {
  it.each([
    ['battaniyeyi kafama çekeyim, cinli perili korku', { genres: ['Korku'], themes: ['cin'] }],
    ['cin peri filmi olsun', { genres: ['Korku'], themes: ['cin'] }],
    ['perili ev filmi', { themes: ['perili ev'] }],
    ['ev arkadaşlarıyla pizza gecesi bize film lazım', { occasions: ['arkadaş'] }],
    ['ev arkadaşı filmi', { themes: ['ev arkadaşı'] }],
    ['vapurdayım parça parça izlemelik bi film', { maxDuration: 110, occasions: ['yol'] }],
    ['geçen sene çıkan filmlerden', { minYear: 2025, maxYear: 2025 }],
    ['içimi ısıtsın yeter', { themes: ['iç ısıtan'] }],
    ['güldürsün yeter', { genres: ['Komedi'] }],
    ['içinde fransızca konuşulsun, martta dil sınavım var', { languages: ['Fransızca'] }],
    ['2023te çıkan iyi filmler neydi', { minYear: 2023, maxYear: 2023 }],
    ['zombi filmi arıyoruz arkadaşlarla', { themes: ['zombi'], occasions: ['arkadaş'] }],
    ['sonu kapkara bitsin, kötü son istiyorum', { ending: 'dark' }],
    ['matematikçi dahi filmi vardı o tarz', { themes: ['matematik', 'bilim insanı'] }],
    ['hangi filmi açsak', { genres: [] }],
    ['mafya, herkes birbirini satıyo falan, abilerin anlattığı filmlerden ver', { themes: ['mafya'] }],
    ['korku yeter', { excludeGenres: ['Korku'] }],
    ['jumpscare olmayan korku', { genres: ['Korku'], pace: 'slow' }],
    ['saat 9da başlasak 11de biter mi öyle bir film', { maxDuration: 120 }],
    ['4 saat uçuş var iki film seç bana', { maxDuration: 120 }],
    ['adam sandler olmasın ama o tarz', { excludePeople: ['Adam Sandler'], similarTo: expect.any(String) }],
    ['ıssız adam gibi bitmesin, aşk filmi', { ending: 'happy', excludeTitles: ['Issız Adam'] }],
  ])('%s', async (said, wishes) => {
    expect(await wished(said)).toMatchObject(wishes);
  });

  it.each([
    ['grip oldum evdeyim', 'çok düşündürmesin', { mood: 'relaxed' }],
    ['aile filmi', 'bu animasyon babam izlemez', { excludeGenres: ['Animasyon'] }],
    ['korku', 'türk var mı', { genres: ['Korku'], origin: 'yerli' }],
    ['korku', 'yabancı var mı böyle', { genres: ['Korku'], origin: 'yabancı' }],
    ['italyan filmi', 'siyah beyaz fark etmez', { countries: ['İtalya'] }],
    ['gerilim filmi', 'bunlardan daha kısası yok mu sabah 6da servis geliyo', { genres: ['Gerilim'] }],
    ['çizgi film öner', 'bu kadar bebek işi değil, kızım 12 yaşına girdi', { maxAge: 12 }],
    // Of a country refused, and not of the genre that was wished.
    [
      'komedi filmi',
      'yabancının mizahını anlamıyok, bizden bişey getir',
      { genres: ['Komedi'], origin: 'yerli' },
    ],
    ['komedi öner', 'türk komedisi istemiyorum', { genres: ['Komedi'], origin: 'yabancı' }],
    ['whiplash', 'yok bilgi değil benzerini istiyorum', { similarTo: 'Whiplash' }],
    ['aşçılı film', 'animasyon değil gerçek olsun', { themes: ['yemek'], excludeGenres: ['Animasyon'] }],
    ['yeşil yol gibi', 'bu da hapishane ama komik olmuş', { excludeGenres: ['Komedi'] }],
    ['gerilim olsun', 'üçüncüsü korku gibi duruyo', { genres: ['Gerilim'], excludeGenres: ['Korku'] }],
    ['sakin bi film', 'bu sakin mi ya', { mood: 'relaxed' }],
    ['romantik film', 'ya bunlar anneannemin gençliği, 2010dan bu yana olanlardan bak', { minYear: 2010 }],
    [
      'hapishane filmlerini severim esaretin bedeli dışında',
      'başka',
      { themes: ['hapishane'], excludeTitles: ['Esaretin Bedeli'] },
    ],
  ])('%s / %s', async (first, said, wishes) => {
    expect(await wished(first, said)).toMatchObject(wishes);
  });

  it('old ones on the screen are no old ones wished', async () => {
    const later = await wished('indiana jones tadında macera', 'eski bunlar');
    expect(later).toHaveProperty('minYear', expect.any(Number));
    expect(later).not.toHaveProperty('maxYear');
  });
});

describe('a film that is named after a wish', () => {
  it.each([
    ['gerilim', 'prestij olur mu', /^Olur, Prestij/u],
    ['aile filmi', 'testere olur mu', /^Testere pek uymaz/u],
  ])('is told to be right for it or not: %s / %s', async (first, said, answer) => {
    expect((await talk(first, said))?.text).toMatch(answer);
  });

  it('may be called by a year', async () => {
    expect((await talk('distopya', '1984 var mı'))?.calls).toEqual([['showFilm', { title: '1984' }]]);
  });
});

describe('two people, of whom one only says no', () => {
  it('refuses what the other likes', async () => {
    expect((await talk('ben romantik severim eşim sevmez'))?.calls[0]?.[1]).toMatchObject({
      mine: { genres: ['Romantik'] },
      theirs: { excludeGenres: ['Romantik'] },
    });
  });

  it('are not shown the same films again', async () => {
    const last = await talk(
      'eşim dram seviyor ben bilim kurgu ikimize uyan film',
      'bu olmaz eşim sevmez uzaylıyı',
    );
    expect(last?.calls[0]?.[1]).toMatchObject({ without: expect.arrayContaining([expect.any(String)]) });
  });
});

describe('films of our own, or of the country that is spoken of', () => {
  it.each([
    'bunlar hep amerikan ya bizden bişi çıkmadı mı',
    'iyi hoş da bunun bizim memlekette çekilmişi yok mu hiç',
    'bizimkiler çekmedi mi böyle',
    'hep gavur filmi, yerlisi yok mu bunun',
    'yerlisi yapılmadı mı hiç',
  ])('are wished by asking for them: %s', async (said) => {
    expect(await callAfter('korku öner', said)).toMatchObject([
      'recommendFilms',
      { genres: ['Korku'], origin: 'yerli' },
    ]);
  });

  it.each([
    'bunlar çok kanlı, aynı memleketten kansız bi şey bul',
    'o memleketten başka neler var',
    'o ülkeden başka ne var',
  ])('stay of that country: %s', async (said) => {
    const [, input] = (await callAfter('güney kore filmi öner', said)) ?? [];
    expect(input).toMatchObject({ countries: ['Güney Kore'] });
    expect(input).not.toHaveProperty('origin');
  });

  it.each(['bizden bu kadar iyi geceler', 'ilki bizden çıkmadı mı', 'bizimkiler izlemedi mi bunu'])(
    'are not wished: %s',
    async (said) => {
      expect((await callAfter('korku öner', said))?.[0]).not.toBe('recommendFilms');
    },
  );
});

describe('films that somebody has had all of', () => {
  it.each([
    'ay bunları ben yutmuşum zamanında tazele tazele',
    'bunları gençken devirmiştik',
    'üçünü de silip süpürmüştük',
    'üçünü de yutmuşluğum var',
    'tazele şunları',
  ])('give way to others of the same kind: %s', async (said) => {
    expect(await callAfter('korku öner', said)).toMatchObject(['recommendFilms', { genres: ['Korku'] }]);
  });

  it('are marked as seen where that is all that is said, and others come', async () => {
    const turn = (await converse(['korku öner', 'bunların hepsini hatmettim yahu'])).at(-1);
    expect(turn?.calls.map(([tool]) => tool)).toEqual([
      'markWatched',
      'markWatched',
      'markWatched',
      'recommendFilms',
    ]);
  });

  it.each(['lafımı yuttum', 'hafızamı tazele'])('are not spoken of: %s', async (said) => {
    expect((await callAfter('korku öner', said))?.[0]).not.toBe('recommendFilms');
  });
});
