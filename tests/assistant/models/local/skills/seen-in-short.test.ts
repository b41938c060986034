import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const film = (title: string, actor: string, duration: number) =>
  aCatalogueFilm({
    title,
    originalTitle: title,
    genres: ['Drama'],
    actors: [actor],
    duration,
    judgement: aJudgement(),
  });
const catalogue = [
  film('20. Yüzyıl Kızı', 'Ayşe Kaya', 119),
  film('Demon Slayer: Mugen Train', 'Fatma Demir', 117),
  film('Broly', 'Can Ak', 100),
];
const last = async (said: string) =>
  (await converse(['dram öner', said], { catalogue, held: { favourites: [] } })).at(-1);

describe('a film on the screen that was seen, called in short', () => {
  it.each([
    ['20. yy kızını izledim çok ağladım', '20. Yüzyıl Kızı'],
    ['mugen traini izlemiştim', 'Demon Slayer: Mugen Train'],
  ])('is marked: %s', async (said, title) => {
    expect((await last(said))?.calls[0]).toEqual(['markWatched', { title }]);
  });

  it.each([
    ['mugen train zaten sinemada izledim çok ağladım. broly kaç dakika', '1 saat 40 dakika'],
    ['mugen traini nişanlıyken izlemiştik ne günlerdi. üçüncüde kim var', 'Can Ak'],
    ['ilk ikisini izledim, üçüncü kaç dk ve konusu ne spoiler atma', '1 saat 40 dakika'],
  ])('is marked, and what is asked of another answered: %s', async (said, wanted) => {
    const turn = await last(said);
    expect(turn?.calls.map(([tool]) => tool)).toContain('markWatched');
    expect(turn?.text).toContain(wanted);
  });
});
