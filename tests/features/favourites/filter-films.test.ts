import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GENRES, splitGenres } from '#domain/genre.ts';
import {
  type DatedFilm,
  FILM_SORTS,
  filterFilms,
  genresOf,
  isUntouched,
  NO_FILTERS,
  sortFilms,
} from '#features/favourites/filter-films.ts';
import { aFilm, daysAgo } from '#tests/support/builders.ts';

const dated = (title: string, days: number, own: Parameters<typeof aFilm>[0] = {}): DatedFilm => ({
  film: aFilm({ title, ...own }),
  at: daysAgo(days),
});
const titles = (films: readonly DatedFilm[]) => films.map(({ film }) => film.title);

describe('filtering a list of films', () => {
  const films = [
    dated('Çalıkuşu', 3, { genre: 'Romantik', rating: 7 }),
    dated('IŞIK', 1, { genre: 'Bilim Kurgu', rating: 9 }),
    dated('Ceylan', 2, { genre: 'Drama, Suç', rating: 7 }),
    dated('Zübük', 4, { genre: 'Komedi', rating: 10 }),
  ];
  const filter = (own: Partial<typeof NO_FILTERS>) => titles(filterFilms(films, { ...NO_FILTERS, ...own }));
  const sort = (order: (typeof FILM_SORTS)[number][0]) => titles(sortFilms(films, order));

  it('F-02 finds titles however their letters are written', () => {
    expect(filter({ query: 'calikusu' })).toEqual(['Çalıkuşu']);
    expect(filter({ query: ' işik ' })).toEqual(['IŞIK']);
    expect(filter({ query: 'ZÜB' })).toEqual(['Zübük']);
  });

  it('F-02 finds genres by text too, but nothing across title and genre', () => {
    expect(filter({ query: 'suc' })).toEqual(['Ceylan']);
    expect(filter({ query: 'ceylan drama' })).toEqual([]);
  });

  it('F-02 finds a film by its original title', () => {
    const two = [
      dated('Yıldızlararası', 1, { originalTitle: 'Interstellar' }),
      dated('Esaretin Bedeli', 2, { originalTitle: 'The Shawshank Redemption' }),
    ];
    const find = (query: string) => titles(filterFilms(two, { ...NO_FILTERS, query }));
    expect(find('interstellar')).toEqual(['Yıldızlararası']);
    expect(find('Shawshank')).toEqual(['Esaretin Bedeli']);
  });

  it('F-03 narrows to a genre', () => {
    expect(filter({ genre: 'Suç' })).toEqual(['Ceylan']);
    expect(filter({ genre: 'Bilim' })).toEqual([]);
  });

  it('F-04 sorts in four ways, titles as a Turkish dictionary does', () => {
    expect(sort('newest')).toEqual(['IŞIK', 'Ceylan', 'Çalıkuşu', 'Zübük']);
    expect(sort('oldest')).toEqual(['Zübük', 'Çalıkuşu', 'Ceylan', 'IŞIK']);
    expect(sort('title')).toEqual(['Ceylan', 'Çalıkuşu', 'IŞIK', 'Zübük']);
    expect(sort('rating')).toEqual(['Zübük', 'IŞIK', 'Ceylan', 'Çalıkuşu']);
  });

  it('lists the genres there are, in alphabetical order', () => {
    expect(genresOf(films)).toEqual(['Bilim Kurgu', 'Drama', 'Komedi', 'Romantik', 'Suç']);
  });

  it('knows filters that nobody has touched', () => {
    expect(isUntouched(NO_FILTERS)).toBe(true);
    for (const own of [{ query: 'a' }, { genre: 'Drama' }, { sort: 'title' } as const]) {
      expect(isUntouched({ ...NO_FILTERS, ...own })).toBe(false);
    }
  });

  it('never invents, loses or repeats a film', () => {
    const film = fc.record({
      title: fc.string(),
      genre: fc.subarray([...GENRES]).map((genres) => genres.join(', ')),
      days: fc.nat(400),
    });
    const filters = fc.record({
      query: fc.string({ maxLength: 3 }),
      genre: fc.constantFrom('', ...GENRES),
      sort: fc.constantFrom(...FILM_SORTS.map(([sort]) => sort)),
    });
    fc.assert(
      fc.property(fc.array(film), filters, (list, chosen) => {
        const all = list.map(({ title, genre, days }, index) =>
          dated(title, days, { id: `${index}`, genre }),
        );
        const found = filterFilms(sortFilms(all, chosen.sort), chosen);
        expect(new Set(found).size).toBe(found.length);
        for (const entry of found) expect(all).toContain(entry);
        const open = filterFilms(sortFilms(all, chosen.sort), NO_FILTERS);
        expect(open).toHaveLength(all.length);
        const byGenre = filterFilms(all, { ...NO_FILTERS, genre: chosen.genre });
        const wanted = all.filter(
          ({ film }) => chosen.genre === '' || splitGenres(film.genre).includes(chosen.genre),
        );
        expect(byGenre).toHaveLength(wanted.length);
      }),
    );
  });
});
