import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { GENRES } from '#domain/genre.ts';
import { RIGHT_FOR } from '#domain/judgement.ts';
import { MOODS } from '#domain/mood.ts';
import { TONES } from '#domain/tone.ts';

const films = await loadCatalogue();
const themes = new Set(films.flatMap((film) => film.themes));
const ofTurkey = GENRES.map((genre) => `yerli ${genre}`);
const people = films.flatMap(({ director = '', actors }) => [...director.split(', '), ...actors]);
const wishes = new Set<string>([
  ...themes,
  ...GENRES,
  ...ofTurkey,
  ...MOODS,
  ...TONES,
  ...RIGHT_FOR,
  ...people,
]);
const called = (title: string) => films.find((film) => film.title === title)?.judgement;

describe('what films are named first for', () => {
  it('U-01 is something that can be wished', () => {
    const named = films.flatMap(({ judgement }) => [
      ...(judgement?.firstFor.keys() ?? []),
      ...(judgement?.hardlyFor ?? []),
    ]);
    expect(named.length).toBeGreaterThan(7000);
    expect([...new Set(named)].filter((wish) => !wishes.has(wish))).toEqual([]);
  });

  it('U-01 is a theme of the film where it is a subject, and never what it hardly answers', () => {
    for (const { title, themes: own, judgement } of films)
      for (const wish of judgement?.firstFor.keys() ?? []) {
        const isSubject = films.some(({ judgement: other }) => other?.core.includes(wish));
        if (isSubject) expect(own, `${title}: ${wish}`).toContain(wish);
        expect(judgement?.hardlyFor, `${title}: ${wish}`).not.toContain(wish);
      }
  });

  it('U-01 is what everybody would say', () => {
    expect(called('Yedi')?.firstFor.has('seri katil')).toBe(true);
    expect(called('Oppenheimer')?.hardlyFor).toContain('savaş');
  });
});
