import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, say } from '../../core/skill.ts';
import source from './remark.json' with { type: 'json' };

/** How what is told of a film is met: a word on it, and an offer. */
export interface Met {
  heard: string;
  offer: string;
  /** Reads what is said to the offer. */
  expects: Decide;
}

export const inWords = ({ heard, offer, expects }: Met): Decision => say(`${heard} ${offer}`, expects);

/** The same where it was told that the film was seen. */
export const withMark = (
  film: CatalogueFilm,
  index: FilmIndex,
  { heard, offer, expects }: Met,
): Decision => ({
  kind: 'act',
  calls: [{ tool: 'markWatched', input: inputFor(film, index) }],
  answer: () => `${heard} ${source.marked} ${offer}`,
  expects,
});
