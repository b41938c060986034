import { expect, it } from 'vitest';

import { fillSlot } from '#tools/title-input.ts';

const film = { title: 'Baba', year: 1972 };

it('fillSlot puts the film in the place of the open title', () => {
  const call = { tool: 'findTrailer', input: { title: 'baba' } };
  expect(fillSlot(call, undefined, film)).toEqual({ tool: 'findTrailer', input: film });
});

it('fillSlot fills the open field and leaves the others', () => {
  const call = { tool: 'compare', input: { first: { title: 'baba' }, second: { title: 'Joker' } } };
  expect(fillSlot(call, 'first', film)).toEqual({
    tool: 'compare',
    input: { first: film, second: { title: 'Joker' } },
  });
});
