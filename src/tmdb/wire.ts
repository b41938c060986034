import * as z from 'zod/mini';

import { cleanText } from '#domain/clean-text.ts';

const MAX_NAME = 120;

/** A field that may be missing, null or of another shape: unknown then, never a reason to drop the whole body. */
const maybeText = z.catch(z.optional(z.string()), undefined);

/** Entries that cannot be read are left out; a body without the list is no answer at all. */
const listOf = <T>(entry: { safeParse(value: unknown): { success: true; data: T } | { success: false } }) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((value) => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** The image service's file names: one segment, so that a path cannot lead anywhere else. */
const POSTER_PATH = /^\/[\w-]+\.(?:jpe?g|png|webp)$/iu;

const movieSchema = z.pipe(
  z.object({
    id: z.int().check(z.positive()),
    title: maybeText,
    original_title: maybeText,
    release_date: maybeText,
    poster_path: maybeText,
  }),
  z.transform((wire) => {
    const year = /^\d{4}(?=-|$)/u.exec(wire.release_date ?? '')?.[0];
    const posterPath = wire.poster_path ?? '';
    return {
      id: wire.id,
      title: wire.title ?? '',
      originalTitle: wire.original_title ?? '',
      ...(year === undefined ? {} : { year: Number(year) }),
      ...(POSTER_PATH.test(posterPath) ? { posterPath } : {}),
    };
  }),
);

/** A film as the movie database knows it, its title in the language that was asked for. What it does not say is '' or absent. */
export type Movie = z.output<typeof movieSchema>;

const videoSchema = z.pipe(
  z.object({
    key: z.string().check(z.minLength(1)),
    site: z.string(),
    type: z.string(),
    name: maybeText,
    official: z.catch(z._default(z.boolean(), false), false),
  }),
  // Anybody may name a video: a sign that turns the direction of writing would turn our words with it.
  z.transform((wire) => ({ ...wire, name: cleanText(wire.name ?? '', MAX_NAME) })),
);

/** A video of a film, on whichever site. */
export type Video = z.output<typeof videoSchema>;

/** The body of GET /search/movie, as far as it is needed (B-01). */
export const searchBodySchema = z.object({ results: listOf(movieSchema) });

/** The body of GET /movie/{id}/videos (B-05). */
export const videosBodySchema = z.object({ results: listOf(videoSchema) });

const providerSchema = z.pipe(
  z.object({ provider_id: z.int().check(z.positive()), provider_name: z.string().check(z.minLength(1)) }),
  z.transform((wire) => ({ id: wire.provider_id, name: cleanText(wire.provider_name, MAX_NAME) })),
);
const providers = z.catch(z._default(listOf(providerSchema), []), []);

/** The listing's page at the movie database; an address of anybody else's is none. */
const LISTING = /^https:\/\/www\.themoviedb\.org\/movie\/[^\s"<>]+$/u;

const offersSchema = z.pipe(
  z.object({
    link: maybeText,
    flatrate: providers,
    free: providers,
    ads: providers,
    rent: providers,
    buy: providers,
  }),
  z.transform(({ link = '', flatrate, ...others }) => ({
    subscription: flatrate,
    ...others,
    ...(LISTING.test(link) ? { link } : {}),
  })),
);

/** The body of GET /movie/{id}/watch/providers; a region in which nobody offers the film is a key that is missing. */
export const watchBodySchema = z.object({ results: z.object({ TR: z.optional(offersSchema) }) });

/** The body of GET /watch/providers/movie. */
export const servicesBodySchema = z.object({ results: listOf(providerSchema) });
