import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { makeReport } from '#domain/report/make-report.ts';
import { reportSchema } from '#domain/report/report.ts';
import { yearsWatched } from '#domain/report/watches.ts';
import { UNKNOWN_TIME, type WatchedFilm } from '#domain/records.ts';
import { aFavourite, aWatched } from '#tests/support/builders.ts';

let ids = 0;
const at = (text: string) => new Date(text).toISOString();
/** A film that was seen on these days. */
const seen = (title: string, days: readonly string[], more: Partial<WatchedFilm> = {}) =>
  aWatched({
    id: `film-${++ids}`,
    title,
    year: 2010,
    genre: 'Drama',
    duration: 100,
    rating: 7,
    director: `Yönetmen ${ids}`,
    actors: [`Oyuncu ${ids}`],
    viewings: days.map(at),
    watchedAt: at(days.at(-1) ?? '2020-01-01T20:00'),
    ...more,
  });
const of2026 = (watched: readonly WatchedFilm[], month?: number) =>
  makeReport(watched, [], { year: 2026, month });

describe('the report of a year or a month', () => {
  it('Y-05 counts films once, their minutes each time, and what was seen again', () => {
    const report = of2026([
      seen('Uzak', ['2024-05-01T21:00', '2026-01-03T21:00', '2026-03-04T21:00']),
      seen('Sis', ['2026-03-05T21:00']),
      seen('Eski', ['2025-12-31T23:30']),
    ]);
    expect(report).toMatchObject({ films: 2, again: 1, minutes: 300 });
    expect(report.months).toEqual([1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(of2026([seen('Sis', ['2026-03-05T21:00'])], 3)).toMatchObject({ films: 1, month: 3, months: [] });
    expect(of2026([seen('Sis', ['2026-03-05T21:00'])], 4)).toMatchObject({ films: 0, best: [] });
  });

  it('Y-05 takes the day of the mark where no day was named, and none where no time is known', () => {
    const marked = aWatched({ id: 'a', title: 'A', watchedAt: at('2026-02-01T20:00') });
    const unknown = aWatched({ id: 'b', title: 'B', watchedAt: UNKNOWN_TIME });
    expect(of2026([marked, unknown]).films).toBe(1);
    expect(yearsWatched([marked, unknown, seen('C', ['2019-01-01T20:00'])])).toEqual([2026, 2019]);
  });

  it('Y-05 puts own points first, then favourites, then what is rated well, and what was so-so or disliked only where nothing was better', () => {
    const films = [
      seen('Herkesinki', ['2026-01-01T20:00'], { rating: 9.3 }),
      seen('Benimki', ['2026-01-02T20:00'], { score: 8, rating: 5 }),
      seen('Sevilmeyen', ['2026-01-03T20:00'], { score: 2, rating: 9 }),
      seen('Favori', ['2026-01-04T20:00'], { rating: 6 }),
      seen('Şöyle böyle', ['2026-01-05T20:00'], { score: 5, rating: 9 }),
    ];
    const favourites = films.slice(3, 4).map((film) => aFavourite({ ...film, id: String(film.id) }));
    const titles = (watched: typeof films) =>
      makeReport(watched, favourites, { year: 2026 }).best.map(({ title }) => title);
    expect(titles(films)).toEqual(['Benimki', 'Favori', 'Herkesinki']);
    const average = seen('Ortalama', ['2026-01-06T20:00'], { rating: 6.4 });
    expect(titles([...films, average])).not.toContain('Ortalama');
    expect(titles([...films.slice(2, 3), ...films.slice(4), average])).toEqual(['Şöyle böyle', 'Ortalama']);
    expect(titles(films.slice(2, 3))).toEqual(['Sevilmeyen']);
  });

  it('Y-05 names who comes at least twice, and decades in their order', () => {
    const report = of2026([
      seen('Bir', ['2026-01-01T20:00'], { director: 'Ceylan', year: 1999, actors: ['Bilinmeyen Oyuncu'] }),
      seen('İki', ['2026-01-02T20:00'], { director: 'Ceylan', year: 2011, actors: ['Bilinmeyen Oyuncu'] }),
      seen('Üç', ['2026-01-03T20:00'], { year: 2014 }),
      seen('Yılsız', ['2026-01-04T20:00'], { year: 0 }),
    ]);
    expect(report.people).toEqual([{ name: 'Ceylan', role: 'director', films: 2 }]);
    expect(report.decades).toEqual([
      { decade: 1990, count: 1 },
      { decade: 2010, count: 2 },
    ]);
  });

  it('Y-05 is surprised by points far from everybody’s, else by the only film of a genre, else by the oldest', () => {
    const plain = ['a', 'b', 'c', 'd'].map((title) => seen(title, ['2026-01-01T20:00']));
    const scored = seen('Sevdim', ['2026-01-05T20:00'], { score: 10, rating: 5.5 });
    expect(of2026([...plain, scored]).surprise).toEqual({
      title: 'Sevdim',
      year: 2010,
      why: { kind: 'loved', score: 10, rating: 5.5 },
    });
    const lone = seen('Uçan', ['2026-01-05T20:00'], { genre: 'Drama, Animasyon' });
    expect(of2026([...plain, lone]).surprise?.why).toEqual({ kind: 'lone', genre: 'Animasyon' });
    const old = seen('Sessiz', ['2026-01-05T20:00'], { year: 1926 });
    expect(of2026([...plain, old]).surprise).toEqual({ title: 'Sessiz', year: 1926, why: { kind: 'old' } });
    expect(of2026(plain).surprise).toBeUndefined();
  });

  it('Y-05 finds the longest evening, which lasts until five, and takes no list for one', () => {
    const films = [
      seen('Bir', ['2026-06-01T21:00']),
      seen('İki', ['2026-06-02T01:30'], { duration: 160 }),
      seen('Üç', ['2026-06-03T21:00'], { duration: 200 }),
    ];
    expect(of2026(films).evening).toEqual({ day: '2026-06-01', films: ['Bir', 'İki'], minutes: 260 });
    const filledIn = Array.from({ length: 30 }, (_, index) =>
      aWatched({ id: `m${index}`, title: `M${index}`, watchedAt: at('2026-07-01T20:00') }),
    );
    expect(of2026(filledIn).evening).toBeUndefined();
    expect(of2026([...films, ...filledIn]).evening?.minutes).toBe(260);
  });

  it('Y-05 is always of its own form, and no year has more than its months together', () => {
    const time = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const film = fc
      .record({
        days: fc.array(time, { maxLength: 4 }),
        score: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
        year: fc.integer({ min: 0, max: 2030 }),
        duration: fc.integer({ min: 1, max: 400 }),
        genre: fc.constantFrom('', 'Drama', 'Komedi, Aile', 'Genel'),
      })
      .map(({ days, score, ...more }) =>
        seen(`f${++ids}`, days.toSorted(), { ...more, ...(score === undefined ? {} : { score }) }),
      );
    fc.assert(
      fc.property(fc.array(film, { maxLength: 25 }), (films) => {
        const whole = reportSchema.parse(of2026(films));
        const months = whole.months.map((_, index) => of2026(films, index + 1));
        expect(months.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(whole.minutes);
        expect(Math.max(0, ...months.map((month) => month.films))).toBeLessThanOrEqual(whole.films);
      }),
    );
  });
});
