import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const wishesOf = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1)?.calls[0]?.[1];

describe('what is liked, known or brought out is not turned round', () => {
  it.each([
    [['annemle izlicem', 'yaşı 60 bu arada eski türk filmlerini sever'], { origin: 'yerli', maxYear: 1990 }],
    [
      ['kocam western hastası', 'clint eastwood olanların hepsini biliyo'],
      { excludePeople: ['Clint Eastwood'] },
    ],
    [['bi komedi ver', 'bizimkilerin hepsini ezbere biliyo millet'], { origin: 'yabancı' }],
    [['hint filmi çıkarıver hanım hastası onların'], { countries: ['Hindistan'] }],
    [['al pacinonun filmlerini çıkar'], { people: ['Al Pacino'] }],
    [
      ['öpüşme olmayan türk filmi lazım, politik olmasın, kavga çıkar sonra'],
      { origin: 'yerli', avoidThemes: ['siyaset'] },
    ],
    [['korku öner', 'komedileri çıkar'], { genres: ['Korku'], excludeGenres: ['Komedi'] }],
    [['yapay zeka filmi', 'aşk filmi gibi sanki başka ver'], { excludeGenres: ['Romantik'] }],
    [['köpekli film öner', 'köpek varsa ölmesin'], { themes: ['köpek'] }],
  ])('%j', async (said, wishes) => expect(await wishesOf(...said)).toMatchObject(wishes));

  it.each(['Sinemaya yeni merak saldım, üç klasik söyler misiniz?', 'sinemaya yeni heves ettim film öner'])(
    'what is new in somebody’s life is no film: %s',
    async (text) => expect(await wishesOf(text)).not.toHaveProperty('minYear'),
  );
});

describe('what somebody tells of themselves', () => {
  it.each([
    ['yorgunluktan öldüm bittim bi film aç', { mood: 'relaxed', occasions: ['hafif'] }],
    ['uykusuzluktan öldüm hafif bir film', { mood: 'relaxed' }],
    ['depresyondayım film öner', { avoidTones: ['ağır', 'kanlı', 'korkutucu'] }],
    ['sevgilimle kavga ettim kafam dağılsın', { mood: 'relaxed' }],
    ['dün bi filmde hüngür hüngür ağladım bu sefer neşeli olsun', { mood: 'happy' }],
    ['bitti hüngür hüngür ağladım şimdi moralimi düzeltcek bişi', { mood: 'happy' }],
  ])('is met, and refuses nothing: %s', async (text, wishes) => {
    const made = await wishesOf(text);
    expect(made).toMatchObject(wishes);
    expect(made).not.toHaveProperty('avoidThemes');
    expect(made).not.toHaveProperty('themes');
    expect(JSON.stringify(made)).not.toMatch(/randevu/u);
  });

  it.each([
    ['içim bayıldı yavaşlıktan film öner', { avoidThemes: ['ağır tempo'] }],
    ['sevgilimle izlicez film öner', { occasions: ['randevu'] }],
    ['depresyon filmi', { themes: ['depresyon'] }],
    ['ağlatan bir film istiyorum', { mood: 'sad' }],
    ['savaş olmasın haberlerden bıktım', { avoidThemes: ['savaş'] }],
    ['depresyondayım bununla ilgili film var mı', { themes: ['depresyon'] }],
    ['şizofrenim bununla ilgili bir film', { themes: ['şizofreni'] }],
    ['patron görmiyim filmde ofis de olmasın', { avoidThemes: ['iş hayatı', 'ofis'] }],
    ['tansiyonum var fazla heyecanlanmayayım', { avoidThemes: ['heyecanlı'] }],
    ['dram ama depresif olmasın', { genres: ['Drama'], avoidTones: ['ağır'] }],
  ])('is no more than it says: %s', async (text, wishes) =>
    expect(await wishesOf(text)).toMatchObject(wishes),
  );
});

