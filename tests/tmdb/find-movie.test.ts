import { describe, expect, it, vi } from 'vitest';

import type { Fault } from '#tests/support/tmdb-stand-in/faults.ts';
import { createMovieFinder } from '#tmdb/find-movie.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';
import { clientOf, finderOf, searchFor, withStandIn } from './support.ts';

const current = withStandIn();
const unknownFilm = { title: 'Hiç Çekilmemiş Film', originalTitle: 'Never Made', year: 2010 };

describe('the search order', () => {
  it('B-02 asks with the English title of the title map in en-US first, and is content with that', async () => {
    const found = await finderOf(current())({ title: 'Başlangıç', year: 2010 });
    expect(found).toMatchObject({ kind: 'found', movie: { id: 27205 } });
    expect(current().requests).toEqual([searchFor('Inception', 'en-US', 2010)]);
  });

  it('B-02 asks with the Turkish title in tr-TR next', async () => {
    const found = await finderOf(current())({
      title: 'Esaretin Bedeli',
      originalTitle: 'Rita Hayworth',
      year: 1994,
    });
    expect(found).toMatchObject({ kind: 'found', movie: { id: 278 } });
    expect(current().requests).toEqual([
      searchFor('Rita Hayworth', 'en-US', 1994),
      searchFor('Esaretin Bedeli', 'tr-TR', 1994),
    ]);
  });

  it('B-02 asks again without the year, so that a neighbouring year is found', async () => {
    const found = await finderOf(current())({
      title: 'Esaretin Bedeli',
      originalTitle: 'The Shawshank Redemption',
      year: 1995,
    });
    expect(found).toMatchObject({ kind: 'found', movie: { id: 278, year: 1994 } });
    expect(current().requests).toEqual([
      searchFor('The Shawshank Redemption', 'en-US', 1995),
      searchFor('Esaretin Bedeli', 'tr-TR', 1995),
      searchFor('The Shawshank Redemption', 'en-US'),
    ]);
  });

  it('knows no film that none of the four searches gives', async () => {
    expect(await finderOf(current())(unknownFilm)).toEqual({ kind: 'unknown' });
    expect(current().requests).toEqual([
      searchFor('Never Made', 'en-US', 2010),
      searchFor('Hiç Çekilmemiş Film', 'tr-TR', 2010),
      searchFor('Never Made', 'en-US'),
      searchFor('Hiç Çekilmemiş Film', 'tr-TR'),
    ]);
  });

  it('asks without a year where the film has none', async () => {
    const found = await finderOf(current())({ title: 'Sevmek Zamanı', year: 0 });
    expect(found).toMatchObject({ kind: 'found', movie: { id: 31414 } });
    expect(await finderOf(current())({ ...unknownFilm, year: 0 })).toEqual({ kind: 'unknown' });
    expect(current().requests).toEqual([
      searchFor('Sevmek Zamanı', 'en-US'),
      searchFor('Never Made', 'en-US'),
      searchFor('Hiç Çekilmemiş Film', 'tr-TR'),
    ]);
  });

  it.each(['', '   ', '?!', 'a'.repeat(10_000)])(
    'B-09 makes no call for a title that is none',
    async (title) => {
      expect(await finderOf(current())({ title, year: 2010 })).toEqual({ kind: 'unknown' });
      expect(current().requests).toEqual([]);
    },
  );
});

describe('the right film', () => {
  it.each([
    [{ title: 'Baba', year: 1972 }, 238],
    [{ title: 'Baba', year: 2020 }, 600354],
    [{ title: 'Aşk', originalTitle: 'Her', year: 2013 }, 152601],
    [{ title: 'Aşk', originalTitle: 'Amour', year: 2012 }, 86837],
    [{ title: 'Babam ve Oğlum', originalTitle: 'Babam ve Oğlum', year: 2005 }, 13393],
    [{ title: 'Ruhların Kaçışı', year: 2001 }, 129],
    [{ title: 'Spirited Away', year: 2001 }, 129],
  ])('%j is %i', async (film, id) => {
    expect(await finderOf(current())(film)).toMatchObject({ kind: 'found', movie: { id } });
  });

  it('B-03 passes over results of another year', async () => {
    current().breakWith('wrongYearFirst');
    expect(await finderOf(current())({ title: 'Başlangıç', year: 2010 })).toMatchObject({
      kind: 'found',
      movie: { id: 27205, posterPath: '/inceptionPoster01.jpg' },
    });
  });

  it('B-03 never takes a film of the same title from two years off', async () => {
    expect(await finderOf(current())({ title: 'Başlangıç', originalTitle: 'Inception', year: 2012 })).toEqual(
      {
        kind: 'unknown',
      },
    );
  });

  it('never takes a film that only has the query in its title', async () => {
    expect(await finderOf(current())({ title: 'Father', year: 2020 })).toEqual({ kind: 'unknown' });
  });

  it('goes by the original title where the title is hostile', async () => {
    current().breakWith('hostileTitle');
    expect(await finderOf(current())({ title: 'Başlangıç', year: 2010 })).toMatchObject({
      kind: 'found',
      movie: { id: 27205 },
    });
  });
});

