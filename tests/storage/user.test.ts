import { describe, expect, it, vi } from 'vitest';

import type { User } from '#domain/user.ts';
import { deleteAll } from '#storage/all-records.ts';
import { setAsideKeys } from '#storage/box/set-aside.ts';
import { aUser, contents, openTestRecords } from './support.ts';

const KEY = 'film_app_user';
const stored = (raw: string) => ({ entries: [[KEY, raw]] as const });
const rename = (name: string) => (user: User) => ({ ...user, name });

describe('user', () => {
  it('is nobody at first', () => {
    const { records, storage } = openTestRecords();
    expect(records.user.get()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('A-31 A-32 signs in, is restored by a reload, and signs out', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.user.set(aUser())).toBe(true);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(aUser());
    expect(openTestRecords({ storage }).records.user.get()).toEqual(aUser());
    expect(await records.user.clear()).toBe(true);
    expect(records.user.get()).toBeNull();
    expect(contents(storage)).toEqual({});
  });

  it('K-01 keeps preferences inside, and what newer or older code put beside them', async () => {
    const raw = JSON.stringify({
      id: 5,
      email: 'a@b.co',
      name: 'A',
      avatar: 'kedi',
      preferences: { genres: ['Drama'], language: 'tr' },
    });
    const { records, storage } = openTestRecords(stored(raw));
    expect(records.user.get()).toMatchObject({
      bio: '',
      preferences: { genres: ['Drama'], favoriteGenres: [] },
    });
    await records.user.update((user) => ({
      ...user,
      preferences: { ...user.preferences, genres: ['Komedi'] },
    }));
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({
      avatar: 'kedi',
      preferences: { genres: ['Komedi'], language: 'tr', notifications: { weeklyDigest: true } },
    });
    expect(records.problems.list()).toEqual([]);
  });

  it('changes nobody when nobody is signed in', async () => {
    const { records, storage } = openTestRecords();
    const change = vi.fn(rename('Yeni'));
    expect(await records.user.update(change)).toBe(false);
    expect(change).not.toHaveBeenCalled();
    expect(storage.length).toBe(0);
  });

  it('applies two changes made at once', async () => {
    const { records } = openTestRecords(stored(JSON.stringify(aUser())));
    await Promise.all([
      records.user.update(rename('Yeni')),
      records.user.update((user) => ({ ...user, bio: 'Sinema sever' })),
    ]);
    expect(records.user.get()).toMatchObject({ name: 'Yeni', bio: 'Sinema sever' });
  });

  it.each([
    ['half a JSON', '{"id":1,"email":"a@b.co"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"deniz"'],
    ['no e-mail', '{"id":1,"name":"deniz"}'],
    ['an id that is no number', '{"id":"1","email":"a@b.co","name":"deniz"}'],
  ])('E-04 is nobody for %s, which is logged, set aside and removed', async (_, raw) => {
    const { records, storage, logger } = openTestRecords(stored(raw));
    expect(records.user.get()).toBeNull();
    await vi.waitFor(() => expect(storage.getItem(KEY)).toBeNull());
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([raw]);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'error' })]);
    expect(await records.user.set(aUser())).toBe(true);
    expect(openTestRecords({ storage }).records.user.get()).toEqual(aUser());
  });

  it('stays signed in when only preferences cannot be read, and these are set aside', async () => {
    const raw = JSON.stringify({ ...aUser(), preferences: { genres: ['Drama', 'Western'] } });
    const { records, storage } = openTestRecords(stored(raw));
    expect(records.user.get()).toMatchObject({ name: 'deniz' });
    expect(await records.user.update(rename('Yeni'))).toBe(true);
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([raw]);
    expect(records.user.get()?.name).toBe('Yeni');
  });

  describe('where there is no space', () => {
    const full = async () => {
      const opened = openTestRecords({ quota: 1000, entries: [['filler', 'x'.repeat(490)]] });
      expect(await opened.records.user.set(aUser())).toBe(false);
      return opened;
    };

    it('is signed in all the same, which is said once', async () => {
      const { records, storage } = await full();
      expect(records.user.get()).toEqual(aUser());
      expect(await records.user.update(rename('Yeni'))).toBe(false);
      expect(records.user.get()?.name).toBe('Yeni');
      expect(storage.getItem(KEY)).toBeNull();
      expect(records.problems.list()).toEqual([
        { key: KEY, kind: 'unavailable', message: expect.stringMatching(/^Oturumun kaydedilemedi/u) },
      ]);
    });

    it('is saved as soon as there is some', async () => {
      const { records, storage } = await full();
      storage.removeItem('filler');
      expect(await records.user.update(rename('Yeni'))).toBe(true);
      expect(openTestRecords({ storage }).records.user.get()?.name).toBe('Yeni');
      expect(records.problems.list()).toEqual([]);
    });

    it('signs out, and is deleted with everything else', async () => {
      const { records } = await full();
      expect(await records.user.clear()).toBe(true);
      expect(records.user.get()).toBeNull();
      await records.user.set(aUser());
      expect(await deleteAll(records)).toBe(true);
      expect(records.user.get()).toBeNull();
    });

    it('gives way to whoever signs in in another tab', async () => {
      const { records, storage, otherTab } = await full();
      const seen: (string | undefined)[] = [];
      records.user.subscribe(() => seen.push(records.user.get()?.name));
      storage.removeItem('filler');
      storage.setItem(KEY, JSON.stringify(aUser({ name: 'Kaya' })));
      otherTab(KEY);
      expect(seen).toEqual(['Kaya']);
    });
  });

  it('tells of signing in and out, here and in another tab', async () => {
    const { records, storage, otherTab } = openTestRecords();
    const seen: (string | undefined)[] = [];
    records.user.subscribe(() => seen.push(records.user.get()?.name));
    await records.user.set(aUser());
    storage.removeItem(KEY);
    otherTab(KEY);
    expect(seen).toEqual(['deniz', undefined]);
  });
});
