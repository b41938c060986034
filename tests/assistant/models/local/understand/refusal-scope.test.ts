import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a refusal speaks of what stands before it', () => {
  it.each([
    ['kung fu pandayı biliyo o olmasın hayvanlı çizgi film', { genres: ['Animasyon'], themes: ['hayvan'] }],
    ['onları istemiyorum savaş filmi', { themes: ['savaş'], avoidThemes: [] }],
    ['uzun diziler olmasın polisiye bi film', { genres: ['Suç'], excludeGenres: [] }],
    ['patlayan şehirler istemiyorum bilim kurgu', { genres: ['Bilim Kurgu'], excludeGenres: [] }],
    ['küfür olmayan yerli komedi lazım rezil olmayayım', { genres: ['Komedi'], origin: 'yerli' }],
    ['eşim savaş filmi izletti bıktım romantik bişey öner', { genres: ['Romantik'], excludeGenres: [] }],
  ])('%s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['valla istemiyorum korku', { excludeGenres: ['Korku'] }],
    ['annem sevmez korku', { excludeGenres: ['Korku'] }],
    ['o sevmez savaş filmi', { avoidThemes: ['savaş'] }],
    ['bana bi şey öner olmasın korku', { excludeGenres: ['Korku'] }],
    ['yok istemiyorum dram', { excludeGenres: ['Drama'] }],
  ])('or, turned round, of what follows: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['komediyi severim ama moralim bozuk komedi istemiyorum', { genres: [], excludeGenres: ['Komedi'] }],
    ['aşk dram macera kesinlikle yok polisiye aç', { excludeGenres: ['Romantik', 'Drama', 'Macera'] }],
    ['savaş filmi dedim ama savaş kesinlikle yok', { themes: [], avoidThemes: ['savaş'] }],
    ['zombi dolaşmasın ortalıkta korku filmi olsun', { genres: ['Korku'], avoidThemes: ['zombi'] }],
    ['dram bana ağır geliyor', { excludeGenres: ['Drama'], avoidTones: ['ağır'] }],
    ['yok yok yerli kalsın', { origin: 'yerli' }],
    ['aamir khan olmasın şahruh han olsun', { people: ['Shah Rukh Khan'], refusedPeople: ['Aamir Khan'] }],
  ])('and of all of a row: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));
});

describe('two denials', () => {
  it.each([
    ['mutlu bitmeyen aşk filmi izlemem', { genres: ['Romantik'], ending: 'notDark' }],
    ['komik olmayan türk filmi izlemem', { genres: ['Komedi'], origin: 'yerli' }],
    ['kubrick izlemeyen adam değildir diyorlar', { people: ['Stanley Kubrick'], refusedPeople: [] }],
    ['nolan bilmeyen kalmadı bi filmini aç', { people: ['Christopher Nolan'], refusedPeople: [] }],
  ])('wish: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it('are one where the second only asks', () => {
    expect(found('korku olmayan film yok mu')).toMatchObject({ genres: [], excludeGenres: ['Korku'] });
  });
});

describe('what others keep bringing', () => {
  it.each([
    ['herkes bana korku öneriyo bıktım komedi ver', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['eşim hep savaş filmi açıyor dram olsun', { genres: ['Drama'], avoidThemes: ['savaş'] }],
    ['sürekli türk filmi çıkıyor karşıma', { origin: 'yabancı' }],
  ])('is not wished: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it('is wished where somebody watches it themselves', () => {
    expect(found('hep komedi izleriz bu akşam da komedi olsun')).toMatchObject({ genres: ['Komedi'] });
  });
});

describe('what is neither wished nor refused', () => {
  it.each([
    'kore dizilerini severim ama kore olması şart değil',
    'japon filmi izledik bayıldık japon olmasına gerek yok',
  ])('was not wished before, either: %s', (text) => {
    expect(found(text)).toMatchObject({ countries: [], avoidThemes: [] });
  });

  it('is each word of what need not be', () => {
    expect(found('psikolojik gerilim şart değil gizem de olur')).toMatchObject({ avoidThemes: [] });
  });

  it('bounds no length', () => {
    expect(found('epik bir şey olsun 3 saat de sürse izleriz')).not.toHaveProperty('maxDuration');
  });

  it.each(['american pie gibi bel altı olmasın', 'titanik gibi ağlak olmasın aşk filmi'])(
    'is no film that others are not to be like: %s',
    (text) => expect(found(text)).not.toHaveProperty('similarTo'),
  );
});

describe('what is to go', () => {
  it.each([
    ['7 puanın altındakileri ele', { minRating: 7 }],
    ['2000den eskileri at', { minYear: 2000 }],
    ['90 dan önce çekilenleri çıkar', { minYear: 1990 }],
    ['2015ten sonrakileri çıkar', { maxYear: 2014 }],
  ])('bounds the other way: %s', (text, bounds) => {
    expect(found(text)).toMatchObject(bounds);
    expect(readMessage(text, index, 2026).acts).toEqual([]);
  });
});

describe('a wish that holds its verb', () => {
  it.each([
    ['dram ver ama mutlu bitsin kaldıramıyorum artık kötü sonları', 'notDark'],
    ['mutlu bitsin istemiyorum kötü son', 'notDark'],
    ['kötü bitsin istemem', 'notDark'],
    ['mutlu bitsin', 'happy'],
  ])('is not refused by what comes behind it, and is by its own: %s', (text, ending) => {
    expect(found(text)).toMatchObject({ ending });
  });
});
