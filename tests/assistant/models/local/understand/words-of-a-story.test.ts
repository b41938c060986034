import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const callAfter = async (said: string) =>
  (await converse([said], { catalogue, held: { favourites: [] } }))[0]?.calls[0];

describe('words of a story or of a day', () => {
  it.each([
    'dizi bitti hamam gibi bi yerde geçiyodu',
    'adam köy gibi bi yerde yaşıyodu kurtlar vardı hangi filmdi',
    'çocuk baba gibi birine sığınıyodu filmin adı ne',
  ])('are no film that others should be like: %s', async (said) => {
    expect((await callAfter(said))?.[1] ?? {}).not.toHaveProperty('similarTo');
  });

  it.each([
    ['köy gibi bi korku filmi', { similarTo: 'Köy' }],
    ['bi Komödie aç da gülelim', { genres: ['Komedi'] }],
    ['guten abend bi Krimi öner', { genres: ['Suç'] }],
    ['ich bin müde bi Liebesfilm aç', { genres: ['Romantik'] }],
    ['2 el okey oynadık sıkıldık film aç', {}],
    ['2 gün nöbet tuttum film aç', {}],
    ['5 el üst üste kaybettim beni sakinleştircek bi film lazım', { mood: 'relaxed' }],
    ['3 maç üst üste kaybettik komedi lazım', { genres: ['Komedi'] }],
  ])('leave the wish as it is: %s', async (said, wishes) => {
    const [tool, input] = (await callAfter(said)) ?? [];
    expect(tool).toBe('recommendFilms');
    expect(input).toMatchObject(wishes);
  });

  it('are a title where they look like one', async () => {
    expect(await callAfter('bi Zortlak aç')).toEqual(['showFilm', { title: 'Zortlak' }]);
    expect(await callAfter('3 film üst üste izleyelim')).toEqual(['planEvening', { count: 3 }]);
  });
});
