import * as z from 'zod/mini';

import { originSchema } from '#domain/catalogue-film.ts';
import { genreSchema } from '#domain/genre.ts';
import { moodSchema } from '#domain/mood.ts';
import { fold } from '#domain/title.ts';
import { wishesSchema } from '#domain/wishes.ts';
import judgedSituations from './judged-situations.json' with { type: 'json' };
import judgedTones from './judged-tones.json' with { type: 'json' };
import attributes from './concepts/attributes.json' with { type: 'json' };
import company from './concepts/company.json' with { type: 'json' };
import genres from './concepts/genres.json' with { type: 'json' };
import jobs from './concepts/jobs.json' with { type: 'json' };
import moods from './concepts/moods.json' with { type: 'json' };
import places from './concepts/places.json' with { type: 'json' };
import situations from './concepts/situations.json' with { type: 'json' };
import themes from './concepts/themes.json' with { type: 'json' };

const texts = z.array(z.string());

const someWishes = z.partial(wishesSchema);
export type SomeWishes = z.infer<typeof someWishes>;

/** What a tone stands for that a message likely wishes, or with a minus likely refuses; others stand for themselves. */
export const JUDGED_TONES: Readonly<Record<string, SomeWishes | undefined>> = z
  .record(z.string(), someWishes)
  .parse(judgedTones);

/** What the hour and the company suggest that a message likely tells of. */
export const JUDGED_SITUATIONS: Readonly<
  Record<'situation' | 'company', Readonly<Record<string, SomeWishes | undefined>>>
> = z
  .object({
    situation: z.record(z.string(), someWishes),
    company: z.record(z.string(), someWishes),
  })
  .parse(judgedSituations);

/** What a word of a wish stands for. */
const conceptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('genre'), genres: z.array(genreSchema) }),
  // Without `wanted` it says how somebody is; with it what the film should do to them, which counts more.
  // `hour`: what films for it are right for, which a mood alone does not tell.
  z.object({
    kind: z.literal('mood'),
    mood: moodSchema,
    wanted: z.optional(z.boolean()),
    hour: z.optional(z.enum(['hafif', 'sakin'])),
  }),
  // `weak`: an everyday word too, and a wish only where a film is spoken of.
  z.object({ kind: z.literal('theme'), theme: z.string(), weak: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('countries'), countries: texts }),
  z.object({ kind: z.literal('origin'), origin: originSchema }),
  z.object({
    kind: z.literal('company'),
    // `adults`: what is like that is for children, and nobody wishes for it.
    company: z.enum(['child', 'adults', 'family', 'offspring', 'partner', 'friends', 'alone']),
  }),
  // Wishes that belong together, as the tool takes them; `refused` is what the phrase means where it is refused.
  z.object({ kind: z.literal('wish'), wants: someWishes, refused: z.optional(someWishes) }),
  // Where and when somebody watches: wishes that only count while neither genre nor mood is stated.
  z.object({ kind: z.literal('situation'), suggests: someWishes }),
]);
export type Concept = z.infer<typeof conceptSchema>;
export type Company = Extract<Concept, { kind: 'company' }>['company'];

/** No phrase twice with one meaning. */
const isOnce = ({ phrases }: { phrases: readonly string[] }) =>
  new Set(phrases.map(fold)).size === phrases.length;

/**
 * Words with one meaning. A phrase is written with diacritics and stems: each of its words also stands for its
 * inflections. `kork*` stands for whatever begins so, `=her` for just that word.
 */
const entriesSchema = z.array(
  z.object({ value: conceptSchema, phrases: texts }).check(z.refine(isOnce, 'A phrase is there twice')),
);
export type Entry = z.infer<typeof entriesSchema>[number];

export const GENRE_WORDS = entriesSchema.parse(genres);
/** How people say what they feel, and what a film should make them feel. */
export const MOOD_WORDS = entriesSchema.parse(moods);
/** Where a film comes from; names are those of the catalogue. */
export const PLACE_WORDS = entriesSchema.parse(places);
export const THEME_WORDS = entriesSchema.parse([...themes, ...jobs]);
/** What a film is known for besides: awards, endings, kinds that are more than a genre (`polisiye`). */
export const ATTRIBUTE_WORDS = entriesSchema.parse(attributes);
/** All words of wishes: with whom and when somebody watches, and what a film is known for, stand in lists of their own. */
export const ALL_WORDS: readonly Entry[] = [
  ...GENRE_WORDS,
  ...MOOD_WORDS,
  ...PLACE_WORDS,
  ...entriesSchema.parse(company),
  ...ATTRIBUTE_WORDS,
  ...entriesSchema.parse(situations),
  ...THEME_WORDS,
];
