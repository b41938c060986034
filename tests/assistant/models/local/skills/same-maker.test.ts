import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1);

describe('whether two films are by the same hand', () => {
  it.each([
    [
      'Kulüpte tartıştık: Esaretin Bedeli ile Yeşil Yol aynı yazarın kaleminden mi çıkmış?',
      'Evet, ikisi de Stephen King’in eserinden uyarlandı.',
    ],
    ['inception ve tenet aynı yönetmenin mi', 'Evet, Başlangıç’ı da Tenet’i de Christopher Nolan yönetti.'],
    [
      'matrix ile john wick aynı yönetmen mi',
      'Hayır, Matrix’i Lana Wachowski ve Lilly Wachowski, John Wick’i Chad Stahelski ve David Leitch yönetti.',
    ],
  ])('%s', async (text, wanted) => {
    const turn = await last(text);
    expect([turn?.calls, turn?.text.replaceAll("'", '’')]).toEqual([[], wanted]);
  });

  it('is not asked by a wish', async () => {
    expect((await last('aynı yönetmenin matrix ve john wick gibi filmleri var mı'))?.calls[0]?.[0]).toBe(
      'recommendFilms',
    );
  });
});