describe('what is measured against what was said before', () => {
  it.each([
    [['fransız filmi öner', 'yerli bir şey olsun'], { origin: 'yerli' }, 'countries'],
    [['kore filmi öner', 'türk filmi olsun'], { origin: 'yerli' }, 'countries'],
    [['yerli komedi', 'fransız olsun'], { countries: ['Fransa'] }, 'origin'],
    [['bro something like interstellar ama daha kısa olsun'], { similarTo: 'Yıldızlararası' }, 'themes'],
    [['movies like inception ve romantik olsun'], { similarTo: 'Başlangıç' }, 'themes'],
    [['inception tarzı ama anlaşılır'], { avoidThemes: ['beyin yakan'] }, 'themes'],
    [['baba gibi ama daha yeni'], { minYear: 2004 }, 'maxYear'],
    [['titanik gibi ama 2020 sonrası'], { minYear: 2020 }, 'maxYear'],
    [['interstellar gibi ama daha kısa'], { maxDuration: 127 }, 'minDuration'],
    [['korku izlicez çok fena bişey olsun'], { genres: ['Korku'] }, 'excludeTitles'],
  ])('%j', async (said, wishes, gone) => {
    const made = await wishesOf(...said);
    expect(made).toMatchObject(wishes);
    expect(JSON.stringify(made)).not.toMatch(new RegExp(`"${gone}":(?!\\[\\])`, 'u'));
  });
});

describe('what is said beside a wish', () => {
  it.each([
    ['gardaş şöyle eskilerden kemal sunal filmi bi aç hele', { people: ['Kemal Sunal'] }],
    ['bu akşam kız gecesi, chick flick öner', { genres: ['Romantik', 'Komedi'] }],
  ])('is understood: %s', async (text, wishes) => {
    const [turn] = await converse([text], { catalogue });
    expect(turn?.calls[0]?.[1]).toMatchObject(wishes);
    expect(turn?.text).not.toMatch(/tanımadım/u);
  });

  it('is when the children sleep, of those whose ages were told', async () =>
    expect(
      await wishesOf(
        'biri 6 biri 9 yaşında çizgi film öner',
        'kısa olsun çocuklar dokuzda yatıyor saat şimdi yedi buçuk',
      ),
    ).toMatchObject({ maxAge: 6 }));

  it.each([
    [['7 yaşındaki oğlum için korku'], ['Aile', 'Fantastik']],
    [
      ['korkutucu bir film', 'kardeşim de izlicek o 8 yaşında'],
      ['Aile', 'Fantastik'],
    ],
    [['12 yaşındaki kızım korku izlemek istiyor'], ['Korku']],
  ])('is how old a child is whom nothing may frighten: %j', async (said, genres) =>
    expect(await wishesOf(...said)).toMatchObject({ genres }),
  );

  it('is no compliment to us', async () => {
    const text = await lastWords(['bu akşam için bir tanesini seçin lütfen, film öner'], { catalogue });
    expect(text).not.toMatch(/utandırma/iu);
  });
});

describe('what was recommended and is not it', () => {
  it.each(['Olmaz.', 'yok olmaz ya', 'olmaz bu'])('is followed by others: %s', async (said) =>
    expect(await wishesOf('korku öner', said)).toMatchObject({ genres: ['Korku'] }),
  );
  it('but a no to nothing brings no films', async () => {
    expect(await wishesOf('olmaz')).toBeUndefined();
    expect(await wishesOf('korku öner', 'hayır')).toBeUndefined();
  });
  it.each(['seçimde kime oy vereyim', 'hangi partiye oy vereyim', 'sandıkta kime oy atsam'])(
    'no vote is points for a film: %s',
    async (said) => {
      const [turn] = await converse([said], { catalogue });
      expect(turn?.text).not.toMatch(/puan/u);
      expect(turn?.calls).toEqual([]);
    },
  );
});

