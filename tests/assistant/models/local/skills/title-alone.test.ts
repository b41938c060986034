import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { respond } from '#assistant/models/local/respond.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { NOW } from '#tests/support/builders.ts';
import { TOOL_NAMES, converse, lastWords } from '../converse.ts';

const films = await loadCatalogue();
const index = createFilmIndex(films);
const judge = await loadJudge();
const YEAR = 2026;

/** What a conversation's first message leads to. */
function firstCall(text: string) {
  const response = respond([{ text, calls: [] }], {
    index,
    tools: new Set(TOOL_NAMES),
    recall: undefined,
    now: NOW,
    understand: (said, onScreen) => understand(said, index, YEAR, judge, onScreen),
  });
  return response.kind === 'calls' ? response.calls[0] : undefined;
}

/** Every sixth film, so that this takes a few seconds. */
const STEP = 6;
const PLAIN = /^[\p{Script=Latin}\p{N} .,:&'’!?-]+$/u;

describe('a title and nothing else', () => {
  it('is the film, whatever its words say elsewhere', () => {
    const titles = films
      .filter((_, place) => place % STEP === 0)
      .map(({ title }) => title.toLocaleLowerCase('tr'))
      .filter((title) => PLAIN.test(title) && /\S \S/u.test(title));
    const missed = titles.filter((title) => firstCall(title)?.tool !== 'showFilm');
    expect(titles.length).toBeGreaterThan(300);
    expect(missed.length / titles.length, missed.join('; ')).toBeLessThan(0.01);
  });

  it.each([
    ['forrest gump', 'Forrest Gump'],
    ['the truman show', 'Truman Show'],
    ['neseli gunler', 'Neşeli Günler'],
    ['harry potter ve sırlar odası', 'Harry Potter ve Sırlar Odası'],
    ['thelma & louise', 'Thelma ve Louise'],
    ['gladyatör', 'Gladyatör'],
    ['başlangıç', 'Başlangıç'],
    ['forrest gump var mı', 'Forrest Gump'],
    ['neşeli günler var mı', 'Neşeli Günler'],
  ])('“%s” is %s', (said, title) => {
    expect(firstCall(said)).toMatchObject({ tool: 'showFilm', input: { title } });
  });

  it.each(['romantik komedi', 'aşk', 'polis', 'vampir', 'vampirler var mı'])('“%s” is a wish', (said) => {
    expect(firstCall(said)?.tool).toBe('recommendFilms');
  });

  it('gives way to who needs help', () => {
    expect(firstCall('ölsem daha iyi')).toBeUndefined();
  });

  it('gives way to who begins anew', async () => {
    const catalogue = films;
    const [, anew] = await converse(['komedi öner', 'sil baştan'], { catalogue });
    expect(anew?.calls).toEqual([]);
    expect(await lastWords(['sil baştan'], { catalogue })).toContain('Sil Baştan');
  });

  it('of everyday words, seen and liked, is compared with', () => {
    expect(firstCall('dün boş ev izledik çok beğendim benzer bir şey')).toMatchObject({
      tool: 'recommendFilms',
      input: { similarTo: 'Boş Ev' },
    });
  });
});
