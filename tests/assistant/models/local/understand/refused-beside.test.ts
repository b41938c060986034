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
    ['komedi tarafına hiç uğrama', { genres: [], excludeGenres: ['Komedi'] }],
    ['korkuyu es geç, dram ver', { genres: ['Drama'], excludeGenres: ['Korku'] }],
    ['zombi eksik kalsın', { avoidThemes: ['zombi'] }],
    ['bilim kurgu bizi bozar, dram olsun', { genres: ['Drama'], excludeGenres: ['Bilim Kurgu'] }],
    ['süper kahraman saçmalığından uzak bir şey', { avoidThemes: ['süper kahraman'] }],
    ['romantik olursa garip olur, komik olsun', { genres: ['Komedi'], excludeGenres: ['Romantik'] }],
    ['korku izledik sıkıldık, komedi aç', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['korku olmaz çığlık atarım, komik olsun', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['romantik olsun ama hastalık olmasın, hırçın sevgilim izlendi', { avoidThemes: ['hastalık'] }],
    ['sabah akşam hint filmi çeviriyor, komedi aç', { genres: ['Komedi'], countries: [] }],
    ['romantik filmlere girme vakti geldi', { genres: ['Romantik'] }],
    ['dram izledik çok güzeldi bi tane daha', { genres: ['Drama'] }],
    ['komedi olursa mutlu olurum', { genres: ['Komedi'], excludeGenres: [] }],
    ['macera olsun ama yüzüklerin efendisi kadar uzatmasın', { genres: ['Macera'], maxDuration: 120 }],
    ['cok amerikan yok mu ingiliz mizahi', { countries: ['İngiltere'], avoidThemes: [] }],
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
    'komik olsun eskilerden de olur yenilerden de',
    'aksiyon olsun 90lardan da olur',
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
