import { describe, expect, it } from 'vitest';

import { normaliseTitle } from '#domain/title.ts';
import writerNames from '#films/writer-names.json' with { type: 'json' };
import { readWriters, writersByFilm, writersSchema } from '#scripts/catalogue/writers.ts';
import { readJudged } from '#scripts/judgement/read-judgements.ts';

const { films } = await readJudged();
const ids = new Set(films.map(({ id }) => id));
const writers = await readWriters();
const lists = [...Object.entries(writers.books), ...Object.entries(writers.screenplays)];
const names = new Set(lists.map(([name]) => name));

describe('catalogue/writers.json', () => {
  it('names films of the catalogue only, each once a writer and kind', () => {
    expect(lists.flatMap(([, own]) => own.filter((id) => !ids.has(id)))).toEqual([]);
    expect(lists.filter(([, own]) => own.length === 0 || new Set(own).size !== own.length)).toEqual([]);
  });

  it('spells nobody in two ways, nor otherwise than the films do', () => {
    const people = films.flatMap(({ director = '', actors }) => [...director.split(', '), ...actors]);
    const spelled = Map.groupBy(new Set([...names, ...people]), normaliseTitle);
    expect(
      [...names].flatMap((name) => spelled.get(normaliseTitle(name))?.filter((other) => other !== name)),
    ).toEqual([]);
  });

  it('U-11 knows 300 writers and 600 films of theirs', () => {
    expect(names.size).toBeGreaterThanOrEqual(300);
    expect(new Set(lists.flatMap(([, own]) => own)).size).toBeGreaterThanOrEqual(600);
  });

  it('has none of those who are said to have no film here', () => {
    expect(writerNames.unfilmed.filter((name) => names.has(name))).toEqual([]);
    expect(new Set(writerNames.unfilmed).size).toBe(writerNames.unfilmed.length);
  });

  it('has everybody of whom another spelling is known', () => {
    const known = new Set([...names, ...writerNames.unfilmed]);
    expect(Object.values(writerNames.spellings).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the writers of films', () => {
  it('are told by what they wrote, several of one film, one of both kinds', () => {
    const both = { books: { 'Mario Puzo': ['baba-1972'] }, screenplays: { 'Mario Puzo': ['baba-1972'] } };
    expect(writersByFilm(both, ids).get('baba-1972')).toEqual([
      { name: 'Mario Puzo', wrote: 'book' },
      { name: 'Mario Puzo', wrote: 'screenplay' },
    ]);
  });

  it('of a film that is not there are refused, by name', () => {
    const wrong = { books: { 'Yaşar Kemal': ['ince-memed-1984'] }, screenplays: {} };
    expect(() => writersByFilm(wrong, ids)).toThrow('Yaşar Kemal cannot have written ince-memed-1984');
    expect(writersSchema.safeParse({ books: {}, screenplays: {}, poems: {} }).success).toBe(false);
  });
});
