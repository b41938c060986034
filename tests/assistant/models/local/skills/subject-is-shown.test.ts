import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';

import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...turns: string[]) => (await converse(turns, { catalogue })).at(-1);

describe('what is asked of the films on the screen', () => {
  it.each([
    ['korkunç değil dimi hiçbiri', 'korkutmaz'],
    ['hiçbiri korkutmuyor di mi', 'korkutmaz'],
    ['bunlar çok ağır değil dimi', 'ağır değil'],
    ['hiçbiri kanlı değil inşallah', 'kanlı'],
    ['içlerinde korkunç bir şey var mı', 'korkutmaz'],
  ])('wishes for no others: %s', async (said, wanted) => {
    const turn = await last('animasyon öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(wanted);
  });

  it.each(['sonunda üzücü bir şey var mı', 'Bunu izleyeyim o zaman. Sonunda ağlatan bir şey var mı?'])(
    'is how the film in talk ends: %s',
    async (said) => {
      const turn = await last('titanik', said);
      expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
      expect(turn?.text).toContain('buruk bitiyor');
    },
  );

  it.each(['bunlar komik değil ki', 'bunların hiçbiri komik değil'])(
    'is no question where somebody complains: %s',
    async (said) => {
      expect((await last('komedi öner', said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it.each(['mutlu biten ikisinden hangisini önerirsiniz', 'daha kısa olanı açalım', 'kısa olanı izleyelim'])(
    'picks one of them: %s',
    async (said) => {
      expect((await last('komedi öner', said))?.calls).toEqual([]);
    },
  );

  it('wishes for others where it says so', async () => {
    expect((await last('aksiyon öner', 'daha kısa olanı var mı'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a film that is taken', () => {
  it.each([
    'onu izlicem annem gelene kadar',
    'tamam onu açıyoruz mutlu yıllar',
    'hah tam babamlık bu',
    'ilkini açtık çocuk uyuyana kadar',
  ])('is wished well: %s', async (said) => {
    const turn = await last('komedi öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/iyi seyirler|keyifle|güzel seçim|tamamdır/iu);
  });

  it.each(['babamlık bir şey var mı', 'annem gelene kadar bitsin'])('is none: %s', async (said) => {
    expect((await last('komedi öner', said))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a film that was seen', () => {
  it('is not the longest of those that are left, nor put forward again', async () => {
    const turns = ['aksiyon öner', 'en uzunu hangisi', 'onu izledim', 'en uzunu hangisi'];
    const told = (await converse(turns, { catalogue })).map(({ text }) => text);
    expect(told[3]).not.toBe(told[1]);
  });

  it('gives way to others once all are seen', async () => {
    const turn = await last('aksiyon öner', 'ilkini izledim', 'ikincisini de izledim', 'üçüncüyü de izledim');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'recommendFilms']);
  });
});

describe('a complaint', () => {
  it.each([
    ['masumiyetti galiba çok kasvetliydi', 'ağır'],
    ['çok korkunçtu', 'korkutucu'],
  ])('of what was recommended before is heeded: %s', async (said, tone) => {
    const turn = await last('dün önerdiğin filmi beğenmedim', said);
    expect(turn?.calls[0]?.[1]).toHaveProperty('avoidTones', [tone]);
  });

  it.each([
    ['ağlatan film öner', 'tam tersini istiyorum', 'happy'],
    ['korku filmi öner', 'bugün tam tersi bişey', 'happy'],
  ])('asks for the opposite: %s, %s', async (wish, said, mood) => {
    expect((await last(wish, said))?.calls[0]?.[1]).toHaveProperty('mood', mood);
  });

  it.each(['ayıp sahne olmasın', 'babaannem de var ayıp sahne olmasın'])(
    'of what is to be spared is no wish for it: %s',
    async (said) => {
      const input = (await last('komedi öner', said))?.calls[0]?.[1];
      expect(input).toHaveProperty('avoidTones', ['cinsellik']);
      expect(input).not.toHaveProperty('tones');
    },
  );

  it.each(['aynı yönetmenden olmasın', 'aynı yönetmenden bi şey çıkarma karşıma'])(
    'of who made it keeps them away: %s',
    async (said) => {
      const input = (await last('kış uykusu izledim dün', said))?.calls[0]?.[1];
      expect(input).toHaveProperty('excludePeople', ['Nuri Bilge Ceylan']);
    },
  );

  it('wishes for more of theirs where it is none', async () => {
    const turn = await last('kış uykusu izledim dün', 'aynı yönetmenden başka bir film');
    expect(turn?.calls[0]?.[1]).toHaveProperty('people', ['Nuri Bilge Ceylan']);
  });
});

describe('another one in reserve', () => {
  it.each(['bi de yedek söyle', 'yedek öner', 'yedek bir film söyle'])('is a film: %s', async (said) => {
    expect((await last('komedi öner', said))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('is none where records are kept safe', async () => {
    expect((await last('komedi öner', 'listelerimin yedeğini al'))?.text).toContain('Veri Yönetimi');
  });
});
