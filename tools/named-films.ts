import * as z from 'zod/mini';

import { filmSet } from '#domain/film-set.ts';
import { sameTitle } from '#domain/title.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import type { TitleInput } from './title-input.ts';

/** Films that an answer named in its words only: those that are known, and the titles of those that are not. */
export const namedFilmsSchema = z.object({
  films: z.array(outputFilmSchema),
  unchecked: z.array(z.string()),
});
export type NamedFilms = z.infer<typeof namedFilmsSchema>;

/**
 * Looks up the films that an answer named. A title without a year must be the very title of a film: the words of an
 * answer are no question, in which a near miss would do. What was hidden has no card. Undefined where nothing was named that could be meant as a film.
 */
export async function checkNamed(
  ports: ToolPorts,
  mentions: readonly TitleInput[],
): Promise<NamedFilms | undefined> {
  const isHidden = filmSet(ports.library.hidden.get());
  const named: NamedFilms = { films: [], unchecked: [] };
  for (const mention of mentions) {
    const found = await findFilm(ports, mention);
    if (found.kind === 'one' && isSaid(found.film, mention)) {
      if (!isHidden(found.film) && !named.films.some(({ id }) => id === found.film.id))
        named.films.push(found.film);
    } else if (mention.year !== undefined) named.unchecked.push(`${mention.title} (${mention.year})`);
  }
  return named.films.length + named.unchecked.length === 0 ? undefined : named;
}

const isSaid = (film: { title: string; originalTitle: string }, { title, year }: TitleInput): boolean =>
  year !== undefined || sameTitle(film.title, title) || sameTitle(film.originalTitle, title);
