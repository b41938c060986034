import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';

import type { SomeWishes } from '../lexicon/concepts.ts';

/** The wishes of one message. What was not said is absent or empty. */
export interface MessageWishes extends Omit<
  Wishes,
  'genres' | 'excludeGenres' | 'people' | 'countries' | 'themes' | 'avoidThemes'
> {
  genres: readonly Genre[];
  excludeGenres: readonly Genre[];
  people: readonly string[];
  refusedPeople: readonly string[];
  countries: readonly string[];
  themes: readonly string[];
  avoidThemes: readonly string[];
  /** Of a refused compound (`romantik komedi olmasın`), its genres: one of them may be wished for itself. */
  refusedTogether?: readonly Genre[];
  /** A film that the next ones should not resemble. No tool knows such a wish; it only shows that films are wanted. */
  unlike?: string;
  /** What the company and the situation suggest (`sevgilimle`, `ilk buluşma`): wishes only while neither genre nor mood is stated. */
  implied?: SomeWishes;
}

/** Kinds of wishes that a person may call indifferent (`tür fark etmez`). */
export type WishKind = 'genres' | 'mood' | 'years' | 'duration' | 'rating' | 'people' | 'origin' | 'themes';

/** How an unwanted mood is said as a tone, which can be avoided. */
export const TONES: Readonly<Partial<Record<Mood, string>>> = {
  sad: 'hüzünlü',
  happy: 'neşeli',
  excited: 'heyecanlı',
  relaxed: 'hafif',
};

export const NO_WISHES: MessageWishes = {
  genres: [],
  excludeGenres: [],
  people: [],
  refusedPeople: [],
  countries: [],
  themes: [],
  avoidThemes: [],
};

/** Whether a message states any wish at all. */
export function statesAnything(wishes: MessageWishes): boolean {
  return Object.values(wishes).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
}
