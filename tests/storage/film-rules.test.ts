import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Film } from '#domain/film.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aFilm, openTestRecords } from './support.ts';

// A small world, so that ids, titles and years collide often.
const films: fc.Arbitrary<Film> = fc
  .record({
    id: fc.constantFrom<string | number>(1, 2, 100, 101, 500, 'rec_a', 'rec_b', '1'),
    title: fc.constantFrom('Eşkıya', 'Vizontele', 'VİZONTELE', 'G.O.R.A.'),
    year: fc.constantFrom(1996, 2001),
  })
  .map(aFilm);

type Step = { add: boolean; film: Film };
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ add: fc.boolean(), film: films }), {
  maxLength: 25,
});
const lists = fc.constantFrom('favourites' as const, 'watched' as const);

describe('the rules of the lists', () => {
  it('hold over any additions and removals: answers, has() and the list agree', async () => {
    await fc.assert(
      fc.asyncProperty(lists, steps, async (name, plan) => {
        const { records } = openTestRecords();
        const list = records[name];
        for (const { add, film } of plan) {
          const before = list.get();
          const had = list.has(film);
          if (add) {
            expect(await list.add(film)).toBe(!had);
            expect(list.has(film)).toBe(true);
            expect(list.get()).toHaveLength(before.length + (had ? 0 : 1));
          } else {
            expect(await list.remove(film)).toBe(had);
            // Nothing but films of this id or this title and year has gone.
            const left = new Set<unknown>(list.get());
            const gone = before.filter((record) => !left.has(record));
            expect(gone.length > 0).toBe(had);
            for (const record of gone) {
              const byId = record.id === film.id || record.originalId === film.id;
              const byTitle = record.title.toLocaleLowerCase('tr') === film.title.toLocaleLowerCase('tr');
              expect(byId || (byTitle && record.year === film.year)).toBe(true);
              if (typeof film.id === 'number' && film.id <= 100) expect(byTitle).toBe(true);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('survive a reload: what is read is what was shown', async () => {
    await fc.assert(
      fc.asyncProperty(lists, steps, async (name, plan) => {
        const storage = createMemoryStorage();
        const { records } = openTestRecords({ storage });
        for (const { add, film } of plan) await (add ? records[name].add(film) : records[name].remove(film));
        const reloaded = openTestRecords({ storage });
        expect(reloaded.records[name].get()).toEqual(records[name].get());
        expect(reloaded.records.problems.list()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
