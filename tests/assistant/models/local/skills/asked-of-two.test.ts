import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('one of two', () => {
  it.each([
    [["yüzüklerin efendisi ile hobbit'i karşılaştırır mısın"], /^Ben olsam Yüzüklerin Efendisi derdim/u],
    [['yüzüklerin efendisi ile hobbiti kıyasla', 'hangisinden başlayayım'], /ilk film .*Yüzük Kardeşliği/u],
    [['pixar mı dreamworks mü'], /^Ben olsam Pixar derdim,/u],
    [['recep ivedik 1 mi 2 mi'], /Recep İvedik 1/u],
    [['iki film arasında kaldım', 'inception ile tenet'], /Ben olsam Başlangıç/u],
    [['iki film arasında kaldım'], /^Hangi filmler onlar/u],
  ])('is taken, or it is asked which they are: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['hateful eight filmi hepsi kulübede mi geçiyo'], /^Evet, Nefret Sekizlisi/u],
    [['titanik hepsi gemide mi geçiyo'], /^Tamamı tek yerde değil/u],
    [['hızlı ve öfkeli', 'kaç devamı var'], /^Dokuz devamı var/u],
    [['john wick 1 de köpeği niye öldürdüler'], /^(?!Başın sağ olsun)/u],
    [['godfather 2 neden bu kadar seviliyor'], /mafya ve ihanet üzerine/u],
  ])('is not chosen where one thing is asked of one film: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['güneşi gördüm nasıl bir film', 'mucize de onun muydu', 'hangisi daha iyi'], /Güneşi Gördüm.*Mucize/u],
    [['titanik nasıl', 'inception nasıl', 'ikisinden hangisi daha uzun'], /^Titanik daha uzun/u],
    [['vizontele gerçek mi', 'devamı hangisiydi', 'ikisinden hangisi'], /Vizontele daha uzun/u],
    [['komedi öner', 'hangisi daha iyi'], /^Ben olsam .* başlardım/u],
  ])('is one of those that were spoken of, where no cards are meant: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['esaretin bedeli mi yeşil yol mu', 'neden'], /^Daha çok sevilmiş: Esaretin Bedeli/u],
    [['esaretin bedeli mi yeşil yol mu', 'niye o'], /^Daha çok sevilmiş/u],
    [['komedi öner', 'neden'], /^Dediğine göre seçtim: komedi/u],
  ])('is told why: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([['köpeğim öldü'], ['köpeğimi öldürdüler']])('a loss is heard: %s', async (said) => {
    expect((await last(said))?.text).toMatch(/Başın sağ olsun/u);
  });
});
