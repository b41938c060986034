import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const callsOf = async (said: string) => (await converse([said])).at(-1)?.calls;

describe('a film that is named in few words', () => {
  it.each([
    ['titanik izleyelim mi', 'Titanik'],
    ['dicaprio titanik', 'Titanik'],
  ])('is shown, and no others: “%s”', async (said, title) => {
    expect(await callsOf(said)).toMatchObject([['showFilm', { title }]]);
  });

  it('is only a measure where more is wished', async () => {
    expect(await callsOf('titanik gibi bir film')).toMatchObject([
      ['recommendFilms', { similarTo: 'Titanik' }],
    ]);
  });
});

describe('a film that is left out because it was seen', () => {
  it.each(['titanik hariç onu üç kere izledim', 'titanik hariç, onu iki kere izledim'])(
    'is the only one that is marked: “%s”',
    async (said) => {
      const calls = (await converse(['komedi öner', said])).at(-1)?.calls ?? [];
      const marked = calls.flatMap(([tool, input]) => (tool === 'markWatched' ? [input] : []));
      expect(marked).toMatchObject([{ title: 'Titanik' }]);
    },
  );
});
