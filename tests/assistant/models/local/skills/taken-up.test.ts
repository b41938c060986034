import { describe, expect, it } from 'vitest';

import source from '#assistant/models/local/skills/told/taken-up.json' with { type: 'json' };
import { phraseLists } from '#assistant/models/local/lexicon/phrases.ts';
import { takingUp } from '#assistant/models/local/skills/told/taken-up.ts';
import { act, say } from '#assistant/models/local/core/skill.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';

import { smallIndex } from '../converse.ts';

const judge = await loadJudge();
const told = (text: string) => understand(text, smallIndex, 2026, judge);
const FILMS = act({ tool: 'recommendFilms', input: { genres: [] } });

describe('what is told beside a wish', () => {
  it.each([
    ['nöbetteyim gözüm kapanıyo gerilim ver', 'nightShift'],
    ['çekirdek hazır komedi aç bize', 'popcorn'],
    ['grip oldum yatıyorum hafif bir film', 'slightIllness'],
  ] as const)('is taken up before the films: “%s”', (text, name) => {
    const decision = takingUp(FILMS, told(text), 'x');
    expect(source.said[name]).toContain(decision.kind === 'act' ? decision.before : undefined);
  });

  it('is left alone where something else is said, nothing is shown, or hardly a word is told', () => {
    const text = told('nöbetteyim gözüm kapanıyo gerilim ver');
    const heard = { ...FILMS, before: 'Haklısın.' };
    expect(takingUp(heard, text, 'x')).toBe(heard);
    const words = say('Merhaba.');
    expect(takingUp(words, text, 'x')).toBe(words);
    const marks = act({ tool: 'markWatched', input: { title: 'Titanik' } });
    expect(takingUp(marks, text, 'x')).toBe(marks);
    expect(takingUp(FILMS, told('nöbetteyim gerilim'), 'x')).toBe(FILMS);
    expect(takingUp(FILMS, told('bana güzel bir gerilim bul'), 'x')).toBe(FILMS);
  });

  it('has a word for each thing that is told, none of which is said in vain', () => {
    expect(Object.keys(source.said)).toEqual(Object.keys(source.lists));
    for (const words of Object.values(source.said)) {
      expect(words.length).toBeGreaterThan(1);
      for (const one of words) expect(one).toMatch(/^\p{Lu}.{5,60}[.!]$/u);
    }
    // Compiles every phrase.
    const lists = phraseLists({ lists: source.lists });
    for (const list of Object.values(lists)) expect(list.in('xyz')).toBe(false);
  });
});
