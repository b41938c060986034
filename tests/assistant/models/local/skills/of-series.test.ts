import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a part of a series', () => {
  it.each([
    [['terminatörün kaçıncısı en iyi', 'ona 5 yıldız ver'], 'Terminatör 2: Mahşer Günü'],
    [['gladyatör 2 nasıl', 'ilkini izledim 5 yıldız'], 'Gladyatör'],
    [['jurassic parklardan hangisi en iyisi', 'sonuncuyu izledim 5/10'], 'Jurassic World: Yeniden Doğuş'],
    [['aksiyon öner', 'ilkini izledim 4 yıldız'], undefined],
  ])('gets the stars that are given to it: %j', async (said, title) => {
    const turn = await last(...said);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['rateFilm']);
    if (title !== undefined) expect(turn?.calls[0]?.[1]).toMatchObject({ title });
  });

  it.each([
    ['matrix kaçıncıya kadar çıktı', '4 film'],
    ['hızlı ve öfkeli kaça kadar çekildi', '10 film'],
    ['harry potter filmlerinin en güzeli hangisi', 'en beğenileni'],
  ])('is counted: %s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it('is not spoken of where films of a kind are wished', async () => {
    const turn = await last('siyah beyaz klasik izlemek istiyorum nerden başlıyım');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it.each(['hangisi en iyi', 'en güzeli hangisi'])(
    'is not meant of films on the screen: %s',
    async (asked) => {
      expect((await last('komedi öner', asked))?.text).toContain('Ben olsam');
    },
  );
});

describe('what is asked of all three', () => {
  it.each([
    ['çocukla izlenir mi', 'Çocukla'],
    ['kimler oynuyor', ' ve '],
    ['kaç dk', 'dakika'],
    ['yaş sınırı var mı', '+'],
  ])('is told of all three: %s', async (asked, words) => {
    const turn = await last('komedi öner', asked);
    expect(turn?.text).not.toContain('Hangisini');
    expect(turn?.text.toLowerCase()).toContain(words.toLowerCase());
  });

  it.each([
    ['züğürt ağa komedi mi dram mı', 'ikisi de var'],
    ['tosun paşa komedi mi korku mu', 'bir komedi'],
    ['sessiz bir yer konusu kısaca', 'konusunu'],
    ['akıl oyunları kimin hayatı', 'gerçek bir hikâye'],
  ])('is told of one that is named: %s', async (asked, words) => {
    expect((await last(asked))?.text).toContain(words);
  });
});
