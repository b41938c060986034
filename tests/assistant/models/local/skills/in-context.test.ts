import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse, wishesAfter } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const lastOf = async (...said: string[]) => (await converse(said, { catalogue, recall })).at(-1);
const callsOn = async (...said: string[]) => (await lastOf(...said))?.calls;

describe('a short turn after films', () => {
  it.each([
    ['çağan ırmak filmi', 'ağlatmayanı var mı', { people: ['Çağan Irmak'], avoidThemes: ['hüzünlü'] }],
    ['komedi', 'yabancısı var mı', { genres: ['Komedi'], origin: 'yabancı' }],
    ['film öner', '3 erkek', { genres: ['Aksiyon', 'Komedi'], occasions: ['arkadaş'] }],
    ['film öner', 'dört kızız', { genres: ['Romantik', 'Komedi'], occasions: ['arkadaş'] }],
  ])('goes on with “%s”: “%s”', async (wish, turn, wished) => {
    expect(await callsOn(wish, turn)).toEqual([['recommendFilms', expect.objectContaining(wished)]]);
  });

  it('tells what cannot be seen of dubbing, and keeps the films', async () => {
    const turn = await lastOf('6 yaşında oğlum var animasyon öner', 'türkçe dublajlı olsun');
    expect(turn?.text).toContain('Türkçe dublajlı oynar');
    expect(turn?.calls).toEqual([]);
  });

  it('asks the same of another film', async () => {
    const turn = await lastOf('sapık korkunç mu', 'peki arka pencere');
    expect(turn?.text).toContain('Arka Pencere pek korkutmaz');
  });

  it('wants nothing romantic of what is to frighten', async () => {
    const [call] = (await callsOn('sevgilimle romantik bir akşam', 'korku olsun')) ?? [];
    expect(call?.[1]).not.toHaveProperty('mood');
  });
});

describe('somebody’s films', () => {
  it.each([
    ['paraziti sevdim bong joon ho’nun başka nesi var', 'Bong Joon-ho'],
    ['hitchcock ile başlamak istiyorum nerden', 'Alfred Hitchcock'],
    ['kubrick’e nereden başlasam', 'Stanley Kubrick'],
  ])('are recommended on “%s”', async (message, person) => {
    expect(await callsOn(message)).toEqual([
      ['recommendFilms', expect.objectContaining({ people: [person] })],
    ]);
  });

  it('has one that is easy to follow', async () => {
    expect((await lastOf("nolan'ın en kolay anlaşılanı hangisi"))?.text).toContain('en kolay anlaşılanı');
  });
});

describe('what hurts or was too much', () => {
  it('is no film in which the animal dies', async () => {
    expect(await callsOn('köpekli film ama hachiko olmasın çok ağladım')).toEqual([
      [
        'recommendFilms',
        expect.objectContaining({
          themes: ['köpek'],
          avoidThemes: ['hayvan ölümü'],
          avoidTones: ['ağlatan'],
        }),
      ],
    ]);
  });

  it('is asked for where a film of before displeased, and spared', async () => {
    const turns = await converse(
      [
        'geçen önerdiğin filmi beğenmedim',
        'adını hatırlamıyorum',
        'uzayda geçiyodu işte',
        'neyse başka öner',
      ],
      { catalogue, recall },
    );
    expect(turns[0]?.text).toContain('Hangisiydi');
    expect(turns[1]?.text).toContain('konusundan');
    expect(turns[2]?.text).toContain('olabilir mi');
    expect(turns[3]?.calls).toEqual([['recommendFilms', expect.objectContaining({ avoidThemes: ['uzay'] })]]);
  });
});

describe('two people', () => {
  it('are told by a film each', async () => {
    expect(await callsOn('biz iki kişiyiz biri inception sever biri notting hill')).toEqual([
      [
        'filmsForTwo',
        {
          mine: { genres: [], similarTo: 'Başlangıç' },
          theirs: { genres: [], similarTo: 'Aşk Engel Tanımaz' },
          names: { mine: 'Biri', theirs: 'Öbürü' },
        },
      ],
    ]);
  });
});

describe('a length that is no matter any more', () => {
  it.each(['nöbet iptal oldu süre dert değil artık, uzununa da varım', 'uzun da olur, vaktim bol'])(
    'is dropped on “%s”',
    async (said) => {
      const wishes = await wishesAfter('90 dakikalık dram öner', said);
      expect(wishes).toMatchObject({ genres: ['Drama'] });
      expect(wishes).not.toHaveProperty('maxDuration');
    },
  );
});
