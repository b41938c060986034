import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callsOf = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls ?? [];
const wishesAfter = async (said: string) =>
  (await callsOf(said)).find(([tool]) => tool === 'recommendFilms')?.[1];

describe('what is said by the way', () => {
  it('of the hour plans no evening', async () => {
    const said = 'saat on bir buçuk oldu ikimiz de bitmişiz romantik komedi gibi bir şey olsun';
    expect(await callsOf(said)).toMatchObject([['recommendFilms', { genres: ['Romantik', 'Komedi'] }]]);
    const [planned] = await callsOf('saat on oldu, on ikide bitsin iki kısa film');
    expect(planned).toMatchObject(['planEvening', { endsBy: '00:00' }]);
  });

  it('of a kind is none of a film or a series that is called so', async () => {
    const said = 'romantik komedi gibi bir şey olsun ama türk filmi olmasın onların hepsini gördük';
    expect(await wishesAfter(said)).toEqual({ genres: ['Romantik', 'Komedi'], origin: 'yabancı' });
  });

  it('of a game is nobody', async () => {
    expect(await wishesAfter('komedi öner yoksa candy crush açıcam')).toEqual({ genres: ['Komedi'] });
    expect(await wishesAfter('john candy komedisi')).toMatchObject({ people: ['John Candy'] });
  });

  it('of a lottery leaves the choice to chance', async () => {
    expect(await callsOf('gözümü kapattım sen çek bi tane piyango misali ne çıkarsa kabulüm')).toEqual([
      ['surpriseFilm', {}],
    ]);
    expect(await wishesAfter('piyango ile ilgili film')).toMatchObject({ themes: ['piyango'] });
  });
});

describe('what is nearest to a film that was seen', () => {
  it.each([
    ["Parazit'i dün bitirdim kafam hala orda, ona en yakın ne izlerim?", 'Parazit'],
    ["Whiplash'i az önce bitirdim, buna yakın bir şey var mı", 'Whiplash'],
    ['matrixi bitirdik, ona yakın film olsun', 'Matrix'],
  ])('is like it: %s', async (said, similarTo) => {
    expect(await wishesAfter(said)).toMatchObject({ similarTo });
  });

  it('is no hall that is near to somebody', async () => {
    expect(await wishesAfter('inceptionı izledim bana yakın bir sinema var mı')).toBeUndefined();
  });
});
