import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('a name that is left out', () => {
  it.each([
    ['japon animesi ghibli dışında', { genres: ['Animasyon'], excludeTitles: ['Ghibli'], excludeGenres: [] }],
    ['süper kahraman marvel dışında', { themes: ['süper kahraman'], excludeTitles: ['Marvel'] }],
    ['müzikal disney olmayan', { themes: ['müzikal'], excludeTitles: ['Disney'], avoidThemes: [] }],
    ['uzay filmi yerçekimi ve marslı dışında', { themes: ['uzay'], excludeTitles: ['Yerçekimi', 'Marslı'] }],
    ['mafya filmi baba hariç', { themes: ['mafya'], excludeTitles: ['Baba'] }],
    // What stands in a row of one kind is refused together.
    ['yerli korku dışında bişeyler', { excludeGenres: ['Korku'] }],
    ['marvel dc pelerinli olmasın', { excludeTitles: ['Marvel', 'DC'] }],
    [
      'kiyarüstemiyi herkes söyledi o hariç iran filmi',
      { countries: ['İran'], refusedPeople: ['Abbas Kiarostami'] },
    ],
    [
      "zeki demirkubuz'u zaten biliyoruz, o hariç yerli film",
      { people: [], refusedPeople: ['Zeki Demirkubuz'] },
    ],
    [
      'inceptionı herkes övdü onun dışında bilim kurgu',
      { genres: ['Bilim Kurgu'], excludeTitles: ['Başlangıç'] },
    ],
    ['brad pitt in olmadığı bi film', { people: [], refusedPeople: ['Brad Pitt'] }],
    ['denizle ilgili olmasın yeter', { avoidThemes: ['deniz'], themes: [] }],
    ['hastaneyle alakalı bir şey istemem', { avoidThemes: ['hastane'], themes: [] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('what is wished after all', () => {
  it.each([
    ['müzikal sevmem ama sevdirecek bi tane söyle', { themes: ['müzikal'], avoidThemes: [] }],
    ['bilim kurgu sevmem de sevdirirsin belki', { genres: ['Bilim Kurgu'], excludeGenres: [] }],
    ['hint filmi hiç sevmedim ama şans vereyim bi tane söyle', { countries: ['Hindistan'], avoidThemes: [] }],
    ['korku sevmem ama kocam istiyo', { excludeGenres: ['Korku'] }],
    ['müzikal sevmem bi tane gerilim söyle', { genres: ['Gerilim'], avoidThemes: ['müzikal'] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('a wish in everyday words', () => {
  it.each([
    ['oscar almış yabancı film', { awards: ['oscar-yabanci'], origin: undefined }],
    ['eski değil yeni', { minYear: 2020 }],
    ['mafyalı bizim memleketten bi film', { origin: 'yerli', themes: ['mafya'] }],
    ['romantik ama sonunda ölen ayrılan olmasın', { genres: ['Romantik'], ending: 'notDark' }],
    ['kış kar şömine havasında birşeyler', { themes: ['kar'], tones: ['iç ısıtan'] }],
    ['yanlış verdin bu komedi değil', { genres: ['Komedi'], excludeGenres: [] }],
    ["whiplash'ı izleyince dağıldım, aynı o hırsı veren başka ne var", { similarTo: 'Whiplash' }],
    ['komutan savaş filmi aç demesin bana, macera olsun', { genres: ['Macera'], avoidThemes: ['savaş'] }],
    ['dükkana Cem Yılmaz da geldi bir kere, soygunlu bir şey olsun', { people: [], themes: ['soygun'] }],
    ['şener şen olsun dün geldi aklıma', { people: ['Şener Şen'] }],
    ['yabancı dram', { origin: 'yabancı' }],
    ['eski olmasın', { minYear: 2000 }],
    ['bu sefer korku değil komedi', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});
