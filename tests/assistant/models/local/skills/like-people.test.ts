import { describe, expect, it } from 'vitest';

import { wishesAfter } from '../converse.ts';

describe('somebody is named after all of it was seen', () => {
  it.each([
    ['hepsini kaç kere seyrettim. mesela nuri bilge ceylan gibi', { people: ['Nuri Bilge Ceylan'] }],
    ["Bunların tümünü gördüm, Tarantino'ya yakın bir şey", { people: ['Quentin Tarantino'] }],
    [
      "Nuri Bilge Ceylan'ın hepsini izledim, Tarantino öner",
      { people: ['Quentin Tarantino'], excludePeople: ['Nuri Bilge Ceylan'] },
    ],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual({ genres: [], ...wanted });
  });

  it('whose films were seen is kept away', async () => {
    expect(await wishesAfter('izledim hepsini tarantinonun')).toEqual({
      genres: [],
      excludePeople: ['Quentin Tarantino'],
    });
  });
});

it('nearer times are newer films', async () => {
  expect(await wishesAfter('yakın dönem türk filmi')).toMatchObject({ minYear: 2000, origin: 'yerli' });
});
