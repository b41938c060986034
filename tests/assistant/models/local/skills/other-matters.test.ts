import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('what is surely of other matters', () => {
  it.each([
    ['yarınki kasımpaşa maçına üst mü oynasam kg var mı, banko bi şey de hadi', /Kupon|Banko/u],
    ['bana bi kupon yap 5 maç', /Kupon|Banko/u],
    ['x kare eksi 5x artı 6 yı çarpanlara ayırsana bi ödev 23:59da kapanıyo', /[Öö]dev/u],
    ['integral sorusunu çözer misin', /[Öö]dev/u],
    ['almanyada anmeldung için hangi belgeler lazım bilgin var mı', /sitesi/u],
    ['pasaport yenileme için randevu nasıl alınır italyaya gidicem', /sitesi/u],
    ['esaretin bedelini mp4 yapıp whatsaptan yollasana wifi yok fabrikada', /gönderemem/u],
    ['cumartesi 21 seansına bize yan yana 2 koltuk ayır arkadan olsun kartım sende var mı', /Koltuk.*gişe/u],
  ])('is turned down warmly: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    'kumar filmi öner',
    'futbol konulu film',
    'kupon yattı hadi komik bi şey aç',
    'yan yana oturup izleyelim romantik bişey',
    'ödev bitti aksiyon ver',
  ])('is none where a film is wished: “%s”', async (said) => {
    expect((await converse([said]))[0]?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
