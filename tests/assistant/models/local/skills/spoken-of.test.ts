import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const last = async (...said: string[]) => (await converse(['gerilim öner', ...said])).at(-1);
const titles = async (...said: string[]) =>
  (await last(...said))?.calls.map(([, input]) => (input as { title: string }).title); // Every call here is on a film.

describe('films that were spoken of one by one', () => {
  it.each(['ikisini de ekle', 'ikisini de kaydedin lütfen'])('are both: %s', async (said) => {
    expect(await titles('ilki kaç dakika', 'sonuncusunu kim çekti', said)).toEqual([first, third]);
  });

  it('are both, though one of them was not shown', async () => {
    expect(await titles('ikincisi kaç dakika', "Titanik'i kim çekti", 'ikisini de ekle')).toEqual([
      second,
      'Titanik',
    ]);
  });

  it.each(['diğerini ekle', 'öbürünü listeme at'])('are one and the other: %s', async (said) => {
    expect(await titles('ilki kaç dakika', 'sonuncusunu kim çekti', said)).toEqual([first]);
  });

  it('are both whose places were said in the same breath', async () => {
    expect(await titles('ilki ve sonuncusu güzelmiş, ikisini de listeme ekle')).toEqual([first, third]);
  });

  it('are no more of those that a place counts', async () => {
    expect(await titles('ilki kaç dakika', 'sonuncusunu kim çekti', 'ilk ikisini ekle')).toEqual([
      first,
      second,
    ]);
  });
});

describe('a film that is put forward after one was seen', () => {
  it.each(['kaç dakika', 'konusu ne peki'])('is the one that is asked of: %s', async (said) => {
    expect(await titles('ilkini izledim', said)).toEqual([second]);
  });

  it('is the one that is taken', async () => {
    expect((await last('ilkini izledim', 'tamam onu açalım'))?.text).toContain(second);
  });

  it.each(['8', 'onu favorilerime ekle'])('is not the one that is spoken of by: %s', async (said) => {
    expect(await titles('ilkini izledim', said)).toEqual([first]);
  });
});
