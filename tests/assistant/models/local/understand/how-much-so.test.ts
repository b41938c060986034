import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const index = createFilmIndex(catalogue);
const judge = await loadJudge();
const read = (text: string) => understand(text, index, 2026, judge);

describe('how much something is so', () => {
  it.each([
    'uyutmayacak kadar ürkütücü bir şey',
    'sabaha kadar uyutmayacak kadar korkunç bir film',
    'aşırı korkunç bir film olsun',
    'uykumu kaçıracak kadar korkunç bir film',
  ])('“%s” is a wish for horror and names no film', (text) => {
    const { titles, said } = read(text);
    expect(titles).toEqual([]);
    expect(said.genres).toEqual(['Korku']);
    expect(said.avoidThemes).toEqual([]);
  });

  it.each(['Korkunç Bir Film', 'korkunç bir film aç', 'Korkunç Bir Film nasıl'])(
    '“%s” names the film',
    (text) => {
      expect(read(text).titles).toHaveLength(1);
    },
  );

  it.each([
    ['amerikan gangster filmleri arıyorum', { countries: ['ABD'], themes: ['gangster'] }],
    ['Amerikan gangster filmleri olsun', { countries: ['ABD'], themes: ['gangster'] }],
  ])('“%s” is of a kind', (text, wanted) => {
    expect(read(text).said).toMatchObject(wanted);
  });

  it.each([
    ['içinde kedi olan ama kedinin ölmediği film', ['kedi']],
    ['köpekli olsun ama köpeğin ölmediği film', ['köpek']],
    ['atın ölmediği at filmi', ['at']],
  ])('“%s” wishes films without it, and looks for no film', async (text, themes) => {
    const [turn] = await converse([text], { catalogue, recall });
    expect(turn?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ themes, avoidThemes: ['hayvan ölümü'] })],
    ]);
  });

  it.each([
    ['zombiler şehri ele geçiriyor', ['zombi']],
    ['robotlar insanlara karşı ayaklanıyor', ['robot']],
  ])('“%s” is a subject', async (text, themes) => {
    const [turn] = await converse([text], { catalogue, recall });
    expect(turn?.calls).toEqual([['recommendFilms', expect.objectContaining({ themes })]]);
  });
});
