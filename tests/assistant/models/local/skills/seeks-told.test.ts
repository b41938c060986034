import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callsAfter = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls;

describe('a film that is told and then sought', () => {
  it.each([
    [
      'şener şen mutemet, maaşları çaldırıyo kimse inanmıyo parayı bu yedi sanıyolar da bi anda el üstünde tutuyolar, hangisiydi',
      'Namuslu',
    ],
    [
      'koyun agasi kurakliktan batiyo istanbula gocuyo pazarda domates satiyo zavalli adam, onu bulsana oglum',
      'Züğürt Ağa',
    ],
    [
      'italyandı galiba, savaşta baba oğluyla toplama kampına düşüyo ama çocuk korkmasın diye bu bir oyun puan topluyoruz bin puan yapan tank kazanacak diyo. çocuk sonuna kadar inanıyo. lisede rehberlikçi açmıştı bütün sınıf hıçkıra hıçkıra ağladık zil çaldı kimse kalkamadı. ben şimdi onu anneme anlatamadım ismini bi bulsam',
      'Hayat Güzeldir',
    ],
    // Old is what somebody calls it who saw it long ago.
    [
      'italyan filmiydi eski. baba oğlunu toplama kampında bu bi oyun puan topluyoruz diye kandırıyodu çocuk korkmasın diye. adını bi türlü bulamıyorum ağlamıştım çok',
      'Hayat Güzeldir',
    ],
    ['ruyanin icinde ruyaya giriyolar en sonda topac donuyo hani onu ariyom', 'Başlangıç'],
    ['yaşlı adam evine balon bağlayıp uçuruyo yanında izci çocuk var, hangisiydi', 'Yukarı Bak'],
  ])('is that one, before it is a wish: %s', async (said, title) => {
    expect(await callsAfter(said)).toEqual([['showFilm', { title }]]);
  });

  it.each([
    'güzel bir savaş filmi bul, baba oğul olsun',
    'komik bir film, hani onu arıyom',
    'rüya içinde rüya, öyle bir film arıyorum',
  ])('is none where films of a kind are wished: %s', async (said) => {
    const calls = await callsAfter(said);
    expect(calls?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });
});
