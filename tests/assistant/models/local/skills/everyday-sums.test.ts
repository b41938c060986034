import { expect, it } from 'vitest';

import { converse } from '../converse.ts';

it.each([
  ['7 kere 8 kaçtı ya', /hesap makinesi|parmak hesabı/u],
  ['köpeğim televizyon izler mi', /seninki|pür dikkat/u],
])('what has nothing to do with films is taken up with a word: “%s”', async (said, words) => {
  const [turn] = await converse([said]);
  expect(turn?.calls).toEqual([]);
  expect(turn?.text).toMatch(words);
});
