import { describe, expect, it } from 'vitest';

import { converse, wishesAfter } from '../converse.ts';

describe('a choice of two kinds', () => {
  it.each([
    ['aksiyon mu izlesem komedi mi', ['Aksiyon', 'Komedi']],
    ['korku mu açsak romantik mi', ['Korku', 'Romantik']],
    ['fantastik mi açsak bilim kurgu mu', ['Fantastik', 'Bilim Kurgu']],
    ['gerilim mi aksiyon mu karar veremedim', ['Gerilim', 'Aksiyon']],
  ])('“%s” is answered with one of them', async (said, either) => {
    const [turn] = await converse([said]);
    const [call] = turn?.calls ?? [];
    expect(call?.[0]).toBe('recommendFilms');
    expect(either.map((genre) => ({ genres: [genre] }))).toContainEqual(call?.[1]);
    expect(turn?.text).toContain('bir taraf tutayım');
  });

  it('asked of what is shown wishes for nothing', async () => {
    expect(await wishesAfter('film öner', 'bunlar komedi mi dram mı')).toBeUndefined();
  });
});

describe('words around a wish', () => {
  it.each([
    ['babamla western gecesi yapıcaz', { themes: ['western'] }],
    ['kuzenimin düğününden döndük, gülecek bir şey aç', { genres: ['Komedi'] }],
    ['bugün mezarlıktaydım, sessizce bir şey izlemek istiyorum', { occasions: ['sakin'] }],
    ['hayatta kalma filmi', { themes: ['hayatta kalma'] }],
    ["Kuvâ-yi Milliye'yi anlatan bir eser", { themes: ['kurtuluş savaşı'] }],
    ['yerimden zıplatan bir film', { genres: ['Korku'], tones: ['korkutucu'] }],
    ['çocukluğuma götürsün beni', { themes: ['nostalji'] }],
    ['yeni nesil yerli komedi olmasın eski yeşilçam olsun', { origin: 'yerli', themes: ['yeşilçam'] }],
    ['Leonardo DiCaprio olmasın da kim oynarsa oynasın', { excludePeople: ['Leonardo DiCaprio'] }],
  ])('“%s”', async (said, wishes) => {
    expect(await wishesAfter(said)).toMatchObject(wishes);
  });
});
