import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('an acceptance', () => {
  it.each([
    'tamam olsun lan',
    'oke 1 i aldık',
    'tamam bunu izleyeyim bu gece',
    'ilk dediğin olsun o zaman',
    '2yi açıyoruz',
  ])('wishes good watching: %s', async (said) => {
    const turn = await last('komedi öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/seyirler|keyifle/iu);
  });

  it('is met once, however often it is said', async () => {
    const { text = '' } = (await last('komedi öner', 'tamam ilki olsun. açtık')) ?? {};
    expect(text.match(/seyirler|keyif/giu)).toHaveLength(1);
  });
});

describe('a film that is over', () => {
  it.each(['titanik bitti şimdi ne izlesek', 'titaniği bitirdik ne açsak'])('%s', async (said) => {
    expect((await last(said))?.calls).toEqual([
      ['markWatched', { title: 'Titanik' }],
      ['recommendFilms', { genres: [], similarTo: 'Titanik' }],
    ]);
  });

  it('is one more of the kind that is shown', async () => {
    expect((await last('animasyon öner', 'shrek de bitti bizde'))?.calls).toMatchObject([
      ['markWatched', { title: 'Shrek' }],
      ['recommendFilms', { genres: ['Animasyon'] }],
    ]);
  });

  it('on our advice is met with joy', async () => {
    const turn = await last('tavsiyen üzerine izledik titaniği bayıldık hepimiz');
    expect(turn?.calls).toEqual([['markWatched', { title: 'Titanik' }]]);
    expect(turn?.text).toMatch(/sevindim|ne güzel/iu);
  });
});

describe('a title that was typed wrong', () => {
  it.each([
    'titabik yazcaktım pardon titanik',
    'pardon yedi değil titanik yazacaktım',
    'yanlış yazdım titanik',
  ])('is the one that was meant: %s', async (said) => {
    expect((await last(said))?.calls).toEqual([['showFilm', { title: 'Titanik' }]]);
  });
});

describe('what everybody argues about', () => {
  it.each([
    [['başlangıç', 'sonunda topaç düşüyo mu düşmüyo mu'], /yalpalıyor/u],
    [['titanik te rose jack i niye almadı kapıya yer vardı'], /kapı/u],
    [['matrix kırmızı mı mavi mi sen hangisini alırdın'], /Kırmızıyı/u],
  ])('is met with a view: %s', async (said, view) => {
    const turn = await last(...said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(view);
  });
});

describe('a rude word', () => {
  it.each([
    ['komedi olsun ama recep ivedik olmasın amk', ['Komedi']],
    ['salak olmayan bi komedi', ['Komedi']],
    ['aptal bi komedi lazım', ['Komedi']],
  ])('beside a wish is no insult: %s', async (said, genres) => {
    expect((await last(said))?.calls).toMatchObject([['recommendFilms', { genres }]]);
  });

  it.each(['salak mısın ya', 'amk'])('alone is heard: %s', async (said) => {
    expect((await last(said))?.calls).toEqual([]);
  });
});

describe('what was said', () => {
  it('is forgotten as it was noted', async () => {
    expect((await last('nolan sevmem', 'unut dediklerimi'))?.calls).toMatchObject([
      ['forget', { note: 'Christopher Nolan' }],
    ]);
  });
});
