import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);

describe('what is known of people', () => {
  it.each([
    [['margot robbie hangi ülkeden'], /Avustralyalı/u],
    [['christoph waltz alman mı'], /Avusturyalı/u],
    [['salma hayek nereli'], /Meksikalı/u],
    [['charlize theron nereli kac yasinda'], /Güney Afrikalı.*1975/u],
  ])('tells where they are from: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['haluk bilginer kış uykusunda mı'], /^Evet.*Bilginer/u],
    [['yılmaz güney yol filminde oynuyor mu'], /^Hayır/u],
    [['robert de niro sıkı dostlarda var mı'], /^Evet/u],
    [['cem yılmaz pek yakında da oynuyo mu'], /^Evet/u],
    [['brad pitt yedide var mıydı'], /^Evet, Yedi/u],
    [['ölü ozanlar derneğindeki öğretmen kimdi', 'can dostumda da oydu sanki'], /^Evet.*Robin Williams/u],
    [['joker kim oynadı', 'gladyatörde de var mıydı'], /^Evet.*Joaquin Phoenix/u],
  ])('tells whether they are in a film: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    [['zombi filmi öner', 'will smithin oynadığı var mıydı'], 'Ben Efsaneyim'],
    [['savaş filmi öner', 'tom hanksın olduğu hangisiydi'], "Er Ryan'ı Kurtarmak"],
    [['spiderman', 'tom hollandlı olanı hangisiydi'], 'Örümcek-Adam: Eve Dönüş Yok'],
  ])('finds the one of their films that is such as those in talk: %j', async (said, title) => {
    expect((await last(...said))?.calls).toMatchObject([['showFilm', { title }]]);
  });

  it.each([
    [['issız adam filminin şarkısı'], /Anlamazdın/u],
    [['müslüm filmi gişede kaç kişi izledi'], /milyon/u],
    [['7. koğuştaki mucize orjinali mi iyi bizimki mi'], /Kore/u],
    [['oppenheimer mi barbie mi', 'hangisi daha cok hasilat yapti'], /950.*1,4 milyar/u],
    [['natalie portman kaç yaşındaydı leonda'], /12-13/u],
    [['recep ivedikteki oyuncunun adı ne'], /Şahan Gökbakar/u],
    [['brad pitt yeni ne oynadi'], /F1/u],
    [['paul walker en son hangisinde vardı'], /Hızlı ve Öfkeli 7/u],
    [['tom hanks kac yasinda', 'ilk filmi ne', 'yeni filmi var mi peki'], /Tom Hanks/u],
    [['harry potter serisinde yönetmenler kim kim'], /Columbus \(1 ve 2\), Alfonso Cuarón/u],
    [['clint eastwood hem yönetip hem oynadığı'], /Gran Torino(?!.*Çirkin)/u],
    [['Al Pacino ile Robert De Niro birlikte oynadığı filmler hangileri'], /Büyük Hesaplaşma.*karşılaşmaz/u],
    [['brad pittin angelina ile oynadığı film'], /^Bay ve Bayan Smith/u],
  ])('tells of their work, first and newest, alone and together: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([
    ['batmani en iyi kim oynadı', /Bale/u],
    ['örümcek adam olan üç oyuncu', /Maguire.*Garfield.*Holland/u],
    ['spiderman hangisi daha iyi tobey mi tom mu', /Tobey/u],
    ['dünyada en çok para kazanan film', /Avatar/u],
    ['türkiyede en çok izlenen film hangisi', /Recep İvedik 5/u],
    ['en çok seyirci toplayan türk filmi', /Recep İvedik 5/u],
    ['kraliçe elizabeth ile ilgili bir film var mıydı', /Elizabeth \(1998\)/u],
    ["barış manço'nun filmi var mı", /Baba Bizi Eversene/u],
    ['shrek türkçe dublaj kim seslendirdi', /Okan Bayülgen/u],
    ['karlar ülkesi elsa türkçe sesi kim', /Türkçe seslendirenleri bilmiyorum/u],
    ['film bulamıyorum adını hatırlamıyorum', /aklında|Aklında/u],
  ])('is told of those whom many have played, and of cinema as a whole: %s', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it.each([
    ['komedi öner', 'adam sandlerlı olan var mı', 'recommendFilms'],
    ['en iyi örümcek adam filmi öner', undefined, 'recommendFilms'],
    ['en çok izlediğim film hangisi', undefined, 'listFilms'],
    ['elvis filmi izlenir mi', undefined, 'showFilm'],
    ['oscar isaac filmi var mı', undefined, 'recommendFilms'],
  ])('but what is wished stays so: %s, %s', async (first, then, tool) => {
    expect((await last(...[first, then ?? []].flat()))?.calls[0]?.[0]).toBe(tool);
  });

  it.each([
    ['tom hanks filmi var mı', 'recommendFilms'],
    ["tom hanks'in savaş filmi var mı", 'recommendFilms'],
    ['titanik var mı', 'showFilm'],
  ])('takes no wish for such a question: %s', async (said, tool) => {
    const turn = await last(said);
    expect(turn?.calls[0]?.[0]).toBe(tool);
    expect(turn?.text).not.toMatch(/^(?:Evet|Hayır)/u);
  });
});
