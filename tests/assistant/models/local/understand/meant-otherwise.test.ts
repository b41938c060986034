import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what comes about by and by', () => {
  it.each(['adam yavaş yavaş kayışı koparsın', 'ağır ağır çıldıran bir kadın'])(
    'is no slow film: %s',
    (text) => {
      expect(found(text)).toMatchObject({ themes: [] });
    },
  );

  it.each(['yavaş yavaş akan bir film', 'ağır ağır ilerleyen film'])('may be one: %s', (text) => {
    expect(found(text).themes).toEqual(['ağır tempo']);
  });
});

describe('a moment in a film', () => {
  it.each(['oscarlı film açıp 20. dakikada horlayan biriyim', 'her filmin 30. dakikasında uyurum'])(
    'bounds no length: %s',
    (text) => {
      expect(found(text).maxDuration).toBeUndefined();
    },
  );

  it('bounds a length where what is longer is to go', () => {
    expect(found('2 saati geçeni eleyip tekrar at').maxDuration).toBe(120);
  });

  it('is not one where a film is to be over', () => {
    expect(found('90 dakikada bitsin').maxDuration).toBe(90);
  });
});

describe('the oldest and the newest that may be', () => {
  it.each([
    ['en eskisi 2010 yapımı olsun', [2010, undefined]],
    ['en yenisi 1990 olsun', [undefined, 1990]],
    ['2010 yapımı olsun en eskisi', [2010, undefined]],
    ['1990 olsun en yenisi', [undefined, 1990]],
    ['2010 yapımı film öner', [2010, 2010]],
    ['90la 2000 arası aksiyon', [1990, 2000]],
    ['en fazla 5 yıl önce çekilmiş olsun', [2021, undefined]],
    ['son beş yılın filmleri', [2021, undefined]],
  ])('%s', (text, years) => {
    const { minYear, maxYear } = found(text);
    expect([minYear, maxYear]).toEqual(years);
  });
});

describe('what is fresh in somebody’s life', () => {
  it.each(['dnd grubumuz dağıldı acım taze, ejderha olsun', 'yaram daha taze komedi olsun'])(
    'is no new film: %s',
    (text) => {
      expect(found(text).minYear).toBeUndefined();
    },
  );

  it('is not a film that is', () => {
    expect(found('taze bi film ver').minYear).toBeDefined();
  });
});

describe('who is named beside an age or a reason', () => {
  it.each([
    ['kızım on iki yaşında oğlum altı, hep beraber ne izleyelim', 6],
    ['ikizler 5 yaşında ne izletsem', 5],
    ['ikizler beş yaşında film öner', 5],
    ['çocuklar yüzünden pelerin görünce tansiyonum çıkıyo', undefined],
    ['bebek yüzünden uyuyamıyorum komik bişey', undefined],
    ['animasyon seviyorum sadece çocuklar için olmasın', undefined],
    ['koruyan biri+çocuk+her yer yıkık film', undefined],
    ['kızım 3. sınıfta, oğlum anaokulunda', 6],
    ['14 yaşımda izlediğim filmi arıyorum', undefined],
    ['çocuklar pelerinli şeyler izlemekten bıktırdı, bana gerilim', undefined],
    ['çocuklarla izlicez ne açalım', 10],
  ])('watches, or does not: %s', (text, age) => {
    expect(found(text).maxAge).toBe(age);
  });

  it('is no title and no theme', () => {
    const { titles, found: wishes } = readMessage('ikizler beş yaşında film öner', index, 2026);
    expect([titles, wishes.themes]).toEqual([[], []]);
  });
});

describe('the last of a row of subjects', () => {
  it('is no film to resemble', () => {
    expect(found('ya ben uzay gemisi robot yapay zeka öyle kafalara bayılıyom')).toMatchObject({
      themes: ['uzay', 'robot', 'yapay zekâ'],
    });
    expect(found('ya ben uzay gemisi robot yapay zeka öyle kafalara bayılıyom').similarTo).toBeUndefined();
  });

  it('is one where likeness to it is wished', () => {
    expect(found('yapay zeka gibi film').similarTo).toBe('Yapay Zekâ');
  });
});

