import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is asked of what was done with a list', () => {
  it.each([
    'listeme ekledin mi',
    'ekledin mi şimdi',
    'eklendi mi',
    'peki kaydettin mi onu',
    'oldu mu ekledin mi',
  ])('is answered, and nothing is done: %s', async (said) => {
    expect(await last("Joker'i listeme ekle", said)).toEqual({
      calls: [],
      text: 'Evet, Joker izleyeceklerinde.',
    });
  });

  it.each(['nereye kaydettin', 'hangi listeye ekledin', 'nereye ekledin onu'])(
    'tells where: %s',
    async (said) => {
      expect(await last("Joker'i favorilere ekle", said)).toEqual({
        calls: [],
        text: 'Joker favorilerinde.',
      });
    },
  );

  it.each(['hangisini ekledin', 'ne ekledin', 'hangi filmi ekledin sen'])('tells what: %s', async (said) => {
    expect(await last("Joker'i favorilere ekle", said)).toEqual({ calls: [], text: 'Joker favorilerinde.' });
  });

  it.each(["listeme ekledin mi joker'i", "joker'i listeme eklemiş miydin"])(
    'is looked up, of a film that is named: %s',
    async (said) => {
      const { calls, text } = (await last("Joker'i listeme ekle", 'titanik nasıl', said)) ?? {};
      expect(calls).toEqual([['listFilms', { list: 'watchlist', query: 'Joker' }]]);
      expect(text).toBe('Evet, Joker izleyeceklerinde.');
    },
  );

  it('offers to do it where it was not', async () => {
    const said = ["joker'i favorilerime ekledin mi", 'evet'];
    expect((await last(...said))?.calls).toEqual([['addFavourite', { title: 'Joker' }]]);
  });

  it('says where nothing was done', async () => {
    expect(await last('listeme ekledin mi')).toMatchObject({
      calls: [],
      text: expect.stringContaining('eklemedim'),
    });
  });

  it.each([
    ["Joker'i listeme ekle", 'addToWatchlist'],
    ["Titanik'i listeme ekler misin", 'addToWatchlist'],
    ["Joker'i izledim", 'markWatched'],
  ])('is another thing: %s', async (said, tool) => {
    expect((await callAfter(said))?.[0]).toBe(tool);
  });
});
