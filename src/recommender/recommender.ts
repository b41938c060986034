import { ReadableError } from '#ai-service/failures/readable-error.ts';
import type { Fallback } from '#domain/fallback.ts';
import type { Film, FilmRef } from '#domain/film.ts';
import type { NamedFilm } from '#domain/film-set.ts';
import type { Genre } from '#domain/genre.ts';
import type { Note } from '#domain/notes.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';

/** What a recommender knows of the person: their lists, and what must not come again (M-12, M-24). */
export interface Taste {
  favourites: readonly (FilmRef & { genre: string })[];
  /** Those with a score (half stars, 1 to 10) tell what is liked and what is not. */
  watched: readonly (FilmRef & { genre: string; score?: number | undefined })[];
  /** The favourite genres of *Tercihler*: a gentle nudge, never a filter (V-05). */
  preferredGenres: readonly Genre[];
  /** What the person has told of themselves. */
  notes?: readonly Note[];
  /** The last 20 titles. */
  banned: readonly string[];
  /** What never comes again (`Bir daha önerme`), the latest last. */
  hidden?: readonly NamedFilm[];
  /** Names of the services that the person has. */
  platforms?: readonly string[];
  /** Where it is there, only these films are to choose from. */
  only?: readonly FilmRef[];
  /** What is said of the films that stay while one is swapped: the new one begins with another word. */
  beside?: readonly string[];
  /** What was said of films in earlier answers: of one that comes again something else is said. */
  heard?: readonly string[];
  /** What the last answers said above their films: the next one is worded otherwise. */
  answers?: readonly string[];
}

type Source = 'ai' | 'builtIn';

/** A film of an answer that is still arriving: nothing of it is certain. */
export interface DraftFilm {
  title: string;
  year?: number;
  /** '' where it is not known yet. */
  genre: string;
  rating?: number;
}

/** A draft that was shown and did not stay, and the rule that it broke. */
export interface Replaced {
  title: string;
  why: string;
}

export interface Drafts {
  drafts: DraftFilm[];
  replaced: Replaced[];
}

/** Hears of drafts while an answer arrives; the last word is the recommendation itself. */
export type OnDrafts = (drafts: Drafts) => void;

/** Exactly three films that pass every rule, and why. */
export interface Recommendation {
  films: Film[];
  explanation: string;
  source: Source;
  /** Stated wishes that not all three films fulfil. */
  loosened: WishName[];
  /** How many candidates the rules removed. */
  filteredCount: number;
  replaced?: Replaced[];
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback?: Fallback;
}

export interface Surprise {
  film: Film;
  explanation: string;
  source: Source;
  filteredCount: number;
  fallback?: Fallback;
}

/** The plug that the built-in recommender and an AI model both fit. */
export interface Recommender {
  /** @throws RecommendationError with a Turkish message when three films cannot be found */
  recommend(wishes: Wishes, taste: Taste, signal?: AbortSignal, onDrafts?: OnDrafts): Promise<Recommendation>;
  /** @throws RecommendationError with a Turkish message when there is no film left */
  surprise(taste: Taste, signal?: AbortSignal): Promise<Surprise>;
}

/** A recommendation that failed, with a message that a person can read. */
export class RecommendationError extends ReadableError {
  override name = 'RecommendationError';
}
