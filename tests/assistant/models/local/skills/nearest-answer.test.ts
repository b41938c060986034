import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

// Without plots, as before the first card: the verdicts are told alone.
const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('what is asked of a known film in words that no reader knows', () => {
  it.each([
    [["titanikte jack'in saçı ne renkti"], /ama Titanik'i bilirim\. Bence izlenir/u],
    [['dune ilk filmde ne oluyordu özetle'], /^Dune: Çöl Gezegeni'nin konusunu/u],
    [['dune 1 özet geçsene'], /^Dune: Çöl Gezegeni'nin konusunu/u],
    [['birinci duneda neler olmuştu hatırlat'], /^Dune: Çöl Gezegeni'nin konusunu/u],
    [['sessizlik kuzuların mı kuzuların sessizliği mi neyse o kaç puan'], /puanı 8,6/u],
    [['kraliçe elizabeth ile ilgili bir film var mıydı'], /Elizabeth \(1998\)/u],
    [['bıçaklar çekildi 2 si var dimi'], /^Evet, var: Glass Onion/u],
    [['john wick 4 ne zmn çıktı'], /2023/u],
    [['mafya filmi istiyom', 'sıkı dostlar kaç puan', 'kim kim var içinde'], /^Sıkı Dostlar'da/u],
    [['inception gibi film var mı', 'bunlardan en kolay anlaşılanı hangisi'], /^En kolay anlaşılanı/u],
    [['vizontele 2 nin adı neydi'], /^Vizontele Tuuba \(2004\)\.$/u],
    [['prestij çok iyi diyorlar öyle mi gerçekten'], /bence kesin izle/u],
    [['toy story 1 kaç yılı', '4 gerekli miydi'], /Oyuncak Hikâyesi 4/u],
    [['mustafa hakkında herşey nasıl bir film izlemeye değer mi'], /bence izlenir/u],
    [['esaretin bedelini neden herkes seviyor'], /hem dokunaklı hem düşündüren/u],
    [['matrix 4 izlenir mi'], /atla derim/u],
  ])('is met by the nearest that is known: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([[["titanikte jack'in saçı ne renkti"]], [['recep ivedik 3 adı ne']]])(
    'claims no card that was not opened: %j',
    async (said) => {
      expect((await last(...said))?.text).not.toMatch(/kart/u);
    },
  );
});

describe('an ending', () => {
  it.each([
    [['titanik nasıl bitiyor söyleme sakın'], /^Ağzımı açmıyorum, söz/u],
    [['dövüş kulübünün sonunu anlamadım açıklar mısın'], /^Sonları anlatmıyorum/u],
    [['titanik nasıl bitiyor'], /buruk|karanlık|mutlu/u],
  ])('is told no further than it may be: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });
});

describe('one film beside another', () => {
  it.each([
    [['marslı komik mi', 'gravityle hangisi daha iyi'], /Marslı.*Yerçekimi/u],
    [['gladyatör 2 nasıl', 'ilki kadar iyi mi'], /^Tam o kadar değil: Gladyatör II/u],
    [['matrix 2 ilkinden daha mı iyi'], /Matrix Reloaded .*Matrix /u],
    [['ruhların kaçışı nasıl', 'totoro daha mı sakin'], /^Evet.*Totoro daha hafif/u],
    [['aladdin eski mi yeni mi'], /Aladdin \(1992\).*Aladdin \(2019\)/u],
    [['kelebek eski mi yeni mi daha iyi'], /1973 yapımı Kelebek/u],
    [['spiderman hangisi daha iyi tobey mi tom mu'], /Tobey Maguire.*Tom Holland/u],
    [['baba mı sıkı dostlar mı daha iyi'], /Baba.*Sıkı Dostlar/u],
    [['mission impossible mı james bond mu başlasak'], /James Bond.*Doktor No \(1962\) ile başla/u],
    [
      ['yeşil yol ile esaretin bedelini karşılaştır', 'ikisini de stephen king mi yazmış'],
      /^Evet, ikisi de Stephen King/u,
    ],
    [['korku öner', 'kelebek eski mi yeni mi daha iyi'], /1973 yapımı Kelebek/u],
    [['black swan mı whiplash mi hangisi daha gergin'], /Whiplash.*Siyah Kuğu/u],
  ])('is weighed: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([[['eski mi yeni mi filmler']], [['dublaj mı altyazı mı']], [['gora nasıl', '2 tane daha öner']]])(
    'is not seen where none is named: %j',
    async (said) => {
      expect((await last(...said))?.text).not.toMatch(/yapımı olanı|Ben olsam .* açardım/u);
    },
  );
});

describe('the most of what somebody made', () => {
  it.each([
    [['nolan filmleri', 'en kısası'], /en kısası Dunkirk/u],
    [["nuri bilge ceylan'ın en yüksek puanlı filmi hangisi"], /en yüksek puanlısı Kış Uykusu: 8,1/u],
    [['aamir khanın en çok beğenilen filmini öğrenebilir miyim', 'kaç saat sürüyor'], /^3 Aptal 2 saat 50/u],
    [['sylvester stallone boks filmi kaç tane'], /\d+ filmi var.*Rocky/u],
    [['brad pitt yeni ne oynadı'], /en yeni filmi F1/u],
    [['miyazaki nasıl'], /^Ben severim.*Ruhların Kaçışı/u],
  ])('is told of all of it: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });
});

describe('a series', () => {
  it.each([
    [['harry potter sırasıyla yaz'], /Felsefe Taşı \(2001\).*Bölüm 2 \(2011\)/u],
    [['hızlı ve öfkeli kaçıncı film geldi'], /sonuncusu Hızlı ve Öfkeli 10 \(2023\)/u],
    [['harry potter serisinde yönetmenler kim kim'], /Chris Columbus \(1 ve 2\)/u],
    [['yıldız savaşlarını hangi sırayla izliyim', 'çok uzun ya en iyisi hangisi tek film'], /İmparator/u],
    [
      ['yüzüklerin efendisini hangi sırayla izlemeliyim', 'uzatılmış halleri ne kadar sürüyor'],
      /^Uzatılmış hâllerinin süresini bilmiyorum/u,
    ],
  ])('is told as it was asked: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });
});

describe('other matters of one film', () => {
  it.each([
    [['vizontele aile filmi mi'], /^Evet, Vizontele ailece/u],
    [['oldboy çok sert mi'], /çok kanlı/u],
    [['ratatouille türkçe dublaj kim seslendirdi'], /^Türkçe seslendirenleri bilmiyorum/u],
    [['wall-e üzücü mü çocuk ağlamasın'], /^(?!.*Zaten)/u],
  ])('are answered: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });
});
