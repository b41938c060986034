import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const { recall } = createCatalogue(await loadCatalogue(), { memories: loadMemories });
const last = async (...said: string[]) => (await converse(said, { catalogue, recall })).at(-1);

describe('a film is accepted', () => {
  it.each([
    ['üçüncü nasıl', 'oldu'],
    ['sen bilirsin', 'beğendim, açıyorum'],
    ['ikinci nasıl', 'deneyelim ikinciyi'],
    ['ilk filmde kim oynuyo', 'patlamış mısır hazır, bu'],
    ['kaç dakika', 'yok mu, neyse soldakini izleyelim'],
    ['ikinci nasıl', 'çaylar hazır, sonuncuyu izliyoruz'],
  ])('with good wishes, and no card again: %s / %s', async (asked, said) => {
    const turn = await last('komedi', asked, said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/seyir|keyif/iu);
  });

  it.each(['mısır patlatmak nasıl', 'ikinciyi beğenmedim', 'oldu mu şimdi bu', 'sonuncu kaç dakika'])(
    'not with: %s',
    async (said) => {
      expect((await last('komedi', said))?.text).not.toMatch(/iyi seyirler|keyifle izle/iu);
    },
  );

  it('opens the trailer of the film that was chosen for them', async () => {
    const turn = await last('ne izlesem', 'sen bilirsin', 'fragmanına bakıyım önce');
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['findTrailer']);
  });
});

describe('nothing is to be done after all', () => {
  it.each(['öyle kalsın', 'hayır dur vazgeçtim', 'boşver ya', 'tamam dur', 'yok söyleme spoiler olmasın'])(
    'and nothing is pushed: %s',
    async (said) => {
      expect((await last('komedi', said))?.calls).toEqual([]);
    },
  );

  it.each(['vazgeçtim korku olsun', 'boşver komediyi dram olsun'])(
    'but a wish beside it is met: %s',
    async (said) => {
      expect((await last('komedi', said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('a film that is remembered', () => {
  it.each(['hah memento', 'evet buydu', 'buldun helal'])('was found: %s', async (said) => {
    const turn = await last('adam hafızasını kaybediyor vücuduna dövme yapıyordu o film neydi', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/sevin/iu);
    expect(turn?.text).not.toMatch(/seyirler/iu);
  });

  it('is asked about once it was found', async () => {
    const turn = await last(
      'adam hafızasını kaybediyor vücuduna dövme yapıyordu o film neydi',
      'buldun helal, sonu nasıldı unuttum',
    );
    expect(turn?.text).toMatch(/bitiyor/u);
  });

  it('is told apart by what is told more', async () => {
    const turn = await last('şu mavi yaratıkların olduğu film', 'yok şirinler değil, uzayda geçen');
    expect(turn?.calls).toEqual([['showFilm', { title: 'Avatar' }]]);
  });

  it('is asked for where only that it is looked for is said', async () => {
    const turn = await last('film arıyorum adı aklımda değil');
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/aklında/iu);
  });
});
