import { sameTitle } from '#domain/title.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { refusalsWords } from '../../lexicon/word-lists.ts';
import { bestKnown } from '../questions/named-film.ts';

const FEW_WORDS = 3;

/** `hepsini izledim say`, then `tenet hariç`: what was not seen is no longer marked, or is the one that is left to watch. */
export const exceptMarked: Decide = ({ titles, tokens, text, acts }, { memory, index }) => {
  const marked = (memory.undo ?? []).filter(({ tool }) => tool === 'unmarkWatched');
  const [title, ...others] = titles;
  const film = bestKnown(title?.span.films ?? []);
  if (memory.changed !== true || marked.length < 2 || title === undefined || film === undefined)
    return undefined;
  if (others.length + acts.length > 0 || !refusalsWords.EXCEPT.in(text)) return undefined;
  if (tokens.length - (title.to - title.from) > FEW_WORDS) return undefined;
  const input = inputFor(film, index);
  const isMarked = marked.some((one) => sameTitle(one.film.title, film.title));
  if (isMarked) return act({ tool: 'unmarkWatched', input });
  return {
    kind: 'act',
    calls: [{ tool: 'showFilm', input }],
    answer: () => `Demek ${accusative(film.title)} sakladın; sıra onda o zaman.`,
  };
};
