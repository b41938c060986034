import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const read = (text: string) => readMessage(text, index, 2026);

describe('a figure of speech', () => {
  it.each([
    'köstebek gibi toprağın altındayım bi komedi öner',
    'dağ gibi bulaşık var komedi öner',
    'av gibi kovalıyorlar beni komedi öner',
    'titanik gibi battık bu ay komedi öner',
    'kuzu gibi uyudu bebek komedi aç',
    'sonra izlerim diye dağ gibi yığmışım',
  ])('names no film: “%s”', (text) => {
    const { titles, found } = read(text);
    expect(titles).toEqual([]);
    expect(found.themes).toEqual([]);
  });

  it.each([
    ['köstebek gibi bi film', 'Köstebek'],
    ['köstebek gibi gerilim var mı', 'Köstebek'],
    ['ayla gibi bi şey var mı', 'Ayla'],
    ['yedi gibi bi gerilim', 'Yedi'],
    ['ayla gibi ağlatan', 'Ayla'],
    ['deli gibi ağlatan', undefined],
  ])('is none where a film is wished: “%s”', (text, title) => expect(read(text).found.similarTo).toBe(title));
});

describe('a word of praise', () => {
  it('names no film after the one it is said of', () => {
    expect(read('sonuncu EFSANE ya ben onu nasıl unuttum').titles).toEqual([]);
    expect(read("Efsane'yi izledim").titles).toHaveLength(1);
  });
});

describe('who of the household did something', () => {
  it('is no series, and says nothing of where films are from', () => {
    expect(read('sonuncuyu bizimkiler ezberledi').works).toEqual([]);
    expect(read('bizimkiler uyudu korku filmi aç').found.origin).toBeUndefined();
    expect(read('bizimkiler dizisi gibi film var mı').works).toHaveLength(1);
  });
});
