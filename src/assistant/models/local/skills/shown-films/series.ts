import type { FilmIndex } from '#films/film-index.ts';
import { joinList } from '#lib/turkish/format.ts';
import type { KnownFilm } from './known-film.ts';

/** What there is of a film's series and what comes next, in a sentence or two. */
export function seriesWords(film: KnownFilm, { films }: FilmIndex): string {
  const own = film.judgement.series;
  if (own === undefined) return `${film.title} tek başına bir film, bildiğim bir devamı yok.`;
  const parts = films
    .filter(({ judgement }) => judgement?.series?.name === own.name)
    .toSorted((a, b) => (a.judgement?.series?.place ?? 0) - (b.judgement?.series?.place ?? 0));
  const next = parts.find(({ judgement }) => (judgement?.series?.place ?? 0) > own.place);
  const order = joinList(parts.map(({ title, year }) => `${title} (${year})`));
  if (parts.length === 1) return `${film.title} bir serinin parçası ama bende yalnızca bu filmi var.`;
  const after =
    next === undefined
      ? `${film.title} bende serinin sonuncusu.`
      : `${film.title} filminden sonra ${next.title} (${next.year}) geliyor.`;
  return parts.length <= MOST ? `${after} Sırası: ${order}.` : after;
}

const MOST = 6;
