import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const toolsOf = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls.map(([tool]) => tool);

describe('hours of what is over', () => {
  it.each([
    'dün gece ikide yattım sabah yedide kalktım iki toplantı yaptım bi komedi ver',
    'simit aldım ikiye böldüm, üç dakkada bitti, komik bi film ver bana da kafam dağılsın',
  ])('plan no evening: %s', async (said) => {
    expect(await toolsOf(said)).toEqual(['recommendFilms']);
  });

  it.each(["iki komedi, gece 12'de bitsin", "iki film arka arkaya izleyelim, 9'da başlasın"])(
    'are told from those of a plan: %s',
    async (said) => {
      expect(await toolsOf(said)).toEqual(['planEvening']);
    },
  );
});

describe('cinemas as they were', () => {
  it.each([
    "bizim gençliğimizde Nazilli'de yazlık sinema vardı",
    'nişanlıyken adanada sinema vardı oraya giderdik',
    'eskiden ankarada çok güzel sinemalar vardı hepsi kapandı',
  ])('are a memory: %s', async (said) => {
    expect(await toolsOf(said)).toEqual([]);
    expect(await lastWords([said])).toMatch(/anı|o günler/iu);
  });

  it.each(['nazillide sinema var mı', 'ankarada hangi sinemalar açık'])(
    'are asked for where they stand: %s',
    async (said) => {
      expect(await toolsOf(said)).toEqual(['listCinemas']);
    },
  );
});

describe('what weighs on somebody', () => {
  it.each([
    ['eşim düşük yaptı', /Başın sağ olsun/u],
    ['bebeğimizi düşürdük', /Başın sağ olsun/u],
    ['kemoterapi başlıyor haftaya', /üzüldüm/u],
    ['köpeğim hasta', /geçmiş olsun/iu],
    ['dişim çok ağrıyor', /dişçiye/u],
    ['karnım çok ağrıyor', /geçmiş olsun/iu],
    ['bugün işten çıkardılar beni, eve nasıl söylicem', /geçmiş olsun/iu],
    ['saat üç oldu uyku yok, eski günleri düşünüyorum öyle', /eskiler|geriye/u],
  ])('is met with a word and no film is pressed on them: %s', async (said, heard) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(heard);
  });

  it.each(['hiç mi vicdanın yok', 'sende hiç mi insaf yok', 'acımasızsın'])(
    'is our fault: %s',
    async (said) => {
      expect(await toolsOf('komedi öner', said)).toEqual([]);
      expect(await lastWords(['komedi öner', said])).toMatch(/Ne yaptım|Neyi yanlış/u);
    },
  );
});

describe('a locked door', () => {
  it('is no danger where nobody is feared', async () => {
    const said = 'babam para verdiydi ehliyete, kaldım, odada oturuyorum kapı kilitli, güleceğim bi film bul';
    expect(await lastWords([said])).not.toMatch(/112|KADES/u);
  });

  it.each([
    'babam bağırıyor odada oturuyorum kapı kilitli',
    'kocam dövdü odada oturuyorum kapı kilitli',
    'eşim sarhoş geldi odada kilitliyim',
  ])('is one where somebody is: %s', async (said) => {
    expect(await lastWords([said])).toMatch(/112/u);
  });
});

describe('question marks alone', () => {
  it('are answered with what was put forward, or asked about', async () => {
    expect(await lastWords(['??'])).toMatch(/Ne demek istedin|Hangisine takıldın/u);
    expect(await lastWords(['komedi öner', '??'])).toMatch(/takıldın|Neresi olmadı/u);
  });
});

describe('where a film can be watched', () => {
  it.each([
    'Titanik netflikste mi',
    'Titanik praymda mı',
    'Titanik nerden izlicem ya bütün uygulamalara baktım gözüm döndü',
  ])('is asked in whatever spelling: %s', async (said) => {
    expect(await toolsOf(said)).toEqual(['whereToWatch']);
  });

  it('is not what is asked where the app fails', async () => {
    expect(await lastWords(['uygulama dondu'])).toMatch(/Sayfayı/u);
  });
});

describe('the list for later', () => {
  it('is drawn from by lot', async () => {
    const said = 'beklettiğim filmlerin içinden bi tanesini sen çek, kura gibi';
    expect(await toolsOf(said)).toEqual(['pickFromWatchlist']);
  });

  it('gets nothing of what is sorted out', async () => {
    const said = 'bunlar iyi de 110 dakikayı aşmayanı ayıkla bana, uzun olanı hafta sonuna saklarım';
    expect(await toolsOf('gerilim öner', said)).toEqual(['recommendFilms']);
  });
});
