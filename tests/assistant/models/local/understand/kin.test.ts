import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();

describe('a film that others are to be the siblings of', () => {
  it.each([
    ['forrest gumpın kardeşi sayılacak bir film', 'Forrest Gump', []],
    ['yeşil yolu seyrettim kendime gelemedim, onun kardeşi sayılacak ne var başka', 'Yeşil Yol', []],
    ['inception ile matrix evlense ortaya çıkan film', 'Başlangıç', ['Matrix']],
    ['babam ve oğlumun tadını veren başka ne var', 'Babam ve Oğlum', []],
    ['düğün dernek tam benlik, öyle bişi', 'Düğün Dernek', []],
  ])('%s', (text, title, also) => {
    const { similarTo, alsoSimilarTo = [] } = readMessage(text, index, 2026).found;
    expect([similarTo, alsoSimilarTo]).toEqual([title, also]);
  });

  it.each(['kardeşimle izleyecek film öner', 'titanikte kardeşi oynayan kim'])('is none: %s', (text) => {
    expect(readMessage(text, index, 2026).found.similarTo).toBeUndefined();
  });
});
