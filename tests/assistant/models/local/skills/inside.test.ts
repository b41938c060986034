import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore, held: { favourites: [] } };
const words = async (...said: string[]) => (await converse(said, options)).at(-1)?.text ?? '';

describe('what happens in a film', () => {
  it.each([
    ['jurassic parkta malcolm ölüyor mu', /mutlu bitiyor.*söyleyeyim mi/u],
    ['usual suspects sonunda ne oluyor', /ucu açık.*söyleyeyim mi/u],
    ['casablanca sonunda kız kiminle gidiyor', /buruk bitiyor.*söyleyeyim mi/u],
  ])('is offered beside the kind of its ending: “%s”', async (said, offered) => {
    expect(await words(said)).toMatch(offered);
  });

  it.each([
    [['fight clubtaki tyler aslında yok muydu spoiler ver dert değil izledim anlamadım'], /Anlatıcı/u],
    [['jurassic parkta malcolm ölüyor mu', 'evet'], /sağ çıkıyor/u],
    [['jurassic parkta malcolm ölüyor mu', 'söyle hadi'], /sağ çıkıyor/u],
    [['titanik öner', 'jack ölüyor mu', 'spoiler farketmez'], /Jack ölüyor/u],
    [['jurassic park nasıl film', 'çocuklar kurtuluyor mu', 'evet', 'peki malcolm'], /Malcolm/u],
  ])('is told to a yes, and so is what is asked then: %j', async (said, told) => {
    expect(await words(...said)).toMatch(told);
  });

  it.each([
    ['jurassic parkta kim ölüyordu', /Gennaro/u],
    ['jurassic parkta malcolm ölüyor muydu', /sağ çıkıyor/u],
    ['aslan kralda mufasa ölüyor mu spoiler farketmez', /Scar/u],
    ["Selvi Boylum Al Yazmalım'da kız sonunda kimi seçiyordu, unuttum", /Cemşit/u],
    ['şeytan filmi sonunda ne oluyor izledim ama anlamadım', /Karras/u],
  ])('is told at once to who has seen it or does not mind: “%s”', async (said, told) => {
    expect(await words(said)).toMatch(told);
  });

  it.each([
    [['eşkıya nasıl film', 'sonunda ölüyo mu baran', 'filmde ölüyor mu diyorum'], /Baran/u],
    [['babam ve oğlumun sonunda ne oluyor', 'ya sonunu sordum ben, kim ölüyor'], /Sadık/u],
    [["the shining'de jack ölüyor mu", 'sondaki fotoğraf ne demek'], /fotoğraf/u],
  ])('is told to who asks again: %j', async (said, told) => {
    expect(await words(...said)).toMatch(told);
  });

  it('is told of the other parts of a series, by whom the question names, and of which part', async () => {
    expect(await words('baba 3 nasıl', 'sonny nasıl ölüyordu')).toMatch(/^Baba'da: .*Sonny/u);
    expect(await words('baba 3 nasıl', 'sonu nasıl')).not.toMatch(/Baba'da/u);
  });

  it.each([
    [['jurassic parkta malcolm ölüyor mu', 'yok söyleme'], /sağ çıkıyor/u],
    [['jurassic parkta malcolm ölüyor mu', 'boşver komedi öner'], /sağ çıkıyor/u],
    [['aslan kral mutlu mu bitiyor'], /söyleyeyim mi/u],
    [['son filmde kim ölüyor söyleme sakın titanik'], /Jack/u],
    [['jurassic park kaç dakika'], /söyleyeyim mi/u],
    [['evde tek başına çocuklara uygun mu'], /söyleyeyim mi/u],
    [['jurassic park gerçek hikaye mi'], /söyleyeyim mi/u],
    [['jurassic park nasıl film', 'bunu izledim ya'], /T-Rex/u],
  ])('is kept from who asks for something else: %j', async (said, told) => {
    expect(await words(...said)).not.toMatch(told);
  });
});
