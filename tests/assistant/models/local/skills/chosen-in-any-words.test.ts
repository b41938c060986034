import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { converse } from '../converse.ts';

const [first = '', second = '', third = ''] = SMALL_CATALOGUE.filter(({ genres }) =>
  genres.includes('Gerilim'),
).map(({ title }) => title);
const last = async (...said: string[]) =>
  (await converse(['gerilim öner', 'ilki kaç dakika', ...said])).at(-1);

describe('a film is taken', () => {
  it.each([
    ['süpermiş onu izleyelim', first],
    ['2 olur', second],
    ['3 iyi gibi', third],
    ['sonuncusuna bi şans vericem', third],
    ['babamlar da ikincisini seçti', second],
    ['o süreye varım, ilkiyle gidelim', first],
    ['bunda karar kıldım saol', first],
    ['kulağa hoş geliyor ikinciyi izlerim ben', second],
  ])('and named: %s', async (said, title) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(title);
    expect(turn?.text).toMatch(/seyir|keyif/iu);
  });

  it.each([
    'ikinci gibi bir film izleyelim',
    'ilki iyi ama daha kısa olsun',
    'akşam korku izleyelim',
    'bunu izleyelim mi sence',
    'onu izlemem ben',
    'ilki kalsın diğerlerini değiştir',
  ])('but not in: %s', async (said) => {
    expect((await last(said))?.text).not.toMatch(/seyir|keyifle/iu);
  });
});

describe('a film stays', () => {
  it.each([
    ['tamam ilki kalsın diğerleri gitsin', first],
    ['ikincisi kalsın diğerlerine gerek yok', second],
  ])('and nothing else comes: %s', async (said, title) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(title);
  });

  it('and so do the others, though a film is called so', async () => {
    const turn = await last('ilkini izledim', 'diğerlerini tut');
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(second);
    expect(turn?.text).toContain(third);
  });
});

describe('words that films are called by', () => {
  it('add the others, not the film of that name', async () => {
    expect((await last('ilkini izledim', 'diğerlerini ekle'))?.calls).toEqual([
      ['addToWatchlist', expect.objectContaining({ title: second })],
      ['addToWatchlist', expect.objectContaining({ title: third })],
    ]);
  });

  it.each(['pardon kim oynuyordu', 'heh kim oynuyordu'])('are no name in "%s"', async (said) => {
    expect((await last(said))?.calls).toEqual([['showFilm', expect.objectContaining({ title: first })]]);
  });
});
