import { expect, it } from 'vitest';

import { callAfter } from '../../converse.ts';

it.each([
  ['bu gece triple feature yapıyoruz, back to back üç horror dizsene, gece ikide credits aksın', 3],
  ['double feature yapalım mı bu akşam', 2],
  ['back to back iki komedi koy', 2],
])('an evening in English words is planned: %s', async (said, count) => {
  const [tool, input] = (await callAfter(said)) ?? [];
  expect(tool).toBe('planEvening');
  expect(input).toMatchObject({ count });
});

it.each(['back to the future ne zaman çıktı', 'triple frontier nasıl film'])(
  'a title in English plans none: %s',
  async (said) => {
    expect((await callAfter(said))?.[0]).not.toBe('planEvening');
  },
);
