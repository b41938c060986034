import type { Origin } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

/** What a word of a wish stands for. */
export type Concept =
  | { kind: 'genre'; genres: readonly Genre[] }
  /** `state` says how somebody is, `wanted` what the film should do to them: the latter counts more. */
  | { kind: 'mood'; mood: Mood; wanted?: boolean }
  | {
      kind: 'theme';
      theme: string;
      /** An everyday word too: a wish only where a film is spoken of. */ weak?: boolean;
    }
  | { kind: 'countries'; countries: readonly string[] }
  | { kind: 'origin'; origin: Origin }
  | { kind: 'company'; company: Company };

export type Company = 'child' | 'family' | 'partner' | 'friends' | 'alone';

/**
 * Words with one meaning. A phrase is written with diacritics and stems: each of its words also stands for its
 * inflections. `kork*` stands for whatever begins so, `=her` for just that word.
 */
export interface Entry {
  value: Concept;
  phrases: readonly string[];
}
