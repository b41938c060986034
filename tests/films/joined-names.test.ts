import { describe, expect, it, vi } from 'vitest';

import { createFilmIndex } from '#films/film-index.ts';
import { takeApart } from '#films/joined-names.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const index = createFilmIndex([
  aCatalogueFilm({
    id: 'a',
    title: 'Dövüş Kulübü',
    originalTitle: 'Fight Club',
    judgement: aJudgement({}, { fame: 5 }),
  }),
  aCatalogueFilm({ id: 'b', title: 'Blade Runner 2049', judgement: aJudgement({}, { fame: 4 }) }),
  aCatalogueFilm({ id: 'c', title: 'Kar Tanesi', judgement: aJudgement({}, { fame: 1 }) }),
  aCatalogueFilm({
    id: 'd',
    title: 'Elma Ağacı',
    judgement: aJudgement({}, { fame: 5 }),
    plot: 'Bir elmaağacı hikâyesi.',
  }),
  ...['x', 'y', 'z'].map((id) => aCatalogueFilm({ id, title: id.repeat(5), actors: ['Brad Pitt'] })),
]);

describe('a name written as one word', () => {
  it.each([
    ['fightclub izledim', 'fight club izledim'],
    ['FightClub gibi', 'fight club gibi'],
    ["fightclub'ı izledim", "fight club'ı izledim"],
    ['fightclubı izledim', 'fight clubı izledim'],
    ['bladerunner 2049u aç', 'blade runner 2049u aç'],
    ['bradpitt filmleri', 'brad pitt filmleri'],
    ['bradpit filmleri', 'brad pit filmleri'],
  ])('“%s” is taken apart', (said, parted) => {
    expect(index.takeApart(said)).toBe(parted);
  });

  it.each(['kartanesi gibi', 'bir elmaağacı', 'bugün ne izlesek', ''])('“%s” stays as it is', (said) => {
    expect(index.takeApart(said)).toBe(said);
  });

  it.each([
    ['bir drama öner', 0],
    ['bir gerilim öner', 0],
    ['fightclub öner', 1],
  ])('is looked for only where a long word is none that is known: %s', (said, times) => {
    const names = vi.fn<() => ReadonlyMap<string, string>>(() => new Map());
    takeApart(said, names, (word) => word === 'gerilim');
    expect(Math.min(1, names.mock.calls.length)).toBe(times);
  });
});
