import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createSetAsideShelf, setAside, setAsideKeys } from '#storage/box/set-aside.ts';
import { breakable, contents } from '../support.ts';

describe('setAside', () => {
  it('copies any text unchanged to a key that names where it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const storage = createMemoryStorage({ entries: [['film_favorites', raw]] });
        const key = setAside(storage, 'film_favorites', raw);
        expect(key).toMatch(/^film_favorites\.setAside\.[0-9a-z]+$/);
        expect(contents(storage)).toEqual({ film_favorites: raw, [key]: raw });
      }),
    );
  });

  it('makes one copy of the same text, however often', () => {
    const storage = createMemoryStorage();
    expect(setAside(storage, 'film_watched', '{')).toBe(setAside(storage, 'film_watched', '{'));
    expect(storage.length).toBe(1);
  });

  it('makes copies of different texts, and of the same text of different keys', () => {
    const storage = createMemoryStorage();
    setAside(storage, 'film_watched', '{');
    setAside(storage, 'film_watched', '[');
    setAside(storage, 'film_favorites', '{');
    expect(storage.length).toBe(3);
  });

  it('overwrites nothing, not even where the key is taken', () => {
    const storage = createMemoryStorage();
    const key = setAside(storage, 'film_watched', '{');
    storage.setItem(key, 'something else');
    const second = setAside(storage, 'film_watched', '{');
    expect(second).not.toBe(key);
    expect(contents(storage)).toEqual({ [key]: 'something else', [second]: '{' });
    expect(setAside(storage, 'film_watched', '{')).toBe(second);
  });

  it('throws where there is no space, and changes nothing', () => {
    const storage = createMemoryStorage({ entries: [['film_watched', '{{{']], quota: 40 });
    expect(() => setAside(storage, 'film_watched', '{{{')).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    );
    expect(contents(storage)).toEqual({ film_watched: '{{{' });
  });
});

describe('createSetAsideShelf', () => {
  it('lists, hands out and deletes copies, and nothing else', () => {
    const storage = createMemoryStorage({ entries: [['film_watched', '[]']] });
    const key = setAside(storage, 'film_watched', '{');
    const shelf = createSetAsideShelf(storage);
    expect(shelf.keys()).toEqual([key]);
    expect(shelf.read(key)).toBe('{');
    expect(shelf.read('film_watched')).toBeNull();
    expect(shelf.remove('film_watched')).toBe(false);
    expect(shelf.remove(key)).toBe(true);
    expect(shelf.remove(key)).toBe(false);
    expect(contents(storage)).toEqual({ film_watched: '[]' });
  });

  it('says when a copy could not be deleted', () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const key = setAside(storage, 'film_watched', '{');
    broken.write = true;
    expect(createSetAsideShelf(storage).remove(key)).toBe(false);
  });
});

describe('setAsideKeys', () => {
  it('finds what earlier sessions set aside, and nothing else', () => {
    const storage = createMemoryStorage({
      entries: ['film_watched.setAside.b', 'film_favorites', 'film_favorites.setAside.a', 'setAside'].map(
        (key) => [key, 'x'] as const,
      ),
    });
    expect(setAsideKeys(storage)).toEqual(['film_favorites.setAside.a', 'film_watched.setAside.b']);
    expect(setAsideKeys(storage, 'film_watched')).toEqual(['film_watched.setAside.b']);
  });

  it('finds nothing where storage is blocked', () => {
    const { storage, broken } = breakable(createMemoryStorage());
    broken.read = true;
    expect(setAsideKeys(storage)).toEqual([]);
  });
});