describe('what is said beside a kind of film counts', () => {
  it.each([
    ['zombili ama ağlatan', { themes: ['zombi'], tones: ['ağlatan'] }],
    ['tarihi film olsun roma falan', { themes: ['tarihi', 'antik roma'] }],
    ["Jim Carrey'nin ciddi rol oynadığı filmler", { people: ['Jim Carrey'], genres: ['Drama'] }],
    ['daha farklı ülkelerden olsun', { avoidThemes: ['ABD', 'İngiltere'] }],
    ['fabrikada gece molası 90 dakka, o süreye sığan bişey ver', { maxDuration: 90 }],
    ['biraz daha hareketli polisiye olsun', { pace: 'fast' }],
    ['annemle izlicem içinde öpüşme olmasın', { excludeGenres: ['Romantik'], avoidTones: ['cinsellik'] }],
    ['yazın italyaya gidicez orda geçen filmler izlemek istiyoruz', { places: ['İtalya'] }],
    ['haftaya tokyoya uçuyorum gitmeden izlemelik film', { places: ['Tokyo'] }],
    ['kapadokyada çekilen film var mı', { places: ['Kapadokya'] }],
    ['haftaya barselonaya gidiyoruz havaya girmek için film', { places: ['Barselona'] }],
    ['korku gerilim fark etmez gece izlicem', { genres: ['Korku', 'Gerilim'] }],
  ])('“%s”', async (text, wishes) => expect(await wishesOf(text)).toMatchObject(wishes));

  it.each([
    ['almanyada çekilen filmler', { countries: ['Almanya'] }],
    ['antalyaya gidiyoruz otobüste izlemelik film öner', { occasions: ['yol'] }],
  ])('and a place only where films are set in it: “%s”', async (text, wishes) => {
    expect(await wishesOf(text)).toMatchObject(wishes);
    expect(await wishesOf(text)).not.toHaveProperty('places');
  });
});

describe('what films are to be about, in whatever word', () => {
  it.each([
    ['telefonla ilgili film var mı', ['telefon']],
    ['otobüsle ilgili bir film öner', ['otobüs']],
    ['insan haklarıyla alakalı bişey izleyelim', ['insan hakları']],
    ['affetmek üstüne bişey izlemek istiyorum', ['affetmek']],
    ['fotoğraf filmi', ['fotoğraf']],
    ['cadı hakkında bir film', ['cadı']],
    ['kayseride geçen film var mı', ['kayseri']],
    ['şef ile ilgili film', ['aşçı']],
    // No film is about it: that is said, and not dropped.
    ['içinde patlıcan geçen film öner de görelim', ['patlıcan']],
    ['pul koleksiyonu üzerine bir film', ['pul koleksiyonu']],
    ['çay bahçesinde geçen film', ['çay bahçesi']],
    ['futbol üstüne bir film', ['futbol']],
  ])('“%s”', async (text, themes) => expect(await wishesOf(text)).toMatchObject({ themes }));

  it.each(['kahvaltı üstüne sıcacık bir film', 'çay üstüne güzel bir film', 'akşam yemeği üstüne bir film'])(
    'and no meal that comes before it: “%s”',
    async (text) => expect(JSON.stringify(await wishesOf(text)) ?? '').not.toMatch(/kahvalt|çay|yeme/u),
  );

  it.each(['bununla ilgili bir film', 'sana göre bir film öner', 'oyuncular hakkında film'])(
    'and nothing where nothing is named: “%s”',
    async (text) => expect(JSON.stringify(await wishesOf(text)) ?? '').not.toMatch(/bununla|sana|hakkında/u),
  );
});

