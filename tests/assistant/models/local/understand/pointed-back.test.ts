import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a refusal that points back', () => {
  it.each([
    [
      'hanım animasyona çocuk işi diyo, bilim kurgu da anlamıyomuş. bu ikisi olmasın da ne varsa getir',
      { genres: [], excludeGenres: expect.arrayContaining(['Animasyon', 'Bilim Kurgu']) },
    ],
    [
      'kocam korkuya katlanamaz, müzikal de saçma diyor. bunlar olmasın',
      { themes: [], excludeGenres: ['Korku'], avoidThemes: ['müzikal'] },
    ],
    ['babam romantikten sıkılır, savaş filmi sevmez, ikisi de olmasın', { excludeGenres: ['Romantik'] }],
    ['western sıkıcı, müzikal çekilmez, bu ikisi hariç ne olursa', { themes: [] }],
  ])('refuses the kinds that were named: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['oğlum çizgi film diyor kızım romantik, ikisi de olsun', { genres: ['Animasyon', 'Romantik'] }],
    [
      'komedi istiyorum, korku da gerilim de bayar, bunlar olmasın',
      { genres: ['Komedi'], excludeGenres: ['Korku', 'Gerilim'] },
    ],
  ])('takes no wish with it: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['adam sandlerin suratını görünce kapatıyom tvyi, o oynamasın da hangi komedi olursa', 'Adam Sandler'],
    ['şahan gökbakarın sesine tahammülüm yok, onun olmadığı bir komedi', 'Şahan Gökbakar'],
  ])('refuses whoever was named: %s', (text, name) =>
    expect(found(text)).toMatchObject({ genres: ['Komedi'], people: [], refusedPeople: [name] }),
  );
});

describe('a kind that is over for somebody', () => {
  it.each([
    [
      'süper kahramanlı pelerinli kimse çıkmıcak o defter kapandı aksiyon olsun',
      { genres: ['Aksiyon'], avoidThemes: ['süper kahraman'] },
    ],
    [
      'romantik komedi defteri kapandı bende, dram getir',
      { genres: ['Drama'], excludeGenres: ['Romantik', 'Komedi'] },
    ],
    ['uzaylı işi benden geçti, bilim kurgu olsun ama', { genres: ['Bilim Kurgu'], avoidThemes: ['uzaylı'] }],
  ])('is refused: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it('is not, where somebody in the film is to be so', () => {
    expect(found('korku olsun, içinde cin çıkacak ama')).toMatchObject({ themes: ['cin'] });
  });
});
