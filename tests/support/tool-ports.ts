import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Film } from '#domain/film.ts';
import { sameTitle } from '#domain/title.ts';
import { signedInUser } from '#domain/user.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { type AttachPosters, createFlow } from '#recommender/flow.ts';
import { createRecords } from '#storage/create-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import type { ToolPorts } from '#tools/context.ts';

export const NOW = new Date('2026-11-21T20:00:00.000Z');

const silent = { warn: () => {}, error: () => {} };

/** A small catalogue with every tool's need: several dramas, two films called Baba, something for each mood. */
export const SMALL_CATALOGUE: readonly CatalogueFilm[] = [
  ['Esaretin Bedeli', 'The Shawshank Redemption', 1994, ['Drama'], 142, 9.3, 'Frank Darabont'],
  ['Yeşil Yol', 'The Green Mile', 1999, ['Drama', 'Fantastik'], 189, 8.6, 'Frank Darabont'],
  ['Babam ve Oğlum', 'Babam ve Oğlum', 2005, ['Drama', 'Aile'], 108, 8.2, 'Çağan Irmak'],
  ['Titanik', 'Titanic', 1997, ['Romantik', 'Drama'], 194, 7.9, 'James Cameron'],
  ['Baba', 'The Godfather', 1972, ['Suç', 'Drama'], 175, 9.2, 'Francis Ford Coppola'],
  ['Baba', 'The Father', 2020, ['Drama'], 97, 8.2, 'Florian Zeller'],
  ['Matrix', 'The Matrix', 1999, ['Bilim Kurgu', 'Aksiyon'], 136, 8.7, 'Lana Wachowski'],
  ['Oyuncak Hikâyesi', 'Toy Story', 1995, ['Animasyon', 'Aile'], 81, 8.3, 'John Lasseter'],
  ['Komşum Totoro', 'My Neighbor Totoro', 1988, ['Animasyon', 'Aile'], 86, 8.1, 'Hayao Miyazaki'],
  ['Kayıp Balık Nemo', 'Finding Nemo', 2003, ['Animasyon', 'Aile'], 100, 8.2, 'Andrew Stanton'],
].map(([title, originalTitle, year, genres, duration, rating, director]) => ({
  id: `${String(originalTitle)}-${String(year)}`,
  title: String(title),
  originalTitle: String(originalTitle),
  aliases: [],
  year: Number(year),
  // The rows above hold the twelve genres' names only; a table of tuples widens them to text.
  genres: genres as CatalogueFilm['genres'],
  duration: Number(duration),
  rating: Number(rating),
  director: String(director),
  actors: ['Bir Oyuncu', 'Başka Oyuncu'],
  plot: 'Deneme için yazılmış bir konu.',
  origin: title === 'Babam ve Oğlum' ? 'yerli' : 'yabancı',
  countries: ['ABD'],
  moods: ['sad', 'happy'],
  themes: ['dostluk'],
  ageRating: 6,
}));

/** Real records, flow and recommender over a small catalogue in memory; what tools show is written down. */
export function toolPorts(options: { attachPosters?: AttachPosters } = {}) {
  const shown: string[] = [];
  const records = createRecords({
    storage: createMemoryStorage(),
    lock: createQueueLock(),
    now: () => NOW,
    logger: silent,
    timers: { setTimeout, clearTimeout },
  });
  const random = seededRandom(7);
  const matches = (title: string, year?: number) =>
    SMALL_CATALOGUE.filter(
      (film) =>
        (sameTitle(film.title, title) || sameTitle(film.originalTitle, title)) &&
        (year === undefined || film.year === year),
    );
  const ports: ToolPorts = {
    flow: createFlow({
      recommender: createBuiltInRecommender({
        films: async () => SMALL_CATALOGUE,
        find: (title, year) => matches(title, year)[0],
        now: () => NOW,
        random,
      }),
      attachPosters: options.attachPosters ?? (async (films) => [...films]),
      records,
      now: () => NOW,
      logger: silent,
      clearSelectionLater: () => {},
    }),
    catalogue: {
      resolve: async (title, year) => {
        const [first, ...more] = matches(title, year);
        if (first === undefined) return { kind: 'none' };
        return more.length === 0
          ? { kind: 'one', film: first }
          : { kind: 'many', candidates: [first, ...more] };
      },
    },
    library: records,
    findTrailer: async () => undefined,
    screen: {
      showFilm: (film: Film) => void shown.push(`film ${film.title}`),
      showTrailer: (query, trailer) =>
        void shown.push(`fragman ${query.title} ${trailer === undefined ? 'yok' : 'var'}`),
      showSurprise: (film) => void shown.push(`sürpriz ${film.title}`),
      openTab: (tab) => void shown.push(`sekme ${tab}`),
      setTheme: (theme) => void shown.push(`tema ${theme}`),
      openWindow: (url) => void shown.push(`pencere ${url}`),
    },
    now: () => NOW,
    random,
  };
  return { ports, records, shown, signIn: () => records.user.set(signedInUser('deniz@ornek.com')) };
}
