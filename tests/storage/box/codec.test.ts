import { describe, expect, it } from 'vitest';

import { listCodec, valueCodec, wordCodec } from '#storage/box/codec.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

describe('listCodec', () => {
  it('keeps the good entries of a list and tells that there were others', () => {
    expect(listCodec(text).read('["a",1,"b",null]')).toEqual({ value: ['a', 'b'], whole: false });
    expect(listCodec(text).read('["a","b"]')).toEqual({ value: ['a', 'b'], whole: true });
    expect(listCodec(text).read('[]')).toEqual({ value: [], whole: true });
  });

  it('leaves out an entry that its reader throws at', () => {
    const fussy = listCodec((entry) => {
      if (entry === 'b') throw new TypeError('not this one');
      return text(entry);
    });
    expect(fussy.read('["a","b","c"]')).toEqual({ value: ['a', 'c'], whole: false });
  });

  it.each(['null', '{}', '"a"', '7'])('does not take %s for a list', (raw) => {
    expect(listCodec(text).read(raw)).toBeUndefined();
  });

  it('arranges what it read', () => {
    const codec = listCodec(text, (entries) => entries.toSorted());
    expect(codec.read('["b","a"]')?.value).toEqual(['a', 'b']);
  });
});

describe('valueCodec', () => {
  it('reads one value, and removes the key for none', () => {
    const codec = valueCodec(text);
    expect(codec.read('"a"')).toEqual({ value: 'a', whole: true });
    expect(codec.read('7')).toBeUndefined();
    expect(codec.write('a')).toBe('"a"');
    expect(codec.write(null)).toBeNull();
  });

  it('tells when the value says less than the text', () => {
    const onlyA = valueCodec((stored) => (typeof stored === 'object' ? { a: 1 } : undefined));
    expect(onlyA.read('{"a":1,"b":2}')).toEqual({ value: { a: 1 }, whole: false });
  });
});

describe('wordCodec', () => {
  const codec = wordCodec((word) => (word === 'dark' ? word : undefined));

  it.each(['dark', '"dark"', ' dark\n'])('reads %j', (raw) => {
    expect(codec.read(raw)).toEqual({ value: 'dark', whole: true });
  });

  it('writes the bare word', () => {
    expect(codec.write('dark')).toBe('dark');
    expect(codec.read('"dark')).toBeUndefined();
  });
});
