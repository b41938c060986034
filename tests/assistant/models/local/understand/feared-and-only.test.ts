import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what is feared', () => {
  it.each([
    ['annem cinli filmden korkar başka bi gerilim', { genres: ['Gerilim'], avoidThemes: ['cin'] }],
    ['örümcekten çok korkarım, komedi olsun', { genres: ['Komedi'], avoidThemes: ['örümcek'] }],
    ['zombili şeylerden ürkerim, gerilim olsun', { genres: ['Gerilim'], avoidThemes: ['zombi'] }],
  ])('is refused: “%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('what alone is wanted', () => {
  it.each([
    'gülmekten başka bişey istemiom',
    'komediden başka bir şey izlemem',
    'komedi filminden başka film çekmiyor canım',
  ])('is no refusal: “%s”', (text) => {
    expect(found(text)).toMatchObject({ genres: ['Komedi'], excludeGenres: [] });
  });

  it.each(['komediden başka bir şey izleyelim', 'komedi filmlerinden başka olsun'])(
    'is refused where others are wanted: “%s”',
    (text) => {
      expect(found(text)).toMatchObject({ genres: [], excludeGenres: ['Komedi'] });
    },
  );
});

describe('what stands in a row', () => {
  it('is refused together', () => {
    expect(found('marvel dc pelerinli olmasın aksiyon olsun')).toMatchObject({
      genres: ['Aksiyon'],
      avoidThemes: ['süper kahraman'],
      excludeTitles: ['Marvel', 'DC'],
    });
    expect(found('hastane doktor görmek istemiyorum')).toMatchObject({ avoidThemes: ['hastane', 'doktor'] });
  });

  it('is not refused with who watches too', () => {
    expect(found('nişanlımın ailesiyle izlenecek, rezil olmayalım')).toMatchObject({ excludeGenres: [] });
  });
});

describe('whose film it is like', () => {
  it('may be who must not be in it', () => {
    expect(found("arka pencere gibi gerilim, hitchcock'un kendisi olmasın")).toMatchObject({
      similarTo: 'Arka Pencere',
      refusedPeople: ['Alfred Hitchcock'],
    });
  });
});

describe('what one has with the film', () => {
  it.each(['şarap açtım, melankolik bir şey olsun', 'yemek söyledik, melankolik bir şey olsun'])(
    'is no subject of it: “%s”',
    (text) => {
      expect(found(text)).toMatchObject({ themes: [], mood: 'sad' });
    },
  );
});

describe('an hour', () => {
  it('is no film to be like', () => {
    expect(found('saat 10 gibi biter mi ilk film')).not.toHaveProperty('similarTo', '10');
    expect(found('akşam sekiz gibi başlarız, komedi olsun').similarTo).toBeUndefined();
  });
});
