import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what we think', () => {
  it.each([
    'dublaj mı altyazı mı',
    'altyazılı mı dublajlı mı seversin',
    'sence eskiden filmler daha mı iyiydi',
    'sinemada mı evde mi',
    'kitap mı film mi',
    'marvel mi dc mi',
    'siyah beyaz mı renkli mi',
    'spoiler filmi bozar mı',
    'en iyi yönetmen kim sence',
    'sence en iyi film hangisi',
    'senaryo mu oyunculuk mu sence',
    'sence yapay zeka film çeker mi',
    'iskenderi tereyağsız yiyen adamla arkadaşlık edilir mi sence',
  ])('is said with a reason and asked back: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/\?$/u);
    expect(turn?.text).not.toMatch(/bilmiyorum|bilemedim/iu);
  });

  it('goes on with who agrees', async () => {
    const turn = await last('sence eskiden filmler daha mı iyiydi', 'ben de öyle düşünüyorum');
    expect(turn?.text).toMatch(/Anlaştık|Aynı yerdeyiz/u);
  });

  it.each(['sence bu akşam ne izlesem', 'komedi mi dram mı', 'eski filmlerden öner'])(
    'is not what is asked in %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
