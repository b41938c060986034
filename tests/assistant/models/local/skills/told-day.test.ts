import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('tears over a day', () => {
  it.each([
    'bugün müşterinin biri sıra numarası yüzünden bağırdı bana herkesin içinde. tuvalete gidip ağladım sonra geri oturdum gişeye',
    'pasaport kuyruğunda dört saat bekledim sıra bana gelince sistem gitti, sinirden ağladım',
    'bagajım kaybolmuş havaalanında oturup ağlıyorum',
    'tabletim düştü camı tuz buz oldu ağlıcam',
    'öğretmen herkesin önünde notumu okudu ağlamamak için zor tuttum kendimi',
  ])('are met with a word and no films: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/[Üü]züldüm|Canın sıkkın|Üstüne gelmişler/u);
  });

  it.each([
    'bu akşam ağlıcam mendiller hazır',
    'ağlarım ama bu gece',
    'çok ağladım bu akşam, ağlatan film öner',
  ])('that are wished bring films: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls[0]?.[1]).toMatchObject({ mood: 'sad' });
  });
});

describe('a stray word of what is told', () => {
  it.each([
    'babam emekli oldu bütün gün anneme karışıyo evde savaş çıktı',
    'dün sahilde yürürken bi adam kumdan polis arabası yapmış çocuklar bayıldı',
    'evlat edinmek istiyoruz eşimle kırk ikiyiz bekleme süresi beş yıl diyolar koruyucu aile olsak sonra alırlar mı çocuğu geri',
    'bi arkadaşım var hep parasız, borç istedi yine, versem mi',
    'kuzenim düğüne çağırdı, gitsem mi',
    'mahalleye baz istasyonu diktiler',
    'ikizler yüzünden uyku haram',
    'hayat bazen çok karanlık',
    'Bugün en parlak öğrencim okulu bıraktı, tarlaya gidecekmiş. Elimden bir şey gelmedi. İçim acıyor.',
    'okul çok sıkıcı',
  ])('brings no films: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
  });

  it.each([
    'tavuklara tilki girmiş sekiz tane götürmüş, sinirim geçsin diye bişi aç',
    'anahtar içerde kaldı öner',
    'kontağı kapattım direksiyon başında bakmalık',
    'bana bir liste yap',
    'uzaylılar dünyayı istila etsin',
    'robotlar dünyayı ele geçiriyor',
  ])('is none where films are asked for in so many words: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a memory', () => {
  it('wishes no film for a word of it', async () => {
    const [turn] = await converse([
      "1979'da Biskay'da bir fırtına yedik, üç gün kamaradan çıkamadık. Aşçı Rıza tencereyi kendine bağlamıştı, hâlâ gülerim.",
    ]);
    expect(turn?.calls).toEqual([]);
  });

  it.each([
    'otobüste yanıma bi adam oturdu yol boyu uzaydan bahsetti',
    'emekli olalı on sene oldu hâlâ gece üçte uyanıyorum sanki sefere çıkacakmışım gibi',
    'saçım fırça gibi oldu kuaför yaktı',
  ])('in few words wishes none either: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
  });

  it('that ends in what is wished does', async () => {
    const [turn] = await converse([
      'bizim evde herkes yattı ben kaldım tek başıma uzaylılar gemiler gezegenler',
    ]);
    expect(turn?.calls[0]?.[1]).toMatchObject({ themes: ['uzay'] });
  });
});

describe('how somebody is', () => {
  it.each([
    'yarın ameliyat olacağım biraz gerginim',
    'patron bahşişlere gene çöktü ne desem bilemedim valla moral sıfır',
    'ablamın kınası cumartesi, elim ayağıma dolanıyo şimdiden heyecandan',
  ])('with what happened is met with a word and no films: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
  });

  it.each([
    ['bugün çok mutluyum', 'happy'],
    ['beni hüngür hüngür ağlat bugün çok doldum', 'sad'],
  ])('alone, or with what a film should do, brings films: “%s”', async (said, mood) => {
    const [turn] = await converse([said]);
    expect(turn?.calls[0]?.[1]).toMatchObject({ mood });
  });
});
