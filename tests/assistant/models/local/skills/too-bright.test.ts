import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const calls = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1)?.calls;

describe('the page that is too bright', () => {
  it.each([
    'gözüm çıktı bu beyaz ekran ne gece gece',
    'ekran bembeyaz batıyo gözüme',
    'siyaha çevir şunu ne olur',
    'koyusu yok mu bunun',
    'gece oldu bu beyaz ekran göz yoruyor',
    'ekran çok parlak kıs şunu',
  ])('is made dark: %s', async (text) => {
    expect(await calls(text)).toEqual([['setTheme', { theme: 'dark' }]]);
  });

  it.each([
    ['ışıklı yap ekranı', 'light'],
    ['ekran çok karanlık aç biraz', 'light'],
    ['ekran simsiyah hiçbir yazı okuyamıyorum aydınlat şunu', 'light'],
    ['yazılar görünmüyor arka plan siyah', 'light'],
    ['burası kapkaranlık aydınlat biraz', 'light'],
    ['şu siyahı kaldır ekran beyaz olsun', 'light'],
    ['beyaz olmasın ekran karanlık olsun', 'dark'],
  ])('is as it is asked to be: %s', async (text, theme) => {
    expect(await calls(text)).toEqual([['setTheme', { theme }]]);
  });

  it('is again as it was', async () => {
    expect(await calls('karanlık temaya geç', 'eski haline dönsün')).toEqual([
      ['setTheme', { theme: 'light' }],
    ]);
  });

  it.each([
    'gözüm ağrıyor ekrana bakmaktan, hafif bir film öner',
    'siyah beyaz film öner',
    'ışığı karanlığı aydınlatan bir film',
  ])('is not spoken of: %s', async (text) => {
    expect(await calls(text)).toEqual([['recommendFilms', expect.anything()]]);
  });
});
