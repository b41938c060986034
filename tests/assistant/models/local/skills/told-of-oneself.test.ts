import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is told of oneself', () => {
  it.each([
    "dedem bu sabah gitti. uçak yarına, Frankfurt'tayım, oturuyorum öyle",
    'anneannem dün gece gözlerini yumdu',
    'amcam sizlere ömür',
    'abim trafik kazasında gitti',
  ])('a death, however it is said: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/Başın sağ olsun/u);
  });

  it.each([
    'almancı diyorlar bize orada, burada da gurbetçi, neyse boş ver öyle içimden geldi',
    'öyle bi konuşasım geldi, dinlemen yeter',
    'içimi döktüm işte, kedim bile dinlemiyor beni',
    'burda kuş uçmaz kervan geçmez bi sen varsın bi de kedi. kedinin adını mesut koydum',
    'evde bir ben bir de kedi',
    'küçük kız telefonda baba ne zaman geleceksin diyor konuşamıyorum',
    'oğlan askerde telefon açtı sesini duyunca içim burkuldu',
    'bugün acilde bir dede bana evlenme teklif etti, serumu zor taktım gülmekten',
    'valoda 5 maçtır kaybediyom takım çöp klavyeyi kırcam',
    'lolde üst üste dört maç kaybettim resmen',
  ])('brings no films where none are wished: %s', async (said) => {
    expect((await last(said))?.calls).toEqual([]);
  });

  it.each([
    'gülmekten öleyim, bi film ver',
    'içimi dökmek istemiyorum sadece komedi öner',
    'bana duygusal bi film, gözlerim dolsun',
    'bi ben bi de sevgilim varız, romantik bir film öner',
  ])('brings films where they are: %s', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('takes nobody for dead who went away', async () => {
    expect((await last('dedem dün köye gitti'))?.text).not.toMatch(/Başın sağ olsun/u);
  });

  it('offers no help line to who wishes for a dark ending', async () => {
    const turn = await last('sonu kapkara bitsin. herkes kavuşuyo sarılıyo bıktım, kötü son istiyorum');
    expect(turn?.calls).toEqual([['recommendFilms', { genres: [], ending: 'dark' }]]);
  });

  it('pushes no horror on who cannot sleep after it', async () => {
    const [first, , third] = await converse([
      'korku filmi izleyince uyuyamıyorum',
      'sen korkmaz mısın',
      'peki hafif bi şey söyle',
    ]);
    expect(first?.calls).toEqual([]);
    expect(JSON.stringify(third?.calls)).not.toMatch(/"genres":\["Korku"/u);
  });

  it('takes no mark back from what was never seen', async () => {
    const [first, second] = await converse(['hala izlemedim diye utandığım film titanik', 'olur']);
    expect(first?.calls).toEqual([]);
    expect(second?.calls).toEqual([['addToWatchlist', { title: 'Titanik' }]]);
  });

  it('looks out of the window', async () => {
    expect((await last('bugün hava çok güzel'))?.text).toMatch(/Oh, mis|Ne güzel/u);
  });
});
