import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('plain words for what a film is to be', () => {
  it.each([
    ['bana hayat dersi veren bir film öner', { themes: ['düşündürücü'] }],
    ['insana bir şey katan film', { themes: ['düşündürücü'] }],
    ['bakış açımı değiştirecek film', { themes: ['düşündürücü'] }],
    ['etkisinden çıkamayacağım bir film', { themes: ['düşündürücü'] }],
    ['etkisinden çıkılmayan film', { themes: ['düşündürücü'], avoidThemes: [] }],
    ['sevgililer günü filmi', { genres: ['Romantik'] }],
    ['memleket kokan bir film', { origin: 'yerli' }],
    ['gülelim ama kaba olmasın', { genres: ['Komedi'], avoidTones: ['küfürlü', 'cinsellik'] }],
    ['arenalı romalı film', { themes: ['gladyatör', 'antik roma'] }],
    ['terapist karakterli', { themes: ['psikolog'] }],
    ['yaş almakla ilgili', { themes: ['yaşlılık'] }],
    ['doktorlu bi film olsun o zaman', { themes: ['doktor'] }],
    ['insanlığa inancımı tazeleyecek bir film', { tones: ['iç ısıtan'] }],
    ['gece uyuyamıyorum film', { implied: { mood: 'relaxed', occasions: ['uykudan önce'] } }],
    ['renkli olanı yok mu', { avoidThemes: ['siyah beyaz'] }],
    ['tokyo', { places: ['Tokyo'] }],
    ['viyana filmleri', { places: ['Viyana'], themes: [] }],
    ['kışın olsun', { themes: ['kar'] }],
    ['john wick in kadın olanı', { similarTo: 'John Wick' }],
    ['recep ivedikin kadın hali', { similarTo: 'Recep İvedik', themes: ['kadın'] }],
    ['yönetmenlik okuyorum mutlaka izlemem gereken', { themes: [], minRating: 7.5 }],
    ['tıp okuyorum doktor filmi', { themes: ['doktor'] }],
    ['en iyi yabancı film oscarı alan', { awards: ['oscar-yabanci'] }],
    ['oscarlı yabancı film', { awards: ['oscar-yabanci'] }],
    ['annemle babam için eski türk filmi', { origin: 'yerli', implied: { occasions: ['ebeveyn'] } }],
  ])('%s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each(['dün izledim etkisinden çıkamadım', 'doktora gittim film öner'])(
    'but not for what somebody did: %s',
    (text) => expect(found(text).themes).toEqual([]),
  );
});

it('takes no film of a place for the place', () => {
  const { wishes, exact } = { wishes: found('fargo').places, exact: found('orman').places };
  expect([wishes, exact]).toEqual([undefined, undefined]);
});

it('wishes none of what was watched before', () => {
  expect(found('korku filminden sonra komedi olsun')).toMatchObject({
    genres: ['Komedi'],
    excludeGenres: [],
  });
  expect(found('korku filminden sonra uyuyamıyorum').genres).toEqual([]);
});