describe('what is said after films goes on with them', () => {
  it.each([
    [['kemal sunal filmleri', 'şener şen olsun o zaman'], { people: ['Şener Şen'] }],
    [['korku öner', 'türk olsun', 'kore olsun o zaman'], { countries: ['Güney Kore'] }],
    [['savaş filmi öner', 'onun dışında ne var'], { themes: ['savaş'] }],
    [['düşündürücü film', 'forrest gumpı herkes öneriyo zaten'], { excludeTitles: ['Forrest Gump'] }],
    [['vampir filmi', 'alacakaranlık gibi ergen işi olmasın'], { excludeTitles: ['Alacakaranlık'] }],
    [['felaket filmi', '2012 saçmaydı'], { themes: ['felaket'], excludeTitles: ['2012'] }],
    [['bebelerle film', 'en ufağı 5 yaşında bak, ona uygun olsun'], { maxAge: 5 }],
    [['yerli komedi', 'bunlar benden yaşlı ya.. 2015 ve sonrası çıksın'], { minYear: 2015, origin: 'yerli' }],
    [['üç idiot tarzı bir şey'], { similarTo: '3 Aptal' }],
  ])('%j', async (said, wishes) => expect(await wishesOf(...said)).toMatchObject(wishes));

  it('is not wished like what was wished before a film came up that is not so', async () => {
    const wishes = await wishesOf(
      'yaşlılık üzerine sakin bir film',
      "Selvi Boylum Al Yazmalım'ı favorilere ekle",
      'onun gibi bir tane daha',
    );
    expect(wishes).toMatchObject({ similarTo: 'Selvi Boylum Al Yazmalım' });
    expect(wishes).not.toMatchObject({ themes: expect.arrayContaining(['yaşlılık']) });
  });

  it.each([
    [['savaş filmi öner', 'bu gece hepsi bitmez'], /bu gece biri yeter/u],
    [['dünkü önerin çok iyiydi'], /Hangisiydi/u],
    [['film bulamıyorum adını hatırlamıyorum'], /aklında/iu],
    [['otobüs durağında bekliyom film söyle'], /seçtim|getirdim|başladım/u],
  ])('and is met with a word where no other film is wished: %j', async (said, words) =>
    expect(await lastWords(said, { catalogue })).toMatch(words),
  );
});

describe('somebody who is named', () => {
  it.each([
    [['komik bir şey öner', 'cüneyt arkın olsun'], { genres: [], people: ['Cüneyt Arkın'] }],
    [['gülmek istiyorum', 'haneke filmi'], { genres: [], people: ['Michael Haneke'] }],
    [['romantik film', 'david fincher olsun'], { genres: [], people: ['David Fincher'] }],
    [['komedi öner', 'jim carrey olsun'], { genres: ['Komedi'], people: ['Jim Carrey'] }],
    [['korku filmi', 'komedi olsun cüneyt arkından'], { genres: ['Komedi'] }],
  ])('counts before a kind that was said before and hardly any film of theirs is: %j', async (said, wishes) =>
    expect(await wishesOf(...said)).toMatchObject(wishes),
  );

  it.each([
    [['sakin bir film', 'dostoyevski uyarlaması var mı'], 'Fyodor Dostoyevski'],
    [['rahat bir akşam filmi', 'zeki demirkubuz olsun'], 'Zeki Demirkubuz'],
  ])('counts before a mood that none of theirs has: %j', async (said, person) => {
    const wishes = await wishesOf(...said);
    expect(wishes).toMatchObject({ people: [person] });
    expect(wishes).not.toHaveProperty('mood');
  });

  it.each([
    [['john wick izledim', 'keanunun başka aksiyonu'], { genres: ['Aksiyon'], people: ['Keanu Reeves'] }],
    [['parazit', "bong joon ho'nun başka komedisi"], { genres: ['Komedi'] }],
    [['sil baştan', 'jim carrey bu kadar ciddi başka ne oynadı'], { excludeGenres: ['Komedi'] }],
  ])('is wished for in the kind that is said with them: %j', async (said, wishes) =>
    expect(await wishesOf(...said)).toMatchObject(wishes),
  );

  it('is asked for which of their films to take, and not for what is shown', async () => {
    const best = ['komedi öner', 'cem yılmazın en iyisi hangisi sence'];
    expect(await lastWords(best, { catalogue })).toContain('en iyisi bence');
    expect(await wishesOf('başlangıç', 'nolanın hangisinden devam edeyim')).toMatchObject({
      people: ['Christopher Nolan'],
    });
    const which = ['komedi öner', 'cem yılmaz hangisinde oynuyor'];
    expect(await lastWords(which, { catalogue })).not.toContain('en iyisi');
  });
});

