import { beforeAll, describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { callAfter, converse } from '../converse.ts';

let options: NonNullable<Parameters<typeof converse>[1]>;
beforeAll(async () => {
  const { index, recall } = await builtInCatalogue();
  options = { catalogue: index.films, recall };
});
const wishes = async (...texts: string[]) => (await converse(texts, options)).at(-1)?.calls[0]?.[1];

describe('what all the films on the screen are', () => {
  it.each([
    ['hep amerikan hep amerikan yeter be', { avoidThemes: ['ABD'] }],
    ['hepsi amerikan ya', { avoidThemes: ['ABD'] }],
    ['hepsi 90lardan kalma', { minYear: 2010 }],
    ['hep hayalet hep cin gına geldi', { avoidThemes: ['cin', 'hayalet'] }],
  ])('is wished no more: %s', async (said, told) => {
    expect(await wishes('dram öner', said)).toMatchObject(told);
  });

  it('is too long, and they become shorter', async () => {
    const made = await wishes('gerilim öner', 'of hepsi 2 saatten uzun');
    expect(made).toHaveProperty('maxDuration');
    expect(made).not.toHaveProperty('minDuration');
  });

  it('is told, and then others are ordered', async () => {
    const made = await wishes('komedi öner', 'hepsi eski bunların 2018 ve sonrası gelsin');
    expect(made).toMatchObject({ genres: ['Komedi'], minYear: 2018 });
    expect(made).not.toHaveProperty('maxYear');
  });

  it.each([
    ['gerilim öner', 'kızım korktu daha çocuksu bi şey'],
    ['korku öner', 'yeğenim de gelecek daha çocuksu bir şey aç'],
  ])('is for no child, and more childish ones are wished: %s, %s', async (...said) => {
    expect(await wishes(...said)).toMatchObject({ genres: ['Aile'] });
  });

  it('is childish, and less so is wished', async () => {
    expect(await wishes('komedi öner', 'bunlar biraz çocukça kalmış')).toMatchObject({
      excludeGenres: ['Aile'],
    });
  });

  it('is told with the age of the child, which still holds', async () => {
    const made = await wishes('animasyon öner', 'bizimki daha 4 yaşında bunlar ona ağır gelir be yavrum');
    expect(made).toMatchObject({ genres: ['Animasyon'], maxAge: 4 });
  });

  it.each([
    ['bunlarda korku mu var kedi bile korkmaz', { tones: ['korkutucu'] }],
    ['buna kim korkar ya', { tones: ['korkutucu'] }],
  ])('falls short: %s', async (said, told) => {
    expect(await wishes('korku öner', said)).toMatchObject(told);
  });

  it.each(['hepsi yerli olsun', 'yerli olsun hepsi'])('is wished where that is said: %s', async (said) => {
    expect(await wishes('komedi öner', said)).toMatchObject({ origin: 'yerli' });
  });

  it('is praised', async () => {
    expect(await callAfter('dram öner', 'hepsi çok güzel ya')).toBeUndefined();
  });
});
