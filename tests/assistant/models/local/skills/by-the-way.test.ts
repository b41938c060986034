import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callsOf = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls ?? [];
const wishesAfter = async (said: string) =>
  (await callsOf(said)).find(([tool]) => tool === 'recommendFilms')?.[1];

describe('what is said by the way', () => {
  it('of the hour plans no evening', async () => {
    const said = 'saat on bir buçuk oldu ikimiz de bitmişiz romantik komedi gibi bir şey olsun';
    expect(await callsOf(said)).toMatchObject([['recommendFilms', { genres: ['Romantik', 'Komedi'] }]]);
    const [planned] = await callsOf('saat on oldu, on ikide bitsin iki kısa film');
    expect(planned).toMatchObject(['planEvening', { endsBy: '00:00' }]);
  });

  it('of a kind is none of a film or a series that is called so', async () => {
    const said = 'romantik komedi gibi bir şey olsun ama türk filmi olmasın onların hepsini gördük';
    expect(await wishesAfter(said)).toEqual({ genres: ['Romantik', 'Komedi'], origin: 'yabancı' });
  });

  it('of a game is nobody', async () => {
    expect(await wishesAfter('komedi öner yoksa candy crush açıcam')).toEqual({ genres: ['Komedi'] });
    expect(await wishesAfter('john candy komedisi')).toMatchObject({ people: ['John Candy'] });
  });

  it('of a lottery leaves the choice to chance', async () => {
    expect(await callsOf('gözümü kapattım sen çek bi tane piyango misali ne çıkarsa kabulüm')).toEqual([
      ['surpriseFilm', {}],
    ]);
    expect(await wishesAfter('piyango ile ilgili film')).toMatchObject({ themes: ['piyango'] });
  });
});

describe('what is nearest to a film that was seen', () => {
  it.each([
    ["Parazit'i dün bitirdim kafam hala orda, ona en yakın ne izlerim?", 'Parazit'],
    ["Whiplash'i az önce bitirdim, buna yakın bir şey var mı", 'Whiplash'],
    ['matrixi bitirdik, ona yakın film olsun', 'Matrix'],
  ])('is like it: %s', async (said, similarTo) => {
    expect(await wishesAfter(said)).toMatchObject({ similarTo });
  });

  it('is no hall that is near to somebody', async () => {
    expect(await wishesAfter('inceptionı izledim bana yakın bir sinema var mı')).toBeUndefined();
  });
});

describe('what is refused for good', () => {
  it.each([
    'bunu aklının bi köşesine yaz bana bundan sonra zombi mombi çıkarma',
    'bundan sonra zombi çıkarma bana',
  ])('is noted, though a film is called so: %s', async (said) => {
    expect(await callsOf(said)).toEqual([['remember', { note: { kind: 'other', text: said } }]]);
  });

  it('is none for tonight, nor a film', async () => {
    expect(await callsOf('bu akşam zombi çıkarma')).toMatchObject([['recommendFilms', {}]]);
    expect(await callsOf('bir daha titanik önerme')).toMatchObject([['hideFilm', { title: 'Titanik' }]]);
  });
});

describe('films that somebody cannot find', () => {
  it.each([
    ['zaman yolculugu olan film bi turlu bulamıyorum dogru düzgün, sen biliyosundur', 'zaman yolculuğu'],
    ['kaliteli uzay filmi bulamıyorum bir türlü', 'uzay'],
  ])('are wished: %s', async (said, theme) => {
    expect(await wishesAfter(said)).toMatchObject({ themes: [theme] });
  });
});

describe('a wall that films are shown on', () => {
  it.each([
    'yurtta 8 kişiyiz duvara yansıttık, meşhur bi macera filmi olsun',
    'duvara yansıtıyoruz macera olsun',
  ])('is told beside a wish: %s', async (said) => {
    expect(await wishesAfter(said)).toMatchObject({ genres: ['Macera'] });
  });

  it('cannot be reached from here', async () => {
    expect(await callsOf('bunu tvye yansıt')).toEqual([]);
  });
});

describe('of what people somebody is', () => {
  it.each([
    ['benim Schatz alman türkcesi yok ama altyazıyla ona yeşilcamdan bi aşk filmi göstercem', ['Romantik']],
    ['nişanlım rus türkçe bilmiyor ona bir yeşilçam komedisi', ['Komedi']],
  ])('and what they do not speak is no country of films: %s', async (said, genres) => {
    expect(await wishesAfter(said)).toEqual({ genres, themes: ['yeşilçam'], origin: 'yerli' });
  });

  it('is one where its films are wished', async () => {
    const said = 'fransız komedisi olsun, türkçe dublajı yoksa da olur';
    expect(await wishesAfter(said)).toMatchObject({ countries: ['Fransa'] });
  });
});
