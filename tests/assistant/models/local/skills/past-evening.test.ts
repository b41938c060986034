import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const lastCalls = async (...texts: string[]) =>
  (await converse(texts, { catalogue, recall, held: { favourites: [] } })).at(-1)?.calls;

describe('a wish beside another evening that is told of', () => {
  it.each([
    [
      'geçen sefer titanik açtık herkes ağladı bu sefer komik olsun',
      { genres: ['Komedi'], excludeTitles: ['Titanik'] },
    ],
    [
      'geçen hafta joker açtık ortalık buz kesti daha hafif bişey',
      { mood: 'relaxed', excludeTitles: ['Joker'] },
    ],
    [
      'geçen inception açtık kimse anlamadı, kafa yormayan aksiyon',
      { genres: ['Aksiyon'], excludeTitles: ['Başlangıç'] },
    ],
    [
      'arkadaşlık temalı güldürsün ama kimse ölmesin geçen sefer ölü ozanlar açtık cenaze evi oldu',
      { themes: ['dostluk'], excludeTitles: ['Ölü Ozanlar Derneği'] },
    ],
  ])('is met, without that film: %s', async (said, wishes) => {
    const calls = await lastCalls(said);
    expect(calls).toMatchObject([['recommendFilms', wishes]]);
    expect(calls?.[0]?.[1]).not.toHaveProperty('similarTo');
  });

  it.each([
    ['eskiden kemal sunal vardı ya annemle izlerdik onun gibi gülelim bu akşam', 'Kemal Sunal'],
    ['hani eskiden cüneyt arkın vardı ya babamla izlerdik onun gibi heyecanlı bi şey olsa', 'Cüneyt Arkın'],
    ['hani babamla western izlerdik john wayne falan vardı öyle bi şey olsa', 'John Wayne'],
  ])('is for films of whom one grew up with: %s', async (said, person) => {
    expect(await lastCalls(said)).toMatchObject([['recommendFilms', { people: [person] }]]);
  });

  it.each([
    [
      'leonardo dicaprio gençken çekilen romantik bişeyleri vardı ya, o tarz onun oynadığı ne varsa',
      'Romantik',
    ],
    ["brad pitt'in o aksiyonlu işleri vardı ya öyle bi şey olsa", 'Aksiyon'],
  ])('is for the kind of their films that is told: %s', async (said, genre) => {
    expect(await lastCalls(said)).toMatchObject([['recommendFilms', { genres: [genre] }]]);
  });

  it('is none where a film is only told', async () => {
    const calls = await lastCalls('hani eskiden yılmaz güney filmi vardı adam hapisten kaçıyodu neydi adı');
    expect(calls?.map(([tool]) => tool)).not.toContain('recommendFilms');
  });
});
