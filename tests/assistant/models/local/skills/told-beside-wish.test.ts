import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const callsOf = async (said: string) => (await converse([said], { catalogue })).at(-1)?.calls ?? [];

describe('a cinema that is told of', () => {
  it.each([
    [
      'hocamiz derste iran sinemasini ovdu ovdu bitiremedi, ben bi tane bile izlememisim utandim, hangisinden baslasam',
      'İran',
    ],
    [
      'arkadaşlar kore sinemasını konuşuyo ben hiç birini izlemedim mal gibi kaldım nerden başlasam',
      'Güney Kore',
    ],
  ])('is what one begins with: %s', async (said, country) => {
    expect(await callsOf(said)).toMatchObject([['recommendFilms', { countries: [country] }]]);
  });
});

describe('what is said of somebody', () => {
  it.each([
    'şener şenle ilgili facede bişey dolanıyo allah korusun iyi mi kendisi',
    'haluk bilginer hastaneye kaldırılmış diyolar iyi mi',
    'cem yılmaz boşanmış diyorlar',
  ])('wishes no films of theirs: %s', async (said) => {
    expect(await callsOf(said)).toEqual([]);
  });

  it('is no rumour where a film is wished', async () => {
    expect(await callsOf('brad pitt boşanma filmi öner')).toMatchObject([
      ['recommendFilms', { people: ['Brad Pitt'] }],
    ]);
  });
});

describe('a word said to be kept in mind', () => {
  it.each([
    'gecen bi film demistin ya cok guzeldi agzina saglik hepimiz sevdik haberin olsun',
    'dünkü film süperdi eline sağlık, bilesin',
  ])('is thanks for a film, and no note: %s', async (said) => {
    expect(await callsOf(said)).toEqual([]);
  });

  it('wishes what is loved, and keeps what is not', async () => {
    expect(await callsOf('animasyon cikarma karsima ama fantastik severim onu bilesin')).toMatchObject([
      ['remember', {}],
      ['recommendFilms', { genres: ['Fantastik'] }],
    ]);
  });
});
