import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { respond } from '#assistant/models/local/respond.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { normaliseTitle } from '#domain/title.ts';
import { accusative, dative } from '#lib/turkish/suffix.ts';

import { NOW } from '#tests/support/builders.ts';
import { converse } from '../converse.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();
const KNOWN_TO_ALL = 5;
const famous = index.films.filter(({ judgement }) => judgement?.fame === KNOWN_TO_ALL);

const tools: ReadonlySet<string> = new Set(['showFilm', 'recommendFilms', 'markWatched']);

function answerTo(text: string): string {
  const answer = respond([{ text, calls: [] }], {
    index,
    tools,
    now: NOW,
    understand: (part, onScreen) => understand(part, index, 2026, judge, onScreen),
  });
  return normaliseTitle(JSON.stringify(answer).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
}
const lower = (text: string) => text.toLocaleLowerCase('tr').replaceAll(/['’]/gu, '');

describe('a film that is told of', () => {
  it.each([
    ['heard of', (title: string) => `${title} diye bi film varmış`],
    ['recommended', (title: string) => `arkadaşım ${accusative(title)} önerdi`],
    ['loved', (title: string) => `${dative(title)} bayıldım`],
    ['left half-way', (title: string) => `${accusative(title)} yarıda bıraktım`],
    ['about to be seen', (title: string) => `bu gece ${title} izlicez`],
  ])('is the one that is answered, of nine in ten that everybody knows: %s', (_, told) => {
    const heard = famous.filter(({ title }) =>
      answerTo(lower(told(title))).includes(normaliseTitle(title.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).trim()),
    );
    expect(heard.length / famous.length).toBeGreaterThan(0.9);
  });

  it('is what follows is about', async () => {
    const turns = await converse(['Titanik diye bir film varmış', 'o kadar uzun mu']);
    expect(turns.map(({ calls }) => calls)).toEqual([
      [['showFilm', { title: 'Titanik' }]],
      [['showFilm', { title: 'Titanik' }]],
    ]);
  });

  it.each(['Titanik diye bir film varmış, onun gibi bir şey öner', 'Titanik izledik mi biz'])(
    'is not answered where more is said: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.text).not.toMatch(/güzel seçim|iyi seyirler/iu);
    },
  );

  it('is no sign of danger, though its title holds an end', () => {
    expect(answerTo('bu gece güz sonatı izlicez')).not.toContain('112');
    expect(answerTo('bu gece paris te son tango izlicez')).not.toContain('112');
  });
});
