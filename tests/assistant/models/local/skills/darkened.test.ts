import { expect, it } from 'vitest';

import { callAfter } from '../converse.ts';

it.each([
  'zemini karartabilir misiniz',
  'ekranın beyazı gözümü yoruyor',
  'sayfanın parlaklığı gözlerimi kamaştırıyo',
  'arka planı koyulaştırır mısın',
])('the dark theme is set on “%s”', async (said) => {
  expect(await callAfter(said)).toEqual(['setTheme', { theme: 'dark' }]);
});

it.each([
  'ekranı kararan bir adamın filmi',
  'gözümü yormayan bir film',
  'beyaz ekranda film izlemek gibisi yok',
])('no theme is set on “%s”', async (said) => {
  expect((await callAfter(said))?.[0]).not.toBe('setTheme');
});
