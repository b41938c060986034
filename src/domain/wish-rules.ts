import type { FilmFacts } from './film-facts.ts';
import { aboutTheme, ofPerson } from './film-words.ts';
import { breaking } from './stated-wishes.ts';
import type { WishName, Wishes } from './wishes.ts';

/** The wishes that one film breaks; `breaking` is for many films. */
export const brokenWishes = (film: FilmFacts, wishes: Wishes): WishName[] => breaking(wishes)(film);

/** Whether a person directs, acts in or wrote one film; `ofPerson` is for many. */
export const hasPerson = (
  film: Pick<FilmFacts, 'director' | 'actors' | 'writers'>,
  person: string,
): boolean => ofPerson(person)(film);

/** Whether a theme is among those of one film; `aboutTheme` is for many. */
export const hasTheme = (film: Pick<FilmFacts, 'themes'>, theme: string): boolean => aboutTheme(theme)(film);
