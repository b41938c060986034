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
