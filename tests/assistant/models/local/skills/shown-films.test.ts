import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const DRAMAS = SMALL_CATALOGUE.filter(({ genres }) => genres.includes('Drama')).slice(0, 3);
const best = DRAMAS.toSorted((a, b) => b.rating - a.rating)[0]?.title ?? 'none';

describe('questions about the films that were shown', () => {
  it('are answered with the best rated', async () => {
    expect(await lastWords(['dram öner', 'hangisini izleyeyim?'])).toContain(best);
  });

  it('leave that film the one spoken of', async () => {
    const turns = await converse(['dram öner', 'hangisini izleyeyim?', 'bunu izledim']);
    expect(turns.at(-1)?.calls).toEqual([['markWatched', expect.objectContaining({ title: best })]]);
  });

  it('are answered with the reasons of their records', async () => {
    const text = await lastWords(['dram öner', 'neden bunları önerdin']);
    for (const { title } of DRAMAS) expect(text).toContain(`${title}: ${title} için bir neden.`);
    expect(await lastWords(['dram öner', 'niye bunlar'])).toContain(`${best}: ${best} için bir neden.`);
  });

  it.each([
    'hangisi en çabuk bitiyo bunların vardiya 6da bitcek benim',
    'bunların en az süreni hangisi 8de misafir gelcek',
    'hangisi daha kısa sürüyo bunların 7de çıkıyorum',
  ])('are answered with the shortest, whatever hour is told beside: %s', async (said) => {
    const shortest = DRAMAS.toSorted((a, b) => a.duration - b.duration)[0]?.title ?? 'none';
    const [, turn] = await converse(['dram öner', said]);
    expect(turn?.calls.filter(([tool]) => tool === 'planEvening')).toEqual([]);
    expect(turn?.text).toContain(`En kısası ${shortest}`);
  });

  it('are no questions where it is said what should have come', async () => {
    const [, turn] = await converse(['dram öner', 'yabancı niye verdin türk filmi olcak']);
    expect(turn?.calls).toMatchObject([['recommendFilms', { genres: ['Drama'], origin: 'yerli' }]]);
  });
});

describe('a film by its place', () => {
  const titleAfter = async (said: string) => {
    const [, turn] = await converse(['dram öner', said]);
    return turn?.calls.map(([, input]) => ('title' in input ? input.title : undefined));
  };
  const [first, second, third] = DRAMAS.map(({ title }) => title);

  it.each([
    ['iki numara neyle alakalı kısaca anlat ama sonunu söylersen darılırım', second],
    ['bir numara kimin filmi', first],
    ['üç numaranın konusu ne', third],
    ['iki numarayı listeme ekle', second],
    ['iki numaralı filmi favorilerime at', second],
    ['en üstteki kaç dakika', first],
    ['en alttakini izledim', third],
    ['üçüncü sıradakini favorile', third],
  ])('is meant: %s', async (said, title) => {
    expect(await titleAfter(said)).toEqual([title]);
  });

  it.each([
    'beş numara film öner',
    'on numara komedi öner',
    'iki numara daha öner',
    'en üst seviye bir komedi öner',
  ])('is not meant: %s', async (said) => {
    const [, turn] = await converse(['dram öner', said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});
