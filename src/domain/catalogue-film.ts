import * as z from 'zod/mini';

import { LIMITS, UNKNOWN_ACTOR } from './film.ts';
import { genreSchema } from './genre.ts';
import type { FilmJudgement } from './judgement.ts';
import { moodSchema } from './mood.ts';
import type { Writer } from './writer.ts';

export const originSchema = z.enum(['yerli', 'yabancı']);
export type Origin = z.infer<typeof originSchema>;

/** Minutes. */
const LONGEST_FILM = 600;

export const textsSchema = z._default(z.array(z.string().check(z.minLength(1))), []);

/**
 * A film of the built-in catalogue or of a catalogue file (docs/product.md). Beyond `id, title, year, genres, duration,
 * rating` everything has a default. Years and points are held to M-14 and M-15; a length is what it is, shorts and epics
 * included.
 */
export const catalogueFilmSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    title: z.string().check(z.trim(), z.minLength(1)),
    originalTitle: z.optional(z.string()),
    aliases: textsSchema,
    year: z.int().check(z.minimum(LIMITS.minYear), z.maximum(LIMITS.maxYear)),
    genres: z.array(genreSchema).check(z.minLength(1)),
    duration: z.int().check(z.minimum(1), z.maximum(LONGEST_FILM)),
    rating: z.number().check(z.minimum(0), z.maximum(LIMITS.maxRating)),
    director: z.optional(z.string()),
    actors: z._default(z.array(z.string()), [UNKNOWN_ACTOR]),
    /** Texts of the built-in films come in a layer of their own (src/films/catalogue.ts). */
    plot: z.optional(z.string()),
    origin: z.optional(originSchema),
    countries: textsSchema,
    moods: z._default(z.array(moodSchema), []),
    themes: textsSchema,
    /** From which age it fits; a film without one never counts as fit for a child. */
    ageRating: z.optional(z.int().check(z.minimum(0), z.maximum(21))),
  }),
  z.transform(({ originalTitle, origin, ...film }) => ({
    ...film,
    originalTitle: originalTitle?.trim() || film.title,
    origin: origin ?? (film.countries[0] === 'Türkiye' ? 'yerli' : 'yabancı'),
  })),
);

export type CatalogueFilm = z.output<typeof catalogueFilmSchema> & {
  origin: Origin;
  /** Who is known to have written a built-in film, or what it is made of; most films have none. */
  writers?: readonly Writer[] | undefined;
  /** What is judged of a built-in film; nobody has judged those of a file. */
  judgement?: FilmJudgement | undefined;
  /** What a friend would say for it. */
  word?: string | undefined;
  /** What happens in it, said after its title in the locative or a colon: `tembel bir postacı küskün bir kasabayı mektuplarla barıştırıyor`. */
  hook?: string | undefined;
};

/** What a card says of a film beside its facts. */
export type FilmText = Pick<CatalogueFilm, 'plot' | 'word' | 'hook'>;

/** What people who forgot its title remember of a film: scenes in their words, and names of characters. */
export interface FilmMemory {
  phrases: readonly string[];
  characters: readonly string[];
  roles: readonly FilmRole[];
}

/** Who plays whom, where that is known. */
export interface FilmRole {
  /** What the character is called; the first name is the one to say. */
  names: readonly string[];
  actor: string;
  /** Only heard, as in a drawn film. */
  isVoice: boolean;
}

/** A catalogue: a JSON array of films. Parse errors name the film's place in the array. */
export const catalogueSchema = z.array(catalogueFilmSchema);
