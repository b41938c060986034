import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue() };
const answer = async (...texts: string[]) => (await converse(texts, options)).at(-1);

describe('a remark on a film', () => {
  it.each([
    ['vizontele tuuba iyiydi hoştu da ilkinin yerini tutmadı be', 'Vizontele'],
    ['matrix 1 çok iyiydi ama devamları olmamış', 'Matrix'],
    ['ıssız adam yaa.. o son sahnede kadının yüzü.. bittim ben orda', 'Issız Adam'],
    ['Avatar bence çok abartılıyor', 'Avatar'],
    ['avatarı niye bu kadar abartıyolar ya', 'Avatar'],
    ["interstellar'ın müzikleri efsane ya", 'Yıldızlararası'],
    ["joker'in sonu saçmaydı bence", 'Joker'],
    ['esaretin bedelinde morgan freeman döktürmüş', 'Morgan Freeman'],
    ['titanikte o orkestra sahnesi var ya of', 'Titanik'],
    ['the notebook bitirdi beni kanka', 'Not Defteri'],
  ])('is met in words, and nothing is shown or done: “%s”', async (said, name) => {
    const turn = await answer(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(name);
    expect(turn?.text).toMatch(/\?$/u);
  });

  it.each([
    ['dün akşam yeşil yolu izledim hâlâ toparlanamadım', 'Yeşil Yol'],
    ['babam ve oğlumu izledim yine hüngür hüngür', 'Babam ve Oğlum'],
    ["bergen'i izledik eşimle, sinirden uyuyamadım", 'Bergen'],
    ['barbie yi izledim fena değildi', 'Barbie'],
    ["aile arasında'yı annemle izledik çok güldük", 'Aile Arasında'],
  ])('is met beside the mark where it was seen: “%s”', async (said, title) => {
    const turn = await answer(said);
    expect(turn?.calls).toEqual([['markWatched', { title }]]);
    expect(turn?.text).toMatch(/İzlediklerine ekledim\. .+\?$/u);
  });

  it.each([
    ['titanik nasıl', 'o son sahne yok mu bitirdi beni', 'Titanik'],
    ['vizontele tuuba nasıl', 'ilki daha iyiydi', 'Vizontele'],
    ['gora nasıl', 'cem yılmaz döktürmüş ya', 'Cem Yılmaz'],
  ])('may be of the film that is spoken of: “%s”, “%s”', async (asked, said, name) => {
    const turn = await answer(asked, said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(name);
  });

  it('is none of a day, and of no card among several', async () => {
    expect((await answer('titanik nasıl', 'bugün patron bitirdi beni'))?.text).not.toContain('Titanik');
    expect((await answer('komedi öner', 'ilki daha iyiydi'))?.text).not.toMatch(/bambaşka|yeri ayrı/u);
  });

  it('is followed by what is offered', async () => {
    expect((await answer('yeşil yolu izledim hâlâ toparlanamadım', 'evet'))?.calls).toEqual([
      ['recommendFilms', { genres: [], mood: 'relaxed', occasions: ['hafif'] }],
    ]);
    expect((await answer('matrix 1 çok iyiydi ama devamları olmamış', 'olur'))?.calls).toEqual([
      ['recommendFilms', { genres: [], similarTo: 'Matrix' }],
    ]);
  });

  it.each([
    ["dune'u izledim çok güzeldi, yabancı bir komedi olsun şimdi", 'recommendFilms'],
    ['esaretin bedeli çok iyiydi benzerini bul', 'recommendFilms'],
    ['joker gibi bir film olsun ama sonu kötü olmasın', 'recommendFilms'],
    ['titanik’i favorilerime ekle çok sevdim', 'addFavourite'],
    ['müzikleri güzel bir film', 'recommendFilms'],
  ])('is none where something is wished: “%s”', async (said, tool) => {
    expect((await answer(said))?.calls.map(([name]) => name)).toContain(tool);
  });
});

describe('what others say of a film', () => {
  it('is answered as a question of it, and the film stays the one that is spoken of', async () => {
    const texts = ['fight club nasıl film', 'sonu sürpriz diyolar'];
    expect(await answer(...texts)).toEqual({ calls: [], text: 'Evet, Dövüş Kulübü ters köşe yapıyor.' });
    expect((await answer(...texts, 'hmm bu gece olmaz, at listeme dursun'))?.calls).toEqual([
      ['addToWatchlist', { title: 'Dövüş Kulübü' }],
    ]);
  });

  it('is a wish where films are wished', async () => {
    expect(
      (await answer('fight club nasıl film', 'sonu sürpriz olan başka bir film öner'))?.calls[0]?.[0],
    ).toBe('recommendFilms');
  });
});
