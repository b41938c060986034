import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...said: string[]) => (await converse(said)).at(-1);

describe('what people say in idiom', () => {
  it.each([
    ['on iki sene emek verdim bugün kapıya koydular', /üzüldüm|üzgünüm|değer|yanında/iu],
    ['Hanım vefat edeli üç ay oldu evladım', /başın sağ olsun|acın/iu],
    ['Geçen ay hanımı toprağa verdim', /başın sağ olsun|acın/iu],
  ])('is met with a word of sympathy: “%s”', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it.each([
    ['Hayırlı akşamlar evladım, rahatsız etmiyorum inşallah.', /^Hayırlı akşamlar!/u],
    ['Nasıl olsun, idare ediyoruz', /film/u],
    ['eyv kral adamsın', /rica|ne demek|sevindi|iyi seyirler|afiyet|film/iu],
    ['7 kere 8 kaçtı unuttum öğretmen kızcak', /film/u],
    ['bunu anneme whatsapptan yollasana', /gönderemiyorum/u],
    ['televizyonu sen açabiliyor musun oradan', /dokunamam|burada oynatamıyorum/u],
    ['benim karttan iki kere para çekmişsiniz', /ödeme de yok/u],
    ['saat 11de beni dürt film başlayacak', /Hatırlatma kuramıyorum/u],
  ])('is answered in words, and calls no tool: “%s”', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('is no alarm where somebody is at home alone', async () => {
    expect((await last('eşim çocukları parka çıkardı evde tekim'))?.text).not.toMatch(/hemen 112/u);
  });

  it('names the film that we love most, and tells of it on a yes', async () => {
    expect((await last('senin en sevdiğin hangisi peki'))?.text).toContain('Muhsin Bey');
    expect((await last('senin en sevdiğin hangisi peki', 'iyi onu anlat o zaman'))?.calls).toEqual([
      ['showFilm', { title: 'Muhsin Bey' }],
    ]);
  });

  it('asks what is remembered of a film that is looked for', async () => {
    for (const said of [
      'bi film arıyorum ama adı yok bende',
      'Adını hatırlayamadığım bir film var, yardımcı olur musunuz?',
    ]) {
      const turn = await last(said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/aklında/iu);
    }
  });

  it('says how old somebody is', async () => {
    const turn = await last('Leonardo DiCaprio kaçlı acaba');
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/1974 doğumlu/u);
  });
});

describe('who watches', () => {
  it.each(['eşim çocukları parka çıkardı, özgürüm, bir film', 'çocuklar uyudu, bir film öner'])(
    'is not a child that is away: “%s”',
    async (said) => {
      const [, input] = (await last(said))?.calls[0] ?? [];
      expect(input).not.toHaveProperty('maxAge');
    },
  );
});

describe('somebody refused', () => {
  it.each([
    ["Tarkovski'nin ağırlığını bugün kaldıramam, bir film öner", { excludePeople: ['Andrei Tarkovsky'] }],
    ['nikolas keyci gözüm görmesin, aksiyon öner', { excludePeople: ['Nicolas Cage'], genres: ['Aksiyon'] }],
    [
      'yılmaz güneyi biliyorum onu geç, köy filmi olsun',
      { excludePeople: ['Yılmaz Güney'], themes: ['köy'] },
    ],
  ])('is kept away by idiom: “%s”', async (said, wishes) => {
    const { readMessage } = await import('#assistant/models/local/understand/read-message.ts');
    const { builtInCatalogue } = await import('#composition/built-in-catalogue.ts');
    const { index } = await builtInCatalogue();
    const { excludePeople, ...others } = wishes;
    expect(readMessage(said, index, 2026).found).toMatchObject({ refusedPeople: excludePeople, ...others });
  });
});
