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
