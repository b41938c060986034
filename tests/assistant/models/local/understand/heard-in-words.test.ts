import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a wish in words of one’s own', () => {
  it.each([
    ['oskarlı film ver ne varsa', { awards: ['oscar'] }],
    ['gerilim olsun ritmi hızlı', { genres: ['Gerilim'], pace: 'fast' }],
    ['komedi ver ama çok da bilinmesin', { genres: ['Komedi'], themes: ['az bilinen'] }],
    [
      'hani kutu oyunu vardı, heh jumanji işte onun gibi macera ama goonies izledim',
      { similarTo: 'Jumanji' },
    ],
    ['cyberpunk', { themes: ['siberpunk'] }],
    ['slasher acil', { genres: ['Korku'], themes: ['slasher'] }],
    ['sonu kavuşmalı bitsin yoksa izlemem', { ending: 'happy' }],
    ['ödüm bokuma karışsın', { genres: ['Korku'] }],
    ['ejderha büyü kılıç kalkan ne varsa', { genres: ['Fantastik'] }],
    ['ejderhalı film', { genres: [], themes: ['ejderha'] }],
    ['halloween gecesi 10 kişiyiz projeksiyon hazır', { genres: ['Korku'] }],
    ['siyah beyaz olsun', { themes: ['siyah beyaz'] }],
    ['danca konuşulan film', { languages: ['Danca'] }],
    ['parasite tarzı sınıf kini', { similarTo: 'Parazit', themes: ['sınıf farkı'] }],
    ['interstellarla inceptionı harmanla', { similarTo: 'Yıldızlararası', alsoSimilarTo: ['Başlangıç'] }],
    ['pelerinli tayfa görmiycem artık ama aksiyon olsun', { avoidThemes: ['süper kahraman'] }],
    ['nicolas cage görmiyim de kim olursa olsun', { refusedPeople: ['Nicolas Cage'], people: [] }],
    ['öbür çocuk da yeni olsun diyo gerilim', { genres: ['Gerilim'] }],
    ['domuz gibi güldüren bişey', { genres: ['Komedi'], themes: [] }],
    ['borat gibi güldüren', { similarTo: 'Borat' }],
    ['çizgi film ama büyüklere', { genres: ['Animasyon'], excludeGenres: ['Aile'] }],
    ['gerçek bi seri katil hikayesi', { themes: ['gerçek hikâye', 'seri katil'] }],
    ['yaşlı bi adamın son yılları', { themes: ['yaşlılık'] }],
    ['sinemaya yeni merak sardım nerden başlayayım', { minRating: 8, fame: 'popular' }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('“öbür çocuk” is no child who watches', () => {
    expect(found('öbür çocuk da yeni olsun diyo gerilim')).not.toHaveProperty('maxAge');
  });

  it('“manyak gibi gülmek” says how much, and names no film', () => {
    expect(found('manyak gibi gülmek istiyom')).toMatchObject({ genres: ['Komedi'] });
    expect(found('manyak gibi gülmek istiyom')).not.toHaveProperty('similarTo');
  });
});
