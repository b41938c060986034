import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a film that somebody says they will watch', () => {
  it('gets a good word, and what is wished beside it comes', async () => {
    const turn = await last('klaus nasıl', 'neyse klausu izlicem, bi de yarın için komik bir şey');
    expect(turn?.text).toMatch(/İyi seyirler/u);
    expect(turn?.calls.at(-1)).toEqual(['recommendFilms', expect.objectContaining({ genres: ['Komedi'] })]);
  });

  it('brings no others where more is only told', async () => {
    const turn = await last('klaus nasıl', 'bu akşam klausu izleyeceğiz, çocuklar da gelecek');
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
  });
});

describe('somebody who is let go for another', () => {
  it('is no film that stays', async () => {
    const turn = await last('aksiyon öner', 'neyse statham bırak, keanu reeves olsun');
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
