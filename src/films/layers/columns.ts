import * as z from 'zod/mini';

const texts = z.array(z.string());
const numbers = z.array(z.number());
const lists = z.array(numbers);

/**
 * The layers of the built-in catalogue, as `npm run catalogue:write` writes them: a column a field, a place a film, the
 * same in all layers. Names that many films share stand once in a list of their own and are numbers elsewhere; several
 * texts of a film are joined with `|`, places in a closed list are digits to base 36.
 */
export const factsSchema = z.object({
  titles: texts,
  /** '' where it is the title. */
  originalTitles: texts,
  /** Ids that are not the title and the year, by the film's place. */
  ids: z.record(z.string(), z.string()),
  aliases: texts,
  years: numbers,
  /** Minutes. */
  durations: numbers,
  /** Tenths of a point. */
  ratings: numbers,
  /** Digits, places in GENRES. */
  genres: texts,
  people: texts,
  directors: lists,
  actors: lists,
  /** Who wrote the book or play that films are made of, and their screenplays, with the places of the films. */
  books: z.record(z.string(), numbers),
  screenplays: z.record(z.string(), numbers),
  countries: texts,
  /** Places of the films whose origin is not told by their first country. */
  origins: numbers,
});

export const judgementsSchema = z.object({
  themes: texts,
  core: lists,
  side: lists,
  /** Digits: the feels, then pace, gore, sex, language, fame, ending and era. */
  figures: texts,
  ages: numbers,
  /** Tenths of a point: how gladly a friend would name the film. */
  gladly: numbers,
  /** By what is wished: the films that a friend names first, the best first (place-pairs.ts), and those that hardly answer it (wish-lists.ts). */
  first: z.record(z.string(), z.string()),
  hardly: z.record(z.string(), numbers),
  /** The places of the films that a friend names beside it, the best first (place-pairs.ts). */
  beside: texts,
  seriesNames: texts,
  /** Place in seriesNames and the film's place in the series; empty for a film of none. */
  series: lists,
  studios: texts,
  /** Digits, places in AWARDS. */
  awards: texts,
  /** The first letters of what a film is: t(rue story), b(ook), d(ocumentary), s(ilent), w(ithout colour). */
  flags: texts,
  places: texts,
  /** The country of the place where that is not the first one that made the film; `-` where it is none. */
  lands: texts,
  languages: texts,
  /** Digits, places in RIGHT_FOR. */
  rightFor: texts,
  /** `köpek:0`: the animal that matters, and its fate as a place in FATES; '' for none. */
  animals: texts,
});

export const textsSchema = z.object({ plots: texts, words: texts, hooks: texts });

/**
 * What people who forgot the title say of a film, who it is about, and who plays whom: `Neo>0` is played by the first of the
 * film's actors, `Shrek~0` spoken by them, `Ajan Smith>Hugo Weaving` played by somebody who is not among them.
 */
export const recallSchema = z.object({ phrases: texts, characters: texts, roles: texts });

export type FactColumns = z.infer<typeof factsSchema>;
export type JudgementColumns = z.infer<typeof judgementsSchema>;
export type TextColumns = z.infer<typeof textsSchema>;
export type RecallColumns = z.infer<typeof recallSchema>;
