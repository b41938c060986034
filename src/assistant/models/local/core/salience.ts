import type { FilmIndex } from '#films/film-index.ts';
import { phraseLists } from '../lexicon/phrases.ts';
import { filmsInWords } from './films-in-words.ts';
import type { Memory, ShownFilm } from './memory.ts';
import { foldedText } from '../understand/tokens.ts';
import type { Understanding } from '../understand/understand.ts';
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

/** `güneşi gördüm nasıl`, `mucize de onun mu`, then `hangisi daha iyi`: a message with the two that were spoken of, where no cards are meant. */
export function withTwoSpoken(
  { titles, people, tokens, written, text }: Understanding,
  { spoken = [], shown }: Memory,
  index: FilmIndex,
): string | undefined {
  const at = tokens.findIndex(({ folded }) => folded === 'hangisi');
  const [last, first, ...earlier] = spoken;
  if (at < 0 || first === undefined || last === undefined || titles.length + people.length > 0)
    return undefined;
  if (!words.BEFORE_WHICH.is(foldedText(tokens.slice(0, at + 1)))) return undefined;
  const isOfBoth = text.includes('ikisi');
  const isOfCards = shown.length > 1 && shown.some((one) => isSame(one, last) || isSame(one, first));
  if (isOfBoth ? shown.length === 2 : isOfCards || earlier.length > 0) return undefined;
  const called = ({ title, year }: ShownFilm) =>
    year !== undefined && index.resolveTitle(title).kind === 'many' ? `${title} (${year})` : title;
  const asked = written.slice(tokens[at]?.end).trim();
  return `${called(first)} mi ${called(last)} mi ${asked === '' ? 'daha iyi' : asked}`;
}

/** What is asked or chosen right after a film was put forward is that film; what is told of the one that was seen is not. */
export const lookingAhead = (memory: Memory, text: string, isAskedOrChosen: boolean): Memory =>
  memory.ahead !== undefined && isAskedOrChosen && !words.OF_SEEN.in(text)
    ? { ...memory, focus: memory.ahead, ahead: undefined }
    : memory;
