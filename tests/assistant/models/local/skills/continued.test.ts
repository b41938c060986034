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

it('passes over the film that was spoken of, and brings others', async () => {
  expect(await lastTools('ilkinde kim oynuyor', 'onu geç')).toEqual(['recommendFilms']);
  expect(await lastTools('her şeyi unut')).toEqual([]);
});
