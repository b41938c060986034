import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import { isOutOfSpace } from '#storage/box/storage-like.ts';
import { contents } from './support.ts';

describe('createMemoryStorage', () => {
  it('keeps, replaces, lists and removes texts', () => {
    const storage = createMemoryStorage({ entries: [['a', '1']] });
    storage.setItem('b', '2');
    storage.setItem('a', '3');
    expect(contents(storage)).toEqual({ a: '3', b: '2' });
    expect(storage.length).toBe(2);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(storage.key(0)).toBe('b');
    expect(storage.key(1)).toBeNull();
  });

  it('refuses what goes over its quota, and still holds what it held', () => {
    const storage = createMemoryStorage({ quota: 20 });
    storage.setItem('abc', '1234567');
    const tooMuch = () => storage.setItem('abc', '12345678');
    expect(tooMuch).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
    expect(() => storage.setItem('d', '')).toThrow();
    expect(contents(storage)).toEqual({ abc: '1234567' });
  });

  it('lets a full storage shrink', () => {
    const storage = createMemoryStorage({ entries: [['abc', '1234567890']], quota: 10 });
    storage.setItem('abc', '123456789');
    expect(storage.getItem('abc')).toBe('123456789');
  });
});

describe('isOutOfSpace', () => {
  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('recognises %s', (name) => {
    expect(isOutOfSpace(Object.assign(new Error('full'), { name }))).toBe(true);
  });

  it.each([new DOMException('no', 'SecurityError'), new Error('no'), 'QuotaExceededError', null])(
    'is not misled by %s',
    (error) => {
      expect(isOutOfSpace(error)).toBe(false);
    },
  );
});
