import { describe, expect, it } from 'vitest';

import { callAfter } from '../../converse.ts';

const toolAfter = async (said: string) => (await callAfter(said))?.[0];

describe('an evening in a tale', () => {
  it.each([
    'kumanda kimdeyse adam sandler açıyo yemin ederim bıktım, geçen pazar üst üste iki tane izledik ikisinde de aynı tişörtü giyiyodu sanki. yalvarırım komedi filmleri ver bana',
    'ablam yarın sabah 7de defneyi bana bırakıyo kendisi dişçiye gidicek, ben de geceden gelicem ayakta duramam yani, tabletten bi komedi film açsak ikimiz yorganın altında izlesek diyorum',
    'geçen hafta sonu üst üste dört bölüm dizi izledik sıkıldık, artık bize bir macera filmi bul çocuklar da izlesin dublajlı olsun',
  ])('that is only told is not planned: %s', async (said) => {
    expect(await toolAfter(said)).toBe('recommendFilms');
  });

  it.each([
    'yarın akşam arkadaşlar gelecek sekiz gibi toplanırız, arka arkaya iki korku filmi izleyelim diyoruz, gece bir gibi bitsin sen ayarla',
    'dün gece uyuyamadım bütün gün süründüm işte, neyse ki yarın tatil. bu akşam arka arkaya iki komedi koy bize, 9da başlayalım kanka',
  ])('that is to come is planned: %s', async (said) => {
    expect(await toolAfter(said)).toBe('planEvening');
  });
});
