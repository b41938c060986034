import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { recentFilms } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import type { WatchedFilm } from '#domain/records.ts';
import { genreSchema, splitGenres } from '#domain/genre.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { asOutput } from './find-film.ts';

const listSchema = z.enum(['favourites', 'watched', 'watchlist', 'hidden', 'history']);
/** The person's lists. */
export type ListName = z.infer<typeof listSchema>;

/** How many films an answer carries; `total` counts all that fit, and the tab shows them. */
export const LIST_LIMIT = 12;

const starsSchema = z.object({ title: z.string(), stars: z.number() });

export const listOutputSchema = z.object({
  status: z.literal('done'),
  list: listSchema,
  films: z.array(outputFilmSchema),
  total: z.number(),
  /** Whether the list holds no film at all; answers of older versions do not say. */
  empty: z.optional(z.boolean()),
  /** Of the watched films: to which most stars were given, and to which fewest. */
  mostStars: z.optional(starsSchema),
  leastStars: z.optional(starsSchema),
});

const listInput = zodSchema(
  z.object({
    list: listSchema.check(
      z.describe(
        'Hangi liste: favourites, watched, watchlist (izleyecekleri), hidden (bir daha önerilmeyecekler) ya da history',
      ),
    ),
    genre: z.optional(genreSchema),
    query: z.optional(z.string().check(z.describe('Film adında aranacak sözcükler'))),
  }),
);

/** `listFilms`: the person's lists, newest first, narrowed by genre and by words of the title. */
export const listFilms = ({ library }: ToolPorts) =>
  tool({
    description:
      'Kişinin favorilerini, izlediklerini, izleyeceklerini, gizlediklerini ya da geçmiş önerilerini listeler.',
    inputSchema: listInput,
    outputSchema: listOutputSchema,
    execute({ list, genre, query }) {
      const wanted = normaliseTitle(query ?? '');
      const all = filmsOf(library, list);
      const films = all.filter(
        (film) =>
          (genre === undefined || splitGenres(film.genre).includes(genre)) &&
          (wanted === '' || normaliseTitle(`${film.title} ${film.originalTitle ?? ''}`).includes(wanted)),
      );
      return {
        status: 'done' as const,
        list,
        films: films.slice(0, LIST_LIMIT).map(asOutput),
        total: films.length,
        ...(all.length === 0 && { empty: true }),
        ...(list === 'watched' && starsOf(library.watched.get())),
      };
    },
  });

function starsOf(films: readonly WatchedFilm[]) {
  const rated = films
    .flatMap(({ title, score }) => (score === undefined ? [] : { title, stars: score / 2 }))
    .toSorted((a, b) => b.stars - a.stars);
  const [mostStars, leastStars] = [rated[0], rated.at(-1)];
  return { ...(mostStars && { mostStars }), ...(leastStars && { leastStars }) };
}

function filmsOf(
  { favourites, watched, watchlist, hidden, history }: ToolPorts['library'],
  list: ListName,
): readonly Film[] {
  if (list === 'favourites') return newestFirst(favourites.get(), (film) => film.addedToFavoritesAt);
  if (list === 'watched') return newestFirst(watched.get(), (film) => film.watchedAt);
  if (list === 'watchlist') return newestFirst(watchlist.get(), (film) => film.addedToWatchlistAt);
  if (list === 'hidden') return newestFirst(hidden.get(), (film) => film.hiddenAt);
  return recentFilms(history.get(), Number.POSITIVE_INFINITY);
}

function newestFirst<T>(films: readonly T[], time: (film: T) => string): T[] {
  return films.toSorted((a, b) => Date.parse(time(b)) - Date.parse(time(a)));
}
