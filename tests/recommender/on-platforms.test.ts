import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { isShownOn, OWN_PLATFORMS, type Watching, type WatchLookup } from '#domain/watching.ts';
import type { Wishes } from '#domain/wishes.ts';
import { onPlatforms } from '#recommender/on-platforms.ts';
import type { Recommender, Taste } from '#recommender/recommender.ts';
import { aCatalogueFilm, aFilm } from '#tests/support/builders.ts';
import { aTaste, recommenderOf } from './arbitraries.ts';

const NETFLIX = { id: 8, name: 'Netflix' };
const nowhere = { subscription: [], free: [], ads: [], rent: [], buy: [] };
const onNetflix: WatchLookup = { kind: 'offers', offers: { ...nowhere, subscription: [NETFLIX] } };
const forRent: WatchLookup = { kind: 'offers', offers: { ...nowhere, rent: [NETFLIX] } };

const FILMS = Array.from({ length: 60 }, (_, i) =>
  aCatalogueFilm({
    id: `film-${i}`,
    title: `Dram ${i}`,
    originalTitle: `Own${i}`,
    genres: ['Drama'],
    year: 1960 + i,
  }),
);
const numberOf = (title: string) => Number(title.slice(5));

interface Stage {
  /** What the movie database answers for the film of a number. */
  answers: (film: number) => WatchLookup;
  films?: typeof FILMS;
  first?: Recommender;
}

function stage({ answers, films = FILMS, first }: Stage) {
  const builtIn = recommenderOf(films);
  const offersOf = vi.fn<Watching['offersOf']>(async ({ title }) => answers(numberOf(title)));
  const recommender = onPlatforms({ recommender: first ?? builtIn, builtIn, offersOf });
  const recommend = async (wishes: Partial<Wishes> = {}, taste: Partial<Taste> = {}) => {
    const made = await recommender.recommend(
      { genres: [], platforms: ['Netflix'], ...wishes },
      aTaste(taste),
    );
    return { ...made, numbers: made.films.map(({ title }) => numberOf(title)) };
  };
  return { recommend, offersOf };
}
const only = (...numbers: readonly number[]) => ({
  answers: (film: number): WatchLookup => (numbers.includes(film) ? onNetflix : { kind: 'none' }),
});

