import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

// Başlangıç, Yedi and Dövüş Kulübü.
const asked = 'gerilim öner';
const explanation = 'Ben olsam Yedi ile başlardım.';
const after = async (...texts: string[]) => (await converse(texts, { explanation })).at(-1);
const callsAfter = async (...texts: string[]) => (await after(...texts))?.calls;

describe('the film that an answer spoke for', () => {
  it.each([
    ['bunu ekle', 'addToWatchlist'],
    ['favorime ekle bunu', 'addFavourite'],
    ['onu izledim', 'markWatched'],
    ['bunu gördüm lisede', 'markWatched'],
    ['fragmanını görem', 'findTrailer'],
    ['bu kalsın sonraya', 'addToWatchlist'],
  ])('is the one that is meant: %s', async (said, tool) => {
    expect(await callsAfter(asked, said)).toEqual([[tool, { title: 'Yedi' }]]);
  });

  it.each(['tamam bu', 'bu akşam o', 'tamam o'])('is chosen: %s', async (said) => {
    expect((await after(asked, said))?.text).toContain('Yedi');
  });

  it('is what is asked of in short', async () => {
    expect(await callsAfter(asked, 'konusu ne')).toEqual([['showFilm', { title: 'Yedi' }]]);
  });

  it('is the choice that is left to us', async () => {
    expect((await after(asked, 'sen bilirsin'))?.text).toContain('Yedi');
  });

  it.each([
    ['ikincisini ekle', 'Yedi'],
    ['sonuncuyu ekle', 'Dövüş Kulübü'],
  ])('gives way to a place: %s', async (said, title) => {
    expect(await callsAfter(asked, said)).toEqual([['addToWatchlist', { title }]]);
  });

  it('is the one of the last answer', async () => {
    const answered = (await after(asked, 'almanca olan hangisi'))?.text;
    const [[, input] = []] = (await callsAfter(asked, 'almanca olan hangisi', 'onu izledim')) ?? [];
    expect(answered).toContain('Dövüş Kulübü');
    expect(input).toEqual({ title: 'Dövüş Kulübü' });
  });
});

describe('what was left', () => {
  it('are the two that were not seen', async () => {
    const left = await callsAfter(asked, 'ilkini izledim', 'kalan ikisi dursun');
    expect(left?.map(([, input]) => input)).toEqual([{ title: 'Yedi' }, { title: 'Dövüş Kulübü' }]);
  });

  it('is asked where none of them was taken', async () => {
    expect(await callsAfter(asked, "Titanik'i izledim", 'kalan ikisi dursun')).toEqual([]);
  });

  it('are said in one word', async () => {
    expect(await callsAfter(asked, 'ilk ikisini izledim', 'kalanları kaydet')).toBeDefined();
  });
});

describe('two films', () => {
  it('are those that two turns changed', async () => {
    const both = await callsAfter("Titanik'i izledim", "Joker'i de", 'ikisini de favorilere ekle');
    expect(both?.map(([, input]) => input)).toEqual([{ title: 'Titanik' }, { title: 'Joker' }]);
  });

  it('are for an evening where they are set apart for a day', async () => {
    expect(await callsAfter(asked, 'ikisini pazara ayır')).toMatchObject([
      ['planEvening', { day: 'sunday', films: [{ title: 'Başlangıç' }, { title: 'Yedi' }] }],
    ]);
  });

  it('each have their deed, though their endings are written apart', async () => {
    expect(await callsAfter('vizontele yi favoriye al gora yi da sonra izlemeye koy')).toEqual([
      ['addFavourite', { title: 'Vizontele' }],
      ['addToWatchlist', { title: 'G.O.R.A.' }],
    ]);
  });
});
