import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore, held: { favourites: [] } };
const last = async (said: readonly string[]) => (await converse(said, options)).at(-1);
const lastWords = async (said: readonly string[]) => (await last(said))?.text ?? '';

const calls = async (...said: string[]) => (await last(said))?.calls;

describe('what a friend knows of a film', () => {
  it('is not told of one that is not to come, where such films are wished', async () => {
    const said =
      "aynı günü tekrar tekrar yaşadıkları filmlerden istiyoz, Bugün Aslında Dündü'yü ezberledik o çıkmasın";
    expect(await calls(said)).toMatchObject([['recommendFilms', { excludeTitles: ['Bugün Aslında Dündü'] }]]);
  });

  it.each([
    ['Tarkovski ölmeden önce toplam kaç uzun metraj bitirdi, yedi mi sekiz mi', /7 filmi var/u],
    [
      'Zeki Demirkubuz mu Nuri Bilge mi daha önce çekti ilk uzun metrajını',
      /C Blok \(1994\).*Kasaba \(1997\)/u,
    ],
  ])('or how many somebody made, or who was first, is told: %s', async (said, words) => {
    expect(await calls(said)).toEqual([]);
    expect(await lastWords([said])).toMatch(words);
  });

  it.each([
    [['leon filmindeki kız kim'], /Mathilda.*Portman/u],
    [['300 spartalı gerçekten oldu mu'], /Termopil/u],
    [['terminal filmi gerçek mi'], /Nasseri/u],
    [['parazit kaç oscar aldı'], /[Dd]ört Oscar/u],
    [['heat te de niro ve pacino aynı sahnede mi'], /karşı karşıya/u],
    [['siyah kuğuda natalie portman kendisi mi dans etti'], /bale/u],
    [['1917 tek çekim mi gerçekten'], /görünmez/u],
    [['sessiz bir yer de konuşma yok mu hiç'], /işaret dili/u],
    [['babam ve oğlum kaç yılında', 'çocuğu oynayan kimdi'], /Ege Tanman/u],
    [['parazit kaç oscar aldı', 'en iyi film de var mıydı içinde'], /en iyi film/u],
    [['get out korku mu komedi mi'], /kara mizah/u],
    [['benjamin button kaç yılında', 'yaşlı halini de brad pitt mi oynadı'], /bilgisayar/u],
    [['whiplash davulla ilgili olan mı', 'hocayı oynayan ödül aldı mı'], /Simmons/u],
    [['inception ne anlatıyor', 'hâlâ anlamadım daha basit anlat'], /ekiyorlar/u],
    [['titanik kaç oscar aldı', "jack'in çizdiği resmi kim çizmiş"], /Cameron/u],
  ])('is told where just that is asked: %j', async (said, words) => {
    expect(await lastWords(said)).toMatch(words);
    // The card would open over the answer.
    expect(await calls(...said)).toEqual([]);
  });

  it('is no yes or no of the film where something in it is asked about', async () => {
    expect(await lastWords(['interstellar', 'kara delik gerçek mi'])).toMatch(/^Kara deliğin adı Gargantua/u);
  });

  it('is no answer where an opinion is asked for', async () => {
    expect(await lastWords(['amelie hakkında ne düşünüyorsun'])).toMatch(/[Bb]ence/u);
  });

  it('is the film spoken of from then on', async () => {
    expect(await calls('titanik kaç oscar aldı', 'onu favorilere ekle')).toEqual([
      ['addFavourite', { title: 'Titanik' }],
    ]);
  });

  it.each([
    [['heath ledger nasıl öldü'], /2008/u],
    [['leonardo dicaprio oscarı hangi filmle aldı'], /Diriliş/u],
    [['kemal sunal nasıl öldü'], /2000/u],
    [['heath ledger nasıl öldü', 'jokerle oscar aldı mı'], /Kara Şövalye/u],
    [['haluk bilginer hangi yabancı filmlerde oynadı'], /Cadılar Bayramı/u],
    [['spielbergin ilk filmi'], /1974/u],
    [['spielbergin ilk filmi ne'], /1974|Duel/u],
  ])('or of somebody of film: %j', async (said, words) => {
    expect(await lastWords(said)).toMatch(words);
    expect(await calls(...said)).toEqual([]);
  });

  it.each([
    ['kemal sunal şener şen aynı filmde', 'recommendFilms'],
    ['titanik gibi gerçek hikaye olsun', 'recommendFilms'],
    ['titanik’i favorilere ekle', 'addFavourite'],
    ['tarantino filmleri nereden başlayayım', 'recommendFilms'],
    ['jim carrey komedisi var mı', 'recommendFilms'],
  ])('takes no wish and no deed for a question: %s', async (said, tool) => {
    expect((await calls(said))?.[0]?.[0]).toBe(tool);
  });

  it('leaves what is told of every film to those who tell it', async () => {
    expect(await lastWords(['titanik kaç dakika'])).toMatch(/saat/u);
    expect(await lastWords(['cesur yürek ne kadar sürüyor'])).toMatch(/saat/u);
    expect(await lastWords(['titanikte kim oynuyor'])).toMatch(/Kate Winslet/u);
    expect(await lastWords(['cillian murphy kaç yaşında'])).toMatch(/1976 doğumlu/u);
    expect(await lastWords(['baba mı joker mi'])).toMatch(/açardım|diyorsan/u);
    expect(await lastWords(['harry potter filmlerinin sırası nedir'])).toMatch(/Felsefe Taşı/u);
  });
});
