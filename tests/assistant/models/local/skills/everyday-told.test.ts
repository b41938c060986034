import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('a small thing of the day', () => {
  it.each([
    ['mısırı yaktım yine ya, bütün ev koktu', /koku|Ocağın|dibi/u],
    ['pilavın dibi tuttu misafir gelecek', /koku|Ocağın|dibi/u],
    ['avmde güvenlik, tekim', /tek/iu],
    ['karı koca oturduk kaldık yine', /akşam|sessizlik/u],
    ['metrobüste nefes alamıyom ter kokusundan', /yol|sabır/u],
    ['kedi yine vazoyu devirdi', /patron|Yaramazlık/u],
    ['kumandayı bulamıyorum yarım saattir', /koltuğun|çıkar/u],
    ['kira zammı geldi yüzde elli', /rakam|Cüzdan/u],
    ['evi temizledim pırıl pırıl oldu', /sağlık|yarın/u],
    ['hava çok güzel bugün İzmirde, balkondayım çayımı koydum', /güzel|mis/u],
    ['abi fenerbahçe yine yenildi ya delircem', /geçmiş olsun/iu],
    ['teyzem geldi konuşuyo da konuşuyo susmuyo', /çekirdek|dayan/u],
    ['iki kardeşiz ben 14 o 9 annemler düğüne gitti', /kumanda/u],
    ['selam, hamsi ayıkladım şimdi oturdum', /afiyet/iu],
    ['patlamış mısır yaptık', /mısır|Hazırlık|Afiyet/u],
  ])('is taken up as what it is: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
    expect(turn?.text).not.toMatch(/iyi gelecek|112/u);
  });

  it.each([
    'yemeği yaktık bari komik bir film aç',
    'trafikte kaldık aksiyon öner',
    'çocuklar tepemde animasyon ver',
    'çay demledim korku filmi açalım',
  ])('is no more than beside a wish: “%s”', async (said) => {
    expect((await converse([said]))[0]?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('what is told while films are on the screen', () => {
  it.each([
    ['bulundu kedim!!!', /aydın|şükür/u],
    ['komşu çağırdı yarım saate dönerim', /burada|acelemiz/u],
    ['annemler düğüne gitti', /kumanda/u],
  ])('is met, and not asked what it means: “%s”', async (said, words) => {
    const turn = (await converse(['komedi öner', said])).at(-1);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each(['kedi filmi olsun', 'hangisi güzel', 'yarım saatlik bir şey'])(
    'is no wish or question: “%s”',
    async (said) => {
      expect((await converse(['komedi öner', said])).at(-1)?.text).not.toMatch(/aydın|buradayım/u);
    },
  );
});

describe('an exam that nobody works for', () => {
  it.each(['yarın mat sınavım var çalışmıyom', 'ödevim var hiç başlamadım'])(
    'is teased about, and no nerves are soothed: “%s”',
    async (said) => {
      expect((await converse([said]))[0]?.text).toMatch(/suç ortağı|Kaçak/u);
    },
  );

  it('is still one to be nervous about', async () => {
    expect((await converse(['yarın sınavım var çok gerginim']))[0]?.text).not.toMatch(/suç ortağı|Kaçak/u);
  });
});

describe('a shift that is over', () => {
  it.each([
    'nöbetten çıktım hemşireyim içim şişti',
    'sabah 7 vardiyadan şimdi çıktım perde kapalı uyku yok..',
    '24 saatlik nöbet bitti sonunda eve geçiyorum',
  ])('is not wished an easy course: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.text).toMatch(/dinlenme/u);
    expect(turn?.text).not.toMatch(/[Kk]olay gelsin|sakin geçsin|rahat geçsin/u);
  });

  it('is still ahead of who goes to it', async () => {
    expect((await converse(['gece nöbetindeyim uyku bastı']))[0]?.text).toMatch(
      /[Kk]olay gelsin|sakin geçsin/u,
    );
  });
});

describe('a day that is told once films are shown', () => {
  it.each([
    ['gerilim öner', 'dün sahilde biri kumdan polis arabası yapmış çocuklar bayıldı'],
    ['dram öner', 'yan masadaki çift düğün kavgası etti garsonlar araya girdi'],
    ['aksiyon öner', 'komşunun kedisi ağaca çıkmış itfaiye indirdi'],
  ])('brings no films of a word in it: %s, %s', async (...said) => {
    expect((await converse(said)).at(-1)?.calls).toEqual([]);
  });

  it.each([
    ['gerilim öner', 'polisli olanlar hep sardı'],
    ['gerilim öner', 'mafyalı olana bakalım hanım öyle dedi'],
    ['komedi öner', 'çocuklar köpekli olana bayıldı'],
  ])('is none where it says which of the films: %s, %s', async (...said) => {
    expect((await converse(said)).at(-1)?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('an evening of films that is told', () => {
  it.each([
    'dükkan sinek avlıyo akşama kadar film izlerim',
    'işler kesat oturup film izlerim artık',
    'kocam maça gitti o gelene kadar film izlerim',
  ])('is a wish: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it.each(['dükkan sinek avlıyo'])('is none: %s', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
  });
});
