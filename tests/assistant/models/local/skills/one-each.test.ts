import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);
const toolsOf = async (...texts: string[]) => (await last(...texts))?.calls.map(([tool]) => tool);

describe('people whose wishes have no middle', () => {
  it.each([
    ['sevgilim marvelci ben nuri bilge ceylan seviyorum ne yapıcaz', 2],
    ['üç arkadaşız biri korku biri komedi biri anime istiyo', 3],
  ])('get a film each: %s', async (said, count) => {
    expect(await toolsOf(said)).toEqual(Array.from({ length: count }, () => 'showFilm'));
  });

  it('are given none that is hard to watch', async () => {
    const turn = await last('kardeşim hülya avşar seviyor ben şener şen');
    expect(turn?.text).not.toContain('Fatmagül');
    expect(turn?.calls).toHaveLength(2);
  });

  it.each(['ben korku o romantik', 'ben tarantino o aşk filmi'])('others get both: %s', async (said) => {
    expect(await toolsOf(said)).toEqual(['filmsForTwo']);
  });

  it('of what one only refuses the gentle films come', async () => {
    expect((await last('kocam savaş filmi istiyor ben istemiyorum'))?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ themes: ['savaş'] })],
    ]);
  });

  it('are asked what either likes', async () => {
    expect((await last('iki ev arkadaşıyız zevkimiz taban tabana zıt'))?.text).toContain('öteki ne sever');
  });
});

describe('two films of which one is for children, and two people whose taste is somebody’s films', () => {
  it.each([
    [
      'Yılbaşı gecesi için iki film seçer misiniz? Biri çocuklar için olsun.',
      /ilki çocuklara, öbürü büyüklere: .+ ve .+/u,
    ],
    ['iki tane film öner biri kızıma biri bana', /ilki çocuklara/u],
    ['ben nolan severim o adam sandler', /sırayla: Başlangıç/u],
  ])('“%s”', async (text, words) => expect((await last(text))?.text).toMatch(words));
});
