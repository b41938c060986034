import { type Batch, bannedTitles } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Note } from '#domain/notes.ts';
import { type FavouriteFilm, type HiddenFilm, type WatchedFilm, withFlags } from '#domain/records.ts';
import type { User } from '#domain/user.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Logger } from '#lib/logger.ts';
import { newBatch, wordsOf } from './new-batch.ts';
import { bannedBeside, explanationsOf, lastWith, leftOf, swapped } from './swap.ts';
import { tellingDrafts } from './telling-drafts.ts';
import type { Drafts, OnDrafts, Recommendation, Recommender, Surprise, Taste } from './recommender.ts';

/** The person's records as far as the flow reads and writes them. Writes answer false when they failed. */
export interface FlowRecords {
  favourites: { get(): readonly FavouriteFilm[] };
  watched: { get(): readonly WatchedFilm[] };
  hidden: { get(): readonly HiddenFilm[] };
  history: { get(): readonly Batch[]; add(batch: Batch): Promise<boolean> };
  notes: { get(): readonly Note[] };
  user: { get(): User | null; update(change: (user: User) => User): Promise<boolean> };
}

/** Adds posters where it finds them. May throw: posters are never worth a failed recommendation. */
export type AttachPosters = (films: readonly Film[], signal?: AbortSignal) => Promise<Film[]>;

export interface FlowPorts {
  recommender: Recommender;
  attachPosters: AttachPosters;
  records: FlowRecords;
  now: () => Date;
  logger: Logger;
  /** Whether to tell of drafts while an answer arrives: the recommender is then asked to stream. */
  drafts?: boolean;
  /** Clears the form's temporary selection after 2 s, where the person had no saved genres. */
  clearSelectionLater: () => void;
}

/** `saved` is false when the history could not take the batch. */
type Saved<Result> = Result & { saved: boolean };

/** What the flow tells while it runs. */
export type RecommendEvent =
  | { stage: 'selecting' }
  | ({ stage: 'drafts' } & Drafts)
  | ({ stage: 'posters' } & Recommendation)
  | ({ stage: 'done' } & Saved<Recommendation>);

type SurpriseEvent =
  | { stage: 'selecting' }
  | ({ stage: 'posters' } & Surprise)
  | ({ stage: 'done' } & Saved<Surprise>);

/** The one flow behind the classic form and the chat's tools (docs/decisions/003-flow-as-generator.md). */
export interface Flow {
  /**
   * Generate → posters → flags → save newest first → save genres → clear a temporary selection.
   * @throws RecommendationError when there are no three films; the signal's reason when it was aborted. Nothing is
   * saved then.
   * @param swap titles of films of the last recommendation that are to give way; the others stay
   */
  recommend(
    wishes: Wishes,
    signal?: AbortSignal,
    swap?: readonly string[],
  ): AsyncGenerator<RecommendEvent, Saved<Recommendation>>;
  /** The surprise flow: one film, saved as a one-film batch. Throws like `recommend`. */
  surprise(signal?: AbortSignal): AsyncGenerator<SurpriseEvent, Saved<Surprise>>;
}

/** Builds the flow from its ports. */
export function createFlow(ports: FlowPorts): Flow {
  const { recommender, records, now } = ports;

  const finish = async (films: readonly Film[], signal: AbortSignal | undefined): Promise<Film[]> => {
    const withPosters = await postersOrPlaceholders(ports, films, signal);
    signal?.throwIfAborted();
    return withFlags(withPosters, records.favourites.get(), records.watched.get());
  };

  return {
    async *recommend(wishes, signal, swap = []) {
      yield { stage: 'selecting' };
      const [first] = swap;
      const before = first === undefined ? undefined : lastWith(records.history.get(), first);
      const taste = tasteOf(records);
      const staying = before === undefined || swap === undefined ? [] : leftOf(before, swap, taste.hidden);
      const asked =
        before === undefined
          ? taste
          : { ...taste, banned: bannedBeside(staying, taste.banned), beside: explanationsOf(staying) };
      const ask = (onDrafts?: OnDrafts) => recommender.recommend(wishes, asked, signal, onDrafts);
      // A swap replaces one or two films: drafts would show three, so none are told.
      const telling = ports.drafts === true && before === undefined;
      const found = telling ? yield* tellingDrafts(ask) : await ask();
      signal?.throwIfAborted();
      const made = before === undefined ? found : swapped(before, staying, swap, found);
      yield { stage: 'posters', ...made };
      const films = await finish(made.films, signal);
      const saved = await records.history.add({
        ...newBatch('recommendation', films, made, now()),
        ...wordsOf(wishes),
      });
      await saveGenres(ports, wishes.genres);
      const result = { ...made, films, saved };
      yield { stage: 'done', ...result };
      return result;
    },

    async *surprise(signal) {
      yield { stage: 'selecting' };
      const made = await recommender.surprise(tasteOf(records), signal);
      signal?.throwIfAborted();
      yield { stage: 'posters', ...made };
      const [film = made.film] = await finish([made.film], signal);
      const saved = await records.history.add(newBatch('surprise', [film], made, now()));
      const result = { ...made, film, saved };
      yield { stage: 'done', ...result };
      return result;
    },
  };
}

/** So many answers are remembered by their wording. */
const LAST_ANSWERS = 4;

/** What the records tell a recommender. What was chosen last is for the form alone: it colours no later wish. */
export function tasteOf(records: FlowRecords): Taste {
  const preferences = records.user.get()?.preferences;
  return {
    favourites: records.favourites.get(),
    watched: records.watched.get(),
    preferredGenres: preferences?.favoriteGenres ?? [],
    notes: records.notes.get(),
    banned: bannedTitles(records.history.get()),
    heard: explanationsOf(records.history.get().flatMap(({ recommendations }) => recommendations)),
    answers: records.history
      .get()
      .slice(0, LAST_ANSWERS)
      .map(({ explanation }) => explanation),
    hidden: records.hidden.get(),
    platforms: preferences?.platforms?.map(({ name }) => name) ?? [],
  };
}

async function postersOrPlaceholders(
  { attachPosters, logger }: FlowPorts,
  films: readonly Film[],
  signal: AbortSignal | undefined,
): Promise<readonly Film[]> {
  try {
    return await attachPosters(films, signal);
  } catch (error) {
    if (!signal?.aborted) logger.warn('Posterler alınamadı', error);
    return films;
  }
}

async function saveGenres(
  { records, clearSelectionLater }: FlowPorts,
  genres: readonly Genre[],
): Promise<void> {
  const had = records.user.get()?.preferences.genres.length ?? 0;
  if (genres.length > 0) {
    await records.user.update((user) => ({
      ...user,
      preferences: { ...user.preferences, genres: [...genres] },
    }));
  }
  if (had === 0) clearSelectionLater();
}
