import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Batch } from '#domain/batch.ts';
import { GENRES, splitGenres } from '#domain/genre.ts';
import {
  filterBatches,
  HISTORY_SORTS,
  historyGenres,
  isFiltered,
  NO_FILTERS,
} from '#features/history/filter-batches.ts';
import { aBatch, aFilm, daysAgo } from '#tests/support/builders.ts';

const batch = (days: number, ...films: [title: string, genre: string, plot?: string][]): Batch =>
  aBatch({
    generatedAt: daysAgo(days),
    recommendations: films.map(([title, genre, plot = 'Konu.']) =>
      aFilm({ title, genre, plot, description: `🎬 Film Adı: ${title}` }),
    ),
  });

describe('filtering the history', () => {
  const batches = [
    batch(2, ['Çalıkuşu', 'Romantik'], ['Işık', 'Drama']),
    batch(1, ['Zübük', 'Komedi', 'Bir kasabanın yükselişi.']),
    batch(3, ['Ran', 'Drama'], ['Yaratık', 'Korku'], ['Er', 'Aksiyon, Drama']),
  ];
  const filter = (own: Partial<typeof NO_FILTERS>) =>
    filterBatches(batches, { ...NO_FILTERS, ...own }).map((found) => found.recommendations[0]?.title);

  it('H-02 finds films by title and by what is said of them, however it is written', () => {
    expect(filter({ query: 'calikusu' })).toEqual(['Çalıkuşu']);
    expect(filter({ query: 'KASABA' })).toEqual(['Zübük']);
  });

  it('H-02 finds them by their original titles and by what was said of them all', () => {
    const original = aFilm({ title: 'Yıldızlararası', originalTitle: 'Interstellar', genre: 'Bilim Kurgu' });
    const told = [
      aBatch({ recommendations: [original], generatedAt: daysAgo(1), mood: 'sad' }),
      aBatch({
        recommendations: [aFilm({ title: 'B', explanation: 'Kahkahası bol.' })],
        generatedAt: daysAgo(2),
        explanation: 'Kanlı değil, içiniz rahat olsun.',
        wishes: ['Drama', 'Şener Şen'],
      }),
    ];
    const found = (query: string) =>
      filterBatches(told, { ...NO_FILTERS, query }).map((one) => one.recommendations[0]?.title);
    expect(found('interstellar')).toEqual(['Yıldızlararası']);
    expect(found('kanlı değil')).toEqual(['B']);
    expect(found('şener')).toEqual(['B']);
    expect(found('drama')).toEqual(['B']);
    expect(found('kahkaha')).toEqual(['B']);
    expect(found('hüzünlü bir akşam')).toEqual(['Yıldızlararası']);
  });

  it('does not find every film by the labels of descriptions', () => {
    expect(filter({ query: 'Film Adı' })).toEqual([]);
  });

  it('takes any of the chosen genres, but of the film that was searched for', () => {
    expect(filter({ genres: ['Komedi', 'Korku'] })).toEqual(['Zübük', 'Ran']);
    expect(filter({ genres: ['Komedi'], query: 'ran' })).toEqual([]);
    expect(filter({ genres: ['Drama'], query: 'çalı' })).toEqual([]);
  });

  it('H-03 sorts by date and by count', () => {
    expect(filter({})).toEqual(['Zübük', 'Çalıkuşu', 'Ran']);
    expect(filter({ sort: 'oldest' })).toEqual(['Ran', 'Çalıkuşu', 'Zübük']);
    expect(filter({ sort: 'count' })).toEqual(['Ran', 'Çalıkuşu', 'Zübük']);
  });

  it('H-05 knows all genres of the history, the most frequent first', () => {
    expect(historyGenres(batches)).toEqual(['Drama', 'Aksiyon', 'Komedi', 'Korku', 'Romantik']);
    expect(historyGenres([])).toEqual([]);
  });

  it('does not call an order a filter', () => {
    expect(isFiltered({ ...NO_FILTERS, sort: 'count', query: '  ' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, query: 'a' })).toBe(true);
    expect(isFiltered({ ...NO_FILTERS, genres: ['Aile'] })).toBe(true);
  });

  it('keeps exactly the batches with such a film, whatever the order', () => {
    const film = fc.record({
      title: fc.string(),
      genre: fc.subarray([...GENRES]).map((genres) => genres.join(', ')),
    });
    const history = fc.array(fc.record({ days: fc.nat(400), films: fc.array(film, { maxLength: 3 }) }));
    const genres = fc.subarray([...GENRES], { minLength: 1 });
    fc.assert(
      fc.property(
        history,
        genres,
        fc.constantFrom(...HISTORY_SORTS.map(([sort]) => sort)),
        (list, chosen, sort) => {
          const all = list.map(({ days, films }) =>
            batch(days, ...films.map((one) => [one.title, one.genre] as [string, string])),
          );
          const found = filterBatches(all, { query: '', genres: chosen, sort });
          const wanted = all.filter(({ recommendations }) =>
            recommendations.some(({ genre }) =>
              splitGenres(genre).some((name) => chosen.some((other) => other === name)),
            ),
          );
          expect(new Set(found)).toEqual(new Set(wanted));
          expect(filterBatches(all, { ...NO_FILTERS, sort })).toHaveLength(all.length);
        },
      ),
    );
  });
});
