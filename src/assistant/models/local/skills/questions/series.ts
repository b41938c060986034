import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { bestKnownFirst, partsOf, seriesOf } from '#films/series.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';

const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

/** Of a studio's many films those that everybody knows, in the order of their years. */
export function ofStudioInOrder(name: string, parts: readonly CatalogueFilm[]): string {
  const known = bestKnownFirst(parts)
    .slice(0, 3)
    .toSorted((a, b) => a.year - b.year);
  return `${name} filmlerinden bende ${parts.length} tane var; çıkış yılına göre izlemek en rahatı. En bilinenleri sırayla ${joinList(known.map(named))}.`;
}

const MOST_NAMED = 5;

/** How many films a series has and in which order one sees them. */
export function orderOf(name: string, parts: readonly CatalogueFilm[]): string {
  const inOrder = parts.length <= MOST_NAMED ? parts : parts.toSorted((a, b) => a.year - b.year);
  const names = inOrder.map(named);
  const count = `${name} serisinden bende ${parts.length} film var`;
  return parts.length <= MOST_NAMED
    ? `${count}, sırası şöyle: ${joinList(names)}.`
    : `${count}; çıkış sırasıyla izlemek en rahatı: ${names.slice(0, 4).join(', ')} diye başlıyor, sonuncusu ${names.at(-1) ?? ''}.`;
}

export const partOf = (film: CatalogueFilm, parts: readonly CatalogueFilm[]): string =>
  `${film.title} serinin ${seriesOf(film)?.place ?? 1}. filmi. Sırası şöyle: ${joinList(parts.slice(0, MOST_NAMED).map(named))}.`;

export function bestOf(name: string, parts: readonly CatalogueFilm[]): string | undefined {
  const [best] = parts.toSorted((a, b) => b.rating - a.rating);
  return best && `${name} serisinin en beğenileni ${named(best)}, puanı ${formatRating(best.rating)}.`;
}

export function nextAfter(film: CatalogueFilm, { films }: FilmIndex): string {
  const series = seriesOf(film);
  if (series === undefined) return `${film.title} tek başına bir film; bildiğim bir devamı yok.`;
  const parts = partsOf(films, series.name);
  const next = parts.find((part) => (seriesOf(part)?.place ?? 0) > series.place);
  return next === undefined
    ? `${film.title} bildiğim kadarıyla serinin son halkası.`
    : `Evet, devamı ${named(next)}. İstersen onu açayım.`;
}
