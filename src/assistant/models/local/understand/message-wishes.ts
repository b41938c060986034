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
  /** Genres that are refused of a country (`yabancının mizahını anlamam`): where one is wished already, only the country is off. */
  refusedOfCountry?: readonly Genre[];
  /** A film that the next ones should not resemble. No tool knows such a wish; it only shows that films are wanted. */
  unlike?: string;
  /** Nothing for children: an age that was said before no longer holds. */
  grownUp?: boolean;
  /** What the company and the situation suggest (`sevgilimle`, `ilk buluşma`): wishes only while neither genre nor mood is stated. */
  implied?: SomeWishes;
}

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

/** Whether a value of the wishes says anything: an empty list does not. */
export const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

export const statesAnything = (wishes: MessageWishes): boolean => Object.values(wishes).some(isStated);

/** Wishes with others on top: lists grow, of single values the later holds. */
export function addWishes<Wanted extends object>(before: Wanted, more: Partial<Wanted>): Wanted {
  const all: Record<string, unknown> = Object.fromEntries(Object.entries(before));
  for (const [name, value] of Object.entries(more)) {
    const own = all[name];
    all[name] = Array.isArray(own) && Array.isArray(value) ? [...new Set([...own, ...value])] : value;
  }
  // Every value is one of the two wishes' own, or a list of them.
  return all as Wanted;
}
