import { describe, expect, it } from 'vitest';

import { withoutMissed } from '#assistant/models/local/skills/recommendation/without-missed.ts';
import { NO_WISHES } from '#assistant/models/local/understand/message-wishes.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

import { converse, wishesAfter } from '../converse.ts';

const callsOn = async (...said: string[]) => (await converse(said)).at(-1)?.calls;
const toolsOn = async (...said: string[]) => (await callsOn(...said))?.map(([tool]) => tool);

describe('orders said in passing', () => {
  it.each(['favoriler sekmesine geçiver', 'favoriler sayfasını açıver', 'favoriler ekranına gidiversene'])(
    'open a screen: “%s”',
    async (said) => expect(await toolsOn(said)).toEqual(['openTab']),
  );

  it('leave names that end alike as they are', async () => {
    expect(await toolsOn('oliver twist')).not.toContain('openTab');
  });

  it.each([
    'kaç film devirmişim toplamda',
    'kaç film bitirdim bu sene',
    'kaç film seyretmişim',
    'kaç film izlemiş oldum böylece',
  ])('ask for figures: “%s”', async (said) => expect(await toolsOn(said)).toEqual(['showStats']));

  it('ask for figures where a film was shown, too', async () => {
    expect(await toolsOn('Titanik', 'kaç film izlemiş oldum böylece')).toEqual(['showStats']);
  });

  it.each(['rastgele bi film aç', 'rasgele bir film aç', 'random bi film aç', 'kura çek bi film çıksın'])(
    'ask for a surprise: “%s”, and for another with `bi daha çek`',
    async (said) => {
      expect(await toolsOn(said)).toEqual(['surpriseFilm']);
      expect(await toolsOn(said, 'bi daha çek')).toEqual(['surpriseFilm']);
    },
  );
});

it('are no orders where the figures are somebody else’s', async () => {
  expect(await toolsOn('leonardo dicaprio toplam kaç oscar kazandı')).toEqual([]);
});

describe('praise that compares with what was wished', () => {
  it.each([
    'süper tam istediğim gibi sağol',
    'harika tam dediğim gibi teşekkürler',
    'oo tam hayal ettiğim gibi eyvallah',
  ])('is no wish for films like a title: “%s”', async (said) => {
    expect(await callsOn('suç filmi öner', said)).toEqual([]);
  });
});

it.each(['dediklerimin hepsini unut, 90lardan bi komedi', 'söylediğim her şeyi unut, korku öner'])(
  'V-13 keeps its notes where only the wishes are off: “%s”',
  async (said) => expect(await toolsOn('korku sevmem', said)).toEqual(['recommendFilms']),
);

describe('words of a story are no wishes', () => {
  it.each([
    ['eski sevgilim story attı, komedi aç', { genres: ['Komedi'] }],
    ['yeni işime başladım komedi aç', { genres: ['Komedi'] }],
    ['jüri ödülü alanları seyrettim, bana dram öner', { genres: ['Drama'] }],
    ['harbi diyorum komedi öner', { genres: ['Komedi'] }],
    ['komedi arıyorum; geçen bir tane izledim, çok sinirlendim', { genres: ['Komedi'] }],
    ['biz çocuk muyuz ya düzgün bir aksiyon', { genres: ['Aksiyon'], excludeGenres: ['Aile'] }],
    ['örümcekten korkuyor, macera olsun', { genres: ['Macera'], avoidThemes: ['örümcek'] }],
    [
      'crushum yarın film izlemeye geliyo ne çok ciddi ne çok kanlı olsun',
      { genres: [], mood: 'happy', avoidThemes: ['kanlı'], occasions: ['randevu'] },
    ],
    ['tarantino kim ya bana bir komedi aç', { genres: ['Komedi'] }],
    ['10 yaşında çocuk kim, biz 21 yaşındayız, aksiyon aç', { genres: ['Aksiyon'] }],
    ['Joker suç filmi canım, benim dediğim savaş filmi', { genres: [], themes: ['savaş'] }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual(wanted);
  });

  it('what films were is refused where it is said against them', async () => {
    expect(await wishesAfter('komedi aç', 'bu komedi değil dram')).toEqual({
      genres: ['Komedi'],
      excludeGenres: ['Drama'],
    });
  });
});

describe('what was not to be found', () => {
  const loosened = ['people', 'themes', 'platforms'];

  it('is not wished on', () => {
    const before = { genres: [], people: ['Tim Story'], themes: ['denizaltı'] };
    const memory = { shown: [], wishes: before, missed: loosened };
    const now = { ...before, maxDuration: 90 };
    const left = withoutMissed(now, NO_WISHES, memory, SMALL_CATALOGUE);
    expect(left).toMatchObject({ genres: [], people: [], themes: [], maxDuration: 90 });
  });

  it('stays where it is said again, was found, or may be found now', () => {
    const before = { genres: [], people: ['Christopher Nolan'], themes: ['denizaltı'] };
    const memory = { shown: [], wishes: before, missed: loosened };
    const said = { ...NO_WISHES, themes: ['denizaltı'] };
    expect(withoutMissed(before, said, memory, SMALL_CATALOGUE)).toMatchObject(before);
    const found = { ...memory, missed: [] };
    expect(withoutMissed(before, NO_WISHES, found, SMALL_CATALOGUE)).toMatchObject(before);
  });
});
