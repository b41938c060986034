import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);

describe('two films side by side', () => {
  it.each([
    ['titanikle pearl harbor', 'Pearl Harbor'],
    ['fight club ile american psycho', 'Dövüş Kulübü'],
    ['gora ile arog', 'G.O.R.A.'],
    ['yuzuklerin efendisi mi harry potter mi sence', 'Yüzüklerin Efendisi derdim'],
  ])('are weighed: %s', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(words);
  });

  it.each(['sevgilimle film', 'eşimle komedi'])('are not there: %s', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('stay the two that are chosen between', async () => {
    expect((await last('shrek mi buz devri mi', 'çocuk 5 yaşında'))?.text).toContain('Buz Devri');
    expect((await last('titanikle pearl harbor', 'kocam uyumasın yeter'))?.text).toContain('Pearl Harbor');
    expect((await last('gora mı arog mu', 'başka komedi öner'))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('two parts by their numbers', async () => {
    expect((await last('recep ivedik 1 ile 2 yi karsilastir'))?.calls[0]?.[1]).toMatchObject({
      second: { title: 'Recep İvedik 2' },
    });
  });

  it('two spoken of one after the other are told by their points', async () => {
    const turn = await last('gora favorilere', 'arog da', 'ikisinden hangisi daha çok beğenilmiş');
    expect(turn?.text).toMatch(/G\.O\.R\.A\. daha çok beğenilmiş/u);
  });
});
