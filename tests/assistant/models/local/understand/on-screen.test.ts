import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const filmsOf = (...titles: readonly string[]) =>
  index.films.filter(({ title }) => titles.includes(title)).slice(0, titles.length);
const onScreen = filmsOf('Vahşi Robot', 'Galaksinin Koruyucuları', 'Neşeli Günler', 'Ses');
const read = (text: string, films = onScreen) => readMessage(text, index, 2026, undefined, films);
const namedIn = (text: string, films = onScreen) => read(text, films).titles.map(({ span }) => span.text);

describe('films on the screen', () => {
  it.each([
    ['vahşi robot dan anlamaz o yerli olsun', 'Vahşi Robot', 'themes'],
    ['deadpoolu herkes izledi galaksiyi de', 'Galaksinin Koruyucuları', 'themes'],
    ['neşeli günleri ezbere biliyorum', 'Neşeli Günler', 'mood'],
  ] as const)('are named in short, and wish nothing by their words: %s', (text, title, wish) => {
    expect(namedIn(text)).toContain(title);
    expect(read(text).found[wish] ?? []).toEqual([]);
  });

  it.each([
    ['ses türk mü', 'Ses'],
    ['ses dedim ben', 'Ses'],
  ])('are named by a short word where something is asked or said of it: %s', (text, title) => {
    expect(namedIn(text)).toEqual([title]);
  });

  it.each([
    ['paddingtonda korkunç sahne var mı', "Paddington Peru'da", "Paddington Peru'da"],
    ['paddington kaç dakika', "Paddington Peru'da", "Paddington Peru'da"],
    ["paddington'ı listeme ekle", "Paddington Peru'da", "Paddington Peru'da"],
    ['ayı paddington kaç dakika', "Paddington Peru'da", 'Ayı Paddington'],
    ['matrix kaç dakika', 'Matrix Reloaded', 'Matrix'],
    ["Matrix'i izledik", 'Matrix Reloaded', 'Matrix'],
    ['kimliği seçtik', 'Kimlik', 'Kimlik'],
    ['kimlik dedim ya', 'Kimlik', 'Kimlik'],
  ])(
    'are meant rather than others that have the word, but for what is called just so: %s',
    (text, shown, title) => {
      expect(namedIn(text, filmsOf(shown))).toEqual([title]);
    },
  );

  it.each(['kimliğini arayan biri olsun', 'kimlik temalı bir film', 'kimliği anlatan film'])(
    'are not meant by what a film is about: %s',
    (text) => {
      expect(namedIn(text, filmsOf('Kimlik'))).toEqual([]);
    },
  );

  it('are named by their initials', () => {
    const kgf = index.films.filter(({ title }) => title.startsWith('K.G.F'));
    expect(namedIn('kgf nasıl', kgf.slice(0, 1))).toEqual([kgf[0]?.title]);
  });

  it.each(['robotlu bir film', 'uzay filmi öner', 'sesli film var mı', 'neşeli bir şey'])(
    'are not named by the words of a wish: %s',
    (text) => {
      expect(namedIn(text)).toEqual([]);
    },
  );

  it('are read only where they stand', () => {
    expect(namedIn('galaksiyi de izledik', [])).toEqual([]);
    expect(read('robot filmi', []).found.themes).toEqual(['robot']);
  });
});
