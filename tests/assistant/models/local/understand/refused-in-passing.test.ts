import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const judge = await loadJudge();
const NOTHING = {
  minYear: undefined,
  maxYear: undefined,
  minRating: undefined,
  origin: undefined,
  ending: undefined,
  similarTo: undefined,
};
const said = (text: string) => ({ ...NOTHING, ...understand(text, index, 2026, judge).said });

describe('who is not to be in a film', () => {
  it.each([
    ["adam sandler'ın olmadığı bi komedi mümkün mü", ['Adam Sandler']],
    ["cem yılmaz'ın rol almadığı yerli komedi", ['Cem Yılmaz']],
    ["şahan gökbakar'ın yer almadığı yerli komedi", ['Şahan Gökbakar']],
    ["nicolas cage'in oynamadığı bir aksiyon", ['Nicolas Cage']],
    ['tarantino kafasında suç filmi ama adamın kendi çektikleri olmasın', ['Quentin Tarantino']],
  ])('is refused: %s', (text, refusedPeople) => {
    expect(said(text)).toMatchObject({ people: [], refusedPeople });
  });

  it.each([
    ['hanım dizisini bitirdi kumanda bana geçti clint eastwoodun oynadığı bişeyler koy', ['Clint Eastwood']],
    ['ödevimi bitirdim, brad pittin oynadığı bir film koy', ['Brad Pitt']],
    ['haluk bilginerin olduğu bir film', ['Haluk Bilginer']],
  ])('is wished: %s', (text, people) => {
    expect(said(text)).toMatchObject({ people, refusedPeople: [] });
  });

  it('is still refused where all of theirs was seen', () => {
    expect(said('izledim hepsini nolanın, başka öner')).toMatchObject({
      refusedPeople: ['Christopher Nolan'],
    });
  });

  it('says nothing of a reason', () => {
    expect(said('vaktim olmadığı için kısa bir komedi')).toMatchObject({ genres: ['Komedi'] });
  });
});

describe('what is refused beside a wish', () => {
  it.each([
    ['kore filmi var mı, korku istemiyorum', { countries: ['Güney Kore'], excludeGenres: ['Korku'] }],
    ['hint filmi var mı elinde, dans istemiyorum', { countries: ['Hindistan'], avoidThemes: ['dans'] }],
    ['gizli kalmış kore filmleri var mı, mainstream istemiyorum', { countries: ['Güney Kore'] }],
    ['japon filmlerini hiç bilmem, nereden başlasam', { countries: ['Japonya'], avoidThemes: [] }],
    ['kan var mı izlemem', { themes: [], avoidThemes: ['kanlı'] }],
    ['korku istemiyom romantik heç istemiyom', { genres: [], excludeGenres: ['Korku', 'Romantik'] }],
    ['kanın olmadığı bir savaş filmi', { themes: ['savaş'], avoidThemes: ['kanlı'] }],
    ['siyah beyaz japon olmasın', { themes: [], avoidThemes: ['siyah beyaz', 'Japonya'] }],
    ['siyah beyaz bir şey olsun japon olmasın', { themes: ['siyah beyaz'], avoidThemes: ['Japonya'] }],
    ['bizden çıkma, kimsenin bilmediği bir film', { origin: 'yerli' }],
    ['bizden çıkmasın', { origin: 'yabancı' }],
    ['romantik zımbırtı bulaşmamış olsun', { genres: [], excludeGenres: ['Romantik'] }],
    ['animasyon hariç, çizgi film görmekten gözüm döndü', { genres: [], excludeGenres: ['Animasyon'] }],
    ['savaş olsun ama cephede kan gövdeyi götürmesin', { themes: ['savaş'], avoidThemes: ['kanlı'] }],
    ['evde kavga gürültü olmasın komedi', { genres: ['Komedi'], excludeGenres: [] }],
    ['içinde çocuk ölmeyen bir dram', { genres: ['Drama'], avoidThemes: ['çocuk ölümü'] }],
    ['çok bilinen şeyler olmasın yerli komedi', { themes: ['az bilinen'] }],
  ])('%s', (text, wishes) => {
    expect(said(text)).toMatchObject(wishes);
  });
});

