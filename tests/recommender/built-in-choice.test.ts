import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { RecommendationError, type Taste } from '#recommender/recommender.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { aTaste, recommenderOf } from './arbitraries.ts';

/** Sixty films that differ in little: what is chosen among them is taste and chance. */
const many: readonly CatalogueFilm[] = Array.from({ length: 60 }, (_, i) =>
  aCatalogueFilm({
    id: `film-${i}`,
    title: `Dram ${i}`,
    originalTitle: `Drama ${i} ${'abcdef'[i % 6] ?? ''}`,
    year: 1965 + i,
    genres: i % 2 === 0 ? ['Drama', 'Suç'] : ['Drama', 'Aile'],
    rating: 7 + (i % 10) / 10,
    duration: 80 + i * 2,
    director: `Yönetmen ${i}`,
    actors: [`Oyuncu ${i}`],
    moods: i % 3 === 0 ? ['sad'] : ['happy'],
    themes: i % 10 === 0 ? ['hapishane', 'umut', 'kaçış'] : [`konu ${i}`],
  }),
);
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
/** How many of the films are those of the prison, every tenth one. */
const prison = (made: readonly { title: string }[]) =>
  made.filter(({ title }) => Number(title.slice(5)) % 10 === 0).length;
const recommend = (wishes: Partial<Wishes>, taste: Partial<Taste> = {}, seed = 1, films = many) =>
  recommenderOf(films, seed).recommend({ genres: [], ...wishes }, aTaste(taste));
const titles = async (wishes: Partial<Wishes>, taste?: Partial<Taste>, seed?: number) =>
  (await recommend(wishes, taste, seed)).films.map(({ title }) => title);

