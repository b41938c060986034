import texts from '#films/data/texts.json' with { type: 'json' };
import type { CatalogueFilm, FilmText } from '#domain/catalogue-film.ts';
import { textsSchema } from './columns.ts';

/** Reads the texts of the films of the first layer. @throws ZodError where the layer is not of this shape */
export function readTexts(films: readonly CatalogueFilm[]): ReadonlyMap<string, FilmText> {
  const { plots, words, hooks } = textsSchema.parse(texts);
  return new Map(
    films.map(({ id }, at) => [
      id,
      { plot: plots[at] || undefined, word: words[at] || undefined, hook: hooks[at] || undefined },
    ]),
  );
}
