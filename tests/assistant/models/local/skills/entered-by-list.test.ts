import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const lastCalls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('what goes on a list by its name', () => {
  it.each(['fark etmez ekle listeme', 'olsun fark etmiyor at listeme'])(
    'is the film in talk where a verb alone stands before it: %s',
    async (said) => {
      expect(await callAfter("Dövüş Kulübü'nü anlat", said)).toEqual([
        'addToWatchlist',
        { title: 'Dövüş Kulübü' },
      ]);
    },
  );

  it('is each film of a row', async () => {
    expect(await lastCalls('listeme parazit ekle, bir de joker')).toEqual([
      ['addToWatchlist', { title: 'Parazit' }],
      ['addToWatchlist', { title: 'Joker' }],
    ]);
  });

  it.each([
    'son izlediğim 3 filmi söylüyorum yaz: parazit, joker ve titanik',
    'bugün ne izlediysem listeye yaz: parazit, joker, titanik',
  ])('is each film of a row that was seen: %s', async (said) => {
    expect((await lastCalls(said))?.map(([tool]) => tool)).toEqual(Array(3).fill('markWatched'));
  });

  it('is what is known of a row, and the other is asked about', async () => {
    const [turn] = await converse(['izlediklerime yaz: parazit, joker, bi de şu ninja olan']);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched', 'markWatched']);
    expect(turn?.text).toContain('ninja');
  });

  it('is no row after a head that wishes', async () => {
    expect((await callAfter('izlediklerime benzer bir şey öner: komedi, aksiyon'))?.[0]).not.toBe(
      'markWatched',
    );
  });

  it('is the other of two that were compared', async () => {
    expect(await lastCalls('joker mi parazit mi', "joker'i listeme ekle, öbürünü de")).toContainEqual([
      'addToWatchlist',
      { title: 'Joker' },
    ]);
  });

  it('is taken off it where that is asked, and no list is shown', async () => {
    const [asked] = await converse(['izlediğim filmi listeden sil yanlışlıkla ekledim']);
    expect(asked?.calls).toEqual([]);
    expect(await callAfter('izlediğim filmi listeden sil yanlışlıkla ekledim', 'joker')).toEqual([
      'unmarkWatched',
      { title: 'Joker' },
    ]);
  });

  it.each(['izlediğim filmleri göster', 'ne izledim ben'])('is shown: %s', async (said) => {
    expect(await callAfter(said)).toMatchObject(['listFilms', { list: 'watched' }]);
  });

  it('is no list where others like a film that was seen are wished', async () => {
    expect(await callAfter('joker izledim bayıldım benzeri ne var')).toMatchObject([
      'recommendFilms',
      { similarTo: 'Joker' },
    ]);
  });

  it('takes the points beside it', async () => {
    expect(await callAfter('joker izlediklerime ekle 9')).toMatchObject([
      'rateFilm',
      { title: 'Joker', stars: 4.5 },
    ]);
  });
});
