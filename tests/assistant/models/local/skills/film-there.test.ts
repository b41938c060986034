import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a film that is named', () => {
  it.each([
    ['frida var mı', 'Frida'],
    ['frida var mı ressam olan', 'Frida'],
    ['arabalar filmi yok mu şimşek mekkuin', 'Arabalar'],
    ['joker var mı', 'Joker'],
    ['shoplifters var mı', 'Arakçılar'],
  ])('is there: “%s”', async (said, title) => {
    const turn = await last('macera öner', said);
    expect(turn?.calls[0]).toMatchObject(['showFilm', { title }]);
    expect(turn?.text).toMatch(/var/iu);
  });

  it.each(['titanik var mı ona benzer', 'köpekli film var mı ağlatan olan'])(
    'is not where others are wished: “%s”',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it.each([
    ['joker diyorum 2019 olan', 'Joker'],
    ['evde tek başına diyorum macaulay culkin olan', 'Evde Tek Başına'],
    ['hababam sınıfı dedim', 'Hababam Sınıfı'],
  ])('is the one that is said again: “%s”', async (said, title) => {
    expect((await last('komedi öner', said))?.calls).toMatchObject([['showFilm', { title }]]);
  });

  it('is none where a wish is said again', async () => {
    expect((await last('komedi öner', 'komik diyorum komik'))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it.each([
    ['limonata sakin bi film mi', /^Evet, Limonata sakin/u],
    ['joker hafif mi', /^Hayır, Joker pek hafif/u],
    ['joker sakin bir film mi', /^Hayır, Joker pek sakin/u],
  ])('is told to be light or calm: “%s”', async (said, told) => {
    expect((await last(said))?.text).toMatch(told);
  });

  it('is not looked for among films for two, of whose sequel is asked', async () => {
    const turn = await last('o animasyon ister ben aksiyon', 'ilki nasıl', 'devam filmi de var mı');
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('filmsForTwo');
  });
});

describe('what is said of a part or a day', () => {
  it('shows the part that is remembered, and no other film', async () => {
    const turn = await last('evde tek başına nasıl', '2. si de vardı galiba newyorkta');
    expect(turn?.calls).toMatchObject([['showFilm', { title: 'Evde Tek Başına 2' }]]);
  });

  it('puts a film of a plan by for later', async () => {
    const turn = await last('pazar günü üç film peş peşe, bi seri olsun', 'tamam birinciyi sonra izleye at');
    expect(turn?.calls[0]?.[0]).toBe('addToWatchlist');
  });

  it('wishes whose films they are rather than what suits the day', async () => {
    const [, wishes] = (await last('eşim al pacino hastası, doğum günü, hangisini açsam'))?.calls[0] ?? [];
    expect(wishes).toEqual({ genres: [], people: ['Al Pacino'] });
    expect((await last('doğum günüm bugün film aç'))?.calls[0]?.[1]).toMatchObject({ mood: 'happy' });
  });
});

describe('what nobody here has heard of', () => {
  it.each([
    ['peki rafadan tayfa kaç film', /^Rafadan tayfa'yı bilmiyorum/u],
    ['peki zortlak kaç film', /^Zortlak'ı bilmiyorum/u],
  ])('is said to be missing, whatever is on the screen: “%s”', async (said, told) => {
    expect((await last('komedi öner', said))?.text).toMatch(told);
  });

  it.each(['peki süresi ne kadar', 'ya konusu ne', 'peki çekimleri nerede yapıldı'])(
    'is none of what is asked of the screen: “%s”',
    async (said) => {
      expect((await last('komedi öner', said))?.text).not.toMatch(/bende yok/u);
    },
  );

  it.each([
    [['köpeğin ölmediği köpekli film ver', 'ilkinde köpek ölmüyo eminsin dimi']],
    [['komedi öner', 'ikincisinde kimse ölmüyor emin misin']],
  ])('and what is asked once more brings no other films: %j', async (said) => {
    expect((await last(...said))?.calls).toEqual([]);
  });

  it('is no matter of who plays better', async () => {
    const turn = await last('prestij nasıl', 'christian bale mi hugh jackman mı daha iyi oynamış');
    expect(turn?.text).toMatch(/taraf tutayım/u);
    expect((await last('prestij nasıl', 'christian bale mi oynuyor'))?.text).toMatch(/^Evet/u);
  });
});

describe('the films of somebody in order', () => {
  it.each([
    ['tarantino filmlerini puana göre sırala', /puan sırasıyla Ucuz Roman \(8,9\), /u],
    ['nolan filmlerini yıla göre sırala', /yıl sırasıyla Akıl Defteri \(2000\), /u],
    ['tarantinonun hangi filmlerini izleyim sıraynan', /yıl sırasıyla Rezervuar Köpekleri/u],
  ])('are told one after another: “%s”', async (said, told) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(told);
  });

  it.each(['nolan filmlerine göre bir şey öner', 'nolan filmi öner'])(
    'are not where one is wished: “%s”',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});

describe('such films', () => {
  it('are wished by what the film in talk is', async () => {
    const turn = await last('ayla nasıl', 'böyle gerçek hikaye var mı, yerli');
    expect(turn?.calls[0]).toMatchObject(['recommendFilms', { origin: 'yerli', themes: ['gerçek hikâye'] }]);
    expect((await last('ayla nasıl', 'böyle bir şey olmuş mu gerçekten'))?.calls[0]?.[0]).not.toBe(
      'recommendFilms',
    );
  });

  it('are none where a film is said again by its year', async () => {
    const turn = await last('joker 2 nasıl', 'ilk joker diyorum 2019 olan');
    expect(turn?.calls).toMatchObject([['showFilm', { title: 'Joker' }]]);
  });
});
