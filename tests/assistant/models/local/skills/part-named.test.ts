import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a part of a series that is called by its place', () => {
  it.each([
    [['gladyatör nasıl', 'ikincisinde russell crowe var mı'], 'Gladyatör II'],
    [['geleceğe dönüş kaç saat', 'ikincisi kaç saat'], 'Geleceğe Dönüş 2'],
    [['joker nasıl', 'ikincisi nasıldı'], 'İkili Delilik'],
    [['karayip korsanlarının sonuncusunu izlemedim değer mi'], 'Salazar'],
    [['yüzüklerin efendisinin sonuncusu kaç saat'], 'Kralın Dönüşü'],
    [['joker 2 nasıl', 'ilki peki'], 'kesin izle'],
    [['john wick 1 i izledim', '2 yi de izledim', '3. film adı neydi'], 'Parabellum'],
    [['bıçaklar çekildi izledim 4 yıldız', 'ikincisinde kim var'], 'Glass Onion'],
  ])('is what is asked of: %j', async (said, title) => {
    expect((await last(...said))?.text).toContain(title);
  });

  it.each([
    [['matrix kaç tane', 'neo ölüyor mu 3te'], 'Revolutions'],
    [['john wick kaç film', '4te ölüyo mu kendi'], 'John Wick 4'],
    [['hızlı ve öfkeli kaç film', '7de ne oluyor'], 'Öfkeli 7'],
    [['shrek kaç film', '2de kim var'], 'Shrek 2'],
    [['toy story kaç film', '2 mi daha iyi 3 mü'], 'Oyuncak Hikâyesi 3'],
    [['lotr hangi sırayla izlenmeli', 'toplam kaç saat sürer üçü'], '9 saat 18 dakika'],
    [['aksiyon öner', 'üçü toplam kaç saat'], 'arka arkaya'],
  ])('is what is asked of by a figure anywhere, once its films were told: %j', async (said, title) => {
    expect((await last(...said))?.text).toContain(title);
  });

  it('is no hour of an evening', async () => {
    expect((await last('matrix kaç tane', 'saat 3te başlasak biter mi'))?.text).not.toMatch(/^Revolutions/u);
  });

  it('is what is put on a list, by its own number', async () => {
    const turn = await last('the conjuring nasıl film', 'ikincisini ekle');
    expect(turn?.calls[0]?.[1]).toMatchObject({ title: 'Korku Seansı 2' });
  });

  it('is of the series where fewer stand there', async () => {
    const turn = await last('john wick 1 i izledim', '2 yi de izledim', '3. kaldı listeye at');
    expect(turn?.calls).toEqual([['addToWatchlist', { title: 'John Wick 3: Parabellum' }]]);
  });

  it('is no hour', async () => {
    expect((await last('star wars 4ten mi başlanıyo 1den mi'))?.calls).toEqual([]);
  });

  it('is not guessed where both of three are to be done', async () => {
    const turn = await last('split gerçek bir hikaye mi', 'ikisini de listeme ekle');
    expect(turn?.calls).toEqual([['addToWatchlist', { title: 'Parçalanmış' }]]);
  });

  it('is one of the cards where several stand there', async () => {
    const turn = await last('aksiyon öner', 'ikincisi kaç dakika');
    expect(turn?.text).not.toContain('John Wick 2');
    expect(turn?.text).toMatch(/dakika/u);
  });

  it('is not meant where new films are wished', async () => {
    const turn = await last('shrek çocuğa uygun mu', 'yeni film öner');
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('whether there is another part', () => {
  it.each([
    [['sessiz bir yer kaç dakika', 'devamı çıktı mı'], 'Sessiz Bir Yer 2'],
    [['korku seansı nasıl film', 'devamı var mı'], 'Korku Seansı 2'],
    [['polisiye öner', 'bıçaklar çekildi izledim 4 yıldız', 'ikincisi var mı'], 'Glass Onion'],
    [['matrixin yenisi eskilerin devamı mı'], '4. filmi'],
    [['titanik nasıl', 'ikincisi var mı'], 'tek başına'],
  ])('is told of the film in talk: %j', async (said, words) => {
    expect((await last(...said))?.text).toContain(words);
  });
});

describe('the order of a series', () => {
  it('is told in full', async () => {
    const text = (await last('harry potter filmlerinin sırası nedir'))?.text ?? '';
    expect(text.match(/\(\d{4}\)/gu)).toHaveLength(8);
  });

  it('is not told where only its films are counted', async () => {
    expect((await last('recep ivedik kaç tane oldu'))?.text.match(/\(\d{4}\)/gu)).toHaveLength(2);
  });
});
