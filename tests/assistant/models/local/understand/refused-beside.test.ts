import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what is refused', () => {
  it.each([
    ['seks ve dehşet olmasın', { avoidTones: ['cinsellik'] }],
    ['hint filmi ama dans etmesinler', { avoidThemes: ['dans'], countries: ['Hindistan'] }],
    ['küfür eden filmi sevmem temiz bi komedi', { genres: ['Komedi'], avoidTones: ['küfürlü'] }],
    ['doğum istemiyorum, kan da, ölüm de', { avoidThemes: ['hamilelik', 'bebek', 'kanlı', 'ölüm'] }],
    ['korku olmasın, komedi de olabilir', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['şener şen olsun geçen züğürt ağayı seyrettik onu koyma', { people: ['Şener Şen'], refusedPeople: [] }],
    ['gerçek hayattan olanlar kalsın', { themes: ['gerçek hikâye'], avoidThemes: [] }],
    ['süper kahramandan gına geldi', { avoidThemes: ['süper kahraman'] }],
    ['marvel marvel diyo yeter', { excludeTitles: ['Marvel'] }],
    ['oğlum dinozor dinozor diye tutturdu', { themes: ['dinozor'] }],
    ['cok amerikan yok mu ingiliz mizahi', { countries: ['İngiltere'], avoidThemes: ['ABD'] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('is no heaviness where somebody is hard of hearing', () => {
    expect(found('kulağı ağır işiten dedem için komedi')).toMatchObject({ genres: ['Komedi'] });
    expect(found('kulağı ağır işiten dedem için komedi')).not.toHaveProperty('tones');
  });

  it.each([
    'öyle kasvetli bir film olsun, amerikada geçmesi şart değil',
    'gerilim olsun, türk filmi olsa da olur olmasa da',
    'komedi ver türkçe olmasına gerek yok',
    'komedi olsun, yerli de olur yabancı da fark etmez',
    'dram olsun, yeni olması şart değil',
  ])('is not what need not be: %s', (text) => {
    const { countries, origin, minYear, avoidThemes } = found(text);
    expect({ countries, origin, minYear, avoidThemes }).toEqual({
      countries: [],
      origin: undefined,
      minYear: undefined,
      avoidThemes: [],
    });
  });
});
