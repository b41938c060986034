import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createJoin, nameKey } from '#import/films/join.ts';
import { createMerge, keysOf, WATCHED_RULES, watchedEntry, writtenKeys } from '#import/films/merge.ts';
import { ownFilm } from '#import/films/film-of.ts';
import { readName } from '#import/formats/cells.ts';
import type { ImportRow } from '#import/shared/row.ts';
import { noonOf } from '#domain/watched-details.ts';
import { migrateWatched } from '#domain/records.ts';

const day = fc
  .tuple(
    fc.integer({ min: 2010, max: 2012 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => noonOf(...parts));
const rows: fc.Arbitrary<ImportRow[]> = fc.array(
  fc.record(
    {
      file: fc.constant('a.csv'),
      line: fc.nat(),
      title: fc.oneof(
        fc.constantFrom('Uzak', 'UZAK', 'Kış Uykusu', '…', '__proto__'),
        fc.string({ unit: 'binary', maxLength: 12 }).map(readName).filter(Boolean),
      ),
      year: fc.constantFrom(0, 2002, 2003),
      ids: fc.oneof(
        fc.constant({}),
        fc.record({ imdb: fc.constantFrom('tt0000001', 'tt0000002', 'tt0000003') }),
      ),
      part: fc.constantFrom('a', 'b'),
      seenAt: fc.option(day, { nil: undefined }),
      score: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
      note: fc.option(fc.string({ minLength: 1, maxLength: 8 }), { nil: undefined }),
    },
    { noNullPrototype: true },
  ),
);

const joined = (all: readonly ImportRow[]) => {
  const join = createJoin();
  all.forEach(join.add);
  return join;
};
const wishesOf = (all: readonly ImportRow[]) =>
  joined(all).films.flatMap((film) =>
    [...film.parts.values()].map((said) => {
      const record = ownFilm(film);
      return { entry: watchedEntry(record, said), keys: [...keysOf(record), ...writtenKeys(film)] };
    }),
  );
const merged = (base: Parameters<typeof createMerge>[0], all: readonly ImportRow[]) => {
  const merge = createMerge(
    base.flatMap((film) => migrateWatched(film) ?? []),
    WATCHED_RULES,
  );
  wishesOf(all).forEach((wish) => merge.add(wish));
  return merge.result();
};

describe('whatever the rows', () => {
  it('I-08 each is in one film, or left out with a reason', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { films, left } = joined(all);
        const kept = all.filter(
          (row) => !left.some((out) => out.line === row.line && out.title === row.title),
        );
        for (const { seenAt, ids } of kept) {
          const viewings = films.flatMap(({ parts }) => [...parts.values()].flatMap((said) => said.viewings));
          if (seenAt !== undefined) expect(viewings).toContain(seenAt);
          if (ids.imdb !== undefined) expect(films.map((film) => film.ids.imdb)).toContain(ids.imdb);
        }
        const imdb = films.flatMap((film) => film.ids.imdb ?? []);
        expect(new Set(imdb).size).toBe(imdb.length);
        const names = films.map(({ title, year }) => nameKey(title, year));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('I-08 the second time nothing changes, also after being stored and read', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const first = merged([], all);
        expect(first.next).toHaveLength(first.added.length);
        const stored = first.next.flatMap((film) => migrateWatched(JSON.parse(JSON.stringify(film))) ?? []);
        expect(stored).toEqual(first.next);
        const second = merged(stored, all);
        expect(second.added).toEqual([]);
        expect(second.changed).toEqual([]);
      }),
    );
  });

  it('I-08 what is kept here already stands, and stays in order of time', () => {
    fc.assert(
      fc.property(rows, rows, (mine, theirs) => {
        const held = merged([], mine).next;
        const { next } = merged(held, theirs);
        for (const before of held) {
          const after = next.find(({ id }) => id === before.id);
          expect(after).toMatchObject({ title: before.title, year: before.year });
          if (before.score !== undefined) expect(after?.score).toBe(before.score);
          if (before.note !== undefined) expect(after?.note).toBe(before.note);
          for (const time of before.viewings ?? []) expect(after?.viewings).toContain(time);
        }
        const times = next.map(({ watchedAt }) => Date.parse(watchedAt));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});
