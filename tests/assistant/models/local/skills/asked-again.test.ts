import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore, held: { favourites: [] } };
const last = async (said: readonly string[]) => (await converse(said, options)).at(-1);

describe('what was asked of one film', () => {
  it.each([
    [['baba kaç dakika', 'peki titanik'], /Titanik 3 saat 14 dakika/u],
    [['inception kaç yılında çıktı', 'ya interstellar'], /Yıldızlararası 2014/u],
    [['korku filmi öner', 'ilki kaç dakika', 'ya ikincisi'], /dakika/u],
    [['amelie hangi ülkenin filmi', 'peki oldboy'], /Güney Kore/u],
    [['avatar çok mu uzun', 'ikincisi de mi öyle'], /Suyun Yolu 3 saat 12/u],
    [['leonardo dicaprio kaç yaşında', 'peki brad pitt'], /Brad Pitt 1963/u],
    [['komedi öner', 'en komiği hangisi', 'yok o fazla, en kısası'], /En kısası/u],
  ])('is asked of another that is named in hardly any words: %j', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it.each([
    [['komedi öner', 'peki titanik'], 'showFilm'],
    [['titanik kaç dakika', 'peki komedi öner'], 'recommendFilms'],
    [['titanik kaç dakika', 'peki babayı favorilere ekle'], 'addFavourite'],
  ])('is not where nothing was asked, or something else is wanted: %j', async (said, tool) => {
    expect((await last(said))?.calls?.[0]?.[0]).toBe(tool);
  });
});
