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

describe('the time until something', () => {
  it.each([
    ['elektrik 2 saat sonra kesilcekmiş o arada bitsin film', { maxDuration: 120 }],
    ['trene bir buçuk saat var o arada bitecek bi şey', { maxDuration: 90, themes: [] }],
    ['uçağa 3 saat kaldı o arada biten aksiyon', { maxDuration: 180, themes: [] }],
    ['otobüsüm 2 saat sonra, o vakte kadar sığacak bi komedi', { maxDuration: 120, genres: ['Komedi'] }],
    ['doksan dakika sonra toplantım var, ona kadar yetişsin', { maxDuration: 90 }],
  ])('bounds what is to end before it: %s', (text, wishes) => {
    expect(read(text)).toMatchObject(wishes);
    expect(read(text).minDuration).toBeUndefined();
  });

  it.each(['yarım saat sonra film açıcaz korku öner', '2 saat sonra başlarız, savaş filmi olsun'])(
    'bounds nothing else: %s',
    (text) => expect(read(text).maxDuration).toBeUndefined(),
  );

  it('leaves what is wished of the same name', () => {
    expect(read('trende geçen bir film').themes).toEqual(['tren']);
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
