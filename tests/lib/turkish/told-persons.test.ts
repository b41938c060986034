import { describe, expect, it } from 'vitest';

import { personTold, toPerson } from '#lib/turkish/told-persons.ts';

describe('somebody who is told of', () => {
  it.each([
    ['dedem', 'Deden'],
    ['oglum', 'Oğlun'],
    ['oglan', 'Oğlan'],
    ['ablasi', 'Ablası'],
    ['kocam', 'Kocan'],
    ['elif', 'Elif'],
  ])('is called to who writes: %s', (word, name) => {
    expect(personTold(word)?.name).toBe(name);
  });

  it.each(['hala', 'ortak', 'koca', 'film'])('is nobody where the word means something else: %s', (word) => {
    expect(personTold(word)).toBeUndefined();
  });

  it.each([
    ['Deden', 'Dedene'],
    ['Babaannen', 'Babaannene'],
    ['Oğlan', 'Oğlana'],
    ['Oğlu', 'Oğluna'],
    ['Ablası', 'Ablasına'],
    ['Biri', 'Birine'],
    ['Öbürü', 'Öbürüne'],
    ['Öteki', 'Ötekine'],
    ['Ev arkadaşın', 'Ev arkadaşına'],
    ['Kayınço', 'Kayınçoya'],
    ['Ali amca', 'Ali amcaya'],
    ['Eşin', 'Eşine'],
    ['Alt ranza', 'Alt ranzaya'],
    ['Elif', "Elif'e"],
    ['Ayşe', "Ayşe'ye"],
  ])('gets a film: %s', (name, dative) => {
    expect(toPerson(name)).toBe(dative);
  });
});
