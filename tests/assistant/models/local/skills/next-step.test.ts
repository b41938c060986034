import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callsOn = async (...said: string[]) => (await converse(said, { catalogue, recall })).at(-1)?.calls;

describe('an order with a nudge', () => {
  it.each([
    ['ekle bakalım listeme', 'addToWatchlist'],
    ['koysana izleyeceklerime', 'addToWatchlist'],
    ['koy favorilere', 'addFavourite'],
  ])('is a deed on the film that was spoken of: “%s”', async (order, tool) => {
    expect(await callsOn('whiplash konusu ne', order)).toEqual([
      [tool, expect.objectContaining({ title: 'Whiplash' })],
    ]);
  });

  it('looks at the list where nothing is put on it', async () => {
    expect(await callsOn('whiplash konusu ne', 'izleyeceklerime bakalım')).toEqual([
      ['listFilms', expect.objectContaining({ list: 'watchlist' })],
    ]);
  });
});

describe('another of theirs', () => {
  it.each([
    ['romantik olanı var mı', { genres: ['Romantik'] }],
    ['gülmeliği var mı', { genres: ['Komedi'] }],
  ])('is asked for in “%s”, and not the film last spoken of', async (question, wished) => {
    expect(await callsOn('tom hanks filmleri', 'forrest gumpı izledim', question)).toEqual([
      ['recommendFilms', expect.objectContaining({ ...wished, people: ['Tom Hanks'] })],
    ]);
  });
});

describe('who is meant by a death', () => {
  it.each(['jokeri oynayan rahmetlinin filmleri', 'joker rolündeki vefat eden adamın başka filmi'])(
    '“%s”',
    async (said) => {
      expect(await callsOn(said)).toEqual([
        ['recommendFilms', expect.objectContaining({ people: ['Heath Ledger'] })],
      ]);
    },
  );
});

it('a film told as to somebody who knows it is looked for', async () => {
  expect(await callsOn('hani sevgilisini hafızasından sildiriyodu, öbürü de aynısını yapıyodu')).toEqual([
    ['showFilm', expect.objectContaining({ title: 'Sil Baştan' })],
  ]);
});

it('where a wish is sure and a word of it is known by nobody, what most people love comes as such', async () => {
  expect(await callsOn('çingıraklı bir akşam filmi öner')).toEqual([
    ['recommendFilms', { genres: [], fame: 'popular' }],
  ]);
});
