import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const wished = async (said: string) =>
  (await converse([said], { catalogue, held: { favourites: [] } }))[0]?.calls.find(
    ([tool]) => tool === 'recommendFilms',
  )?.[1];

describe('what somebody was put off by', () => {
  it.each([
    ['nuri bilgeyi sıkıcı bulurum, yerli bir dram öner', 'Nuri Bilge Ceylan'],
    ['cem yılmazı itici buluyorum komedi öner', 'Cem Yılmaz'],
    ['tarantino bana antipatik geliyor aksiyon öner', 'Quentin Tarantino'],
  ])('is not wished: %s', async (said, person) => {
    expect(await wished(said)).toMatchObject({ excludePeople: [person] });
  });

  it.each([
    ['oldboy çok ağırdı midem bulandı ya, bi daha böyle şey istemiyorum', { avoidTones: ['ağır'] }],
    ['babadook çok korkunçtu bi daha böyle bişey izlemem', { excludeGenres: ['Korku'] }],
    ['fransız komedisi olsun, amelieyi herkes söylüyo onu deme', { excludeTitles: ['Amélie'] }],
  ])('is kept out: %s', async (said, wishes) => {
    expect(await wished(said)).toMatchObject(wishes);
  });

  it.each([
    ['cem yılmazı komik buluyorum, filmi var mı', { people: ['Cem Yılmaz'] }],
    ['korkunç bir şey istiyorum', { genres: ['Korku'] }],
  ])('is not meant: %s', async (said, wishes) => {
    expect(await wished(said)).toMatchObject(wishes);
  });
});
