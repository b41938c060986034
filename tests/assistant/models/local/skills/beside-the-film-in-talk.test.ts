import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a film beside the one in talk', () => {
  it.each([
    ['marslı komik mi', 'gravityle hangisi daha iyi', 'Marslı', 'Yerçekimi'],
    ['gladyatör 2 nasıl', 'ilki mi daha iyi', 'Gladyatör', undefined],
    ['örümcek adam 2 kaç dakika', 'ilki daha mı iyi', 'Örümcek Adam', 'Örümcek Adam 2'],
    ['gladyatör 2 çıktı mı', 'ilki kadar iyi mi', 'Gladyatör II', 'Gladyatör 8,5'],
  ])('is weighed against it: %s / %s', async (...said) => {
    const [asked, then, one, other] = said;
    const text = (await last(asked, then))?.text;
    expect(text).toContain(one);
    if (other !== undefined) expect(text).toContain(other);
  });

  it('leaves the other one in talk', async () => {
    const turn = await last('gladyatör 2 çıktı mı', 'ilki kadar iyi mi', 'kim oynuyor başrolde');
    expect(turn?.text).toContain('Paul Mescal');
  });
});

describe('a part by its figure alone', () => {
  it.each([
    ['toy story 1 kaç yılı', '4 nasıl', 'Oyuncak Hikâyesi 4'],
    ['john wick kaç dakika', '4 kaç dakika', 'John Wick 4'],
    ['matrix kanlı mı', '3 de kanlı mı', 'Matrix Revolutions'],
  ])('is of the series in talk: %s / %s', async (asked, then, title) => {
    expect((await last(asked, then))?.calls).toEqual([['showFilm', { title }]]);
  });

  it('is the first of two', async () => {
    const text = (await last('oceans 11 kadrosu kim', '12 ve 13 de güzel mi'))?.text;
    expect(text).toContain("Ocean's 12");
  });

  it.each([
    ['john wick kaç dakika', '2 saat mi'],
    ['matrix nasıl', '3 kişiyiz uygun mu'],
  ])('is none where it counts something: %s / %s', async (asked, then) => {
    expect((await last(asked, then))?.text).not.toMatch(/John Wick 2|Matrix (?:Reloaded|Revolutions)/u);
  });
});

describe('who is in it', () => {
  it.each(['kim kim var içinde', 'içinde kim var', 'kimler oynuyor'])(
    'is asked of the film that was spoken of, not of the cards: %s',
    async (said) => {
      const turn = await last('mafya filmi öner', 'sıkı dostlar kaç puan', said);
      expect(turn?.text).toMatch(/^Sıkı Dostlar/u);
    },
  );
});

describe('what is said or asked of the film in talk', () => {
  it.each([
    ['kuru otlar üstüne nasıl', 'öğretmen suçlu muydu sence'],
    ['truman show', 'jim carrey ciddi oynamış galiba'],
    ['kış uykusu', 'haluk bilginer ödül almıştı onunla'],
    ['oppenheimer nasıl', 'ben onu sıkıcı buldum valla 3 saat konuşma'],
    ['çiçek abbas', 'ilyas salman mı şener şen mi kazanıyo kızı'],
    ['notting hill', 'julia roberts var demi'],
    ['vizontele nasıl', 'küfür var mı diye sordum hocam'],
    ['amelie nasıl', 'sıkıcı diyenler var'],
  ])('is no wish for films: %s / %s', async (...said) => {
    expect((await last(...said))?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
  });

  it.each([
    ['komedi öner', 'gerilim sanırım', { genres: ['Gerilim'] }],
    ['komedi öner', 'romantik mi olsa sence', { genres: ['Romantik'] }],
    ['amelie nasıl', 'daha komik bir şey bul', { genres: ['Komedi'] }],
  ])('is a wish where one is said: %s / %s', async (before, then, wishes) => {
    expect((await last(before, then))?.calls.at(-1)?.[1]).toMatchObject(wishes);
  });

  it('leaves what is asked of it as it was', async () => {
    expect((await last('amelie', 'sıkıcı diyenler var'))?.text).toMatch(/^Amélie orta tempolu/u);
    expect((await last('notting hill', 'julia roberts var demi'))?.text).toMatch(/^Evet/u);
    const said = ['vizontele nasıl', 'küfür var mı diye sordum hocam'];
    expect((await last(...said))?.text).toContain('küfür');
  });
});

describe('figures that bound nothing', () => {
  it.each(['ayin ne kadar korkunç 10 üzerinden', 'yıldız savaşları 4ten mi başlanıyo 1den mi'])(
    '%s',
    async (text) => {
      const { calls = [] } = (await last(text)) ?? {};
      expect(calls.map(([tool]) => tool)).not.toContain('planEvening');
      expect(calls.map(([, input]) => input)).not.toContainEqual(expect.objectContaining({ minRating: 10 }));
    },
  );

  it('leave those that do', async () => {
    const { calls = [] } = (await last('10 üzerinden 8 ve üstü film')) ?? {};
    expect(calls).toEqual([['recommendFilms', { genres: [], minRating: 8 }]]);
  });
});
