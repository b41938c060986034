import { sameTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { filmsInWords } from '../../core/films-in-words.ts';
import type { Memory } from '../../core/memory.ts';
import { asksIfThere } from './part-named.ts';

/** `devamı var mı`, of which the answer named one: what follows (`o da güzel mi`, `kim oynuyor`) is about that part. */
export function withSequelTold(memory: Memory, index: FilmIndex): Memory {
  const { focus, answer, asked } = memory;
  if (focus === undefined || answer === undefined || asked === undefined || !asksIfThere(asked))
    return memory;
  const told = filmsInWords(answer, index).filter(({ title }) => !sameTitle(title, focus.title));
  const [part, ...others] = told;
  return part === undefined || others.length > 0
    ? memory
    : { ...memory, focus: part, shown: memory.shown.length > 1 ? memory.shown : [part] };
}
