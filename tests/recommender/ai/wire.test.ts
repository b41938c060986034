import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRecommendation, readSurprise } from '#recommender/ai/wire.ts';
import { GOOD_ANSWER, GOOD_SURPRISE } from '#tests/support/openai-stand-in/sample-films.ts';

const read = (film: unknown) => readRecommendation(JSON.stringify({ recommendations: [film] }))?.films[0];

describe('readRecommendation', () => {
  it('reads an answer in its proper form', () => {
    const answer = readRecommendation(JSON.stringify(GOOD_ANSWER));
    expect(answer?.explanation).toBe('Hüzünlü akşamlar için üç güçlü dram seçtim.');
    expect(answer?.films[0]).toEqual({
      aiId: 'f1',
      title: 'Esaretin Bedeli',
      untitled: false,
      originalTitle: 'The Shawshank Redemption',
      year: 1994,
      genre: 'Drama',
      rating: 9.3,
      duration: 142,
      actors: ['Tim Robbins', 'Morgan Freeman'],
      plot: 'Haksız yere hapse giren bir bankacı, dört duvar arasında umudunu korur.',
      explanation: 'Umudu anlatan, ağır ağır içe işleyen bir dram.',
      director: undefined,
      countries: undefined,
      ageRating: undefined,
    });
  });

  it.each(['recommendations', 'movies', 'films'])('knows the list by the name %s', (name) => {
    const answer = readRecommendation(JSON.stringify({ [name]: [{ title: 'Yol' }] }));
    expect(answer?.films.map(({ title }) => title)).toEqual(['Yol']);
  });

  it('knows a bare list, titles alone, and an object without a list', () => {
    expect(readRecommendation('[{"name": "Yol"}, "Av"]')).toMatchObject({
      films: [{ title: 'Yol' }, { title: 'Av', genre: '', actors: [] }],
    });
    expect(readRecommendation('{"title": "Yol"}')?.films).toEqual([]);
    expect(readRecommendation('Üzgünüm.')).toBeUndefined();
  });

  it.each<[given: object, read: object]>([
    [{ name: 'Yol' }, { title: 'Yol' }],
    [{ title: 42 }, { title: '42' }],
    [{ title: null, name: 'Yol' }, { title: 'Yol' }],
    [{ title: 'Y', original_title: 'The Way' }, { originalTitle: 'The Way' }],
    [{ year: '1994' }, { year: 1994 }],
    [{ year: '1994 (ABD)' }, { year: 1994 }],
    [{ rating: '8,2' }, { rating: 8.2 }],
    [{ rating: '8.2/10' }, { rating: 8.2 }],
    [{ rating: 'yüksek' }, { rating: undefined }],
    [
      { rating: null, duration: {} },
      { rating: undefined, duration: undefined },
    ],
    [{ duration: '142 dk' }, { duration: 142 }],
    [{ duration: '2 saat 22 dakika' }, { duration: 142 }],
    [{ duration: '2s 5dk' }, { duration: 125 }],
    [{ duration: '2h' }, { duration: 120 }],
    [{ actors: 'Şener Şen, Uğur Yücel' }, { actors: ['Şener Şen', 'Uğur Yücel'] }],
    [{ actors: [{ name: 'Şener Şen', character: 'Baran' }, 7, ' '] }, { actors: ['Şener Şen'] }],
    [{ actors: ['Şener Şen', 'Şener  Şen'] }, { actors: ['Şener Şen'] }],
    [{ genre: 'dram / bilim-kurgu' }, { genre: 'Drama, Bilim Kurgu' }],
    [{ genres: ['Bilimkurgu', 'suç'] }, { genre: 'Bilim Kurgu, Suç' }],
    [{ genre: 'Belgesel' }, { genre: 'Belgesel' }],
    [
      { director: ['Yavuz Turgul'], country: 'Türkiye' },
      { director: 'Yavuz Turgul', countries: ['Türkiye'] },
    ],
    [{ ageRating: '13+' }, { ageRating: 13 }],
    [{ plot: 'Kısa' }, { plot: undefined }],
    [
      { description: 'Bir eşkıya otuz beş yıl sonra döner.' },
      { plot: 'Bir eşkıya otuz beş yıl sonra döner.' },
    ],
    [{ reason: 'Seni iyi hissettirir.' }, { explanation: 'Seni iyi hissettirir.' }],
    [{ explanation: 'İyi' }, { explanation: undefined }],
    [
      {
        description:
          '🎬 Film Adı: Eşkıya\n📅 Yıl: 1996\n⭐ Puan: 8.1/10\n💡 Kısa Açıklama: Dağdan inen bir adam.',
      },
      { title: 'Eşkıya', year: 1996, rating: 8.1, plot: 'Dağdan inen bir adam.' },
    ],
  ])('K-02 M-20 reads %j leniently', (given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  it('keeps to one line, without marks that turn or hide letters', () => {
    expect(read({ title: ' Yol\u202E \n\u0000 Ayrımı\u200B ' })?.title).toBe('Yol Ayrımı');
    expect(read({ plot: `a${'b'.repeat(9999)}` })?.plot).toHaveLength(600);
  });

  it.each([
    `<img src=x onerror="alert(1)">`,
    '</article>Yol',
    '<!-- Yol -->',
    'A'.repeat(121),
    'A'.repeat(10_000),
    '\u202E\u2066',
  ])('takes %.30j for no title', (title) => {
    expect(read({ title })).toMatchObject({ title: '', untitled: false });
  });

  it('keeps titles with signs of their own', () => {
    for (const title of ['WALL·E', '12 Öfkeli Adam', 'Se7en', '2 < 3', 'Ya Şimdi Ya Hiç!?']) {
      expect(read({ title })?.title).toBe(title);
    }
  });

  it('reads no more than twelve films', () => {
    const films = Array.from({ length: 500 }, (_, i) => ({ title: `Film ${i}` }));
    expect(readRecommendation(JSON.stringify({ films }))?.films).toHaveLength(12);
  });

  it('reads any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (film) => {
        const { films = [] } = readRecommendation(JSON.stringify({ films: [film], explanation: film })) ?? {};
        expect(films).toHaveLength(1);
        expect(typeof films[0]?.title).toBe('string');
      }),
    );
  });
});

describe('readSurprise', () => {
  const { surprise_explanation: explanation, ...film } = GOOD_SURPRISE;

  it.each([
    ['alone', GOOD_SURPRISE],
    ['under film', { film: GOOD_SURPRISE }],
    ['under movie, explained outside', { movie: film, explanation }],
    ['in a list', { recommendations: [GOOD_SURPRISE] }],
    ['in a bare list', [GOOD_SURPRISE]],
  ])('finds the film %s', (_where, answer) => {
    expect(readSurprise(JSON.stringify(answer))).toMatchObject({
      title: 'Küçük Gün Işığım',
      year: 2006,
      explanation,
    });
  });

  it('tells a title that was left out from one that cannot be', () => {
    expect(readSurprise('{"plot": "Bir yolculuk filmi."}')).toMatchObject({ title: '', untitled: true });
    expect(readSurprise('{"title": "<script>"}')).toMatchObject({ title: '', untitled: false });
    expect(readSurprise('olmadı')).toBeUndefined();
  });
});
