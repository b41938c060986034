import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);

describe('a film that is asked of while films for a child are wished', () => {
  it.each([
    ['oğlum 5 yaşında dinozor hastası', 'jurassic park olmaz mı'],
    ['5 yaşındaki kızımla film', 'batman olur mu'],
    ['9 yaşındaki kardeşimle film', 'kara şövalye nasıl'],
    ['9 yaşındaki kardeşimle film', 'kara şövalye güzel mi'],
  ])('is not praised to who is too young for it: %s, %s', async (child, asked) => {
    const { text } = (await last(child, asked)) ?? {};
    expect(text).toMatch(/^Pek değil; .*13 yaş ve üstü/u);
  });

  it.each([
    ['oğlum 12 yaşında film öner', 'truman show çocuğa uygun mu', /^Evet.*12 yaşa/u],
    ['9 yaşındaki kardeşimle film', 'ruhların kaçışı nasıl', /[Bb]ence kesin izle/u],
    ['komedi öner', 'kara şövalye güzel mi', /[Bb]ence kesin izle/u],
  ])('is answered as it is: %s, %s', async (child, asked, words) => {
    expect((await last(child, asked))?.text).toMatch(words);
  });
});

describe('a question behind a film that is opened', () => {
  it.each([
    ['korku öner', 'ilkini aç bakalım, korkunç mu', /korku/u],
    ['komedi öner', 'ikincisini göster, kaç dakika', /dakika/u],
  ])('is answered: %s, %s', async (before, asked, words) => {
    const turn = await last(before, asked);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['showFilm']);
    expect(turn?.text).toMatch(words);
    expect(turn?.text).not.toMatch(/çekti/u);
  });

  it('is not heard in thanks', async () => {
    expect((await last('komedi öner', 'ikincisini göster, teşekkürler'))?.text).toMatch(/çekti/u);
  });

  it.each(['christian bale mi oynuyo onda', 'christian bale mi oynuyor onda'])(
    'of who plays in it is no complaint: %s',
    async (asked) => {
      const turn = await last('christopher nolan filmi', 'prestij listeye ekle', asked);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/^Evet/u);
    },
  );
});

describe('what is said of one film that is named', () => {
  it('is said of those that came with it', async () => {
    const turn = await last('robot filmi ver', 'terminatör eski ya');
    expect(turn?.calls).toEqual([
      ['recommendFilms', expect.objectContaining({ themes: ['robot'], minYear: 2020 })],
    ]);
  });

  it.each([
    ['western bul', 'iyi kötü çirkin ezberde', 'İyi, Kötü ve Çirkin'],
    ['korku öner', 'korku seansı ezberimizde', 'Korku Seansı'],
  ])('by heart is seen: %s, %s', async (before, told, title) => {
    expect((await last(before, told))?.calls[0]?.[1]).toMatchObject({ excludeTitles: [title] });
  });
});

describe('two people over whom somebody argues', () => {
  it('get a judge, and no quarrel to be sorry for', async () => {
    const turn = await last(
      'hanımla tartıştık, o diyor cüneyt arkın daha yakışıklıydı ben diyorum ayhan ışık, sen söyle bakalım',
    );
    expect(turn?.text).toMatch(/taraf/u);
    expect(turn?.calls[0]?.[1]).toMatchObject({ people: [expect.any(String)] });
  });

  it.each(['annem izin vermez, korku olsun ben 13 yaşındayım', 'annem duyarsa kızar ben korku istiyorum'])(
    'is no second viewer: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('still has two who watch', async () => {
    expect((await last('annem romantik sever ben korku'))?.calls[0]?.[0]).toBe('filmsForTwo');
  });
});

describe('an age that is told beside a question', () => {
  it.each([
    [['matrix 10 yaşındaki oğluma uygun mu', 'o zaman ne açalım'], 10],
    [['joker 13 yaşındaki oğluma uygun mu', 'ne izleyeyim o zaman'], 13],
    [['kızım 6 yaşında, yukarı bak korkutur mu', 'yarına da bir tane söyle'], 6],
    [['matrix 12 yaşına uygun mu', 'yaşımıza göre neler var'], 12],
    [['shrek 11 yaşındaki torunuma uyar mı', 'peki onun yaşına ne uygun'], 11],
  ])('holds for the films that are asked for next: %j', async (said, maxAge) => {
    expect((await last(...said))?.calls).toContainEqual([
      'recommendFilms',
      expect.objectContaining({ maxAge }),
    ]);
  });

  it.each([
    [['matrix kaç dakika', 'o zaman ne açalım']],
    [['matrix 10 yaşındaki oğluma uygun mu', 'bırak çocuğu, kendime göre bir film öner']],
  ])('does not come from elsewhere, nor outlast who is meant: %j', async (said) => {
    const [[, input] = []] = (await last(...said))?.calls ?? [];
    expect(input).not.toHaveProperty('maxAge');
  });

  it('still lets the age of a film be asked', async () => {
    const turn = await last('matrix 10 yaşındaki oğluma uygun mu', 'peki 16 yaşa uygun mu');
    expect(turn?.text).toMatch(/^Evet.*16 yaşa/u);
  });
});
