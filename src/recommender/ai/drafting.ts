import { filmSet, type NamedFilm } from '#domain/film-set.ts';
import type { Genre } from '#domain/genre.ts';
import { sameTitle } from '#domain/title.ts';
import type { DraftFilm, OnDrafts, Replaced } from '../recommender.ts';
import type { Checked } from './check-answer.ts';
import { readDrafts, toDraft } from './read-drafts.ts';

/**
 * Follows the drafts of a recommendation, so that none is replaced silently: what has arrived, what a rule
 * rejected and why, what became of it. A hidden film is no draft: it is never shown.
 */
export function createDrafting(
  genres: readonly Genre[],
  onDrafts: OnDrafts,
  hidden: readonly NamedFilm[] = [],
) {
  const isHidden = filmSet(hidden);
  let replaced: Replaced[] = [];
  let told = '';
  const tell = (drafts: DraftFilm[]) => {
    const now = JSON.stringify([drafts, replaced]);
    if (now === told) return;
    told = now;
    onDrafts({ drafts, replaced });
  };

  return {
    async hear(text: string, piece: string): Promise<void> {
      // Only the end of a field can make a difference.
      if (!/[",}\]]/u.test(piece)) return;
      const drafts = (await readDrafts(text, genres)).filter((draft) => !isHidden(draft));
      if (drafts.length > 0) tell(drafts);
    },
    /** The whole answer broke rules: each film that did goes, with its reason; where none did by itself, all go. */
    reject({ candidates, breaches }: Checked): void {
      const films = candidates.map(({ film }) => film).filter((film) => film.title !== '' && !isHidden(film));
      const reasonOf = (title: string) => breaches.find((breach) => breach.title === title)?.message;
      const [general] = breaches;
      const isNamed = films.some(({ title }) => reasonOf(title) !== undefined);
      const judged = films.map((film) => {
        const why = isNamed ? reasonOf(film.title) : general?.message;
        return { film, why: why?.replace(`: ${film.title}`, '') };
      });
      replaced = judged.flatMap(({ film: { title }, why }) => (why === undefined ? [] : [{ title, why }]));
      tell(judged.flatMap(({ film, why }) => (why === undefined ? [toDraft(film, genres)] : [])));
    },
    /** The rejected drafts that did not come back among the films. */
    replacedBy: (films: readonly { title: string }[]): Replaced[] =>
      replaced.filter(({ title }) => !films.some((film) => sameTitle(film.title, title))),
  };
}
