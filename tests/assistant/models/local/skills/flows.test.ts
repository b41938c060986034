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

describe('what all that was recommended is', () => {
  it.each([
    ['önerdiklerin hep amerikan', { avoidThemes: ['ABD'] }],
    ['hep amerikan öneriyosun', { avoidThemes: ['ABD'] }],
    ['sürekli yabancı çıkıyo ya', { origin: 'yerli' }],
    ['hep dram veriyosun', { excludeGenres: ['Drama'] }],
  ])('is a fault, and not wished: %s', async (said, wished) => {
    const turn = await last('ne izlesem', said);
    expect(turn?.calls).toEqual([['recommendFilms', expect.objectContaining(wished)]]);
  });

  it.each(['hep güldüren filmler öner', 'hep komedi izliyorum ben', 'neden hep dram veriyosun'])(
    'is not said by: %s',
    async (said) => {
      expect(JSON.stringify((await last('ne izlesem', said))?.calls)).not.toMatch(/exclude|avoid/u);
    },
  );
});

describe('one of three is wished otherwise', () => {
  it.each([
    ['ortadakini çizgi film yap', { genres: ['Animasyon'] }],
    ['ikinciyi değiştir daha kısa olsun', { maxDuration: expect.any(Number) }],
    ['sonuncusu yerli olsun', { origin: 'yerli' }],
  ])('and the others stay: %s', async (said, wished) => {
    expect((await last('komedi', said))?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ ...wished, swap: expect.any(String) })],
    ]);
  });

  it.each(['ilki gibi komik olsun', 'ilki güzelmiş, daha kısa olsun', 'daha kısa olsun'])(
    'but not in: %s',
    async (said) => {
      expect(JSON.stringify((await last('komedi', said))?.calls)).not.toContain('swap');
    },
  );

  it('takes what is old for what was shown', async () => {
    const [[, wishes] = []] =
      (await last('komedi', 'ikinci kaç yılında çekildi', 'eski o, daha yenisi'))?.calls ?? [];
    expect(wishes).toMatchObject({ minYear: expect.any(Number) });
    expect(wishes).not.toHaveProperty('maxYear');
  });
});

describe('what goes on with one film on the screen', () => {
  it.each([
    'ilki netflixte var mı',
    'ilkini netflixte bulabilir miyim',
    'primede izleyebilir miyiz ilkini',
    'ilk çıkan primede mi',
    'ortadaki mubide var mı acaba',
  ])('asks a service of it: %s', async (said) => {
    expect((await last('korku filmi', said))?.calls.map(([tool]) => tool)).toEqual(['whereToWatch']);
  });

  it('wishes films of a service where none is pointed at', async () => {
    expect((await last('korku filmi', 'netflixte olsun'))?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ platforms: ['Netflix'] })],
    ]);
  });

  it.each(['annem de yanımda olacak', 'kayınvalidem de bizimle olucak'])(
    'tells whether it is right with whoever watches, too: %s',
    async (said) => {
      const turn = await last('felekten bir gece küfürlü mü', said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/pek önermem: Felekten Bir Gece/u);
    },
  );
});

describe('which of them is in a language', () => {
  it('is told from the languages of the films', async () => {
    expect((await last('yerli komedi', 'almanca olan hangisi'))?.text).toMatch(/hiçbiri öyle değil/u);
  });
});

describe('films for two', () => {
  it('take a kind that is named for no favourite film', async () => {
    const [[, input] = []] = (await last('ben uzay o aşk'))?.calls ?? [];
    expect(input).toMatchObject({ theirs: { themes: ['aşk'] } });
    expect(input).not.toHaveProperty('theirFavourites');
  });

  it('are others in the middle', async () => {
    const [call] = (await last('ben fantastik o belgesel', 'ortası yok mu'))?.calls ?? [];
    expect(call?.[0]).toBe('filmsForTwo');
  });
});
