import { describe, expect, it } from 'vitest';

import { aFavourite, aWatched } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const favourites = [
  aFavourite({ title: 'Titanik', year: 1997 }),
  aFavourite({ title: 'Dövüş Kulübü', year: 1999 }),
];
const watched = [aWatched({ title: 'Titanik', year: 1997 })];

describe('what the built-in model says on a list that it changes', () => {
  it('agrees with the title it speaks of', async () => {
    const held = { favourites };
    expect(await lastWords(["Titanik'i favorilerimden çıkar"], { held })).toBe(
      "Titanik'i favorilerinden çıkardım.",
    );
    expect(await lastWords(["Dövüş Kulübü'nü favorilerimden sil"], { held })).toBe(
      "Dövüş Kulübü'nü favorilerinden çıkardım.",
    );
  });

  it('says honestly that a film was not found, and how to go on', async () => {
    expect(await lastWords(["Zortlak Dansı'nı favorilere ekle"])).toContain(
      '“Zortlak Dansı” adlı bir film bulamadım',
    );
    expect(await lastWords(["Zortlak Dansı'nı favorilerimden çıkar"])).toBe(
      'Zortlak Dansı favorilerinde yok.',
    );
  });

  it('accepts a refusal', async () => {
    expect(await lastWords(["Titanik'i favorilerimden çıkar"], { instead: 'denied' })).toBe(
      'Tamam, Titanik favorilerinde kalıyor.',
    );
  });

  it('says when nothing changed', async () => {
    const held = { favourites, watched };
    expect(await lastWords(["Titanik'i favorilere ekle"], { held })).toBe('Titanik zaten favorilerinde.');
    expect(await lastWords(["Titanik'i izledim"], { held })).toBe('Titanik zaten izlediklerinde.');
    expect(await lastWords(["Joker'i favorilerimden çıkar"], { held })).toBe(
      'Joker favorilerinde yok zaten.',
    );
  });

  it('speaks of several films at once, but not of one that was there already', async () => {
    const texts = ["Titanik, Joker ve Shrek'i favorilere ekle"];
    expect(await lastWords(texts)).toBe("Titanik, Joker ve Shrek'i favorilerine ekledim.");
    expect(await lastWords(texts, { held: { favourites } })).toBe(
      "Titanik zaten favorilerinde. Joker ve Shrek'i favorilerine ekledim.",
    );
  });

  it('takes back the last change', async () => {
    const turns = await converse(["Titanik'i izledim", 'geri al', 'geri al']);
    expect(turns.map(({ calls }) => calls)).toEqual([
      [['markWatched', { title: 'Titanik' }]],
      [['unmarkWatched', { title: 'Titanik' }]],
      [['markWatched', { title: 'Titanik' }]],
    ]);
  });

  it('counts what it lists', async () => {
    expect(await lastWords(['favorilerim'], { held: { favourites } })).toBe('İşte favorilerin: 2 film.');
  });

  it('says that a list is empty, and apart from that that nothing in it fits', async () => {
    expect(await lastWords(['favorilerim'], { held: { favourites: [] } })).toContain(
      'Favori listen henüz boş.',
    );
    expect(await lastWords(['izlediklerim'])).toContain('İzlediklerin henüz boş.');
    expect(await lastWords(['geçmiş önerilerim'])).toContain('Sana daha film önermedim');
    expect(await lastWords(['favorilerimdeki korku filmleri'], { held: { favourites } })).toContain(
      'Aradığın gibi bir film favorilerin arasında yok.',
    );
  });
});
