import { afterEach, describe, expect, it, vi } from 'vitest';

import { type IsReal, unrealTitles } from '#recommender/ai/check-real.ts';
import type { WireFilm } from '#recommender/ai/wire.ts';

const film = (title: string, year: number | undefined = 2000): WireFilm => ({
  title,
  year,
  untitled: false,
  genre: 'Drama',
  actors: [],
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('unrealTitles', () => {
  it('names only what the database answers and does not know', async () => {
    const verdicts: Record<string, boolean | undefined> = { Yol: true, Uydurma: false, Belirsiz: undefined };
    const isReal: IsReal = async (title) => verdicts[title];
    expect(
      await unrealTitles(
        ['Yol', 'Uydurma', 'Belirsiz'].map((title) => film(title)),
        isReal,
        undefined,
      ),
    ).toEqual(['Uydurma']);
  });

  it('takes an outage for no verdict', async () => {
    const isReal: IsReal = async () => {
      throw new Error('TMDB API Hatası: 503 - Service Unavailable');
    };
    expect(await unrealTitles([film('Yol')], isReal, undefined)).toEqual([]);
  });

  it('asks neither for a film without a title nor for one without a year', async () => {
    const isReal = vi.fn(async () => false);
    expect(
      await unrealTitles(
        [film(''), { ...film('Yol'), year: undefined }, film('Av', 1800)],
        isReal,
        undefined,
      ),
    ).toEqual([]);
    expect(isReal).not.toHaveBeenCalled();
  });

  it('waits a second and a half and no longer, even for a database that ignores the limit', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const isReal: IsReal = async (title) => (title === 'Uydurma' ? false : new Promise(() => {}));
    const titles = unrealTitles([film('Uydurma'), film('Yol')], isReal, undefined);
    // Lets the answer that is there be heard first.
    await new Promise((resolve) => setImmediate(resolve));
    limit.abort();
    expect(await titles).toEqual(['Uydurma']);
    expect(timeout).toHaveBeenCalledWith(1500);
  });

  it('stops with the person', async () => {
    const person = new AbortController();
    const titles = unrealTitles([film('Yol')], () => new Promise(() => {}), person.signal);
    person.abort(new Error('durdur'));
    await expect(titles).rejects.toThrow('durdur');
  });
});
