import { extreme, inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { flowWords } from './flow-words.ts';

/** `ikinci o zaman`, right after the best of them was seen: the best of those that are left. */
export const nextThen: Decide = ({ text, titles }, { memory, index }) => {
  const { changed, undo = [], shown } = memory;
  const seen = undo.filter(({ tool }) => tool === 'unmarkWatched').map(({ film }) => film.title);
  if (changed !== true || seen.length !== 1 || titles.length > 0 || !flowWords.NEXT_THEN.is(text))
    return undefined;
  const left = shown.filter(({ title }) => !seen.includes(title));
  const film = left.length === shown.length ? undefined : extreme(left, 'best');
  return film && act({ tool: 'showFilm', input: inputFor(film, index) });
};
