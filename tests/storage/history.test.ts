import { describe, expect, it, vi } from 'vitest';

import { setAsideKeys } from '#storage/box/set-aside.ts';
import { aBatch, aFilm, openTestRecords } from './support.ts';

const KEY = 'film_recommendations';
const stored = (records: unknown) => ({ entries: [[KEY, JSON.stringify(records)]] as const });
const at = (generatedAt: string, explanation = 'Seçildi, çünkü.') => aBatch({ generatedAt, explanation });

describe('history', () => {
  it('K-08 K-12 keeps batches in exactly the shape of the specification, newest first', async () => {
    const { records, storage } = openTestRecords();
    const first = at('2026-11-19T10:00:00.000Z');
    const second = { ...at('2026-11-20T10:00:00.000Z'), mood: 'sad', reason: 'Hüzünlü', filteredCount: 2 };
    expect(await records.history.add(first)).toBe(true);
    expect(await records.history.add(second)).toBe(true);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([second, first]);
    expect(records.history.get()).toEqual([second, first]);
  });

  it('K-08 shows the newest first whatever the order in storage, and the later of two of the same time', async () => {
    const { records } = openTestRecords(
      stored([at('2026-01-01T00:00:00Z'), at('2026-03-01T00:00:00Z', 'Eski olan.')]),
    );
    await records.history.add(at('2026-03-01T00:00:00Z', 'Yeni olan.'));
    expect(records.history.get().map(({ explanation }) => explanation)).toEqual([
      'Yeni olan.',
      'Eski olan.',
      'Seçildi, çünkü.',
    ]);
  });

  it('K-09 K-10 reads older entries: movies, name, timestamp and createdAt', () => {
    const { records } = openTestRecords(
      stored([
        { movies: [{ id: 1, name: 'Vizontele' }], timestamp: '2024-05-06T07:08:09.000Z' },
        { movies: [], createdAt: 1_700_000_000_000 },
      ]),
    );
    expect(records.history.get()).toEqual([
      {
        recommendations: [expect.objectContaining({ id: 1, title: 'Vizontele' })],
        generatedAt: '2024-05-06T07:08:09.000Z',
        explanation: 'Seçtiğin tür(ler) ve ruh haline göre derlenmiştir.',
        kind: 'recommendation',
      },
      expect.objectContaining({ recommendations: [], generatedAt: '2023-11-14T22:13:20.000Z' }),
    ]);
    expect(records.problems.list()).toEqual([]);
  });

  it('sets a history aside in which one film of a batch cannot be read', () => {
    const { records } = openTestRecords(stored([{ ...aBatch(), recommendations: [aFilm(), 'Eşkıya'] }]));
    expect(records.history.get()[0]?.recommendations).toHaveLength(1);
    expect(records.problems.list()).toEqual([
      expect.objectContaining({
        key: KEY,
        kind: 'unreadable',
        message: expect.stringContaining('Öneri geçmişi'),
      }),
    ]);
  });

  it('H-16 removes the batch of the same time and titles, and no other', async () => {
    const other = aBatch({ recommendations: [aFilm({ title: 'Eşkıya' })] });
    const { records } = openTestRecords(stored([aBatch(), other]));
    expect(await records.history.remove(other)).toBe(true);
    expect(records.history.get()).toEqual([aBatch()]);
    expect(await records.history.remove(other)).toBe(false);
    expect(await records.history.remove(at('2020-01-01T00:00:00Z'))).toBe(false);
    expect(records.history.get()).toEqual([aBatch()]);
  });

  it('removes one of two batches that nothing tells apart', async () => {
    const { records } = openTestRecords(stored([aBatch(), aBatch()]));
    expect(await records.history.remove(aBatch())).toBe(true);
    expect(records.history.get()).toHaveLength(1);
  });

  it('clears everything', async () => {
    const { records, storage } = openTestRecords(stored([aBatch()]));
    expect(await records.history.clear()).toBe(true);
    expect(storage.getItem(KEY)).toBe('[]');
    expect(await records.history.clear()).toBe(true);
  });

  it('answers false where there is no space, and keeps what it had', async () => {
    const { records, storage } = openTestRecords({ ...stored([aBatch()]), quota: 1500 });
    const before = storage.getItem(KEY);
    expect(await records.history.add(at('2026-11-21T00:00:00Z'))).toBe(false);
    expect(storage.getItem(KEY)).toBe(before);
    expect(records.problems.list()).toEqual([expect.objectContaining({ key: KEY, kind: 'quota' })]);
    expect(await records.history.clear()).toBe(true);
    expect(await records.history.add(at('2026-11-21T00:00:00Z'))).toBe(true);
    expect(records.problems.list()).toEqual([]);
  });

  it('keeps its reference, and tells of changes', async () => {
    const { records } = openTestRecords(stored([aBatch()]));
    const listener = vi.fn<() => void>();
    records.history.subscribe(listener);
    const list = records.history.get();
    await records.history.remove(at('2020-01-01T00:00:00Z'));
    expect(records.history.get()).toBe(list);
    expect(listener).not.toHaveBeenCalled();
    await records.history.add(at('2026-11-21T00:00:00Z'));
    expect(records.history.get()).not.toBe(list);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is cut where a title has no end, and kept aside as it was', async () => {
    const raw = JSON.stringify([aBatch({ recommendations: [aFilm({ title: 'Ş'.repeat(10_000) })] })]);
    const { records, storage } = openTestRecords({ entries: [['film_recommendations', raw]] });
    expect(records.history.get()[0]?.recommendations[0]?.title).toHaveLength(300);
    expect(await records.history.add(aBatch({ explanation: 'Yeni' }))).toBe(true);
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([raw]);
  });
});
