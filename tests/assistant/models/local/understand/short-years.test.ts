import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a decade that is told of oneself', () => {
  it.each([
    ['90larda vhs kiralardık, o yılların polisiyelerini özledim', { minYear: 1990, maxYear: 1999 }],
    ['seksenlerde kasetçide çalıştım, o dönemin aksiyonlarından ver', { minYear: 1980, maxYear: 1989 }],
    ['doksanlarda liseliydim gençliğimin filmlerinden bi komedi', { minYear: 1990, maxYear: 1999 }],
    ["1985'te askerdim, o yıllardan savaş filmi", { minYear: 1985, maxYear: 1985 }],
  ])('is that of the films where it is pointed at: %s', (text, years) => {
    expect(found(text)).toMatchObject(years);
  });

  it.each([
    '90larda almanyadaydım, o yılların sıkıntısını bilemezsin. komedi ver',
    '80lerde evlendik, o zamanlar başkaydı. romantik bir şey öner',
  ])('is no bound where something else is: %s', (text) => {
    expect(found(text).minYear).toBeUndefined();
  });

  it('is when somebody was a child, who watches nothing', () => {
    expect(found('90larda çocuktum, yeni bir komedi ver').maxAge).toBeUndefined();
  });
});

describe('a year of two figures', () => {
  it.each([
    ['yerli olsun, 70ten eski olmasın 85i de geçmesin', { minYear: 1970, maxYear: 1985 }],
    ["90'ı geçmesin yılı", { maxYear: 1990 }],
    ["95'ten yeni olmasın", { maxYear: 1994 }],
    ['90 öncesi komedi', { maxYear: 1989 }],
    ['90 ve sonrası olsun ağır abi halleri', { minYear: 1990 }],
    ['80 ve öncesi olsun', { maxYear: 1980 }],
    ["2010'u geçmesin komedi", { maxYear: 2010 }],
    ['2010 20 arası gerilim', { minYear: 2010, maxYear: 2020 }],
    ['iki bin on ile yirmi arası bi komedi', { minYear: 2010, maxYear: 2020 }],
    ['1995 10 arası', { minYear: 1995, maxYear: 2010 }],
    ['2012den geri gitmesin', { minYear: 2012 }],
  ])('bounds when films were made: “%s”', (text, bounds) => {
    expect(found(text)).toMatchObject(bounds);
    expect(found(text)).not.toHaveProperty('maxDuration');
  });

  it.each(["komedi, 90'ı geçmesin", "90'ı aşmasın gerilim"])('is a length otherwise: “%s”', (text) => {
    expect(found(text)).toMatchObject({ maxDuration: 90 });
    expect(found(text)).not.toHaveProperty('maxYear');
  });
});