describe('a story that is true', () => {
  it.each([
    'gerçekten yaşanmış olsun ama hikaye masal değil',
    'yeter ki gerçek hayattan alınmış olsun, savaş istemem',
    'sahiden yaşanmış olacak uydurma istemem',
  ])('is wished: %s', (text) => {
    expect(said(text).themes).toContain('gerçek hikâye');
  });

  it.each(['yaşanmış hikaye istemiyorum kurgu olsun', 'gerçek hikaye olmasın'])('is refused: %s', (text) => {
    expect(said(text)).toMatchObject({ themes: [], avoidThemes: ['gerçek hikâye'] });
  });

  it('is what turned out to be refused of what came', () => {
    expect(said('yok korkuymuş bu, istemem')).toMatchObject({ excludeGenres: ['Korku'] });
  });
});

describe('how a film is to end', () => {
  it.each([
    ['sonu açık uçlu bitsin bi hafta kafamda dönsün gerilim türünde', 'open'],
    ['finali havada kalan bir dram', 'open'],
    ['sonu muallak kalsın gerilim olsun', 'open'],
    ['gelinim hamile üzülmesin istiyoz sonu mutlu biten bi aşk filmi', 'happy'],
    ['aile filmi olsun sonu da tatlı bağlansın', 'happy'],
    ['mutlu sonla noktalansın, romantik', 'happy'],
  ])('%s', (text, ending) => {
    expect(said(text).ending).toBe(ending);
  });
});

describe('a number that bounds', () => {
  it('says no to what lies beyond it, and not to the kind before it', () => {
    expect(said('kuzenler doluştu eve korku açıp bağrışcaz puanı 7nin altında olmasın')).toMatchObject({
      genres: ['Korku'],
      minRating: 7,
    });
  });

  it.each([
    ['2000den eski korku olmasın', { genres: ['Korku'], excludeGenres: [], minYear: 2000 }],
    ['8den aşağı puanlı dram olmasın', { genres: ['Drama'], excludeGenres: [], minRating: 8 }],
    ['iki saatten uzun savaş filmi istemem', { themes: ['savaş'], avoidThemes: [] }],
    ['2000 sonrası olsun korku olmasın', { genres: [], excludeGenres: ['Korku'], minYear: 2000 }],
    ['iki saatten uzun olmasın, savaş da olmasın', { themes: [], avoidThemes: ['savaş'] }],
  ])('says which of a kind are not wished: %s', (text, wishes) => {
    expect(said(text)).toMatchObject(wishes);
  });

  it.each([
    ['gerilim olsun 1990dan yukarı çıkma', undefined, 1990],
    ['korku, 2010 üstüne çıkma', undefined, 2010],
    ['komedi, 2005ten aşağı inme', 2005, undefined],
    ['1978e sözlüydük hanımla neyse doksanlarda çekilmiş olanlardan bak', 1990, 1999],
    ['babam 1960larda gitmiş gurbete, 70lerin yeşilçamı olsun', 1970, 1979],
    ['şöle seksenlerden bilimkurgu, maketten uzay gemisi falan olan retro kafası', 1980, 1989],
    ['2000e kadar olan dramlar', undefined, 1999],
  ])('%s', (text, minYear, maxYear) => {
    expect(said(text)).toMatchObject({ minYear, maxYear });
  });
});

describe('a frame of mind', () => {
  it.each([
    'retro kafası bir bilimkurgu',
    'pazar sabahı havası bi komedi',
    'yerli film, festival kuşu kafası',
  ])('is no film: %s', (text) => {
    expect(said(text).similarTo).toBeUndefined();
  });

  it('may be that of a film', () => {
    expect(said('Ezel kafasında bir film').similarTo).toBe('Ezel');
  });
});

it('one theme is what is called so in one word or two', () => {
  expect(said('zaman yolculuklu bişey').themes).toEqual(['zaman yolculuğu']);
  expect(said('iki film arasında uzun yolculuk var').themes).not.toContain('zaman yolculuğu');
});

it('one of those that are pointed at is for one viewer', () => {
  const { viewers } = understand('benim kaçırdığım o popüler dramlardan birini at', index, 2026, judge);
  expect(viewers).toBeUndefined();
  expect(understand('ben korku o romantik', index, 2026, judge).viewers).toBeDefined();
});
