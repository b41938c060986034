import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readingOver } from '#assistant/models/local/understand/read-once.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const [films, judge] = await Promise.all([loadCatalogue(), loadJudge()]);
const index = createFilmIndex(films);

describe('reading a message', () => {
  it('is done once for all turns of a conversation', () => {
    const first = readingOver(index)(judge)('komedi öner', 2026);
    expect(readingOver(index)(judge)('komedi öner', 2026)).toBe(first);
  });

  it('is done anew with other films on the screen, in another year, and over another catalogue', () => {
    const read = readingOver(index)(judge);
    const first = read('ilki nasıl', 2026);
    expect(read('ilki nasıl', 2027)).not.toBe(first);
    expect(read('ilki nasıl', 2026, films.slice(0, 1))).not.toBe(first);
    expect(readingOver(createFilmIndex(films.slice(0, 50)))(judge)('ilki nasıl', 2026)).not.toBe(first);
  });

  it('is forgotten after a hundred others, and not while it is used', () => {
    const read = readingOver(createFilmIndex(films.slice(0, 5)))(judge);
    const [used, unused] = [read('dram öner', 2026), read('korku öner', 2026)];
    for (let count = 0; count < 99; count++) {
      read(`${count} komedi`, 2026);
      read('dram öner', 2026);
    }
    expect(read('dram öner', 2026)).toBe(used);
    expect(read('korku öner', 2026)).not.toBe(unused);
  });
});
