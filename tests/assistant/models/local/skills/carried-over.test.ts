import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

const [first = '', second = ''] = SMALL_CATALOGUE.filter(({ genres }) => genres.includes('Gerilim')).map(
  ({ title }) => title,
);
const lastCalls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('whoever was talked of', () => {
  const ASKED = 'Christopher Nolan kaç yaşında';

  it.each(['bana ondan başka film öner', 'bana ondan başka', 'daha eskilerden önerir misin'])(
    'stays: %s',
    async (said) => {
      expect(await callAfter(ASKED, said)).toMatchObject([
        'recommendFilms',
        { people: ['Christopher Nolan'] },
      ]);
    },
  );

  it.each(['komedi öner', 'bir film öner'])('is left where something else is wished: %s', async (said) => {
    expect(JSON.stringify(await callAfter(ASKED, said))).not.toContain('Nolan');
  });
});

describe('films for two', () => {
  const BOTH = 'ben gerilim o gerilim seviyor ikimize film';

  it('stay but for the one that was seen', async () => {
    const calls = await lastCalls(BOTH, 'ilkini izledik zaten');
    expect(calls?.[0]?.[0]).toBe('markWatched');
    expect(calls?.[1]).toMatchObject(['filmsForTwo', { without: [expect.any(String)] }]);
  });
});

describe('the film in talk', () => {
  it.each(['tamam izlicem artık ekle', 'tamam ekle izlicem', 'merak ettim izleyeceğim ekle'])(
    'is added where nothing else is said than that it will be watched: %s',
    async (said) => {
      expect(await callAfter('Titanik nasıl', said)).toEqual(['addToWatchlist', { title: 'Titanik' }]);
    },
  );

  it('is the one that is asked how it is, be its name an everyday word', async () => {
    expect(await callAfter('gerilim öner', 'joker nasıl bir film')).toEqual(['showFilm', { title: 'Joker' }]);
    expect(await callAfter('gerilim öner', 'ikincisi nasıl bir film')).toEqual([
      'showFilm',
      { title: second },
    ]);
    expect(await lastCalls('gerilim öner', 'akşama nasıl bir film')).not.toEqual([
      ['showFilm', { title: first }],
    ]);
  });
});

describe('a film that was asked about', () => {
  it.each(['bugün kaldıramam onu', 'bana göre değil', 'bu akşam hiç çekemem'])(
    'is put by: %s',
    async (said) => {
      const turn = (await converse(['Titanik çok mu hüzünlü', said])).at(-1);
      expect(turn?.calls).toEqual([
        ['recommendFilms', expect.objectContaining({ genres: [], excludeTitles: ['Titanik'] })],
      ]);
    },
  );

  it('is not one of those shown where it is not known', async () => {
    const turn = (await converse(['gerilim öner', 'zortlak belgesel mi', 'tamam o kalsın'])).at(-1);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).not.toContain(first);
  });
});

describe('what is told beside a wish', () => {
  it.each([
    ['müzikal sevmem başkası', 'müzikal sevmem'],
    ['zombi filmlerine gelemem abi', 'zombi filmlerine gelemem'],
  ])('is noted without it: %s', async (said, text) => {
    expect((await lastCalls('gerilim öner', said))?.[0]).toEqual([
      'remember',
      { note: { kind: 'other', text } },
    ]);
  });

  it.each(['hah bunu bilir o', 'eşim bunu bilir bilmediği bişey olsun'])(
    'is no note where somebody knows the film: %s',
    async (said) => {
      expect(await callAfter('gerilim öner', 'ilki nasıl', said)).toMatchObject([
        'recommendFilms',
        { fame: 'hidden' },
      ]);
    },
  );
});

describe('a film at its place that was seen and liked', () => {
  it('is written down, and met with a word', async () => {
    const turn = (await converse(['gerilim öner', 'ikinciyi izledim çok güzeldi'])).at(-1);
    expect(turn?.calls).toEqual([['markWatched', { title: second }]]);
  });
});

describe('a theme that there is not', () => {
  it.each(['yok eskisi daha iyiydi', 'vazgeçtim'])('leaves all as it was: %s', async (said) => {
    const turn = (await converse(['tema rengini maviye çevirebilir misin', said])).at(-1);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain('duruyor');
  });
});

describe('the part of a series that is meant', () => {
  it('stays where it is that one', async () => {
    const turn = (await converse(["Titanik'i listeme ekle", 'yenisini değil ilkini'])).at(-1);
    expect(JSON.stringify(turn?.calls)).not.toContain('removeFromWatchlist');
  });
});

describe('what a word told of oneself was met with', () => {
  const lastCall = async (...said: string[]) => (await converse(said)).at(-1)?.calls.at(-1);

  it.each([
    ['yerli bir şey', { origin: 'yerli' }],
    ['90 dakikayı geçmesin', { maxDuration: 90 }],
    ['korku olmasın', { excludeGenres: ['Korku'] }],
    ['2015 sonrası olsun', { minYear: 2015 }],
  ])('is still offered, within bounds: “%s”', async (said, bounds) => {
    expect(await lastCall('moralim bozuk', said)).toEqual([
      'recommendFilms',
      { genres: [], mood: 'happy', ...bounds },
    ]);
  });

  it('is let go where a kind is wished', async () => {
    expect(await lastCall('moralim bozuk', 'korku olsun')).toEqual(['recommendFilms', { genres: ['Korku'] }]);
  });
});

describe('a subject of before', () => {
  const wishes = async (...said: string[]) => (await converse(said)).at(-1)?.calls.at(-1)?.[1];

  it('stays where films have both', async () => {
    const catalogue = await loadCatalogue();
    const turns = await converse(['zombi filmi öner', 'karda geçsin'], { catalogue });
    expect(turns.at(-1)?.calls[0]?.[1]).toMatchObject({ themes: ['zombi', 'kar'] });
  });

  it('goes where no film left has it', async () => {
    const catalogue = await loadCatalogue();
    for (const [before, now, themes] of [
      ['sürükleyici bir polisiye', 'kutlayalım o zaman kedili film ver', ['kedi']],
      ['uzay filmi olsun', 'türkan şoray olsun', []],
    ] as const) {
      const turns = await converse([before, now], { catalogue });
      expect(turns.at(-1)?.calls[0]?.[1]).toMatchObject(
        themes.length > 0 ? { themes } : { people: ['Türkan Şoray'] },
      );
    }
  });

  it('is none that an everyday word bends', async () => {
    expect(await wishes('daha kısa filmi var mı')).not.toMatchObject({ themes: ['kış'] });
  });

  it.each(['ağırdı, hafifi', 'üzücüydü, neşelisi olsun'])(
    'is none where a film was so: “%s”',
    async (said) => {
      expect(await wishes('dram öner', said)).not.toMatchObject({ tones: ['ağır'] });
      expect(await wishes('dram öner', said)).not.toMatchObject({ mood: 'sad' });
    },
  );
});
