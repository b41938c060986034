import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aFavourite } from '#tests/support/builders.ts';
import type { PlanOutput } from '#tools/plan-evening.ts';
import { toolsInMemory } from './harness.ts';

const films = [
  aCatalogueFilm({ title: 'Uzun Yol', year: 1990, duration: 170, genres: ['Drama'] }),
  ...[95, 100, 105, 90, 120, 110, 98, 92].map((duration, place) =>
    aCatalogueFilm({ title: `Kısa ${'abcdefgh'[place]}`, year: 2001 + place, duration, genres: ['Drama'] }),
  ),
];
// NOW of the harness is before the evening.
async function plan(input: object, held: object = {}): Promise<PlanOutput> {
  // The harness has just held the output to the tool's schema.
  return (await toolsInMemory({ films, ...held }).run('planEvening', input)) as PlanOutput;
}
const done = async (...asked: Parameters<typeof plan>) => {
  const output = await plan(...asked);
  if (output.status !== 'done') throw new Error(`${output.status} instead of a plan`);
  return output;
};
const minutes = (output: Awaited<ReturnType<typeof done>>) =>
  output.films.reduce((sum, { duration }) => sum + duration, 0) +
  (output.films.length - 1) * output.breakMinutes;

describe('planEvening', () => {
  it('J-02 plans the films that are named, in that order', async () => {
    const output = await done({
      films: [{ title: 'Kısa b' }, { title: 'Uzun Yol' }],
      startsAt: '19:00',
      endsBy: '01:00',
    });
    expect(output).toMatchObject({ films: [{ title: 'Kısa b' }, { title: 'Uzun Yol' }], over: 0, swaps: [] });
  });

  it('J-03 chooses films by wishes so that they fit the time', async () => {
    const output = await done({
      count: 2,
      startsAt: '20:00',
      endsBy: '23:30',
      wishes: { genres: ['Drama'] },
    });
    expect(output.films).toHaveLength(2);
    expect(output.over).toBe(0);
    expect(minutes(output)).toBeLessThanOrEqual(210);
  });

  it('J-03 takes fewer films than were asked for where there is no time, and says so', async () => {
    const output = await done({ count: 3, startsAt: '21:00', endsBy: '00:00' });
    expect(output).toMatchObject({ wanted: 3, over: 0 });
    expect(output.films.length).toBeLessThan(3);
  });

  it('J-02 takes favourites, and says where there are none', async () => {
    const favourites = [aFavourite({ title: 'Kısa c', duration: 105 })];
    expect(await done({ from: 'favourites', count: 2 }, { favourites })).toMatchObject({
      films: [{ title: 'Kısa c' }],
      wanted: 2,
    });
    expect(await plan({ from: 'favourites' })).toMatchObject({ status: 'failed', message: /Favorilerinde/u });
  });

  it('J-06 says by how much it is too long, what would fit, and a shorter film with which all would', async () => {
    const output = await done({
      films: [{ title: 'Uzun Yol' }, { title: 'Kısa a' }],
      startsAt: '20:00',
      endsBy: '00:00',
    });
    expect(output).toMatchObject({ over: 40, fits: ['Uzun Yol'] });
    const [swap] = output.swaps;
    expect(swap?.title).toBe('Uzun Yol');
    expect(swap?.film.duration).toBeLessThanOrEqual(130);
  });

  it('J-02 asks which film is meant, and keeps the place of the open one', async () => {
    const twice = [...films, aCatalogueFilm({ title: 'Uzun Yol', year: 2020 })];
    expect(
      await plan({ films: [{ title: 'Kısa a' }, { title: 'Uzun Yol' }] }, { films: twice }),
    ).toMatchObject({
      status: 'ambiguous',
      slot: 'films.1',
    });
    expect(await plan({ films: [{ title: 'Yok Böyle' }] })).toEqual({
      status: 'notFound',
      title: 'Yok Böyle',
    });
  });

  it('J-03 saves nothing as a recommendation', async () => {
    const tools = toolsInMemory({ films });
    await tools.run('planEvening', { count: 2 });
    expect(tools.records.history.get()).toEqual([]);
  });
});
