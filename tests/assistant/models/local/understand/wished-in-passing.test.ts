import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a wish', () => {
  it.each([
    ['yüz dakikadan fazla oturmuyo koltuğu yiyo sonra', { maxDuration: 100 }],
    ['film 90 dakikayı aştı mı uyuyor babam', { maxDuration: 90 }],
    ['2 saatten kısa sürmesin', { minDuration: 120 }],
    ['bilim kurgu seviyorum ama eski efektler beni bozuyo', { genres: ['Bilim Kurgu'], minYear: 2000 }],
    ['western olsun, eski filmleri severim', { themes: ['western'], maxYear: 1990 }],
    ["Şener Şen'in herkesin ezberlediği değil de kıyıda köşede kalmış filmleri", { people: ['Şener Şen'] }],
    ['şener şenin filmi olmasın komedi öner', { people: [], refusedPeople: ['Şener Şen'] }],
    ['cem yılmazın gora değil de başka filmi', { people: ['Cem Yılmaz'], excludeTitles: ['G.O.R.A.'] }],
    ['ödül almış Türk filmi var mıdır', { awards: ['ödül'], origin: 'yerli' }],
    ['oscar alan son filmler', { awards: ['oscar'], minYear: 2023 }],
    ['tarihi film önerir misiniz, Roma dönemi olabilir', { themes: ['tarihi', 'antik roma'] }],
    ['sonu kapkara bitsin, kötü son istiyorum', { ending: 'dark' }],
    ['kötü sonla bitmesin', { ending: 'notDark' }],
    [
      'zamanda yolculuk olan ama karışık olmayan',
      { themes: ['zaman yolculuğu'], avoidThemes: ['beyin yakan'] },
    ],
    ['hızlı öfkeli gibi', { similarTo: 'Hızlı ve Öfkeli' }],
    ['dövüş filmi var mı jackie chan gibi', { people: ['Jackie Chan'], themes: ['dövüş sanatları'] }],
    ['hachi gibi köpekli olsun ama o olmasın onu izledim', { similarTo: 'Hachi: Bir Köpeğin Hikâyesi' }],
    ['dün parasite izledim efsaneydi başka öner', { similarTo: 'Parazit' }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it.each([
    ['titanik gibi olmasın', 'Titanik'],
    ['titaniği izledim sevmedim başka öner', 'Titanik'],
    ['titaniği izledim başka öner', 'Titanik'],
    ['hiçbir şey olmamış gibi davranan bi aile', ''],
  ])('for films like one is none: %s', (text) => {
    expect(found(text).similarTo).toBeUndefined();
  });
});
