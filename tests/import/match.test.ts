import { describe, expect, it } from 'vitest';

import { createMatcher } from '#import/films/match.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const films = [
  aCatalogueFilm({ title: 'Yıldızlararası', originalTitle: 'Interstellar', year: 2014 }),
  aCatalogueFilm({
    title: 'Katil',
    originalTitle: 'The Killer',
    year: 2023,
    director: 'David Fincher',
    duration: 118,
  }),
  aCatalogueFilm({
    title: 'Ucuz Roman',
    originalTitle: 'Pulp Fiction',
    year: 1994,
    aliases: ['Pulp Fiction: Ucuz Roman'],
  }),
  aCatalogueFilm({ title: 'The Witcher', originalTitle: 'The Witcher', year: 2021 }),
  aCatalogueFilm({
    id: 'a',
    title: 'Aynı Ad',
    originalTitle: 'Same Name',
    year: 2001,
    director: 'Ayşe Yılmaz',
  }),
  aCatalogueFilm({ id: 'b', title: 'Aynı Ad', originalTitle: 'Same Name', year: 2001, director: 'Can Öz' }),
];
const { add, match } = createMatcher();
films.forEach(add);
const find = (title: string, year: number, facts = {}, originalTitle?: string) => {
  const found = match({ title, year, facts, originalTitle });
  return found.kind === 'one' ? found.film.title : found.kind;
};

describe('finding a film of an export', () => {
  it.each([
    ['INTERSTELLAR', 2014, 'Yıldızlararası'],
    ['yildizlararasi', 2014, 'Yıldızlararası'],
    ['Pulp Fiction', 1995, 'Ucuz Roman'],
    ['Pulp Fiction - Ucuz Roman', 1994, 'Ucuz Roman'],
    ['Interstellar', 2013, 'several'],
    ['Interstellar', 2016, 'none'],
    ['Interstelar', 2014, 'none'],
    ['Watcher', 2021, 'none'],
    ['Witcher', 2021, 'none'],
    ['The Killer', 2022, 'several'],
    ['Same Name', 2001, 'several'],
    ['Pulp Fiction', 0, 'several'],
    ['', 2014, 'none'],
    ['…', 2014, 'none'],
    ['constructor', 2014, 'none'],
  ])('I-06 takes %s (%i) for %s', (title, year, expected) => {
    expect(find(title, year)).toBe(expected);
  });

  it('I-06 heeds what the export says of director and length', () => {
    expect(find('The Killer', 2024, { director: 'John Woo', duration: 126 })).toBe('none');
    expect(find('The Killer', 2022, { director: 'Fincher, David, David Fincher' })).toBe('Katil');
    // The same person, spelled otherwise; the film is as long as ours.
    expect(find('The Killer', 2023, { director: 'D. Fincher', duration: 118 })).toBe('Katil');
    expect(find('Same Name', 2001, { director: 'Can Öz' })).toBe('Aynı Ad');
  });

  it('I-06 reads the original title too', () => {
    expect(find('A Turkish name of theirs', 1994, {}, 'Pulp Fiction')).toBe('Ucuz Roman');
  });
});
