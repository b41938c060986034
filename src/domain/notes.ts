import * as z from 'zod/mini';

import { cleanText } from './clean-text.ts';
import { isGenre } from './genre.ts';
import { normaliseTitle } from './title.ts';
import { type Tone, toneSchema } from './tone.ts';

/** So many notes are kept; the oldest gives way. */
export const MOST_NOTES = 30;
export const LONGEST_NOTE = 120;

const kindSchema = z.enum(['avoidGenre', 'avoidPerson', 'avoidTone', 'child', 'other']);

/**
 * Something that a person has told of themselves. `text` is what the kind is about: a genre, a name, a tone, the age of
 * a child in years, or their own words.
 */
export const noteSchema = z.object({
  kind: kindSchema,
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_NOTE)),
});
export type Note = z.infer<typeof noteSchema>;

const OLDEST_CHILD = 17;
export const isTone = (text: string): text is Tone => toneSchema.safeParse(text).success;

const MEANS: Readonly<Record<Note['kind'], (text: string) => boolean>> = {
  avoidGenre: isGenre,
  avoidPerson: (text) => normaliseTitle(text) !== '',
  avoidTone: isTone,
  child: (text) => /^\d{1,2}$/u.test(text) && Number(text) <= OLDEST_CHILD,
  other: (text) => normaliseTitle(text) !== '',
};

/** A note as it may be kept: on one line, cut to its length, and in words alone where its kind does not know it; undefined for an empty one. */
export function readNote(value: unknown): Note | undefined {
  const { data } = z.object({ kind: kindSchema, text: z.string() }).safeParse(value);
  const text = cleanText(data?.text ?? '', LONGEST_NOTE);
  if (data === undefined || !MEANS.other(text)) return undefined;
  return { kind: MEANS[data.kind](text) ? data.kind : 'other', text };
}

/** Whether two notes say the same. */
export const sameNote = (a: Note, b: Note): boolean =>
  a.kind === b.kind && normaliseTitle(a.text) === normaliseTitle(b.text);

/** The notes of `incoming` that are neither in `held` nor earlier in `incoming`. */
export function missingNotes(held: readonly Note[], incoming: readonly Note[]): Note[] {
  return incoming.filter(
    (note, at) => ![...held, ...incoming.slice(0, at)].some((other) => sameNote(note, other)),
  );
}
