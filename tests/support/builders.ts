import type { Batch } from '#domain/batch.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import type { Film, FilmRef } from '#domain/film.ts';
import { favouriteId } from '#domain/ids.ts';
import { type Note, sameNote } from '#domain/notes.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import {
  type FavouriteFilm,
  findRecord,
  type HiddenFilm,
  type WatchedFilm,
  type WatchlistFilm,
} from '#domain/records.ts';
import { normaliseTitle } from '#domain/title.ts';
import { type Details, sameDetails, withDetails } from '#domain/watched-details.ts';
import { emptyPreferences, type Preferences, type User } from '#domain/user.ts';
import type { Logger } from '#lib/logger.ts';
import type { FlowRecords } from '#recommender/flow.ts';
import type { LibraryList, ToolPorts } from '#tools/context.ts';

/** The moment at which tests happen. */
export const NOW = new Date('2026-11-21T20:00:00.000Z');

/** A moment before `NOW`, as records keep it. */
export const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

/** A film as the product keeps it; the id follows from title and year. */
export function aFilm(own: Partial<Film> = {}): Film {
  const { title = 'Selvi Boylum Al Yazmalım', year = 1977 } = own;
  return {
    id: `rec_${normaliseTitle(title).replaceAll(' ', '_')}_${year}`,
    title,
    year,
    genre: 'Drama, Romantik',
    rating: 8.2,
    duration: 90,
    actors: ['Türkan Şoray', 'Kadir İnanır'],
    plot: 'Bir kamyon şoförüne gönül veren Asya, sevgi ile emek arasında kalır.',
    description: '',
    posterUrl: PLACEHOLDER_POSTER_URL,
    ...own,
  };
}

export const aFavourite = (own: Partial<FavouriteFilm> = {}): FavouriteFilm => ({
  ...aFilm(own),
  addedToFavoritesAt: daysAgo(1),
  ...own,
});

export const aWatched = (own: Partial<WatchedFilm> = {}): WatchedFilm => ({
  ...aFilm(own),
  watchedAt: daysAgo(1),
  ...own,
});

export const aBatch = (own: Partial<Batch> = {}): Batch => ({
  recommendations: [aFilm()],
  generatedAt: daysAgo(1),
  explanation: 'Hüzünlü ruh haline göre seçtim.',
  kind: 'recommendation',
  ...own,
});

/** A film of the catalogue; the id follows from title and year. */
export function aCatalogueFilm(own: Partial<CatalogueFilm> = {}): CatalogueFilm {
  const { title = 'Yıldızlararası', year = 2014 } = own;
  return {
    id: `${normaliseTitle(title).replaceAll(' ', '-')}-${year}`,
    title,
    originalTitle: own.title ?? 'Interstellar',
    aliases: [],
    year,
    genres: ['Bilim Kurgu', 'Drama'],
    duration: 169,
    rating: 8.7,
    director: 'Christopher Nolan',
    actors: ['Matthew McConaughey', 'Anne Hathaway'],
    plot: 'Dünya kururken bir grup kâşif, insanlığa yeni bir yuva aramak için yıldızlara gider.',
    origin: 'yabancı',
    countries: ['ABD'],
    moods: ['excited', 'adventure'],
    themes: ['uzay', 'zaman yolculuğu'],
    ageRating: 10,
    ...own,
  };
}

/** A judgement of no strengths but those said. */
export const aJudgement = (
  feel: Partial<FilmJudgement['feel']> = {},
  own: Partial<Omit<FilmJudgement, 'feel'>> = {},
): FilmJudgement => ({
  feel: {
    laugh: 0,
    cry: 0,
    fear: 0,
    tense: 0,
    warm: 0,
    think: 0,
    heavy: 0,
    romantic: 0,
    action: 0,
    beauty: 0,
    ...feel,
  },
  pace: 2,
  gore: 0,
  sex: 0,
  language: 0,
  fame: 3,
  gladly: 3,
  firstFor: new Map(),
  hardlyFor: [],
  beside: [],
  ending: 'happy',
  core: [],
  awards: [],
  trueStory: false,
  book: false,
  documentary: false,
  silent: false,
  blackAndWhite: false,
  era: 'günümüz',
  languages: ['en'],
  rightFor: [],
  ...own,
});

