import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadLore, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const options = { catalogue, recall, lore: loadLore, held: { favourites: [] } };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);

describe('what is remembered of one film alone', () => {
  it.each([
    ['cem yılmazın uzayda geçen filmi neydi', /^(?!.*Emin değilim).*G\.O\.R\.A\./u],
    ["scarlett johansson'un oynadığı uzaylı filmi hangisiydi", /Derinin Altında/u],
    ['bi film vardı adam hafızasını kaybediyodu dövme yaptırıyodu', /^(?!.*Hangisi).*Akıl Defteri/u],
    ['her filmi nasıl, hani adam telefona aşık oluyo', /^Aşk: .*[Bb]ence kesin izle/u],
    ['gladyatör 2 ilk film kadar iyi mi', /^Tam o kadar değil: Gladyatör II/u],
    ['john wick 1 de köpeği niye öldürdüler', /son armağanı/u],
    ['godfather 2 neden bu kadar seviliyor', /genç Vito/u],
  ])('is said surely: %s', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it('is asked of a part of a life, too', async () => {
    const turn = await last('müslüm filminde müslümü kim oynuyo', 'çocukluğunu kim oynamıştı');
    expect(turn?.text).toMatch(/Şahin Kendirci/u);
  });
});

describe('a child that may be frightened', () => {
  it('is told of the same after the age that was told', async () => {
    const turn = await last('ruhların kaçışı kaç yaşa uygun', 'kızım 5 yaşında, korkar mı');
    expect(turn?.text).toMatch(/^Biraz korkabilir/u);
  });
});

describe('what is not there', () => {
  it.each([
    ["truman show'u daha önce izlemiş miydim", /^Truman Show izlediklerinde yok/u],
    ['puanlarımı göster', /^Henüz puan verdiğin film yok/u],
  ])('is said by its name: %s', async (said, words) => {
    const turn = (await converse([said], { ...options, held: { favourites: [], watched: [] } })).at(-1);
    expect(turn?.text).toMatch(words);
  });

  it.each([['senna belgesel mi'], ['senna filmi nasıl'], ['free solo izlenir mi']])(
    'is looked for by what was asked of it: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('showFilm');
    },
  );

  it.each([
    ['hava nasıl'],
    ['eski filmler izlenir mi'],
    ['film nasıl'],
    ['büyüyünce yönetmen olcam ben kameram bile var'],
    ['küçükken oyuncu olmak isterdim'],
  ])('is no name: %s', async (said) => {
    expect((await last(said))?.calls.map(([tool]) => tool)).not.toContain('showFilm');
  });
});
