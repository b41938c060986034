import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is told without a wish', () => {
  it.each([
    ['eski nişanlımın düğünü bugün', /zor|içine otur/u],
    ['eski sevgilim evleniyomuş', /zor|içine otur/u],
    ['kardeşimle barıştık bugün iki senedir küstük', /sevindim|güzel haber/u],
    ['bugün 40 yaşıma girdim kutlayan olmadı', /iyi ki doğdun/iu],
    ['doğum günümü kimse hatırlamadı', /iyi ki doğdun/iu],
    ['arkadaşım intihar etti geçen yıl', /başın sağ olsun/iu],
    ['sınavdan kaldım ailem bilmiyo', /üzüldüm|haklısın/iu],
    ['mattan 34 aldım annem e-okula bakmasın diye dua ediyom şu an', /üzüldüm|haklısın/iu],
    ['karnemde iki zayıf var babam görmesin', /üzüldüm|haklısın/iu],
    ['işten yeni çıktım patrona kafa atacaktım az kalsın', /sabretmiş|zor gün/iu],
    ['kanka cok sıkıldım yaz okulu bok gibi', /haklısın|kolay gelsin/iu],
    ['ya yine uyuyamadım kaç gündür', /uyku/iu],
    ['film filan istemiyorum konuşmak istedim sadece', /dinl/iu],
    ['kafam güzel napıyoz', /keyif|afiyet/iu],
  ])('is met with a word, and no films: %s', async (said, heard) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(heard);
  });

  it.each(['eski nişanlımın düğünü bugün', 'eski sevgilim evlenmiş'])(
    'congratulates nobody: %s',
    async (said) => {
      expect((await last(said))?.text).not.toMatch(/tebrik|hayırlı olsun|mutluluk/iu);
    },
  );

  it.each(['eski sevgilisinin düğününe giden kadın filmi', 'hayatı bok gibi olan insanların filmi olsun'])(
    'is no news where a film is about it: %s',
    async (said) => {
      expect((await last(said))?.text).not.toMatch(/içine otur|zor (?:bir gün|çekiliyor)|bunaltmış/u);
    },
  );

  it('brings films on a yes, whatever thanks or reasons are around it', async () => {
    const turn = await last(
      'ya yine uyuyamadım kaç gündür',
      'evet sağol. bişey açsam mı bilemedim oyalasın diye',
    );
    expect(turn?.calls).toMatchObject([['recommendFilms', { mood: 'relaxed' }]]);
  });

  it.each([
    ['sevgilimden ayrıldım bi komedi aç', { genres: ['Komedi'] }],
    ['eski sevgilimin düğünü var komedi aç da unutayım', { genres: ['Komedi'] }],
  ])('beside a wish is a short word, and the films come: %s', async (said, wishes) => {
    expect((await last(said))?.calls).toMatchObject([['recommendFilms', wishes]]);
  });

  it('takes no year from when it happened, and spares what it was', async () => {
    const said = 'arkadaşım intihar etti geçen yıl, bu konuya girmeyen bi film istiyorum';
    const [, wishes] = (await last(said))?.calls[0] ?? [];
    expect(wishes).toMatchObject({ avoidThemes: expect.arrayContaining(['intihar']) });
    expect(wishes).not.toHaveProperty('minYear');
  });

  it('wishes no sad film by grief', async () => {
    expect((await last('geçen ay babamı kaybettim ne izlesem'))?.calls).toMatchObject([
      ['recommendFilms', { mood: 'relaxed' }],
    ]);
  });
});

describe('somebody who has died', () => {
  it('is mourned first, and their films come on a yes', async () => {
    const said = 'nolan öldü ya hala inanamıyorum';
    expect(await last(said)).toMatchObject({ calls: [], text: expect.stringContaining('Christopher Nolan') });
    expect((await last(said, 'bu gece onun anısına bi tane seç'))?.calls).toMatchObject([
      ['recommendFilms', { people: ['Christopher Nolan'] }],
    ]);
  });
});

describe('a worry over what a child may see', () => {
  it('is met honestly, and something fit shown', async () => {
    const turn = await last('12 yaşındaki oğlum squid game izlemek istiyo ne yapıcam');
    expect(turn?.calls).toMatchObject([['recommendFilms', { maxAge: 12 }]]);
    expect(turn?.text).toContain('bende yok');
  });

  it('of horror says what it is at that age', async () => {
    const turn = await last('6 yaşındaki kızım korku filmi izlemek istiyor ne yapayım');
    expect(turn?.calls).toMatchObject([['recommendFilms', { genres: ['Macera'], maxAge: 6 }]]);
  });
});

describe('an offer of films', () => {
  const wished = async (...texts: string[]) => {
    const catalogue = await loadCatalogue();
    return (await converse(texts, { catalogue })).at(-1)?.calls.at(-1)?.[1];
  };
  it.each([
    [
      ['dün eski bi arkadaşa denk geldim lise aşkım 🙈', 'ya o modda bi film ver işte'],
      { genres: ['Romantik'] },
    ],
    [['dün eski bi arkadaşa denk geldim lise aşkım 🙈', 'olur'], { genres: ['Romantik'] }],
    [['sınavı geçtim', 'öner o zaman'], { mood: 'happy' }],
    [
      ['matrix', 'cem yılmaz hangisinde oynuyor', 'he bul bi zahmet, gora dışında'],
      { people: ['Cem Yılmaz'], excludeTitles: ['G.O.R.A.'] },
    ],
    [['recep ivedik', 'cem yılmaz hangisinde oynuyor', 'he bul bi zahmet'], { people: ['Cem Yılmaz'] }],
  ])('is taken as it was worded, by a request as by a yes: %j', async (said, wishes) => {
    expect(await wished(...said)).toMatchObject(wishes);
  });

  it.each([
    [['sınavı geçtim', 'korku filmi öner'], { genres: ['Korku'] }],
    [
      ['not defteri izledim çok ağladım', 'şuna benzer bişi ama daha az hüzünlü'],
      { similarTo: 'Not Defteri', avoidThemes: ['hüzünlü'] },
    ],
    [
      ['seven izledim çok iyiydi', 'buna benzer ama daha yeni olsun'],
      { similarTo: 'Yedi', minYear: expect.any(Number) as number },
    ],
  ])('is passed over for what is wished instead: %j', async (said, wishes) => {
    expect(await wished(...said)).toMatchObject(wishes);
  });
});
