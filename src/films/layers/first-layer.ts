import facts from '#films/data/facts.json' with { type: 'json' };
import judgements from '#films/data/judgements.json' with { type: 'json' };
import vocabulary from '#films/data/vocabulary.json' with { type: 'json' };
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { factsSchema, judgementsSchema } from './columns.ts';
import { decodeFilms } from './decode-films.ts';

/*
 * What ranking and finding need, imported as a whole when the first film is asked for, so that none of it weighs on the
 * first load. Static imports, because Vite's development server leaves the attribute on a dynamic one, and browsers then
 * refuse what it serves.
 */

/** Reads the films. @throws ZodError where the layers are not of this shape */
export const readFilms = (): readonly CatalogueFilm[] =>
  decodeFilms(factsSchema.parse(facts), judgementsSchema.parse(judgements));

/** Reads the words of the plots. */
export const readVocabulary = (): ReadonlySet<string> => new Set(vocabulary.split(' '));