describe('a wish for a service', () => {
  it('Z-09 is checked film by film: one that is not there gives way to the next', async () => {
    const { recommend, offersOf } = stage({ answers: (film) => (film % 2 === 0 ? onNetflix : forRent) });
    const { numbers, explanation, loosened } = await recommend();
    expect(numbers).toHaveLength(3);
    expect(numbers.every((film) => film % 2 === 0)).toBe(true);
    expect(explanation).toMatch(/^Üçü de Netflix'te \(kaynak: JustWatch\)\. \S/u);
    expect(loosened).toEqual([]);
    const asked = offersOf.mock.calls.map(([{ title }]) => title);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('Z-09 tells of the three films that are left, not of those that gave way', async () => {
    const { recommend } = stage({ answers: (film) => (film % 2 === 0 ? onNetflix : forRent) });
    const { explanation, films } = await recommend();
    const named = explanation.match(/Dram \d+/gu) ?? [];
    expect(films.map(({ title }) => title)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it('Z-09 looks at no more than 24 films, and says how many it found', async () => {
    const { recommend, offersOf } = stage(only());
    const { numbers, explanation, loosened } = await recommend();
    expect(offersOf).toHaveBeenCalledTimes(24);
    expect(new Set(numbers).size).toBe(3);
    expect(explanation).toContain("Baktığım 24 film arasında Netflix'te olan bulamadım (kaynak: JustWatch)");
    expect(loosened).toEqual(['platforms']);
  });

  it('Z-09 keeps the ones it found, and names them', async () => {
    const films = FILMS.slice(0, 12);
    const { recommend, offersOf } = stage({ ...only(3, 7), films });
    const { numbers, explanation } = await recommend();
    expect(numbers).toEqual(expect.arrayContaining([3, 7]));
    expect(offersOf).toHaveBeenCalledTimes(12);
    expect(explanation).toMatch(
      /Baktığım 12 film arasında Netflix'te olan yalnızca “Dram (3|7)” ve “Dram (3|7)”/u,
    );
  });

  it('Z-09 gives up no other wish for it', async () => {
    const newer = FILMS.slice(0, 6).map((film) => ({ ...film, rating: 9 }));
    const poor = FILMS.slice(6).map((film) => ({ ...film, rating: 5 }));
    const { recommend, offersOf } = stage({
      answers: (film) => (film < 6 ? { kind: 'none' } : onNetflix),
      films: [...newer, ...poor],
    });
    const { films, loosened } = await recommend({ minRating: 8 });
    expect(films.every(({ rating }) => rating === 9)).toBe(true);
    expect(loosened).toEqual(['platforms']);
    expect(offersOf).toHaveBeenCalledTimes(6);
  });

  it('Z-09 asks no further once the movie database fails', async () => {
    const { recommend, offersOf } = stage({ answers: () => ({ kind: 'failed' }) });
    const { explanation, loosened } = await recommend();
    expect(offersOf).toHaveBeenCalledTimes(3);
    expect(explanation).toContain('yanıt vermediği için');
    expect(loosened).toEqual(['platforms']);
  });

  it('Z-09 pretends nothing where no movie database is connected', async () => {
    const { recommend, offersOf } = stage({ answers: () => ({ kind: 'notConnected' }) });
    const { explanation, films, loosened } = await recommend();
    expect(films).toHaveLength(3);
    expect(offersOf).toHaveBeenCalledTimes(3);
    expect(explanation).toMatch(/^Hangisi Netflix'te, buradan göremiyorum/u);
    expect(loosened).toEqual(['platforms']);
  });

  it('Z-09 may mean the services that the person has', async () => {
    const { recommend, offersOf } = stage(only(...FILMS.keys()));
    const own = await recommend({ platforms: [OWN_PLATFORMS] }, { platforms: ['MUBI', 'Netflix'] });
    expect(own.explanation).toContain("Üçü de MUBI'de ya da Netflix'te");
    offersOf.mockClear();
    const none = await recommend({ platforms: [OWN_PLATFORMS] });
    expect(none.explanation).toContain('Platformlarını henüz seçmemişsin');
    expect(offersOf).not.toHaveBeenCalled();
  });

  it('Z-09 asks a model once, and names its films that gave way', async () => {
    const films = [70, 71, 72].map((n) => aFilm({ title: `Dram ${n}`, year: 1990 + n - 70 }));
    const asked = vi.fn<Recommender['recommend']>(async () => ({
      films,
      explanation: 'Modelin sözü.',
      source: 'ai',
      loosened: [],
      filteredCount: 0,
    }));
    const { recommend } = stage({
      answers: (film) => (film < 71 ? onNetflix : { kind: 'none' }),
      first: {
        recommend: asked,
        surprise: async () => Promise.reject(new Error('nobody asked for a surprise')),
      },
    });
    const made = await recommend();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('platforms');
    expect(made.numbers).toContain(70);
    expect(made.replaced).toEqual([
      { title: 'Dram 71', why: "Netflix'te görünmüyor" },
      { title: 'Dram 72', why: "Netflix'te görünmüyor" },
    ]);
    expect(made.explanation).not.toContain('Modelin sözü');
  });

  it('Z-09 never claims a film for a service that no listing puts there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat({ max: 59 }), { maxLength: 60 }), async (shown) => {
        const { recommend } = stage(only(...shown));
        const { numbers, explanation, loosened } = await recommend();
        expect(new Set(numbers).size).toBe(3);
        const there = numbers.filter((film) => shown.includes(film)).length;
        expect(loosened.includes('platforms')).toBe(there < 3);
        expect(explanation.startsWith("Üçü de Netflix'te")).toBe(there === 3);
      }),
      { numRuns: 25 },
    );
  });

  it('Z-09 is not heeded where there is none', async () => {
    const { recommend, offersOf } = stage(only());
    await recommend({ platforms: [] });
    expect(offersOf).not.toHaveBeenCalled();
  });

  it('Z-09 counts what has to be paid for again as not there', () => {
    expect(isShownOn({ ...nowhere, rent: [NETFLIX] }, ['Netflix'])).toBe(false);
    expect(isShownOn({ ...nowhere, ads: [NETFLIX] }, ['Netflix'])).toBe(true);
  });
});
