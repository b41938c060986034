import { describe, expect, it } from 'vitest';

import { callAfter, converse, lastWords, wishesAfter } from '../converse.ts';

describe('a wish of which nothing is understood', () => {
  it.each(['zımbırtılı bir film öner', 'fıldırlı bir film istiyorum'])(
    '“%s” brings a question, and no films as if chosen',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/\?$/u);
    },
  );

  it.each(['öyle bir film bul ki halıyı unutayım', 'perdem kapandı resmen bi film öner'])(
    '“%s” surely wishes films, and has those that most people love, with a question',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls).toEqual([['recommendFilms', { genres: [], fame: 'popular' }]]);
      expect(turn?.text).toContain('?');
    },
  );

  it.each(['film öner', 'ne izlesem', 'sıkıldım', 'akşama güzel bi film', 'hadi bir şeyler izleyelim'])(
    '“%s” is plain, and has films',
    async (said) => {
      expect(await wishesAfter(said)).toMatchObject({ genres: [] });
    },
  );
});

describe('a name that is not here', () => {
  it.each([
    ['Apichatpong filmi öner', 'Apichatpong'],
    ['zortlak kon filmleri', 'zortlak kon'],
    ["Béla Zort'dan bir şey aç", 'Béla Zort'],
    ["Mehmet Kıllıbacak'tan ne var ne yok", 'Mehmet Kıllıbacak'],
    ['Kızıllar ve Zortlaklar filmi var mı', 'Kızıllar ve Zortlaklar'],
  ])('“%s” is said to be missing', async (said, name) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(`“${name}”`);
  });

  it('is said to be missing beside a wish that is met', async () => {
    const said = "Ahmet Zortlak'tan komedi öner";
    expect(await wishesAfter(said)).toEqual({ genres: ['Komedi'] });
    expect(await lastWords([said])).toContain('“Ahmet Zortlak” kısmını tanımadım');
  });
});

describe('names and words beside each other', () => {
  it.each([
    ['Kürtçe film var mı', { genres: [], languages: ['Kürtçe'] }],
    ['klişe olmayan kuir bir film', { genres: [], themes: ['lgbt'] }],
    ['pes etmeyen birinin hikayesi', { genres: [], themes: ['ilham verici'] }],
    ['kızkardeş filmi öner', { genres: [], themes: ['kardeşlik'] }],
    ['romanından uyarlanmış bir dram', { genres: ['Drama'], themes: ['kitap uyarlaması'] }],
    ['6. sınıflara savaş filmi', { genres: [], themes: ['savaş'], maxAge: 11 }],
    ['elden ring kafasında western', { genres: [], similarTo: 'Elden Ring', themes: ['western'] }],
    ["Titanik'i izledim leonardo dicaprio, onun gibi", { genres: [], similarTo: 'Titanik' }],
    ['dram olsun, mesela Titanik', { genres: ['Drama'], similarTo: 'Titanik' }],
    ['örneğin Titanik falan olur', { genres: [], similarTo: 'Titanik' }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual(wanted);
  });

  it('of two people one is chosen', async () => {
    const said = 'Leonardo DiCaprio mu Kate Winslet mi, sen seç';
    const [, input] = (await callAfter(said)) ?? [];
    const of = (name: string) => ({ genres: [], people: [name] });
    expect([of('Leonardo DiCaprio'), of('Kate Winslet')]).toContainEqual(input);
    expect(await lastWords([said])).toContain('taraf tutayım');
  });

  it('a first name alone is of the film in talk', async () => {
    const turns = await converse(['Titanik nasıl film', "Leonardo'nun başka filmi var mı"]);
    expect(turns.at(-1)?.calls).toEqual([
      ['recommendFilms', { genres: [], people: ['Leonardo DiCaprio'], excludeTitles: ['Titanik'] }],
    ]);
  });
});
