import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a film that does somebody no good', () => {
  it.each([
    [['hereditary korkunç mu, kalp hastasıyım'], /Kalbin için/u],
    [['korku seansı çok mu korkunç, tansiyonum var da'], /Kalbin için/u],
    [['requiem for a dream nasıl', 'depresif biriyim izlesem mi'], /sonraya bırak/u],
    [['manchester by the sea ağır mı, depresyondayım'], /sonraya bırak/u],
  ])('is advised against: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it('is taken over by another on a yes', async () => {
    const turn = await last('hereditary korkunç mu, kalp hastasıyım', 'evet');
    expect(turn?.calls[0]).toEqual([
      'recommendFilms',
      { genres: [], avoidTones: ['korkutucu', 'gerilimli'] },
    ]);
  });

  it.each([
    ['paddington korkunç mu, kalp hastasıyım'],
    ['hereditary korkunç mu'],
    ['depresif biriyim komedi öner'],
  ])('is not seen where there is none: %s', async (said) => {
    expect((await last(said))?.text).not.toMatch(/Kalbin için|sonraya bırak/u);
  });
});
