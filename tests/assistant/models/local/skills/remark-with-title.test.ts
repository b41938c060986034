import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const only = async (said: string) => (await converse([said], { catalogue }))[0];

describe('what is said of a film that is named', () => {
  it.each([
    ["Aslan Kral'ı hâlâ her izlediğimde ağlıyorum", 'Aslan Kral'],
    ["La La Land'in sonuna çok kızdım", 'Aşıklar Şehri'],
    ['başlangıç bence abartılmış', 'Başlangıç'],
    ['barbie hiç güldürmedi beni', 'Barbie'],
    ["Haluk Bilginer'in en iyi rolü bence Kış Uykusu", 'Haluk Bilginer'],
    ['harry potter bitti boşluğa düştüm', 'Harry Potter'],
    ['ocean eleven i sevdim', "Ocean's Eleven"],
  ])('is met in words, and wishes nothing: %s', async (said, words) => {
    const turn = await only(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(words);
  });

  it('is a wish where such films are asked for', async () => {
    const turn = await only('Casablanca çok hoşuma gitti, o havada ne var?');
    expect(turn?.calls).toEqual([['recommendFilms', { genres: [], similarTo: 'Kazablanka' }]]);
  });

  it.each(['ağlamak istiyorum', 'başlangıç seviyesi abartılı'])('is nothing of a film: %s', async (said) => {
    expect((await only(said))?.text).not.toMatch(/Başlangıç herkese|mendilsiz/u);
  });
});
