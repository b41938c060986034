import type { TitleOutput, OutputFilm } from './film-output.ts';
import type { Found } from './find-film.ts';

/** Runs a deed on the one film that was found; answers with candidates or `notFound` otherwise (product.md §3). */
export async function onFilm(
  found: Found,
  title: string,
  deed: (film: OutputFilm) => Promise<'done' | 'unchanged'> | 'done' | 'unchanged',
): Promise<TitleOutput> {
  if (found.kind === 'none') return { status: 'notFound', title };
  if (found.kind === 'many') return { status: 'ambiguous', candidates: found.candidates };
  return { status: await deed(found.film), film: found.film };
}
