import { describe, expect, it } from 'vitest';

import type { Fact } from '#domain/lore.ts';
import { wordsAskedIn } from '#films/lore/asked-words.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { loadCatalogue, loadLore } from '#films/catalogue.ts';

const fact = (says: string, ...asks: string[]): Fact => ({ asks, says });
const FACTS = [
  fact('Uzun planların birleşimi.', 'tek çekim mi', 'tek planda mı çekildi'),
  fact('Fas ile Malta.', 'nerede çekildi', 'çekim yeri'),
  fact('Kızı Natalie Portman oynuyor.', 'kız kim', 'kızı oynayan'),
  fact('Kim oynuyorsa o.', 'kim oynuyor'),
];
const asked = (question: string) => findFact(FACTS, { said: wordsAskedIn(question) })?.fact.says;

describe('a fact', () => {
  it.each([
    ['tek çekim mi gerçekten', 'Uzun planların birleşimi.'],
    ['hepsi tek planda mı çekilmiş bunun', 'Uzun planların birleşimi.'],
    ['nerde çekilmiş', 'Fas ile Malta.'],
    ['filmdeki kız kimdi ya', 'Kızı Natalie Portman oynuyor.'],
    ['o kızı oynayan kimdi', 'Kızı Natalie Portman oynuyor.'],
  ])('is found by the words of one of its asks, in any form: %s', (question, says) => {
    expect(asked(question)).toBe(says);
  });

  it.each([
    'ne zaman çekildi',
    'çekimler uzun mu sürmüş',
    'tek başıma izlenir mi',
    'kızımla akşam yemekten sonra evde rahat rahat izler miyiz, kim bilir',
    '',
  ])(
    'is not found where a word of it is missing, or most of the question is of something else: %s',
    (question) => {
      expect(asked(question)).toBeUndefined();
    },
  );

  it('with more of the question in it is taken before one with less', () => {
    const facts = [fact('Dört Oscar.', 'oscar'), fact('Film Oscar’ını da aldı.', 'en iyi film oscarı')];
    expect(findFact(facts, { said: ['oscar'] })?.fact.says).toBe('Dört Oscar.');
    expect(findFact(facts, { said: ['en', 'iyi', 'film', 'oscarini'] })?.fact.says).toBe(
      'Film Oscar’ını da aldı.',
    );
  });
});

describe('what is known of films and people', () => {
  it('is of films that are here, is said in a glance, and can be asked for', async () => {
    const [films, { films: told, people }] = await Promise.all([loadCatalogue(), loadLore()]);
    const ids = new Set(films.map(({ id }) => id));
    expect([...told.keys()].filter((id) => !ids.has(id))).toEqual([]);
    for (const facts of [...told.values(), ...people.values()])
      for (const { asks, says } of facts) {
        expect(
          asks.filter((ask) => wordsAskedIn(ask).length > 0),
          says,
        ).not.toEqual([]);
        expect(says).toMatch(/[.!?…”]$/u);
        expect(says.length).toBeLessThanOrEqual(190);
      }
  });
});
