import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const last = async (...said: string[]) => (await converse(said, { catalogue, recall })).at(-1);
const tools = async (said: string) => (await last(said))?.calls.map(([tool]) => tool);

describe('the best or the newest film', () => {
  it.each([
    ["tarantino'nun en iyi filmi hangisi", 'Ucuz Roman'],
    ['johnny depp en son hangi filmde oynadı', 'en yeni filmi'],
    ['cem yılmazın son filmi ne', 'en yeni filmi'],
    ['dünyanın en uzun filmi hangisi', 'en uzunu'],
    ['oscar kazanan son film hangisi', 'Oscar'],
  ])('is told in a sentence: %s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it('is followed by the next one, and the first is marked where it was seen', async () => {
    const turn = await last('leonardo dicaprionun en iyi filmi hangisi', 'peki onu izledim, ikincisi');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'showFilm']);
    expect(turn?.text).toContain('Sıradaki');
  });

  it.each([
    'mutlu sonla biten aşk filmi pls',
    'sonu ters köşe olan filmler',
    'gelmiş geçmiş en iyi film hangisi',
    'en iyi kore filmi hangisi',
    'spielbergin en iyi filmleri',
  ])('is nothing that is remembered of a film: %s', async (said) => {
    expect(await tools(said)).toEqual(['recommendFilms']);
  });

  it.each(['morgan freeman tanrıyı oynadığı film', 'jack nicholsonun otelde delirdiği film hangisi'])(
    'is not asked where a film is told: %s',
    async (said) => {
      expect(await tools(said)).not.toContain('recommendFilms');
    },
  );
});