describe('outages', () => {
  it.each<Fault>([
    'unauthorised',
    'notFound',
    'tooManyRequests',
    'serverError',
    'htmlError',
    'invalidJson',
    'wrongShape',
  ])('%s is no verdict, and ends the searches', async (fault) => {
    current().breakWith(fault);
    const found = await finderOf(current())(unknownFilm);
    expect(found).toEqual({ kind: 'unavailable', error: expect.any(TmdbError) });
    expect(current().requests).toHaveLength(1);
  });

  it('a service that does not answer in time is no verdict', async () => {
    current().breakWith('hang');
    const found = await finderOf(current(), { timeoutMs: 30 })(unknownFilm);
    expect(found).toMatchObject({ kind: 'unavailable', error: { message: 'TMDB API Hatası: süre doldu' } });
  });

  it('an outage in a later search is no verdict either', async () => {
    current().breakWith('serverError');
    const client = clientOf(current());
    let calls = 0;
    const finder = createMovieFinder({
      client: {
        searchMovies: (search, signal) =>
          calls++ < 2 ? Promise.resolve([]) : client.searchMovies(search, signal),
      },
      findTitles: () => undefined,
    });
    expect(await finder(unknownFilm)).toMatchObject({ kind: 'unavailable' });
    expect(current().requests).toEqual([searchFor('Never Made', 'en-US')]);
  });

  it('an empty answer is a verdict', async () => {
    current().breakWith('empty');
    expect(await finderOf(current())({ title: 'Başlangıç', year: 2010 })).toEqual({ kind: 'unknown' });
  });

  it('a title map that cannot be loaded is no verdict', async () => {
    const error = new Error('katalog yüklenemedi');
    const finder = createMovieFinder({
      client: clientOf(current()),
      findTitles: () => Promise.reject(error),
    });
    expect(await finder(unknownFilm)).toEqual({ kind: 'unavailable', error });
  });

  it('an abort is the reason it rejects with', async () => {
    current().breakWith('hang');
    const stop = new AbortController();
    const reason = new Error('vazgeçildi');
    const found = finderOf(current())(unknownFilm, stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(current().underWay()).toBe(1));
    stop.abort(reason);
    expect(await found).toBe(reason);
    await vi.waitFor(() => expect(current().givenUp()).toBe(1));
    expect(current().requests).toHaveLength(1);
  });
});

describe('what is remembered', () => {
  it('asks once for a film, found or unknown, however its title is spelt', async () => {
    const finder = finderOf(current());
    const first = await finder({ title: 'Başlangıç', year: 2010 });
    expect(await finder({ title: 'BAŞLANGIÇ!', year: 2010 })).toEqual(first);
    expect(current().requests).toHaveLength(1);
    await finder(unknownFilm);
    await finder(unknownFilm);
    expect(current().requests).toHaveLength(5);
  });

  it('asks once for a film that is being looked up', async () => {
    const finder = finderOf(current());
    const film = { title: 'Başlangıç', year: 2010 };
    const [first, second] = await Promise.all([finder(film), finder(film)]);
    expect(second).toEqual(first);
    expect(current().requests).toHaveLength(1);
  });

  it('asks again after an outage', async () => {
    const finder = finderOf(current());
    const film = { title: 'Başlangıç', year: 2010 };
    current().breakWith('serverError');
    expect(await finder(film)).toMatchObject({ kind: 'unavailable' });
    current().mend();
    expect(await finder(film)).toMatchObject({ kind: 'found' });
  });

  it('tells films of one title apart', async () => {
    const finder = finderOf(current());
    expect(await finder({ title: 'Baba', year: 1972 })).toMatchObject({ movie: { id: 238 } });
    expect(await finder({ title: 'Baba', year: 2020 })).toMatchObject({ movie: { id: 600354 } });
  });
});
