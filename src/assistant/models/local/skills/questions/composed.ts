import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold, sameTitle } from '#domain/title.ts';
import source from './composers.json' with { type: 'json' };

const OF_YEAR = / \((\d{4})\)$/u;

/** The composers that are known, with their names as they are typed and their best known films. */
export const COMPOSERS = Object.entries(source.known).map(([name, titles]) => {
  const whole = fold(name);
  const films = titles.map((text) => {
    const year = OF_YEAR.exec(text)?.[1];
    return { title: text.replace(OF_YEAR, ''), ...(year === undefined ? {} : { year: Number(year) }) };
  });
  return { name, films, whole, family: whole.split(' ').at(-1) ?? whole };
});

/** Who wrote the music of a film; '' where that is not known. */
export const composerOf = (film: CatalogueFilm): string =>
  COMPOSERS.find(({ films }) =>
    films.some(({ title, year }) => sameTitle(title, film.title) && (year ?? film.year) === film.year),
  )?.name ?? '';
