import { describe, expect, it } from 'vitest';

import type { Watching } from '#domain/watching.ts';
import { callAfter, converse, lastWords } from '../converse.ts';

const offers = {
  subscription: [{ id: 8, name: 'Netflix' }],
  free: [],
  ads: [],
  rent: [{ id: 2, name: 'Apple TV' }],
  buy: [],
};
const watching = (found: Awaited<ReturnType<Watching['offersOf']>>) => ({
  held: { ports: { watching: { offersOf: async () => found, inCinemas: async () => 'failed' as const } } },
});

const callsOn = async (...said: string[]) => {
  const turns = await converse(said);
  return turns.at(-1)?.calls;
};

describe('where a film can be watched', () => {
  it.each([
    "Titanik'i nereden izlerim",
    'titanik nerede izlenir',
    "Titanik netflix'te var mı",
    'titanik hangi platformda',
    'titanik netflixte mi',
    "Titanik Disney Plus'ta mı",
  ])('Z-07 is looked up for “%s”', async (said) => {
    expect(await callsOn(said)).toEqual([['whereToWatch', { title: 'Titanik' }]]);
  });

  it.each([
    'sonuncuyu nereden açıcaz, bizde netflix var bi de exxen',
    'üçüncüsü nerde var netflix mi disney mi hangisine para verdik bilmiyorum ki',
    'üçüncüyü nerden yakalarım tod var evde',
    'sonuncuya nereden bakıyoruz prime üyeliğim duruyo',
    'üçüncü nerde oynuyo netflix parası veriyoz',
    'sonuncu hangi üyelikte var',
  ])('Z-07 is looked up for the one of a place, whatever is told of services: %s', async (said) => {
    expect((await callsOn('dram öner', said))?.map(([tool]) => tool)).toEqual(['whereToWatch']);
  });

  it.each(['nerden baksan saçma', 'nereden açtın bu konuyu', 'ilki nerede geçiyor'])(
    'is not asked: %s',
    async (said) => {
      expect((await callsOn('dram öner', said))?.map(([tool]) => tool)).not.toContain('whereToWatch');
    },
  );

  it('Z-07 is looked up for the film that was spoken of', async () => {
    expect(await callsOn('Titanik filmini göster', 'bu nerede izlenir')).toEqual([
      ['whereToWatch', { title: 'Titanik' }],
    ]);
  });

  it.each([
    [
      { kind: 'offers', offers },
      "Titanik Türkiye'de şuralarda: abonelikle Netflix; kiralık Apple TV. (Kaynak: JustWatch)",
    ],
    [{ kind: 'none' }, "Titanik'i şu an Türkiye'de hiçbir platform göstermiyor"],
    [{ kind: 'notConnected' }, 'Hangi platformda var, buradan göremiyorum'],
    [{ kind: 'unknownFilm' }, "Titanik'in nerede izlendiğini bulamadım"],
    [{ kind: 'failed' }, 'şu an bakamadım'],
  ] as const)('Z-07 is told as it was found: %j', async (found, words) => {
    expect(await lastWords(['titanik nerede izlenir'], watching(found))).toContain(words);
  });
});

describe('a service as a wish', () => {
  it.each([
    ["netflix'te olan bir komedi öner", { genres: ['Komedi'], platforms: ['Netflix'] }],
    ['bir dram öner ama mubide olsun', { genres: ['Drama'], platforms: ['MUBI'] }],
    ["amazon prime'da gerilim", { genres: ['Gerilim'], platforms: ['Amazon Prime Video'] }],
    ["exxen'de yerli komedi", { genres: ['Komedi'], origin: 'yerli', platforms: ['Exxen'] }],
    ['platformlarımda olan bir şey öner', { genres: [], platforms: ['Platformlarım'] }],
    ['netflix yapımı bir film', { genres: [], studios: ['Netflix'] }],
  ])('Z-09 is read from “%s”', async (said, wishes) => {
    expect(await callsOn(said)).toEqual([['recommendFilms', wishes]]);
  });

  it('Z-09 joins what was wished before', async () => {
    expect(await callsOn('bir dram öner', "netflix'te olsun")).toEqual([
      ['recommendFilms', { genres: ['Drama'], platforms: ['Netflix'] }],
    ]);
  });

  it('Z-07 is looked up of each film that was shown', async () => {
    const calls = await callsOn('bir komedi öner', 'hangisi netflixte');
    expect(calls?.map(([tool]) => tool)).toEqual(['whereToWatch', 'whereToWatch', 'whereToWatch']);
    const words = await lastWords(['bir komedi öner', 'hangisi netflixte']);
    expect(words?.match(/göremiyorum/gu)).toHaveLength(1);
  });
});

