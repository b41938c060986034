import type { FilmIndex } from '#films/film-index.ts';
import { phraseLists } from '../lexicon/phrases.ts';
import { filmsInWords } from './films-in-words.ts';
import type { Memory, ShownFilm } from './memory.ts';
import source from './salience.json' with { type: 'json' };

const words = phraseLists(source);
/** Of more films than that nobody says `öbürü`. */
const MOST_SPOKEN_OF = 3;

const isSame = (one: ShownFilm | undefined, other: ShownFilm | undefined): boolean =>
  one !== undefined && one.title === other?.title;

/**
 * Which films were spoken of one by one, the last first, since cards were shown (`ikisini de`, `diğerini` may mean them);
 * and the one that the answer put forward in the place of a film that was seen (`Sen X'ten başla o zaman`).
 */
export function withSpoken(before: Memory, after: Memory, forward: string, index: FilmIndex): Memory {
  const { focus, lastShow, shown } = after;
  const old = lastShow === before.lastShow ? (before.spoken ?? []) : [];
  const spoken =
    focus === undefined || isSame(focus, old[0])
      ? old
      : [focus, ...old.filter((film) => !isSame(film, focus))].slice(0, MOST_SPOKEN_OF);
  const [ahead, ...others] = filmsInWords(forward, index).filter(
    (film) => !isSame(film, focus) && shown.some((one) => isSame(one, film)),
  );
  return { ...after, spoken, ahead: others.length === 0 ? ahead : undefined };
}

/** What is asked or chosen right after a film was put forward is that film; what is told of the one that was seen is not. */
export const lookingAhead = (memory: Memory, text: string, isAskedOrChosen: boolean): Memory =>
  memory.ahead !== undefined && isAskedOrChosen && !words.OF_SEEN.in(text)
    ? { ...memory, focus: memory.ahead, ahead: undefined }
    : memory;