describe('likeness to what somebody liked or saw', () => {
  it.each([
    ['yıldızlararasını beğenen anneme ne açsam', 'Yıldızlararası'],
    ['esaretin bedelini bitirdim, ikizi gibi', 'Esaretin Bedeli'],
    ['interstellar bitti klonu gibi bişi', 'Yıldızlararası'],
    ['yeşil yol bitti, kardeşi gibi', 'Yeşil Yol'],
    ['kaybolan kız gibi', 'Kayıp Kız'],
    ['dövüşçüler kulübü gibi', 'Dövüş Kulübü'],
    ['evliya hikayesi gibi bir şey', undefined],
    ['matrixi beğendim', undefined],
  ])('%s', (text, title) => {
    expect(found(text)).toMatchObject({ themes: [] });
    expect(found(text).similarTo).toBe(title);
  });
});

describe('others in the manner of somebody', () => {
  it.each([
    [
      'nolan hastasıyım, izlemediğim filmi kalmadı. aynı kafada başka yönetmenler ne çekmiş',
      'Christopher Nolan',
    ],
    ['miyazaki bitti bende, aynı havada diğer yönetmenler', 'Hayao Miyazaki'],
    ['tarantino gibi yönetmenler', 'Quentin Tarantino'],
    ['wes andersonu ezberledim, benzer tarzda başka isimler', 'Wes Anderson'],
  ])('%s', (text, name) => {
    expect(found(text)).toMatchObject({ people: [], refusedPeople: [name] });
    expect(found(text).similarTo).toBeDefined();
  });

  it('are not wished where theirs are', () => {
    expect(found('wes anderson filmi öner')).toMatchObject({ people: ['Wes Anderson'], refusedPeople: [] });
  });
});

describe('whom hearsay names', () => {
  it.each([
    ['oyuncu keanu reevesmiş, onun bi filmi olsun', ['Keanu Reeves']],
    ['yönetmeni nolanmış onun gibi bi film', ['Christopher Nolan']],
    ['kim yönetmiş bunu', []],
  ])('%s', (text, people) => {
    expect(found(text).people).toEqual(people);
  });
});

describe('from what somebody wants to get away', () => {
  it('is no laugh, and lasts about so long', () => {
    expect(found('bi üç saatliğine bu dünyadan kopayım, destan bişi')).toMatchObject({
      genres: [],
      themes: ['epik'],
      minDuration: 165,
      maxDuration: 195,
    });
    expect(found('gülmekten kopalım').genres).toEqual(['Komedi']);
  });
});

describe('a subject in other words', () => {
  it.each([
    ['neyse 3 yedik bugün, içinde top olan film ver bari', ['futbol']],
    ['sonuna kadar ulan kim yaptı kim yaptı diye kafayı yiyeyim', ['katil kim']],
    ['katil kim diye kafa patlatayım', ['katil kim']],
    ['koruyan biri+çocuk+her yer yıkık film', ['kıyamet sonrası']],
    ['düz dövüş kovalamaca aksiyon yok mu', ['kovalamaca']],
    ['bu filmi kim yaptı', []],
  ])('%s', (text, themes) => {
    expect(found(text).themes).toEqual(themes);
  });

  it('may be refused, and the kind called so is not', () => {
    expect(found('aile meselesi olmasın, uzay olsun')).toMatchObject({
      themes: ['uzay'],
      avoidThemes: ['aile'],
      excludeGenres: [],
    });
    expect(found('aile dramı öner')).toMatchObject({ genres: ['Drama'], themes: ['aile'] });
  });
});

describe('how somebody is, beside what they refuse', () => {
  it('is no wish for what they refuse', () => {
    expect(found('moralim sıfır, dram hiç istemem').mood).toBe('happy');
    expect(found('moralim yerlerde ağlamak istiyorum').mood).toBe('sad');
  });
});

describe('an evening among girls', () => {
  it('says what kind', () => {
    expect(found('kız kıza toplandık bişey lazım').implied).toMatchObject({ genres: ['Romantik', 'Komedi'] });
    expect(found('kız kıza korku izliycez').genres).toEqual(['Korku']);
  });
});

describe('what is said to somebody', () => {
  it('is said of no film', () => {
    expect(readMessage('çizgi film izlicem, karışmayın, tavsiyen?', index, 2026).unread).toBeUndefined();
  });
});
