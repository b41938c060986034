import { describe, expect, it } from 'vitest';

import { isServiceCalled, isShownOn, offersByWay } from '#domain/watching.ts';
import { createWatching } from '#tmdb/watching.ts';
import { clientOf, finderOf, listeningLogger, searchFor, withStandIn } from './support.ts';

const current = withStandIn();
const inception = { title: 'Başlangıç', year: 2010 };

const stage = (day = { now: new Date('2026-11-23T12:00:00Z') }) => {
  const { logger, heard } = listeningLogger();
  const watching = createWatching({
    findMovie: finderOf(current()),
    client: clientOf(current()),
    logger,
    now: () => day.now,
  });
  return { watching, heard, day };
};

describe('where to watch', () => {
  it('Z-06 finds the services of Turkey by way, with the listing’s own page', async () => {
    const { watching, heard } = stage();
    expect(await watching.offersOf(inception)).toEqual({
      kind: 'offers',
      offers: {
        subscription: [
          { id: 8, name: 'Netflix' },
          { id: 119, name: 'Amazon Prime Video' },
        ],
        free: [],
        ads: [],
        rent: [
          { id: 2, name: 'Apple TV' },
          { id: 3, name: 'Google Play Movies' },
        ],
        buy: [
          { id: 2, name: 'Apple TV' },
          { id: 3, name: 'Google Play Movies' },
        ],
        link: 'https://www.themoviedb.org/movie/27205/watch?locale=TR',
      },
    });
    expect(current().requests).toEqual([
      searchFor('Inception', 'en-US', 2010),
      '/3/movie/27205/watch/providers',
    ]);
    expect(heard).toEqual([]);
  });

  it('Z-06 says plainly that Turkey is missing, and that a film is not known', async () => {
    const { watching } = stage();
    expect(await watching.offersOf({ title: 'Baba', year: 1972 })).toEqual({ kind: 'none' });
    expect(await watching.offersOf({ title: 'Hiç Çekilmemiş', year: 2010 })).toEqual({ kind: 'unknownFilm' });
  });

  it('Z-06 leaves out what no listing should hold', async () => {
    const { watching } = stage();
    const found = await watching.offersOf({ title: 'Aşk', originalTitle: 'Her', year: 2013 });
    expect(found).toEqual({
      kind: 'offers',
      offers: { subscription: [{ id: 8, name: 'Netflix' }], free: [], ads: [], rent: [], buy: [] },
    });
  });

  it('Z-06 asks once a day for a film, also when asked at the same time', async () => {
    const { watching, day } = stage();
    await Promise.all([watching.offersOf(inception), watching.offersOf(inception)]);
    await watching.offersOf(inception);
    const asked = () => current().requests.filter((path) => path.endsWith('/watch/providers')).length;
    expect(asked()).toBe(1);
    day.now = new Date('2026-11-24T12:00:00Z');
    await watching.offersOf(inception);
    expect(asked()).toBe(2);
  });

  it('Z-06 says that it could not look where the service limits or fails, and looks again', async () => {
    const { watching, heard } = stage();
    current().breakWith('tooManyRequests', /providers/u);
    expect(await watching.offersOf(inception)).toEqual({ kind: 'failed' });
    expect(heard).toHaveLength(1);
    current().mend();
    expect(await watching.offersOf(inception)).toMatchObject({ kind: 'offers' });
  });

  it('Z-10 lists the services of Turkey, and what cinemas show there', async () => {
    const { watching } = stage();
    expect((await watching.services())?.map(({ name }) => name)).toContain('MUBI');
    expect((await watching.inCinemas())?.map(({ title }) => title)).toEqual(['Baba', 'Ruhların Kaçışı']);
    expect(current().requests).toEqual([
      '/3/watch/providers/movie?watch_region=TR&language=tr-TR',
      '/3/movie/now_playing?region=TR&language=tr-TR',
    ]);
  });
});

describe('services', () => {
  it.each([
    ['Netflix', 'netflix', true],
    ['Netflix Standard with Ads', 'Netflix', true],
    ['Amazon Prime Video', 'Prime Video', true],
    ['MUBI Amazon Channel', 'mubi', true],
    ['Apple TV', 'Apple TV+', false],
    ['Google Play Movies', 'Netflix', false],
    ['Netflix', '', false],
  ])('%s is meant by “%s”: %s', (name, wanted, is) => {
    expect(isServiceCalled({ name }, wanted)).toBe(is);
  });

  const offers = {
    subscription: [
      { id: 119, name: 'Prime Video' },
      { id: 8, name: 'Netflix' },
    ],
    free: [],
    ads: [],
    rent: [{ id: 2, name: 'Apple TV' }],
    buy: [],
  };
  it('the person’s own come first, and ways that nobody has are left out', () => {
    expect(offersByWay(offers, [{ id: 8, name: 'Netflix' }])).toEqual([
      {
        way: 'subscription',
        services: [
          { id: 8, name: 'Netflix' },
          { id: 119, name: 'Prime Video' },
        ],
      },
      { way: 'rent', services: [{ id: 2, name: 'Apple TV' }] },
    ]);
  });
  it('what has to be paid for again is not on the service', () => {
    expect(isShownOn(offers, ['Netflix'])).toBe(true);
    expect(isShownOn(offers, ['Apple TV'])).toBe(false);
  });
});
