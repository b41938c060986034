import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import heardTitles from '#films/heard-titles.json' with { type: 'json' };

const { index } = await builtInCatalogue();
const titlesIn = (text: string) =>
  index.findTitlesIn(text).flatMap(({ films }) => films.map(({ title }) => title));

describe('titles by ear and in short', () => {
  it.each([
    ['truman şov', 'Truman Show'],
    ['hababam', 'Hababam Sınıfı'],
    ['yüzük kardeşliğini', 'Yüzüklerin Efendisi: Yüzük Kardeşliği'],
    ['3 idiyıts', '3 Aptal'],
  ])('“%s” is %s', (said, title) => {
    expect(titlesIn(`${said} izledim`)).toContain(title);
  });

  it('are of films that the catalogue has', () => {
    const named = new Set(index.films.flatMap(({ title, year }) => [title, `${title} (${year})`]));
    expect(Object.keys(heardTitles).filter((title) => !named.has(title))).toEqual([]);
  });

  it('lead to their film, all of them', () => {
    const lost = Object.entries(heardTitles).flatMap(([title, names]) => {
      const plain = title.replace(/ \(\d{4}\)$/u, '');
      return names.filter((name) => !titlesIn(name).includes(plain));
    });
    expect(lost).toEqual([]);
  });
});
