import { beforeAll, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

let options: NonNullable<Parameters<typeof converse>[1]>;
beforeAll(async () => {
  const { index, recall } = await builtInCatalogue();
  options = { catalogue: index.films, recall };
});
const last = async (said: string) => (await converse([said], options)).at(-1);

it.each([
  [
    'gemi çarpıyodu buzdağına kız zengin oğlan resim çiziyodu… yok o değil o değil, hani mavi insanlar var kuyruklu başka gezegende, işte onun adı',
    'Avatar',
  ],
  [
    'yüzük taşıyan cüceler vardı, hayır o değil, adadaki dinozorları kaçıran bilim adamları olan filmdi adı neydi',
    'Jurassic Park',
  ],
])('finds the film that is told after another one is taken back: %s', async (said, title) => {
  expect((await last(said))?.calls).toMatchObject([['showFilm', { title }]]);
});

it('wishes as ever where no scene is taken back', async () => {
  const said = 'titanik değil o değil romantik öner';
  expect((await last(said))?.calls).toMatchObject([
    ['recommendFilms', { genres: ['Romantik'], excludeTitles: ['Titanik'] }],
  ]);
});
