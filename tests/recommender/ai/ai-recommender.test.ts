import { describe, expect, it, vi } from 'vitest';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import type { Wishes } from '#domain/wishes.ts';
import { AiFailure } from '#recommender/ai/ai-failure.ts';
import { RuleBreach } from '#recommender/ai/check-answer.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { aCatalogueFilm, NOW } from '#tests/support/builders.ts';
import { FAULTS, type FaultName } from '#tests/support/openai-stand-in/faults.ts';
import { saysJson } from '#tests/support/openai-stand-in/reply.ts';
import {
  GOOD_ANSWER,
  GOOD_SURPRISE,
  GREEN_MILE,
  MY_FATHER_AND_MY_SON,
  SHAWSHANK,
} from '#tests/support/openai-stand-in/sample-films.ts';
import { wordsOf, chatRequestSchema } from '#tests/support/openai-stand-in/wire.ts';
import { aTaste } from '../arbitraries.ts';
import { aiStage, failureOf, lookup } from './ai-stage.ts';

const { standIn, ai } = aiStage();
const drama: Wishes = { genres: ['Drama'] };
const titles = ['Esaretin Bedeli', 'Yeşil Yol', 'Babam ve Oğlum'];
const answer = (...recommendations: object[]) => saysJson({ ...GOOD_ANSWER, recommendations });

/** What the second request says went wrong with the first answer. */
function violations(): string[] {
  const request = chatRequestSchema.parse(standIn().requests[1]?.body);
  const [, listed = ''] = request.messages
    .map(wordsOf)
    .join('\n')
    .split('Önceki yanıtın kuralları ihlal etti:\n');
  return listed
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}

describe('a recommendation by the AI', () => {
  it('K-06 K-07 K-23 R-13 is three whole films with the explanation of the model', async () => {
    standIn().script(saysJson(GOOD_ANSWER));
    const made = await ai().recommend(drama, aTaste());
    expect(made).toMatchObject({
      explanation: 'Hüzünlü akşamlar için üç güçlü dram seçtim.',
      source: 'ai',
      loosened: [],
      filteredCount: 0,
    });
    expect(made.films.map(({ title }) => title)).toEqual(titles);
    expect(made.films[0]).toEqual({
      id: expect.stringMatching(/^rec_esaretin_bedeli_1795291200000_[0-9a-z]{6}$/u),
      ratingFrom: 'model',
      originalAiId: 'f1',
      title: 'Esaretin Bedeli',
      originalTitle: 'The Shawshank Redemption',
      year: 1994,
      genre: 'Drama',
      rating: 9.3,
      duration: 142,
      actors: ['Tim Robbins', 'Morgan Freeman'],
      plot: 'Haksız yere hapse giren bir bankacı, dört duvar arasında umudunu korur.',
      description:
        '🎬 Film Adı: Esaretin Bedeli\n📅 Yıl: 1994\n⭐ Puan: 9.3/10\n💡 Kısa Açıklama: Umudu anlatan, ağır ağır içe işleyen bir dram.\n' +
        `🖼️ Poster URL: ${PLACEHOLDER_POSTER_URL}`,
      explanation: 'Umudu anlatan, ağır ağır içe işleyen bir dram.',
      posterUrl: PLACEHOLDER_POSTER_URL,
      generatedAt: NOW.toISOString(),
    });
    expect(new Set(made.films.map(({ id }) => id)).size).toBe(3);
  });

  it('K-11 M-16 M-17 M-18 M-19 gives the defaults for what the model leaves out, and never loads its posters', async () => {
    const bare = titles.map((title, i) => ({
      title,
      year: 1990 + i,
      genre: 'Drama',
      rating: 8,
      posterUrl: 'https://kotu.example/izle.gif',
    }));
    standIn().script(saysJson({ movies: bare }));
    const made = await ai().recommend(drama, aTaste());
    expect(made.explanation).toBe('Seçtiğin tür(ler) ve ruh haline göre derlenmiştir.');
    expect(made.films[0]).toMatchObject({
      duration: 120,
      actors: ['Bilinmeyen Oyuncu'],
      plot: 'Detay bulunamadı.',
      posterUrl: PLACEHOLDER_POSTER_URL,
    });
    expect(JSON.stringify(made)).not.toContain('kotu.example');
  });

  it('fills from the catalogue before a default does, and takes its Turkish title', async () => {
    const interstellar = { title: 'Interstellar', year: 2015, genre: 'Drama', rating: 8 };
    standIn().script(answer(SHAWSHANK, GREEN_MILE, interstellar));
    const { films } = await ai({ catalogue: lookup([aCatalogueFilm({ year: 2015 })]) }).recommend(
      drama,
      aTaste(),
    );
    expect(films[2]).toMatchObject({
      title: 'Yıldızlararası',
      originalTitle: 'Interstellar',
      duration: 169,
      director: 'Christopher Nolan',
      actors: ['Matthew McConaughey', 'Anne Hathaway'],
    });
    expect(films[2]?.genre).toBe('Drama');
  });

  it('M-13 names any film without a genre Genel where none was selected', async () => {
    const { genre: _genre, ...nameless } = SHAWSHANK;
    standIn().script(answer(nameless, GREEN_MILE, MY_FATHER_AND_MY_SON));
    const { films } = await ai().recommend({ genres: [] }, aTaste());
    expect(films.map(({ genre }) => genre)).toEqual(['Genel', 'Drama', 'Drama']);
  });

  it('V-05 takes any genre where none was wished, whatever is preferred', async () => {
    standIn().script(saysJson(GOOD_ANSWER));
    const { films } = await ai().recommend({ genres: [] }, aTaste({ preferredGenres: ['Komedi'] }));
    expect(films).toHaveLength(3);
  });

  it('K-20 translates the mood words that a model leaves in English', async () => {
    standIn().script(
      saysJson({ ...GOOD_ANSWER, explanation: '"sad" ruh haline göre Sad Max filmini seçtim.' }),
    );
    const { explanation } = await ai().recommend({ genres: ['Drama'], mood: 'sad' }, aTaste());
    expect(explanation).toBe('"hüzünlü" ruh haline göre Sad Max filmini seçtim.');
  });

  it.each(['fencedJson', 'proseAroundJson'] as const)('M-04 reads %s at the first try', async (name) => {
    standIn().fault(name);
    const { films } = await ai().recommend(drama, aTaste());
    expect(films.map(({ title }) => title)).toEqual(titles);
    expect(standIn().requests).toHaveLength(1);
  });
});

