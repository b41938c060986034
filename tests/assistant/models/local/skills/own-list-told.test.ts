import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

describe('the list for later, told of in other words', () => {
  it.each([
    'ben bi ara sonra bakarım diye film yığıyodum ya neler birikmiş orda',
    'bi ara izleriz diye stokladıklarımız neydi',
    'geçen sana listeye at dediğim film neydi',
    'ilerde bakarım diye biriktirdiğim filmler vardı hani, dök bakayım önüme',
    'kenara ayırdıklarım vardı hani, bi göstersene',
    'hani sonra bakarım diye köşeye yazdıklarım vardı ya onlar',
    'sonraya bıraktıklarım vardı ne oldu onlara',
  ])('is shown: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['listFilms', { list: 'watchlist' }]);
  });

  it.each([
    'listeye atıp atıp izlemiyoruz, oradan bi tane sen çek bari',
    'ya kararsız kaldım yine, listeden rastgele bi tane çıkar karşıma',
    'sonra izlerim deyip yığdıklarımdan bi tane çek işte kura gibi',
    'bi gün izleriz diye istiflediklerimizden bi tanesini çek çıkar',
    'sonraya attıklarımdan kura çek',
    'izlerim deyip unuttuklarımdan birini öner',
    'patron tepemde dikildi düşünmek istemiyorum sen gözünü kapat birini çek listeden çıksın karşıma',
    'listemden sen seç birini, yüz film birikmiş bakıp bakıp kapatıyorum',
    'biriktirdiklerimizden birini sen çek, biz yazı tura attık para koltuğun altına kaçtı',
    'yığdığım çöplükten bi tane çek',
    'sonra bakarım diye attıklarımın arasından bi tane salla',
    'depoladığım onca film var, seç birini izleyelim',
  ])('gives one film: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('pickFromWatchlist');
  });

  it.each(['savaş filmi biriktirdim bu hafta', 'kafam yığıldı resmen bi film öner'])(
    'is not meant: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).toBe('recommendFilms');
    },
  );
});

describe('a list that is called by what was done with its films', () => {
  it.each([
    ['bi ara bunu görmek istemiyom diye sakladıklarım vardı, hangileriydi onlar', 'hidden'],
    ['gözüm görmesin diye kaldırdıklarım neydi', 'hidden'],
    ['bir daha gösterme deyip kapattıklarıma bakayım', 'hidden'],
    ['saklı filmlerim neler', 'hidden'],
    ['beğen tuşuna bastıklarım nelerdi hatırlat', 'favourites'],
    ['bir daha çıkmasın dediklerim hangileri', 'hidden'],
    ['şu kalp koyduklarım vardı ya hani, dök bakiyim ortaya neler varmış', 'favourites'],
    ['favoriye attıklarım vardı ya, göster bakayım neler var', 'favourites'],
    ['şu kalp koyduklarım vardı nereye gittiler, göster hele', 'favourites'],
    ['şu izlerim diye biriktirdiklerimi önüme ser', 'watchlist'],
    ['bir daha çıkmasın dediklerim nerde onları göster', 'hidden'],
  ])('is shown: %s', async (said, list) => {
    expect(await callAfter(said)).toEqual(['listFilms', { list }]);
  });

  it.each(['kalp koyduklarım gibi bir şey öner', 'kalbi kırık bir adamın filmini göster'])(
    'is not meant: %s',
    async (said) => {
      expect((await callAfter(said))?.[0]).not.toBe('listFilms');
    },
  );

  it.each([
    ["izlediklerimin arasından Kış Uykusu'nu siliver, yarısında uyumuşum", 'Kış Uykusu'],
    ["gördüklerimden Matrix'i çıkar, sinemada uyuyakalmışım", 'Matrix'],
    ["Ayla'yı izlenenlerden alıver, izlememişim meğer", 'Ayla'],
  ])('loses a film that was not seen after all: %s', async (said, title) => {
    expect(await callAfter(said)).toEqual(['unmarkWatched', { title }]);
  });

  it.each([
    ['kalp krizi geçiren adamın filmi', 'listFilms'],
    ['sakladıkları sırrı anlatan film vardı', 'listFilms'],
    ["izlediklerime Ayla'yı ekle", 'unmarkWatched'],
  ])('is not meant: %s', async (said, tool) => {
    expect((await callAfter(said))?.[0]).not.toBe(tool);
  });
});

describe('a report', () => {
  it('is no film of an unknown name', async () => {
    expect((await callAfter('sezon karnem nasıl, bugüne kadar kaç film devirmişim'))?.[0]).toBe('showReport');
  });
});

describe('scores in a row', () => {
  it.each([
    ['joker 8, uzak 9 verdim', [4, 4.5]],
    ['jokere 7 uzaka 6 yaz', [3.5, 3]],
  ])('are given to films, be they everyday words: %s', async (said, stars) => {
    const calls = (await converse([said])).at(-1)?.calls;
    expect(calls).toEqual([
      ['rateFilm', { title: 'Joker', stars: stars[0] }],
      ['rateFilm', { title: 'Uzak', stars: stars[1] }],
    ]);
  });

  it('are of no film at school', async () => {
    expect(await callAfter('matematik 8, türkçe 9 verdim')).toBeUndefined();
  });
});

describe('what was put aside in a room', () => {
  it('is noted of nobody', async () => {
    const said = 'çocuk odasını topladım bi kenara koydum oyuncakları film zamanı';
    expect((await callAfter(said))?.[0]).toBe('recommendFilms');
  });
});
