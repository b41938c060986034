import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const read = (text: string) => {
  const { found, acts } = readMessage(text, index, 2026);
  return { people: found.people, not: found.excludeTitles, like: found.similarTo, acts: acts.length };
};

describe('films of somebody that were seen, and the next asked for', () => {
  it.each([
    [
      "Hitchcock külliyatında Sapık ile Kuşlar'ı bitirdim, sırada ne olmalı sizce?",
      'Alfred Hitchcock',
      ['Sapık', 'Kuşlar'],
    ],
    [
      'nolandan inception ve prestiji izledim sıradaki ne olsun',
      'Christopher Nolan',
      ['Başlangıç', 'Prestij'],
    ],
    ['fincherın yedisini bitirdim bundan sonra neyle devam etmeliyim', 'David Fincher', ['Yedi']],
    [
      'kubrick filmlerinden cinnet ve otomatik portakalı gördüm, hangisiyle devam edeyim',
      'Stanley Kubrick',
      ['Cinnet', 'Otomatik Portakal'],
    ],
  ])('wish others of theirs: %s', (text, person, not) => {
    expect(read(text)).toEqual({ people: [person], not, like: undefined, acts: 0 });
  });

  it('wish none where another kind is wished', () => {
    expect(read('tarantinonun ucuz romanını izledim, şimdi romantik komedi öner').people).toEqual([]);
  });

  it('are only marked where nothing more is asked', () => {
    expect(read('tarkovskinin aynasını izledim').acts).toBe(1);
  });
});