export const aUser = (preferences: Partial<Preferences> = {}): User => ({
  id: 1,
  email: 'ayse@example.com',
  name: 'Ayşe',
  bio: '',
  preferences: { ...emptyPreferences(), ...preferences },
});

/** A list of films in memory with the rules of the records: adding twice and removing what is not there are refused. */
export function listInMemory<T extends FilmRef>(
  items: readonly T[],
  toRecord: (film: Film) => T,
): LibraryList<T> {
  let held = [...items];
  return {
    get: () => held,
    has: (film) => findRecord(held, film) !== undefined,
    async add(film) {
      if (findRecord(held, film) !== undefined) return false;
      held = [toRecord(film), ...held];
      return true;
    },
    async remove(film) {
      const record = findRecord(held, film);
      held = held.filter((other) => other !== record);
      return record !== undefined;
    },
  };
}

export interface Held {
  favourites?: readonly FavouriteFilm[];
  watched?: readonly WatchedFilm[];
  watchlist?: readonly WatchlistFilm[];
  hidden?: readonly HiddenFilm[];
  /** Newest first. */
  history?: readonly Batch[];
  user?: User | null;
  notes?: readonly Note[];
}

/** The person's records in memory, as the flow and the tools see them. */
export function recordsInMemory(held: Held = {}) {
  let batches = [...(held.history ?? [])];
  let person = held.user ?? null;
  let notes = [...(held.notes ?? [])];
  const asWatched = (film: Film): WatchedFilm => ({ ...film, watchedAt: NOW.toISOString() });
  const watched = listInMemory<WatchedFilm>(held.watched ?? [], asWatched);
  return {
    favourites: listInMemory<FavouriteFilm>(held.favourites ?? [], (film) => ({
      ...film,
      id: favouriteId(film, NOW),
      originalId: film.id,
      addedToFavoritesAt: NOW.toISOString(),
    })),
    watched: {
      ...watched,
      async keepDetails(film: Film, details: Details) {
        const before = findRecord(watched.get(), film);
        const { score, note, viewings } = before ?? {};
        const next = { score, note, viewings, ...details };
        if (before !== undefined && sameDetails(before, next)) return null;
        if (before !== undefined) await watched.remove(before);
        return (await watched.add(withDetails(before ?? asWatched(film), next))) ? {} : null;
      },
    },
    watchlist: listInMemory<WatchlistFilm>(held.watchlist ?? [], (film) => ({
      ...film,
      addedToWatchlistAt: NOW.toISOString(),
    })),
    hidden: listInMemory<HiddenFilm>(held.hidden ?? [], (film) => ({ ...film, hiddenAt: NOW.toISOString() })),
    history: {
      get: () => batches,
      async add(batch: Batch) {
        batches = [batch, ...batches];
        return true;
      },
    },
    notes: {
      get: (): readonly Note[] => notes,
      async add(note: Note) {
        if (notes.some((other) => sameNote(note, other))) return 'known' as const;
        notes = [...notes, note];
        return 'added' as const;
      },
      async remove(note: Note) {
        const before = notes.length;
        notes = notes.filter((other) => !sameNote(note, other));
        return notes.length < before;
      },
      async clear() {
        notes = [];
        return true;
      },
    },
    user: {
      get: () => person,
      async update(change: (user: User) => User) {
        if (person === null) return false;
        person = change(person);
        return true;
      },
    },
  } satisfies FlowRecords & ToolPorts['library'] & Pick<ToolPorts, 'notes'>;
}

/** All that a stream gives, in order. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

export interface LoggedLine {
  level: 'warn' | 'error';
  message: string;
  detail?: unknown;
}

/** A logger that remembers, so that a test can assert on a line the specification asks for. */
export function rememberingLogger(): Logger & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  return {
    lines,
    warn: (message, detail) => lines.push({ level: 'warn', message, detail }),
    error: (message, detail) => lines.push({ level: 'error', message, detail }),
  };
}
