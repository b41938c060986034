import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const callOf = async (...said: string[]) => (await converse(said, { catalogue })).at(-1)?.calls[0];

describe('a film that is called by an everyday word, right before the list', () => {
  it.each([
    ['Uzak izleyeceklerime ekle', 'addToWatchlist', 'Uzak'],
    ['Yedi izlediklerime ekle', 'markWatched', 'Yedi'],
    ['Kelebek favorilere at', 'addFavourite', 'Kelebek'],
  ])('goes there: %s', async (said, tool, title) => {
    expect(await callOf('komedi öner', said)).toMatchObject([tool, { title }]);
  });

  it('is none where the word is an apology', async () => {
    expect(await callOf('komedi öner', 'Pardon izleyeceklerime ekle')).not.toMatchObject([
      'addToWatchlist',
      { title: 'Pardon' },
    ]);
  });
});
