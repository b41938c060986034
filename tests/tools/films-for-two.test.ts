import { describe, expect, it } from 'vitest';

import { readRound } from '#domain/round-code.ts';
import { roundOf } from '#recommender/built-in/round-films.ts';
import { forTwoOutputSchema } from '#tools/films-for-two.ts';
import { aCatalogueFilm, aFavourite } from '#tests/support/builders.ts';
import { toolsInMemory } from './harness.ts';

const films = Array.from({ length: 14 }, (_, at) =>
  aCatalogueFilm({
    title: `Film ${at}`,
    originalTitle: `Film ${at}`,
    genres: at % 2 === 0 ? ['Korku', 'Drama'] : ['Romantik', 'Korku'],
    director: `Yönetmen ${at}`,
  }),
);
const run = async (input: unknown, held: Parameters<typeof toolsInMemory>[0] = {}) =>
  forTwoOutputSchema.parse(await toolsInMemory({ films, ...held }).run('filmsForTwo', input));
const done = async (...asked: Parameters<typeof run>) => {
  const output = await run(...asked);
  if (output.status !== 'done') throw new Error(output.message);
  return output;
};

describe('filmsForTwo', () => {
  it('J-10 answers with three films, a line for each of the two, and a round of ten', async () => {
    const output = await done({ mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik'] } });
    expect(output.films).toHaveLength(3);
    for (const { mine, theirs } of output.gains) {
      expect(mine).toMatch(/^Korku istedin/u);
      expect(theirs).toMatch(/^Romantik istedi[:,]/u);
    }
    const round = readRound(output.round);
    expect(round).toMatchObject({ ok: true, round: { first: [], second: [] } });
    expect(round.ok && round.round.films).toHaveLength(10);
    expect(round.ok && round.round.films.slice(0, 3)).toEqual(roundOf(output.films).films);
  });

  it('J-10 shows nothing that is a favourite of either', async () => {
    const favourites = [aFavourite({ title: 'Film 1', year: 2014 })];
    const output = await done({ theirFavourites: ['Film 3'] }, { favourites });
    const round = readRound(output.round);
    const [one, three] = roundOf([films[1], films[3]].map((film) => ({ originalAiId: film?.id }))).films;
    expect(round.ok && round.round.films).not.toContain(one);
    expect(round.ok && round.round.films).not.toContain(three);
    expect(output.stranger).toBe(false);
  });

  it('J-11 speaks of two others by name, and counts nothing of who asks for them', async () => {
    const favourites = [aFavourite({ title: 'Film 0', year: 2014 })];
    const without = films.slice(3).map(({ title }) => title);
    const names = { mine: 'Deden', theirs: 'Elif' };
    const input = { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik'] }, without };
    expect(await run(input, { favourites })).toMatchObject({ status: 'failed', message: /ikinize de uyan/u });
    const output = await done({ ...input, names }, { favourites });
    expect(output.names).toEqual(names);
    expect(output.films.map(({ title }) => title)).toContain('Film 0');
    for (const { mine } of output.gains) expect(mine).toMatch(/^Korku istedi[:,]/u);
    const none = films.map(({ title }) => title);
    expect(await run({ names, without: none })).toMatchObject({ message: /^İkisine de uyan/u });
  });

  it('J-11 writes a name that is missing as a name', async () => {
    const people = ['Yönetmen 1'];
    const output = await done({
      mine: { genres: ['Korku'] },
      theirs: { genres: [], people },
      without: ['Film 1'],
    });
    for (const { theirs } of output.gains) expect(theirs).toContain('Eksik kalan: Yönetmen 1');
  });

  it('J-10 says which favourites of the other one did not count', async () => {
    expect(await done({ theirFavourites: ['Yok Böyle'] })).toMatchObject({
      unknown: ['Yok Böyle'],
      stranger: true,
    });
  });

  it('J-10 saves nothing as a recommendation, and says where there are no films', async () => {
    const tools = toolsInMemory({ films });
    await tools.run('filmsForTwo', {});
    expect(tools.records.history.get()).toEqual([]);
    const without = films.slice(1).map(({ title }) => title);
    expect(await run({ without })).toMatchObject({ status: 'failed', message: /üç film bulamadım/u });
  });
});
