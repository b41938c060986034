import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Judge } from '../judge/judge.ts';
import { type Understanding, understand } from './understand.ts';

/** The messages of a long conversation, with and without what was on the screen. */
const MOST_KEPT = 100;

/**
 * Reads a message over a catalogue, once: a conversation is gone through anew at each turn, by a model of its own, and a turn of
 * several steps asks for its message each time. Over one catalogue and with one judge a message is always read the same.
 */
export const readingOver = rememberedOf((index: FilmIndex) =>
  rememberedOf((judge: Judge) => {
    const kept = new Map<string, Understanding>();
    return (text: string, year: number, onScreen: readonly CatalogueFilm[] = []): Understanding => {
      const key = [year, text, ...onScreen.map(({ id }) => id)].join(' ');
      const parsed = kept.get(key) ?? understand(text, index, year, judge, onScreen);
      // What was read last is forgotten last.
      kept.delete(key);
      kept.set(key, parsed);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return parsed;
    };
  }),
);