describe('the correction pass', () => {
  it.each<[FaultName, string[]]>([
    ['invalidJson', ['Geçersiz JSON.']],
    ['truncatedJson', ['Geçersiz JSON.']],
    ['noText', ['Geçersiz JSON.']],
    ['twoFilms', ['Film sayısı 2. Tam olarak 3 olmalı.']],
    ['fourFilms', ['Film sayısı 4. Tam olarak 3 olmalı.']],
    ['accentDuplicates', ['Film sayısı 2. Tam olarak 3 olmalı.', 'Duplikasyon: BABAM VE OGLUM!']],
    ['wrongGenre', ['Tür uyuşmazlığı: Babam ve Oğlum']],
    [
      'outOfRange',
      ['Yıl aralık dışı: Esaretin Bedeli', 'Puan aralık dışı: Yeşil Yol', 'Süre aralık dışı: Babam ve Oğlum'],
    ],
    ['hostileTitle', ['Boş/Geçersiz başlık.']],
  ])(
    'M-03 M-06 M-08 M-09 M-10 M-14 M-15 M-16 names %s, and takes the better second answer',
    async (name, expected) => {
      standIn().script(FAULTS[name], saysJson(GOOD_ANSWER));
      const made = await ai().recommend(drama, aTaste());
      expect(made.films.map(({ title }) => title)).toEqual(titles);
      expect(made.source).toBe('ai');
      expect(standIn().requests).toHaveLength(2);
      expect(violations()).toEqual(expected);
    },
  );

  it.each([
    'invalidJson',
    'twoFilms',
    'fourFilms',
    'accentDuplicates',
    'wrongGenre',
    'outOfRange',
    'hostileTitle',
  ] as const)('M-11 gives up after the second %s', async (name) => {
    standIn().fault(name);
    const failure = await failureOf(ai().recommend(drama, aTaste()));
    expect(failure).toBeInstanceOf(RecommendationError);
    expect(failure).toMatchObject({
      message: 'Film önerileri alınamadı: Model kuralları ihlal etti',
      reason: 'Model kuralları ihlal etti',
      cause: expect.any(RuleBreach),
    });
    expect(standIn().requests).toHaveLength(2);
  });

  it('M-05 lets a fourth film that is a duplicate go, without a second request', async () => {
    standIn().script(
      answer(SHAWSHANK, GREEN_MILE, MY_FATHER_AND_MY_SON, { ...SHAWSHANK, title: 'ESARETİN BEDELİ' }),
    );
    const made = await ai().recommend(drama, aTaste());
    expect(made.films.map(({ title }) => title)).toEqual(titles);
    expect(made.filteredCount).toBe(1);
  });

  it('K-12 counts what the rules removed', async () => {
    standIn().script(
      answer(SHAWSHANK, { ...SHAWSHANK, title: 'Esaretin bedeli' }, { ...GREEN_MILE, title: 'Yol' }),
      saysJson(GOOD_ANSWER),
    );
    expect((await ai().recommend(drama, aTaste())).filteredCount).toBe(2);
  });

  it('refuses repeats, also under the original title', async () => {
    const interstellar = { ...GREEN_MILE, title: 'Interstellar', year: 2014 };
    standIn().script(answer(SHAWSHANK, interstellar, MY_FATHER_AND_MY_SON), saysJson(GOOD_ANSWER));
    const banned = ['Yıldızlararası', 'esaretin bedeli'];
    const failure = await failureOf(
      ai({ catalogue: lookup([aCatalogueFilm()]) }).recommend(drama, aTaste({ banned })),
    );
    expect(failure).toBeInstanceOf(AiFailure);
    expect(violations()).toEqual(['Tekrar: Esaretin Bedeli', 'Tekrar: Yıldızlararası']);
  });

  it('M-02 wants animations only where Animasyon was selected', async () => {
    const mixed = [
      SHAWSHANK,
      { ...GREEN_MILE, genre: 'Animasyon' },
      { ...MY_FATHER_AND_MY_SON, genre: 'Animasyon, Drama' },
    ];
    standIn().script(answer(...mixed), answer(...mixed));
    await failureOf(ai().recommend({ genres: ['Animasyon', 'Drama'] }, aTaste()));
    expect(violations()).toEqual(['Tür uyuşmazlığı: Esaretin Bedeli']);
  });

  it('holds the films against the wishes', async () => {
    standIn().script(
      saysJson(GOOD_ANSWER),
      answer(SHAWSHANK, MY_FATHER_AND_MY_SON, { ...GREEN_MILE, duration: 120 }),
    );
    const made = await ai().recommend({ ...drama, maxDuration: 150 }, aTaste());
    expect(violations()).toEqual(['Süre uyuşmazlığı: Yeşil Yol']);
    expect(made.films.every(({ duration }) => duration <= 150)).toBe(true);
  });

  it('refuses a film that the database does not know, and says so', async () => {
    standIn().script(
      saysJson(GOOD_ANSWER),
      answer(SHAWSHANK, MY_FATHER_AND_MY_SON, { ...GREEN_MILE, title: 'Yol' }),
    );
    const isReal = vi.fn(async (title: string, _year: number) => title !== 'Yeşil Yol');
    const made = await ai({ isReal }).recommend(drama, aTaste());
    expect(violations()).toEqual(['Gerçek film değil: Yeşil Yol']);
    expect(made.films.map(({ title }) => title)).toContain('Yol');
    expect(isReal.mock.calls.slice(0, 3).map(([title, year]) => [title, year])).toEqual([
      ['Esaretin Bedeli', 1994],
      ['Yeşil Yol', 1999],
      ['Babam ve Oğlum', 2005],
    ]);
  });
});

