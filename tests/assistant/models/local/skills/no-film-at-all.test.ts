import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('who wants no film at all', () => {
  it.each([
    'aslında film de istemiyorum okulda herkes benle dalga geçiyo kimseye diyemiyom',
    'vazgeçtim film izlemek istemiyorum annemle kavga ettik',
    'film falan istemiyorum sadece dert yanıyorum',
    'film önerme dinle beni sadece',
    'film izleyesim yok aslında biriyle konuşsam yeter',
    'film değil de derdimi anlatcam',
    'boşver filmi içim çok sıkkın',
    'canım çok sıkılıyor ama film izlemek de istemiyorum',
    'film milm izleyesim yok, patron yine bağırdı laf atmak istedim sadece',
    'kira geldi maaş bitti kimseye diyemiyorum film falan da açasım yok iki laf edelim dedim',
  ])('is listened to, and offered none: %s', async (said) => {
    const turn = await last('film öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/dinl|anlat/iu);
    expect(turn?.text).not.toMatch(/bulayım|açalım|ister misin/u);
  });

  it.each([
    'uzun film istemiyorum',
    'kötü film istemiyorum',
    'eski film istemiyorum komedi olsun',
    'film izlemek istemiyorum ama uyuyamıyorum, sakin bişey aç',
  ])('is not who wants none of a kind: %s', async (said) => {
    expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it.each([
    'okulda zorbalık görüyorum',
    'sınıfta herkes bana gülüyor',
    'beni gruptan çıkardılar kimse yüzüme bakmıyor',
    'çocuğumla dalga geçiyolar okulda ne yapcam',
  ])("hears that bullying is nobody's own fault: %s", async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/suç sende değil/u);
  });

  it('finds films about it where those are wished', async () => {
    expect((await last('okulda zorbalık konulu film'))?.calls).toMatchObject([
      ['recommendFilms', { themes: ['zorbalık'] }],
    ]);
  });
});