describe('chance', () => {
  it('M-30 gives other evenings other films', async () => {
    const evenings = await Promise.all(
      seeds.map(async (seed) => (await titles({}, {}, seed)).toSorted().join()),
    );
    expect(new Set(evenings).size).toBeGreaterThan(15);
  });

  it('does not lift a film above those that fit much better', async () => {
    const poor = aCatalogueFilm({ id: 'kotu', title: 'Kötü Film', genres: ['Drama'], rating: 2, themes: [] });
    for (const seed of seeds) {
      const { films } = await recommend({ genres: ['Drama'] }, {}, seed, [...many, poor]);
      expect(films.map(({ title }) => title)).not.toContain('Kötü Film');
    }
  });

  it('does not put twins side by side', async () => {
    const saga = [1, 2, 3].map((part) =>
      aCatalogueFilm({
        id: `saga-${part}`,
        title: `Yüzük ${part}`,
        originalTitle: `Lord Rings ${part}`,
        genres: ['Drama', 'Suç'],
        rating: 8.5,
        director: 'Peter Jackson',
        year: 2000 + part,
      }),
    );
    for (const seed of seeds) {
      const { films } = await recommend({}, {}, seed, [...many, ...saga]);
      expect(films.filter(({ director }) => director === 'Peter Jackson').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('taste', () => {
  const favourites = [{ id: 'f', title: 'Dram 0', year: 1965, genre: 'Drama, Suç' }];

  it('pulls films like the favourites up, and says so', async () => {
    const count = async (taste: Partial<Taste>) => {
      const evenings = await Promise.all(seeds.map((seed) => recommend({}, taste, seed)));
      return evenings.reduce((sum, { films }) => sum + prison(films), 0);
    };
    expect(await count({ favourites })).toBeGreaterThan((await count({})) + 5);
    const { films, explanation } = await recommend({}, { favourites });
    expect(explanation).toContain("Dram 0'ı sevdiğin için");
    expect(films.some((film) => film.explanation?.includes("Dram 0'ı sevdiğin için"))).toBe(true);
  });

  it('knows a favourite by its original title too', async () => {
    const known = many
      .slice(0, 57)
      .map(({ originalTitle, year }, id) => ({ id, title: originalTitle, year, genre: 'Drama' }));
    expect((await titles({}, { watched: known })).toSorted()).toEqual(['Dram 57', 'Dram 58', 'Dram 59']);
  });

  it('V-05 lets favourite genres nudge a wish without a genre, and never filter it', async () => {
    const preferredGenres: Genre[] = ['Aile'];
    const { films, explanation } = await recommend({}, { preferredGenres });
    expect(films[0]?.genre).toContain('Aile');
    expect(explanation).not.toContain('Aile');
    const unwanted = await recommend({ excludeGenres: ['Aile'] }, { preferredGenres });
    expect(unwanted.films.every(({ genre }) => genre === 'Drama, Suç')).toBe(true);
    const elsewhere = await recommend({ people: ['Yönetmen 2'] }, { preferredGenres });
    expect(elsewhere.films.map(({ director }) => director)).toContain('Yönetmen 2');
  });

  it('repeats nothing that was banned, under either title', async () => {
    const banned = many
      .slice(0, 57)
      .map(({ title, originalTitle }, i) => (i % 2 === 0 ? title : originalTitle));
    expect((await titles({}, { banned })).toSorted()).toEqual(['Dram 57', 'Dram 58', 'Dram 59']);
  });
});

describe('wishes', () => {
  it.each<[Partial<Wishes>, (film: CatalogueFilm) => boolean]>([
    [{ minYear: 2000, maxYear: 2009 }, ({ year }) => year >= 2000 && year <= 2009],
    [{ minDuration: 90, maxDuration: 110 }, ({ duration }) => duration >= 90 && duration <= 110],
    [{ minRating: 7.8 }, ({ rating }) => rating >= 7.8],
    [{ mood: 'sad' }, ({ moods }) => moods.includes('sad')],
    [{ themes: ['hapishane'] }, ({ themes }) => themes.includes('hapishane')],
    [{ avoidThemes: ['hapishane'] }, ({ themes }) => !themes.includes('hapishane')],
    [{ excludeGenres: ['Aile'] }, ({ genres }) => !genres.includes('Aile')],
  ])('%o holds for all three', async (wishes, holds) => {
    for (const seed of seeds) {
      const made = await recommend(wishes, {}, seed);
      const sources = many.filter(({ id }) => made.films.some(({ originalAiId }) => originalAiId === id));
      expect(sources.filter(holds)).toHaveLength(3);
      expect(made.loosened).toEqual([]);
    }
  });

  it('give films like another, but not that one', async () => {
    for (const seed of seeds) {
      const made = await recommend({ similarTo: 'drama 20 c' }, {}, seed);
      expect(made.films.map(({ title }) => title)).not.toContain('Dram 20');
      expect(prison(made.films)).toBe(3);
      expect(made.explanation).toMatch(/^Dram 20/u);
    }
  });

  it('that only some films meet are met by those, and the others come near', async () => {
    const { films, loosened } = await recommend({ maxDuration: 82 });
    expect(loosened).toEqual(['maxDuration']);
    expect(films.filter(({ duration }) => duration <= 82)).toHaveLength(2);
    expect(Math.max(...films.map(({ duration }) => duration))).toBeLessThan(110);
  });

  it('are loosened where it costs least: the mood before the person', async () => {
    const withKaya = many
      .slice(0, 4)
      .map((film) => ({ ...film, director: 'Ayşe Kaya', moods: ['happy' as const] }));
    const { loosened, films } = await recommend({ people: ['Kaya'], mood: 'sad' }, {}, 1, [
      ...withKaya,
      ...many.slice(4),
    ]);
    expect(loosened).toEqual(['mood']);
    expect(films.every(({ director }) => director === 'Ayşe Kaya')).toBe(true);
  });

  it('that leave fewer than three films are refused with a message a person can act on', async () => {
    await expect(recommend({ genres: ['Korku'] })).rejects.toThrow(RecommendationError);
    await expect(recommend({ genres: ['Korku'] })).rejects.toThrow(/üç film bulamadım/u);
  });

  it('put only the selected genres into the genre field', async () => {
    const { films } = await recommend({ genres: ['Suç', 'Korku'] });
    expect(films.map(({ genre }) => genre)).toEqual(['Suç', 'Suç', 'Suç']);
    const all = await recommend({});
    expect(all.films.every(({ genre }) => ['Drama, Suç', 'Drama, Aile'].includes(genre))).toBe(true);
  });

  it('take no two films of one title', async () => {
    const babas = [1972, 2020].map((year) =>
      aCatalogueFilm({ id: `baba-${year}`, title: 'Baba', originalTitle: `F ${year}`, year }),
    );
    const others = many.slice(0, 2);
    const { films } = await recommend({}, {}, 1, [...babas, ...others]);
    expect(new Set(films.map(({ title }) => title)).size).toBe(3);
    await expect(recommend({}, {}, 1, [...babas, ...others.slice(1)])).rejects.toThrow(RecommendationError);
  });
});

describe('stopping', () => {
  it('leaves before anything is chosen', async () => {
    const stopped = AbortSignal.abort(new Error('durduruldu'));
    const recommender = recommenderOf(many);
    await expect(recommender.recommend({ genres: [] }, aTaste(), stopped)).rejects.toThrow('durduruldu');
    await expect(recommender.surprise(aTaste(), stopped)).rejects.toThrow('durduruldu');
  });
});

describe('what stands in for a film that meets all wishes', () => {
  const of = (id: string, own: Partial<CatalogueFilm>) =>
    aCatalogueFilm({ id, title: id, originalTitle: id, genres: ['Drama'], rating: 7.5, moods: [], ...own });
  const slow = { themes: ['inanç', 'hafıza', 'rüya'], year: 1975 };
  const own = [1, 2].map((at) => of(`Onun ${at}`, { ...slow, director: 'Andrey T.' }));
  const near = of('Yakın', { ...slow, rating: 7.4 });
  const far = Array.from({ length: 20 }, (_, at) =>
    of(`Uzak ${at}`, { themes: [`konu ${at}`, 'yarış'], year: 2015 }),
  );

  it('U-04 is like those that meet them, and comes after them', async () => {
    for (const seed of seeds) {
      const { films } = await recommend({ people: ['Andrey T.'] }, {}, seed, [...own, near, ...far]);
      expect(
        films
          .slice(0, 2)
          .map(({ title }) => title)
          .toSorted(),
      ).toEqual(['Onun 1', 'Onun 2']);
      expect(films[2]?.title).toBe('Yakın');
    }
  });
});
