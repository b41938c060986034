import { expect, it } from 'vitest';

import { open } from '#import/session.ts';
import { openTestRecords } from '#tests/storage/support.ts';

import { breathe } from './support/bring.ts';
import { letterboxdZip } from './support/exports.ts';
import { aFilmLife } from './support/film-life.ts';

it('I-12 tells how far it is in one way from the beginning to the end, which never runs back', async () => {
  const { name, bytes } = letterboxdZip(aFilmLife(900));
  const told: number[] = [];
  const opening = await open(
    { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer },
    {
      records: openTestRecords().records,
      catalogue: async () => ({ films: [], tell: async (film) => film }),
      breathe,
      onProgress: (done, total) => told.push(done / total),
    },
  );
  expect(opening.kind).toBe('export');
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told[0]).toBe(0);
  expect(told.at(-1)).toBeGreaterThan(0.8);
  expect(told.every((share) => share <= 1)).toBe(true);
});
