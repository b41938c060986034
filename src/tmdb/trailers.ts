import type { Trailer } from '#domain/trailer.ts';
import type { Logger } from '#lib/logger.ts';

import { chooseVideo, type ChosenVideo } from './choose-video.ts';
import type { Language, TmdbClient } from './client.ts';
import type { WantedFilm } from './film-names.ts';
import type { FindMovie } from './find-movie.ts';
import type { Movie } from './wire.ts';

/** The person's language first (B-05). */
const LANGUAGES: readonly Language[] = ['tr-TR', 'en-US'];

/** Looks trailers up. */
export function createTrailers({
  findMovie,
  client,
  logger,
}: {
  findMovie: FindMovie;
  client: Pick<TmdbClient, 'videos'>;
  logger: Logger;
}) {
  const note = (film: WantedFilm, error: unknown) => logger.warn(`Fragman aranamadı: ${film.title}`, error);

  async function videoOf(id: number, signal: AbortSignal | undefined): Promise<ChosenVideo | undefined> {
    for (const language of LANGUAGES) {
      const video = chooseVideo(await client.videos(id, language, signal));
      if (video !== undefined) return video;
    }
    return undefined;
  }

  return {
    /**
     * The film's trailer in Turkish where there is one, else in English (B-05); undefined where none is found or nothing
     * could be asked, which is logged (B-12). Rejects only with the signal's reason.
     */
    async find(film: WantedFilm, signal?: AbortSignal): Promise<Trailer | undefined> {
      const found = await findMovie(film, signal);
      if (found.kind === 'unavailable') note(film, found.error);
      if (found.kind !== 'found') return undefined;
      try {
        const video = await videoOf(found.movie.id, signal);
        return video === undefined ? undefined : trailerOf(film, found.movie, video);
      } catch (error) {
        signal?.throwIfAborted();
        note(film, error);
        return undefined;
      }
    },
  };
}

function trailerOf(film: WantedFilm, movie: Movie, { key, name, type }: ChosenVideo): Trailer {
  return {
    key,
    name: name.trim() || film.title,
    type,
    movieTitle: film.title,
    movieYear: film.year === 0 ? (movie.year ?? 0) : film.year,
    // The host that sets no cookies; the trailer plays by itself (P-17).
    url: `https://www.youtube-nocookie.com/embed/${key}?autoplay=1`,
    thumbnailUrl: `https://i.ytimg.com/vi/${key}/hqdefault.jpg`,
    watchUrl: `https://www.youtube.com/watch?v=${key}`,
  };
}
