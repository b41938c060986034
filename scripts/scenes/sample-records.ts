import type { Film } from '#domain/film.ts';
import { MOOD_LABELS, MOODS } from '#domain/mood.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { seededRandom } from '#lib/random.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

/** What a browser's storage holds: key → stored text. */
export type Stored = Record<string, string>;

export interface Amounts {
  batches: number;
  favourites: number;
  watched: number;
}

const HOUR = 3_600_000;

/**
 * The records of a person with so many films, drawn from the catalogue: batches of three, every tenth a surprise of
 * one, spread over the months before `now`. The same numbers give the same records. Beyond the catalogue's size the
 * films come again as a second part, a third …
 */
export async function sampleRecords(amounts: Amounts, now: Date): Promise<Stored> {
  const films = await sampleFilms(now);
  const back = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  return {
    [STORAGE_KEYS.user]: JSON.stringify(DEMO_USER),
    [STORAGE_KEYS.favourites]: JSON.stringify(
      films(amounts.favourites, 1).map((film, index) => ({
        ...film,
        addedToFavoritesAt: back(2 + index * 7),
      })),
    ),
    [STORAGE_KEYS.watched]: JSON.stringify(
      films(amounts.watched, 2).map((film, index) => ({
        ...film,
        watchedAt: back(20 + index * 23),
        ...(index % 3 === 0 ? {} : { score: 3 + ((index * 5) % 8) }),
        ...(index % 4 === 1
          ? { note: 'Sonu günlerce aklımdan çıkmadı.', viewings: [back(20 + index * 23)] }
          : {}),
      })),
    ),
    [STORAGE_KEYS.watchlist]: JSON.stringify(
      films(amounts.watched, 3).map((film, index) => ({ ...film, addedToWatchlistAt: back(9 + index * 41) })),
    ),
    [STORAGE_KEYS.hidden]: JSON.stringify(
      films(Math.floor(amounts.watched / 4), 4).map((film, index) => ({
        ...film,
        hiddenAt: back(5 + index * 50),
      })),
    ),
    [STORAGE_KEYS.history]: JSON.stringify(batchesOf(films(amounts.batches * 3, 1), back)),
  };
}

export const DEMO_USER = {
  id: 1,
  email: 'demo@sinesohbet.app',
  name: 'Defne',
  bio: '',
  preferences: { genres: [], favoriteMovies: [] },
};

function batchesOf(films: readonly Film[], back: (hours: number) => string) {
  return Array.from({ length: films.length / 3 }, (_, index) => {
    const mood = MOODS[index % MOODS.length] ?? 'happy';
    const isSurprise = index % 10 === 4;
    const three = films.slice(index * 3, index * 3 + 3);
    return {
      recommendations: isSurprise ? three.slice(0, 1) : three,
      generatedAt: back(3 + index * 31),
      explanation: isSurprise
        ? 'Sürpriz film önerisi: bugün için özel bir seçim.'
        : `${MOOD_LABELS[mood]} bir akşam için birbirine benzemeyen, iz bırakan üç film seçtim.`,
      ...(isSurprise ? {} : { mood, reason: MOOD_LABELS[mood] }),
    };
  });
}

/** Draws films in an order that a seed decides; two seeds share some of their films. */
async function sampleFilms(now: Date) {
  const catalogue = await loadCatalogue();
  return (count: number, seed: number): Film[] => {
    const random = seededRandom(seed);
    const order = catalogue
      .map((film) => ({ film, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ film }) => toFilm(film, { now, random: random() }));
    return Array.from({ length: count }, (_, index) => {
      const film = order[index % order.length];
      if (film === undefined) throw new Error('the catalogue is empty');
      const part = Math.floor(index / order.length) + 1;
      return part === 1 ? film : { ...film, id: `${film.id}_${part}`, title: `${film.title} ${part}` };
    });
  };
}
