import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutTheme } from '#domain/film-words.ts';
import { CONCEPTS } from './concepts.ts';
import { tokenise } from './tokens.ts';

/** Fewer films make no recommendation. */
const ENOUGH = 3;

/** Themes as films name them: one that too few have is read as a person's word would be (`ajan`: `casus`), or stays. */
export function namedThemes(said: readonly string[], films: readonly CatalogueFilm[]): string[] {
  const isName = (theme: string) => films.filter(aboutTheme(theme)).length >= ENOUGH;
  return said.map((theme) => (isName(theme) ? theme : namedTheme(theme)));
}

function namedTheme(said: string): string {
  const tokens = tokenise(said);
  const found = CONCEPTS.at(tokens, 0);
  return found?.value.kind === 'theme' && found.to === tokens.length ? found.value.theme : said;
}
