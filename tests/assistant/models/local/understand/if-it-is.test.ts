import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what a film is not to be opened for, if it has it', () => {
  it.each([
    ['zombi varsa açma gerilim olsun', { genres: ['Gerilim'], avoidThemes: ['zombi'] }],
    ['intihar geçiyorsa izleyemem, dram olabilir', { genres: ['Drama'], avoidThemes: ['intihar'] }],
    ['kötü sonla bitecekse hiç söyleme', { ending: 'notDark' }],
    ['korku sahnesi varsa kapatırım', { genres: [], excludeGenres: ['Korku'] }],
    ['küfürlü olursa kapattırır, yerli komedi', { genres: ['Komedi'], avoidTones: ['küfürlü'] }],
    ['cinli olursa kardeşim kabus görüyor, gerilim ver', { genres: ['Gerilim'], avoidThemes: ['cin'] }],
    ['dram olursa çocuklar mızmızlanıyor', { excludeGenres: ['Drama'] }],
    ['korkunç olursa kızım ağlar, aile filmi', { excludeGenres: ['Korku'] }],
    ['yavaş olursa bizimkiler sıkılır', { avoidThemes: ['ağır tempo'] }],
    ['uzun olursa çocuk uyur, animasyon', { maxDuration: 120 }],
    ['savaş varsa izlemem babam şehit, kahramanlık olsun', { themes: [], avoidThemes: ['savaş'] }],
  ])('is refused: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('says nothing of what it would do to somebody else', () => {
    expect(found('korkunç olursa kızım ağlar, aile filmi').mood).toBeUndefined();
    expect(found('yavaş olursa bizimkiler sıkılır').origin).toBeUndefined();
  });

  it('is nobody who watches', () => {
    expect(found('bebek varsa içinde açma, düşük yaptım').maxAge).toBeUndefined();
  });

  it.each([
    ['komedi varsa aç, korku verme', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['aksiyon olursa babam sonuna kadar izler', { genres: ['Aksiyon'] }],
    ['romantik olursa eşim de bayılır', { genres: ['Romantik'] }],
    ['uzaylı varsa izlerim', { themes: ['uzaylı'] }],
    ['bilim kurgu varsa iyi olur', { genres: ['Bilim Kurgu'] }],
  ])('is wished where it is welcome: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('what comes in the place of another', () => {
  it.each([
    ['korku bulamazsan gerilim de olur', { genres: ['Korku', 'Gerilim'], excludeGenres: [] }],
    ['japon bulamazsan kore de olur', { countries: ['Japonya', 'Güney Kore'], avoidThemes: [] }],
    ['western bulamazsan aksiyona da razıyım', { themes: ['western'], genres: ['Aksiyon'] }],
    ['brad pitt bulamazsan tom cruise da olur', { people: ['Brad Pitt ya da Tom Cruise'] }],
  ])('refuses neither: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('what somebody else asks for', () => {
  it.each([
    ['eşim romantik diyor ben kusarım romantikten', { genres: [], excludeGenres: ['Romantik'] }],
    ['hanım dram dedi ben uyurum dramda, aksiyon olsun', { genres: ['Aksiyon'], excludeGenres: ['Drama'] }],
    ['kocam savaş filmi diyor ama ben sıkılırım', { themes: [], avoidThemes: ['savaş'] }],
  ])('is refused by who says that they would not bear it: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('is wished by who does not mind', () => {
    expect(found('eşim romantik istiyor olsun bakalım').genres).toEqual(['Romantik']);
  });
});

describe('what somebody says that it does to them', () => {
  it.each([
    ['oscarlı film açıp 20. dakikada horlayan biriyim', { avoidThemes: ['ağır tempo'] }],
    ['köpek filmlerinde hep ağlıyorum, açma', { themes: [] }],
  ])('is no wish for it: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
    expect(found(text).awards).toBeUndefined();
  });
});

describe('what there has been enough of', () => {
  it.each([
    ['kostümlü kahramanlar bitsin artık, gerçekçi aksiyon', ['süper kahraman']],
    ['hep aynı amerikan filmleri, onlardan değil avrupa', []],
    ['süper güçlü tiplerden sıkıldım', ['süper güç']],
  ])('%s', (text, themes) => {
    expect(found(text)).toMatchObject({ themes: [], avoidThemes: themes });
  });

  it('is not what a film cries out against', () => {
    expect(found('savaş bitsin artık diye haykıran film').themes).toEqual(['savaş']);
  });
});
