import { describe, expect, it } from 'vitest';

import { aFavourite, aFilm, aWatched, daysAgo } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const film = { title: 'Titanik', year: 1997 };
const held = {
  favourites: [aFavourite(film)],
  watched: [aWatched(film)],
  watchlist: [{ ...aFilm(film), addedToWatchlistAt: daysAgo(3) }],
};
const lastCalls = async (...texts: string[]) => (await converse(texts, { held })).at(-1)?.calls;

describe('what stands on a list unasked', () => {
  it.each([
    ['çocuk telefonla oynarken titaniği favorilere atmış çıkarıver', 'removeFavourite'],
    ['kardeşim titaniği favorilerime eklemiş, kaldır şunu', 'removeFavourite'],
    ['titanik favorilere girmiş yanlışlıkla sil', 'removeFavourite'],
    ['yanlışlıkla titaniği beğenmişim kaldır', 'removeFavourite'],
    ['titaniği favoriye atmışım yanlışlıkla', 'removeFavourite'],
    ['oğlan titaniği izleneceklere atmış sil', 'removeFromWatchlist'],
    ['listeme titanik eklenmiş ben eklemedim kaldır', 'removeFromWatchlist'],
    ['kızım titaniği izlediklerime eklemiş çıkar', 'unmarkWatched'],
  ])('is taken off, never put on: %s', async (said, tool) => {
    expect(await lastCalls(said)).toEqual([[tool, { title: 'Titanik' }]]);
  });

  it.each(['titaniği favorilere at', 'titaniği favorilerime ekle lütfen'])(
    'is put on where that is said: %s',
    async (said) => {
      expect(await lastCalls(said)).toEqual([['addFavourite', { title: 'Titanik' }]]);
    },
  );
});

describe('a list that is asked for by the verb that fills it', () => {
  it.each([
    ['geçen kalp koyduklarım nerdeydi bulamadım', 'favourites'],
    ['kalp attıklarım', 'favourites'],
    ['hangi filmleri beğenmiştim', 'favourites'],
    ['sonra izlicem diye ne atmıştım ben', 'watchlist'],
    ['izlicem diye kaydettiklerim neydi', 'watchlist'],
    ['kenara ne koymuştum', 'watchlist'],
    ['sonra izlerim dediklerim nerdeydi', 'watchlist'],
    ['sonraya bıraktıklarımı göster', 'watchlist'],
  ])('is shown: %s', async (said, list) => {
    expect(await lastCalls(said)).toEqual([['listFilms', { list }]]);
  });
});

describe('what was put on a list in the turn before', () => {
  it.each([
    'pardon konusunu okudum sarmadı çıkar onu',
    'izlemem ben bunu sil gitsin',
    'fragmanına baktım beğenmedim sil onu',
    'yok vazgeçtim istemiyorum onu',
  ])('leaves it, whatever the reason: %s', async (said) => {
    const calls = await lastCalls('gerilim öner', 'üçüncüyü sonraya at', said);
    expect(calls?.map(([tool]) => tool)).toEqual(['removeFromWatchlist']);
  });

  it.each(['başka bişey çıkar', 'ikincisini çıkar'])('stays there: %s', async (said) => {
    const calls = await lastCalls('gerilim öner', 'üçüncüyü sonraya at', said);
    expect(calls?.map(([tool]) => tool)).not.toContain('removeFromWatchlist');
  });
});
