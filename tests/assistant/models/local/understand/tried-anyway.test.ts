import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const callsAfter = async (said: string) => (await converse([said])).at(-1)?.calls;

describe('what somebody does not care for as a rule', () => {
  it.each([
    'korku sevmem normalde ama bi tane deniyim',
    'korku izlemem genelde ama bu akşam bir tane deneyelim',
    'korku pek izlemem ama bi şans vereyim dedim',
  ])('is wished where one is tried all the same, and not noted: %s', async (said) => {
    expect(await callsAfter(said)).toMatchObject([['recommendFilms', { genres: ['Korku'] }]]);
  });

  it('stays refused where something else is wished, or nothing', async () => {
    expect(await callsAfter('korku sevmem ama bi komedi izleyeyim')).toMatchObject([
      ['remember', { note: { kind: 'avoidGenre', text: 'Korku' } }],
      ['recommendFilms', { genres: ['Komedi'] }],
    ]);
    expect(await callsAfter('korku izlemem ben')).toMatchObject([['remember', {}]]);
  });
});
