import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a film that somebody gave up', () => {
  it('is not wished, nor whose it is, and an easier one like it may be', () => {
    expect(found('tarkovskinin aynasını 3. kez yarıda bıraktım daha izlenir bişi')).toMatchObject({
      excludeTitles: ['Ayna'],
      similarTo: 'Ayna',
      people: [],
      avoidThemes: ['ağır tempo'],
    });
  });

  it('is only told of where nothing is wished', () => {
    expect(found('oppenheimerı bitiremedim')).not.toHaveProperty('excludeTitles');
  });
});

describe('a film that is called somebody’s', () => {
  it('is theirs, though its name is an everyday word', () => {
    const { titles } = readMessage("Tarkovsky'nin aynası nasıl", index, 2026);
    expect(titles.map(({ span }) => span.text)).toContain('Ayna');
  });

  it('is none of another: nolan’ın oyunu', () => {
    expect(readMessage('nolanın oyunu nasıl', index, 2026).titles).toEqual([]);
  });
});

describe('several people whom somebody likes', () => {
  it('say what the films should be like', () => {
    expect(found('tarkovski, nuri bilge falan severim onlar gibi bir şey')).toMatchObject({
      people: [],
      similarTo: expect.any(String),
      alsoSimilarTo: [expect.any(String)],
    });
  });
});
