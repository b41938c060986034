import { expect, it } from 'vitest';

import { converse } from '../converse.ts';

const lastTools = async (...said: string[]) =>
  (await converse(['gerilim öner', ...said], { held: { favourites: [] } }))
    .at(-1)
    ?.calls.map(([tool]) => tool);

it('takes back what was just put on a list, by a bare word', async () => {
  expect(await lastTools('ilkini favorilere ekle', 'sonra izlemem ya sil')).toEqual(['removeFavourite']);
});

it('puts the next one there too, and only right after it', async () => {
  expect(await lastTools('ilkini favorilere ekle', 'bi de ikincisini')).toEqual(['addFavourite']);
  expect(await lastTools('bi de ikincisini')).toEqual(['showFilm']);
});

it.each(['ikincisi de girsin oraya', 'ikincisini de at oraya', 'ikincisi de dursun orda'])(
  'puts another one there, however it is said: %s',
  async (said) => {
    expect(await lastTools('ilkini favorilere ekle', said)).toEqual(['addFavourite']);
  },
);

it.each(['sağ ol ikincisini de at', 'eyw ikincisi de', 'eyvallah titaniki de koy'])(
  'puts another one there after thanks for the first: %s',
  async (said) => {
    expect(await lastTools('ilkini favorilere ekle', said)).toEqual(['addFavourite']);
  },
);

it.each(['eyw kanka', 'sağ ol canım'])('is thanked for it, and changes nothing more: %s', async (said) => {
  expect(await lastTools('ilkini favorilere ekle', said)).toEqual([]);
});

it.each(['izlemedim ki onu, neden yazdın', 'onu izlemedim ki'])(
  'takes back a mark that was wrong: %s',
  async (said) => {
    expect(await lastTools('ilkini izledim', said)).toEqual(['unmarkWatched']);
  },
);

it('takes all three for films, and not for points', async () => {
  expect((await lastTools('üçünü de izledim'))?.filter((tool) => tool === 'markWatched')).toHaveLength(3);
});

it('passes over the film that was spoken of, and brings others', async () => {
  expect(await lastTools('ilkinde kim oynuyor', 'onu geç')).toEqual(['recommendFilms']);
  expect(await lastTools('her şeyi unut')).toEqual([]);
});
