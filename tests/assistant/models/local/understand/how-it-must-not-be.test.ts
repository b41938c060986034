import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what somebody does not bear', () => {
  it.each([
    ['kötü sonla biten hikâyelere yüreğimiz dayanmıyor, yerli olsun', { ending: 'notDark', origin: 'yerli' }],
    ['savaş filmlerine yüreğim dayanmıyor artık komedi ver', { genres: ['Komedi'], avoidThemes: ['savaş'] }],
    ['beni üzmeyecek bi film', { mood: 'happy', avoidThemes: ['hüzünlü'] }],
    ['beni üzmesin ama sürüklesin', { mood: 'excited', avoidThemes: ['hüzünlü'] }],
    ['100 dakikadan fazlasına dayanamam', { maxDuration: 100 }],
  ])('stays away: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('a kind that is refused', () => {
  it.each([
    ['animasyon olmasın, gözüm çizgi görmekten şaşı oldu', { genres: [], excludeGenres: ['Animasyon'] }],
    ['animasyon olmasın, torunlar hep çizgi olanlarını açıyor', { excludeGenres: ['Animasyon'] }],
    ['komedi olmasın dedim ama vazgeçtim komedi olsun', { genres: ['Komedi'] }],
    ['korku olmasın demiştim ya, fikrim değişti korku ver', { genres: ['Korku'] }],
  ])('is not wished where it is told again: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('how a film must not be says nothing against its kind', () => {
  it.each([
    ['romantik komedi klişe olmasın', { genres: ['Romantik', 'Komedi'], excludeGenres: [] }],
    ['bir korku filmi klişe olmasın', { genres: ['Korku'], excludeGenres: [] }],
    ['aksiyon filmi saçma olmasın', { genres: ['Aksiyon'], excludeGenres: [] }],
    [
      'bi komedi izleyim diyorum ama öyle küfürlü olmasın',
      { genres: ['Komedi'], excludeGenres: [], avoidTones: ['küfürlü'] },
    ],
    ['komedi olsun öyle saçma olmasın', { genres: ['Komedi'], excludeGenres: [] }],
    ['titanik gibi romantik olsun ama öyle üzücü olmasın', { similarTo: 'Titanik', genres: ['Romantik'] }],
    ['dün komedi izledik, öyle olmasın', { genres: [], excludeGenres: ['Komedi'] }],
    [
      'tarantinonun kanı az olanı',
      { people: ['Quentin Tarantino'], refusedPeople: [], avoidTones: ['kanlı'] },
    ],
    ['tarantinonun kanlı olmayan filmi var mı', { people: ['Quentin Tarantino'], refusedPeople: [] }],
  ])('%s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['romantik klişeleri olmasın', { excludeGenres: ['Romantik'] }],
    ['korku olmasın', { excludeGenres: ['Korku'] }],
    ['tarkovskinin ağırlığını kaldıramam', { refusedPeople: ['Andrei Tarkovsky'] }],
  ])('while the kind itself may be refused: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));
});

describe('what is to be said instead is wished', () => {
  it.each([
    ['korku deme bana komedi de', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['dram deme gerilim de', { genres: ['Gerilim'], excludeGenres: ['Drama'] }],
    ['korku olmasın dram da', { genres: [], excludeGenres: ['Korku', 'Drama'] }],
  ])('%s', (text, wishes) => expect(found(text)).toMatchObject(wishes));
});

describe('a length that nobody sits through', () => {
  it('is too long', () => {
    expect(found('bu ne ya 3 saatlik film mi izlenir')).toMatchObject({ maxDuration: 150 });
    expect(found('3 saatlik film öner')).toMatchObject({ minDuration: 165 });
  });
});

describe('who wants to fall asleep', () => {
  it.each(['sıkıcı bir film öner uykum gelsin', 'sıkıcı bir şey aç uyuyakalayım'])(
    'wants it slow: %s',
    (text) => expect(found(text)).toMatchObject({ mood: 'relaxed', occasions: ['sakin'], avoidThemes: [] }),
  );
  it('and nobody else does', () => {
    expect(found('sıkıcı film önerme')).toMatchObject({ avoidThemes: ['ağır tempo'] });
  });
});

describe('what somebody has is not what a film for them tells of', () => {
  it.each([
    'kanser olan birine moral',
    'kanser hastası dayıma film öner',
    'depresyonda olan arkadaşıma film',
  ])('%s', (text) => {
    const { mood, themes, avoidThemes, titles } = { ...found(text), titles: found(text).similarTo };
    expect({ mood, themes, titles }).toEqual({ mood: 'happy', themes: [], titles: undefined });
    expect(avoidThemes).toContain('kanser');
  });
  it.each(['kanser olan birinin hikayesi', 'kanserle ilgili film'])('unless it is asked for: %s', (text) =>
    expect(found(text)).toMatchObject({ themes: ['kanser'], avoidThemes: [] }),
  );
});

it('takes no everyday word for the family name of somebody', () => {
  expect(found('hafif korku, korkuya alışık değilim').refusedPeople).toEqual([]);
  expect(found('sadri alışık filmi').people).toEqual(['Sadri Alışık']);
});