describe('a surprise by the AI', () => {
  it('S-09 S-11 is one film, with the prefixed explanation', async () => {
    standIn().script(saysJson(GOOD_SURPRISE));
    const { film, explanation, source } = await ai().surprise(aTaste());
    expect(film).toMatchObject({
      title: 'Küçük Gün Işığım',
      year: 2006,
      genre: 'Komedi, Drama',
      surprise_explanation: GOOD_SURPRISE.surprise_explanation,
    });
    expect(explanation).toBe(
      'Sürpriz film önerisi: Küçük Gün Işığım. Güldürürken sarılmak isteyeceğin bir yol filmi.',
    );
    expect(explanation.startsWith(SURPRISE_PREFIX)).toBe(true);
    expect(source).toBe('ai');
  });

  it('S-10 has every default', async () => {
    standIn().script(saysJson({ year: 3000, rating: 'çok iyi', duration: 9999 }));
    const isReal = vi.fn(async () => false);
    const { film, explanation } = await ai({ isReal }).surprise(aTaste());
    expect(film).toMatchObject({
      title: 'Sürpriz Film',
      year: 0,
      rating: 0,
      genre: 'Genel',
      duration: 120,
      actors: ['Bilinmeyen Oyuncu'],
      plot: 'Detay bulunamadı.',
      explanation: 'Bugün için özel bir seçim.',
      surprise_explanation: 'Bugün için özel bir seçim.',
      posterUrl: PLACEHOLDER_POSTER_URL,
    });
    expect(explanation).toBe('Sürpriz film önerisi: Sürpriz Film. Bugün için özel bir seçim.');
    expect(isReal).not.toHaveBeenCalled();
  });

  it.each<[why: string, given: object, taste: Parameters<typeof aTaste>[0], message: string]>([
    ['a repeat', GOOD_SURPRISE, { banned: ['KUCUK GUN ISIGIM'] }, 'Tekrar: Küçük Gün Işığım'],
    ['no title', { ...GOOD_SURPRISE, title: '<b>' }, {}, 'Boş/Geçersiz başlık.'],
    ['nothing but praise', { surprise_explanation: 'Buna bayılacaksın.' }, {}, 'Geçersiz JSON.'],
    ['an invented film', { ...GOOD_SURPRISE, title: 'Uydurma' }, {}, 'Gerçek film değil: Uydurma'],
  ])('is never %s', async (_why, given, taste, message) => {
    standIn().script(saysJson(given));
    const isReal = async (title: string) => title !== 'Uydurma';
    const failure = await failureOf(ai({ isReal }).surprise(aTaste(taste)));
    expect(failure).toMatchObject({
      message: 'Sürpriz film önerisi alınamadı: Model kuralları ihlal etti',
      cause: { breaches: [{ message }] },
    });
    expect(standIn().requests).toHaveLength(1);
  });
});
