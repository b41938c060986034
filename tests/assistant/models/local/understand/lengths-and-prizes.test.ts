import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();
const read = (text: string) => readMessage(text, index, 2026, judge).found;

describe('a length that is said', () => {
  it('holds where the next clause tells what comes after it', () => {
    expect(read('en fazla bir buçuk saat, sonra doğru yatak').maxDuration).toBe(90);
    expect(read('iki saat sonra uçağım var').maxDuration).toBeUndefined();
  });

  it('that is bounded plainly counts before one that is only told of', () => {
    const found = read('o titaniği istemiyorum 3 saat sürüyo uyuyo adam, romantik olsun en fazla 2 saat');
    expect(found.maxDuration).toBe(120);
    expect(found.minDuration).toBeUndefined();
  });
});

describe('a length that is said without a number', () => {
  it.each([
    ['bebek uyanmadan bitsin', { maxDuration: 100, maxAge: undefined }],
    ['yemek pişene kadar bitsin', { maxDuration: 100, themes: [] }],
    ['servis gelene kadar bitecek bi komedi', { maxDuration: 100, genres: ['Komedi'] }],
    ['uzun dram olmasın', { maxDuration: 120, excludeGenres: ['Drama'] }],
    ['kısa animasyon olmasın', { minDuration: 100, excludeGenres: ['Animasyon'] }],
    ['uzun olsun dram olmasın', { minDuration: 140, excludeGenres: ['Drama'] }],
    ['iki saatten uzunu bayar', { maxDuration: 120 }],
    ['kimse ölmeden bitsin', { maxDuration: undefined }],
  ])('%s', (text, { maxAge, maxDuration, ...wishes }: Record<string, unknown>) => {
    expect(read(text)).toMatchObject(wishes);
    expect(read(text).maxDuration).toBe(maxDuration);
    expect(read(text).maxAge).toBe(maxAge);
  });
});

describe('a prize', () => {
  it('is the first one of its festival where that is named', () => {
    expect(read("Cannes'da Altın Palmiye almış bir film").awards).toEqual(['cannes-palmiye']);
    expect(read('oscarlı bir film').awards).toEqual(['oscar']);
  });
});
