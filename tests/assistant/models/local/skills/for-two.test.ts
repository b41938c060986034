import { describe, expect, it } from 'vitest';

import { callAfter, converse, lastWords } from '../converse.ts';

/** What the other one is called is told by tests of its own. */
const callsOf = async (...texts: string[]) =>
  (await converse(texts)).at(-1)?.calls.map(([tool, input]) => {
    const { names: _names, ...said } = { names: undefined, ...input };
    return [tool, said];
  });
const genres = (...names: string[]) => ({ genres: names });

describe('films for two', () => {
  it.each([
    'yavrum eski türk komedisi koy bana ama kemal sunalınkileri ezberledim o olmasın bu sefer',
    'bi komedi koy bana ama şahan olmasın o yeter',
  ])('are not wished where “o” is no second viewer: %s', async (said) => {
    const [tool, input] = (await callAfter(said)) ?? [];
    expect(tool).toBe('recommendFilms');
    expect(input).toMatchObject({ genres: ['Komedi'] });
  });

  it.each([
    ['ben korku o romantik', { mine: genres('Korku'), theirs: genres('Romantik') }],
    [
      'eşim romantik seviyor ben aksiyon, ikimize de uyan film',
      { mine: genres('Aksiyon'), theirs: genres('Romantik') },
    ],
    [
      'ben bilim kurgu severim o komedi, ne izlesek',
      { mine: genres('Bilim Kurgu'), theirs: genres('Komedi') },
    ],
    [
      'annem titanik seviyor ben aksiyon seviyorum',
      { mine: genres('Aksiyon'), theirFavourites: ['Titanik'] },
    ],
    [
      'ablam titanik ile joker e bayılıyo ben komedi severim ikimiz izlicez ne açalım',
      { mine: genres('Komedi'), theirFavourites: ['Titanik', 'Joker'] },
    ],
    ['karım dram istiyor ben gerilim', { mine: genres('Gerilim'), theirs: genres('Drama') }],
    [
      'ikimize 90 dakikayı geçmeyen film, ben komedi o macera',
      { mine: { genres: ['Komedi'], maxDuration: 90 }, theirs: { genres: ['Macera'], maxDuration: 90 } },
    ],
    [
      'ben korku o macera, ortak bir şey olsun 2000 sonrası',
      { mine: { genres: ['Korku'], minYear: 2000 }, theirs: { genres: ['Macera'], minYear: 2000 } },
    ],
    [
      'ben komedi istiyorum, o korku sevmez',
      { mine: genres('Komedi'), theirs: { genres: [], excludeGenres: ['Korku'] } },
    ],
    [
      "arkadaşım Titanik'i çok sever ben bilim kurgu",
      { mine: genres('Bilim Kurgu'), theirFavourites: ['Titanik'] },
    ],
    ['ikimize komedi öner', { mine: genres('Komedi'), theirs: genres('Komedi') }],
    ['ikimize üç film', {}],
  ])('J-15 are read in “%s”', async (said, input) => {
    expect(await callsOf(said)).toEqual([['filmsForTwo', input]]);
  });

  it.each([
    ['eşim romantik seviyor ben aksiyon', 'Eşin'],
    ['kız arkadaşım romantik ben korku', 'Kız arkadaşın'],
    ['oğlum korku ister ben komedi', 'Oğlun'],
    ['ben korku o romantik', undefined],
    ['ben gerilim istiyorum diğeri komedi istiyor', undefined],
  ])('J-15 name the other one as they are called to who writes: “%s”', async (said, theirs) => {
    const [, input] = (await callAfter(said)) ?? [];
    expect(input).toEqual(
      theirs === undefined
        ? expect.not.objectContaining({ names: expect.anything() })
        : expect.objectContaining({ names: { theirs } }),
    );
  });

  it('J-15 take what is said of company for both', async () => {
    expect(await callsOf('sevgilimle ikimize üç film')).toMatchObject([
      ['filmsForTwo', { mine: { mood: 'romantic' }, theirs: { mood: 'romantic' } }],
    ]);
  });

  it.each([
    [
      "gf romcom fan'i ben hardcore sci-fi, kesişim bul",
      { mine: genres('Bilim Kurgu'), theirs: genres('Romantik', 'Komedi') },
    ],
    [
      'babaannem dram ister ben bilim kurgu, ikimize de gelsin',
      { mine: genres('Bilim Kurgu'), theirs: genres('Drama') },
    ],
    [
      'eltim dram sever, ben animasyoncuyum, bizi uzlaştır',
      { mine: genres('Animasyon'), theirs: genres('Drama') },
    ],
    ['ben gerilim istiyorum diğeri komedi istiyor', { mine: genres('Gerilim'), theirs: genres('Komedi') }],
    [
      'Refikam komediden hoşlanır, bendeniz ise gerilime meyyalim. Müşterek bir film var mıdır?',
      { mine: genres('Gerilim'), theirs: genres('Komedi') },
    ],
    [
      'meine freundin sci-fi manyağı ben eher komedi insanıyım, ikimiz de söylenmeyelim',
      { mine: genres('Komedi'), theirs: genres('Bilim Kurgu') },
    ],
  ])('are for whoever the other one is called: “%s”', async (said, input) => {
    expect(await callsOf(said)).toEqual([['filmsForTwo', input]]);
  });

  it.each([
    'ben korku diyorum öbürü romantik diyo, yazı tura attık para koltuğun altına kaçtı. ikimizin de gönlünü yapacak bişey bul',
    'ben korku severim oğlum romantik ister, ana oğul aynı koltukta ne izleriz bu yağmurlu günde söyle',
  ])('take nothing of the story around two tastes: “%s”', async (said) => {
    expect(await callsOf(said)).toEqual([
      ['filmsForTwo', { mine: genres('Korku'), theirs: genres('Romantik') }],
    ]);
  });

  it('keep for both what the story bounds', async () => {
    expect(
      await callsOf(
        'ben korku severim kızım romantik sever, yarın okul var 90 dakikayı geçmesin, kavga çıkmadan ikimize uyan bir şey',
      ),
    ).toMatchObject([['filmsForTwo', { mine: { maxDuration: 90 }, theirs: { maxDuration: 90 } }]]);
  });

  it('are none where the other one is a film', async () => {
    const [call] = (await callsOf('korku öner', 'öbürü fazla kanlı, ben daha hafif istiyorum')) ?? [];
    expect(call?.[0]).toBe('recommendFilms');
  });

  it.each([
    'ben o zaman bir dram alayım',
    'sevgilimle izlemelik',
    'ben korku istiyorum',
    'o oyuncunun komedisi olsun',
    'hem korku hem romantik olsun',
  ])('J-15 are none in “%s”', async (said) => {
    expect((await callsOf(said))?.[0]?.[0]).not.toBe('filmsForTwo');
  });

  it('J-15 frighten nobody who says that they are easily frightened, and make nothing up', async () => {
    expect(await callsOf('yeni evliyim eşimle film gecesi, o korku sever ben korkarım')).toMatchObject([
      ['filmsForTwo', { mine: { genres: [], avoidTones: ['korkutucu'] }, theirs: { genres: ['Korku'] } }],
    ]);
    const [[, input] = []] = (await callsOf('yeni evliyiz, o korku sever ben komedi')) ?? [];
    expect(input).toMatchObject({ mine: { genres: ['Komedi'] }, theirs: { genres: ['Korku'] } });
    expect(JSON.stringify(input)).not.toMatch(/minYear|romantic/u);
  });

  it.each(['hangisi daha uzun', 'en kısası hangisi'])(
    'J-15 are chosen from when asked “%s”',
    async (said) => {
      const turn = (await converse(['ben korku o romantik', said])).at(-1);
      expect(turn?.calls.map(([tool]) => tool)).not.toContain('filmsForTwo');
      expect(turn?.text).toMatch(/^(?:En|Üçü de) /u);
    },
  );

  it('J-15 are others when others are asked for', async () => {
    const turns = await converse(['ikimize üç film', 'başka üç film']);
    const [, first] = turns[0]?.calls[0] ?? [];
    expect(first).toEqual({});
    expect(turns[1]?.calls).toMatchObject([
      ['filmsForTwo', { without: [{}, {}, {}].map(() => expect.any(String)) }],
    ]);
  });

  it('J-15 keep what each of them wants when both want something else besides', async () => {
    expect(await callsOf('ben korku severim sevgilim romantik, ortak film', 'kısa olsun 100 dakika')).toEqual(
      [
        [
          'filmsForTwo',
          {
            mine: { genres: ['Korku'], maxDuration: 100 },
            theirs: { genres: ['Romantik'], maxDuration: 100 },
          },
        ],
      ],
    );
  });

  it.each(['Daha kısa', 'Daha yeni', 'Başka üç film'])(
    'J-15 are asked for again by the chip “%s”',
    async (chip) => {
      expect(await callsOf('ben korku o romantik', chip)).toMatchObject([
        ['filmsForTwo', { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik'] } }],
      ]);
    },
  );

  it('J-15 are told, with what would help where nothing is known of the other one', async () => {
    expect(await lastWords(['ikimize üç film'])).toMatch(/düşündüm: .+ ve .+Onun ne sevdiğini/u);
    expect(await lastWords(['ben korku o romantik'])).not.toMatch(/Onun ne sevdiğini/u);
  });

  it('are others where one of the two knows those that were shown', async () => {
    const calls = await callsOf('ben korku o romantik', 'eşim izlemiş onu ya, başka yok mu');
    expect(calls).toMatchObject([['filmsForTwo', { without: expect.arrayContaining([expect.any(String)]) }]]);
  });

  it('is not heard in what is asked of a film', async () => {
    const call = await callAfter('benimki koca değil patron, yedi ne zaman çıktı onun, brad pitt var mıydı');
    expect(call?.[0]).not.toBe('filmsForTwo');
  });
});

describe('what one refuses and the other loves', () => {
  const wishesOf = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls.at(-1)?.[1];
  it.each([
    [
      'kız arkadaşım horror istiyo ben korkuyorum ortası bişey var mı',
      { genres: ['Korku'], tones: ['hafif'] },
    ],
    [
      'bilim kurgu sevmem ama sevgilim çok seviyo bu akşam onun gecesi',
      { genres: ['Bilim Kurgu'], tones: ['hafif'] },
    ],
    ['western sevmem ama babam seviyor ortasını bul', { themes: ['western'] }],
    ['babamla izlicez adam western seviyo ben sevmiyorum ortasını bul', { themes: ['western'] }],
  ])('is met in its gentle films where they are to meet: %s', async (text, wishes) => {
    expect(await wishesOf(text)).toMatchObject(wishes);
  });

  it('is a note alone where nobody is to meet', async () => {
    expect(await wishesOf('korku sevmem ama eşim bayılıyor')).toMatchObject({ note: { kind: 'avoidGenre' } });
  });

  it('is both at once in one film, and no plan from one o’clock', async () => {
    const said = ['ben romantik eşim aksiyon', 'ikisi birden olan'];
    expect(await wishesOf(...said)).toMatchObject({ genres: ['Romantik', 'Aksiyon'] });
  });
});

it('a tale of two people who want one thing is one wish', async () => {
  const said =
    'nişanlım uzakyol kaptanı şu an denizde, internet çekerse aynı anda başlatıyoz filmi öyle bi romantizm bizimki, geçen hafta ortasında koptu ben sonunu yalnız izledim ağladım. bu akşam için romantik komedi seç de 100 dakikayı geçmesin';
  expect((await callAfter(said))?.[0]).toBe('recommendFilms');
});
