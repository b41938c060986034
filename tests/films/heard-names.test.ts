import { describe, expect, it } from 'vitest';

import { fold } from '#domain/title.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';
import heardNames from '#films/heard-names.json' with { type: 'json' };
import { namesOn } from '#films/people-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';

const films = await loadCatalogue();
const index = createFilmIndex(films);
const known = new Set(films.flatMap(namesOn));

describe('names as people write them who know them by ear', () => {
  it('are those of people of the catalogue', () => {
    expect([...new Set(Object.values(heardNames))].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are no everyday words, and no names of others', () => {
    const heard = Object.keys(heardNames);
    expect(heard.filter((name) => !name.includes(' ') && isCommonWord(fold(name)))).toEqual([]);
    expect(heard.filter((name) => known.has(name))).toEqual([]);
  });

  it.each(Object.entries(heardNames))('“%s” is %s', (heard, name) => {
    const [person, ...others] = index.findPeopleIn(`${heard} filmi öner`);
    expect([person?.name, others]).toEqual([name, []]);
  });

  it.each(['kamyonlu bir yol filmi', 'kamyonlar üstüne'])('are not heard in everyday words: %s', (text) => {
    expect(index.findPeopleIn(text)).toEqual([]);
  });

  it('are no titles either: umurum is no Uçurum', () => {
    expect(index.findTitlesIn('umurumda değil, komedi aç')).toEqual([]);
  });
});
