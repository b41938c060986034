import { afterEach, beforeEach } from 'vitest';

import type { Film } from '#domain/film.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import { formatDescription } from '#domain/format-description.ts';
import type { Logger } from '#lib/logger.ts';
import { type RunningTmdbStandIn, startTmdbStandIn } from '#tests/support/tmdb-stand-in/start.ts';
import { createTmdbClient, type TmdbClientOptions } from '#tmdb/client.ts';
import type { FindTitles } from '#tmdb/film-names.ts';
import { createMovieFinder } from '#tmdb/find-movie.ts';

export const API_KEY = 'stand-in-key';

/** A stand-in of its own for every test, over real HTTP. */
export function withStandIn() {
  let standIn: RunningTmdbStandIn | undefined;
  beforeEach(async () => {
    standIn = await startTmdbStandIn({ apiKey: API_KEY });
  });
  afterEach(async () => {
    await standIn?.stop();
    standIn = undefined;
  });
  return () => {
    if (standIn === undefined) throw new Error('the stand-in runs only inside a test');
    return standIn;
  };
}

export const clientOf = (standIn: RunningTmdbStandIn, options: Partial<TmdbClientOptions> = {}) =>
  createTmdbClient({ baseUrl: standIn.baseUrl, apiKey: API_KEY, fetch, timeoutMs: 5000, ...options });

/** A title map of three films. */
export const findTitles: FindTitles = ({ title, year }) =>
  [
    { title: 'Başlangıç', english: 'Inception', year: 2010 },
    { title: 'Ruhların Kaçışı', english: 'Spirited Away', year: 2001 },
    { title: 'Baba', english: 'The Godfather', year: 1972 },
  ]
    .filter((entry) => entry.title === title && entry.year === year)
    .map(({ title, english }) => ({ english, all: [title, english] }))[0];

export const finderOf = (standIn: RunningTmdbStandIn, options: Partial<TmdbClientOptions> = {}) =>
  createMovieFinder({ client: clientOf(standIn, options), findTitles });

/** A logger that writes down what it hears. */
export function listeningLogger() {
  const heard: { message: string; detail: unknown }[] = [];
  const hear = (message: string, detail?: unknown) => void heard.push({ message, detail });
  const logger: Logger = { warn: hear, error: hear };
  return { logger, heard };
}

/** A recommended film without a poster, as the flow hands it on. */
export function filmOf(title: string, year: number, more: Partial<Film> = {}): Film {
  return {
    id: `rec_${title}`,
    title,
    year,
    genre: 'Drama',
    rating: 8,
    duration: 120,
    actors: ['Bir Oyuncu'],
    plot: 'Deneme için yazılmış bir konu.',
    description: formatDescription({ title, year }),
    posterUrl: PLACEHOLDER_POSTER_URL,
    ...more,
  };
}

/** The stand-in's address of a search, as the client writes it. */
export const searchFor = (query: string, language: string, year?: number) =>
  `/3/search/movie?${new URLSearchParams({ query, language, ...(year === undefined ? {} : { year: String(year) }) })}`;
