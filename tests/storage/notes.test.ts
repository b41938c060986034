import { describe, expect, it } from 'vitest';

import { MOST_NOTES, type Note } from '#domain/notes.ts';
import { exportAll } from '#storage/all-records.ts';

import { openTestRecords } from './support.ts';

const KORKU: Note = { kind: 'avoidGenre', text: 'Korku' };

describe('the notes', () => {
  it('V-13 keep each once, and let it be removed', async () => {
    const { notes } = openTestRecords().records;
    expect(await notes.add(KORKU)).toBe('added');
    expect(await notes.add(KORKU)).toBe('known');
    expect(notes.get()).toEqual([KORKU]);
    expect(await notes.remove(KORKU)).toBe(true);
    expect(await notes.remove(KORKU)).toBe(false);
    expect(notes.get()).toEqual([]);
  });

  it('V-13 are 30 at most: the oldest gives way', async () => {
    const { notes } = openTestRecords().records;
    for (let i = 0; i <= MOST_NOTES; i++) await notes.add({ kind: 'other', text: `not ${i}` });
    expect(notes.get()).toHaveLength(MOST_NOTES);
    expect(notes.get()[0]?.text).toBe('not 1');
  });

  it('V-13 are exported with the data', async () => {
    const { records } = openTestRecords();
    await records.notes.add(KORKU);
    expect(exportAll(records)).toMatchObject({ notes: [KORKU] });
  });
});
