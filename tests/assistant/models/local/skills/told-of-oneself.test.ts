import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is told of oneself', () => {
  it.each([
    "dedem bu sabah gitti. uçak yarına, Frankfurt'tayım, oturuyorum öyle",
    'anneannem dün gece gözlerini yumdu',
    'amcam sizlere ömür',
    'abim trafik kazasında gitti',
  ])('a death, however it is said: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/Başın sağ olsun/u);
  });

  it('takes nobody for dead who went away', async () => {
    expect((await last('dedem dün köye gitti'))?.text).not.toMatch(/Başın sağ olsun/u);
  });

  it('offers no help line to who wishes for a dark ending', async () => {
    const turn = await last('sonu kapkara bitsin. herkes kavuşuyo sarılıyo bıktım, kötü son istiyorum');
    expect(turn?.calls).toEqual([['recommendFilms', { genres: [], ending: 'dark' }]]);
  });

  it('pushes no horror on who cannot sleep after it', async () => {
    const [first, , third] = await converse([
      'korku filmi izleyince uyuyamıyorum',
      'sen korkmaz mısın',
      'peki hafif bi şey söyle',
    ]);
    expect(first?.calls).toEqual([]);
    expect(JSON.stringify(third?.calls)).not.toMatch(/"genres":\["Korku"/u);
  });

  it('takes no mark back from what was never seen', async () => {
    const [first, second] = await converse(['hala izlemedim diye utandığım film titanik', 'olur']);
    expect(first?.calls).toEqual([]);
    expect(second?.calls).toEqual([['addToWatchlist', { title: 'Titanik' }]]);
  });

  it('looks out of the window', async () => {
    expect((await last('bugün hava çok güzel'))?.text).toMatch(/Oh, mis|Ne güzel/u);
  });
});