describe('what cinemas show', () => {
  it.each([
    'vizyondakiler',
    'vizyona yeni giren filmler',
    'sinemada ne oynuyor',
    'vizyonda ne var',
    'vizyonda hangi filmler var',
    'sinemalarda ne var',
    'bu akşam sinemada hangi filmler var kadıköyde',
  ])('Z-10 is listed for “%s”', async (said) => {
    expect(await callsOn(said)).toEqual([['listCinemas', {}]]);
  });

  it('Z-10 is said plainly to be unknown without a movie database', async () => {
    expect(await lastWords(['vizyondakiler'])).toContain('Vizyondaki filmleri buradan göremiyorum');
  });
});

describe('which service has a film', () => {
  it.each([
    [['titanik hangi uygulamada var biliyo musun']],
    [['babam ve oğlum hangi platformda var bilgin var mı']],
    [['dram öner', 'birinciyi nerden izliyoz hangi uygulamada var']],
    [['romantik bir film öner', 'üçüncü nerde var netflixte mi disneyde mi']],
  ])('is looked up: %j', async (said) => {
    expect((await callsOn(...said))?.map(([tool]) => tool)).toEqual(['whereToWatch']);
  });
});

describe('what is on', () => {
  it.each(['eskişehirde bu haftasonu sinemalarda ne oynuyo', 'konyada hangi filmler gösterimde'])(
    'in the cinemas of a town is looked up: “%s”',
    async (said) => {
      expect((await callsOn(said))?.[0]?.[0]).toBe('listCinemas');
    },
  );

  it.each([
    'karsta açık sinema salonu kaldı mı',
    'akşama hanımla sinemaya gidek dedik eskişehirde hangi salonlar var',
    'bursada sinemalar hangileri',
    'nilüferde oturuyorum bu taraflarda sinema salonu nerelerde var avm içindekiler olur',
  ])('where the halls are is told once, and what they may show: “%s”', async (said) => {
    expect(await callsOn(said)).toEqual([['listCinemas', {}]]);
    expect(await lastWords([said])).toMatch(/^Salonlar haritada (?!.*Salonlar)/u);
  });

  it('of a film that was shown, however it is called', async () => {
    expect((await callsOn('gerilim öner', 'ikincisi nerde yayında'))?.[0]?.[0]).toBe('whereToWatch');
  });
});

it.each(["Trabzon'daki salonların hangileri olduğunu gösterir misiniz", 'bursadaki sinemaları listele'])(
  'cinemas of a place are listed: %s',
  async (said) => {
    expect((await callAfter(said))?.[0]).toBe('listCinemas');
  },
);

it.each([
  [
    'en altakine nerden bakcaz bizde netfiliks var bi de oğlanın telefonda bişeyler',
    'sonuncuyu nerede izlerim',
  ],
  ['en üsttekine nerden bakılıyo', 'ilkini nerede izlerim'],
])('a card is pointed at by where it stands: %s', async (said, plain) => {
  const call = await callAfter('komedi öner', said);
  expect(call?.[0]).toBe('whereToWatch');
  expect(call).toEqual(await callAfter('komedi öner', plain));
});
