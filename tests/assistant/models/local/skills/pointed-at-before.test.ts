import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...texts: string[]) => (await converse(texts, options)).at(-1);
const wished = async (...texts: string[]) => (await last(...texts))?.calls[0]?.[1];

describe('the film that somebody named themselves', () => {
  it.each([
    [
      ['Yıldızlararası kafası bi film arıyorum', 'uzayda geçsin', 've aynı onun gibi duygusal olsun'],
      'Yıldızlararası',
    ],
    [['Duvara Karşı gibi bişey olsun', 'ama onun kadar ağır olmasın'], 'Duvara Karşı'],
    [['interstellar gibi film', 'ona yakın ama kısa'], 'Yıldızlararası'],
    [['dün paraziti izledim', 'ona benzeyen bi film daha istiyorum', 'güney kore olsun yine'], 'Parazit'],
  ])('is what further ones are like, and none that came since: %j', async (texts, similarTo) => {
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });

  it.each([
    [['komedi öner', 'ilki nasıl', 'onun gibi bir tane daha']],
    [['amelie gibi film', 'ilki nasıl', 'onun gibi olsun']],
  ])('gives way to the one that is spoken of since: %j', async (texts) => {
    const [tool, shown] = (await converse(texts, options))[1]?.calls[0] ?? [];
    expect(tool).toBe('showFilm');
    const similarTo = expect.stringContaining(Object.values(shown ?? {}).join(''));
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });
});