describe('how clever, grave or quick a film is', () => {
  it.each([
    ['zekice bir komedi', { genres: ['Komedi'], tones: ['düşündürücü'] }],
    ['çok da aptal olmasın yani komedi', { genres: ['Komedi'], tones: ['düşündürücü'] }],
    ['ciddi bir film öner', { excludeGenres: ['Komedi'] }],
    ['hızlı bir film', { pace: 'fast' }],
    ['zeki demirkubuz filmi', { people: ['Zeki Demirkubuz'] }],
  ])('is heard: %s', async (said, wishes) => expect(await wishesOf(said)).toMatchObject(wishes));
});

describe('what is old or new', () => {
  it.each([
    [['samuray filmi', 'eski siyah beyaz japon olmasın'], { minYear: 2000 }],
    [['eski türk filmi olmasın'], { minYear: 2000 }],
    [['eski japon korkusu olmasın'], { minYear: 2000, excludeGenres: ['Korku'] }],
    [['eski türk filmi olsun ama siyah beyaz olmasın'], { maxYear: 1990, origin: 'yerli' }],
    [['eski ama siyah beyaz olmasın'], { maxYear: 1990 }],
  ])('is refused with its kind: %j', async (said, wishes) =>
    expect(await wishesOf(...said)).toMatchObject(wishes),
  );

  it('goes by what was shown where newer ones are wished', async () => {
    const said = ['aksiyon öner', 'babam eskileri sevmiyo daha yeni olsun'] as const;
    expect((await wishesOf(...said)) as { minYear: number }).toSatisfy(
      ({ minYear }: { minYear: number }) => minYear > 2000,
    );
  });
});

describe('a name that is said once more', () => {
  it.each([
    [['uğur yücel filmi', 'yavuz turgulu diyom'], { people: ['Yavuz Turgul'] }],
    [['tom hanks filmleri', 'tom cruise diyorum ya'], { people: ['Tom Cruise'] }],
  ])('takes the place of another: %j', async (said, wishes) =>
    expect(await wishesOf(...said)).toMatchObject(wishes),
  );

  it.each(['eşkıya izlediydik', 'titanik seyrettiydim', 'kader izlemiştik'])(
    'is of a film that was seen long ago: %s',
    async (text) => expect(await wishesOf(text)).toMatchObject({ title: expect.any(String) as string }),
  );
});

describe('who watches, and where, is no subject', () => {
  it.each([
    ['kaynana altyazı okuyamıyo türkçe olsun', { origin: 'yerli' }],
    ['ben mutfakta tabletten bişi açcam', {}],
  ])('%s', async (said, wishes) => {
    const heard = await wishesOf(said);
    if (Object.keys(wishes).length > 0) expect(heard).toMatchObject(wishes);
    expect(heard ?? {}).not.toHaveProperty('themes');
  });

  it.each([
    ['mutfakta geçen film', { themes: ['yemek'] }],
    ['kaynana filmi', { themes: ['kaynana'] }],
  ])('but is where a film is wished of it: %s', async (said, wishes) =>
    expect(await wishesOf(said)).toMatchObject(wishes),
  );
});

describe('what is to touch and not to make cry', () => {
  it.each(['annemle izlicem ağlamasın ama duygulansın', 'duygusal olsun ama ağlatmasın'])(
    'warms the heart: %s',
    async (said) => {
      const wishes = await wishesOf(said);
      expect(wishes).toMatchObject({ tones: ['iç ısıtan'], avoidThemes: ['hüzünlü'] });
      expect(wishes).not.toHaveProperty('mood');
    },
  );
});

describe('what follows a question that is let go', () => {
  it.each([
    [
      ['bir istanbul masalı var mı', 'dizi miydi yaa neyse istanbulda geçen aşk filmi'],
      { genres: ['Romantik'] },
    ],
    [['kafa dağıtacak komedi, neyse yerli olsun'], { genres: ['Komedi'], origin: 'yerli' }],
  ])('is wished: %j', async (said, wishes) => expect(await wishesOf(...said)).toMatchObject(wishes));
});
