import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const toolsAfter = async (...said: string[]) =>
  (await converse(said, { catalogue })).at(-1)?.calls.map(([tool]) => tool);

describe('right after a surprise', () => {
  it.each(['yine', 'bi tane daha', 'son bi kez dene', 'bu olmaz', 'yok bu sarmadı başka'])(
    'the next one comes: %s',
    async (said) => {
      expect(await toolsAfter('beni şaşırt', said)).toEqual(['surpriseFilm']);
    },
  );

  it.each(['izledim', 'bunu da gördüm ya', 'onu izlemiştim'])(
    'what was seen is written down, too: %s',
    async (said) => {
      expect(await toolsAfter('beni şaşırt', said)).toEqual(['markWatched', 'surpriseFilm']);
    },
  );

  it.each(['komedi olsun', 'kaç dakika', 'tamam bunu izliyorum', 'favorilere ekle', 'konusu ne'])(
    'no other surprise comes: %s',
    async (said) => {
      expect(await toolsAfter('beni şaşırt', said)).not.toContain('surpriseFilm');
    },
  );
});
