import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';

const seriesOf = (film: CatalogueFilm) => film.judgement?.series;
const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

export const partsOf = ({ films }: FilmIndex, name: string): CatalogueFilm[] =>
  films
    .filter((film) => seriesOf(film)?.name === name)
    .toSorted((a, b) => (seriesOf(a)?.place ?? 0) - (seriesOf(b)?.place ?? 0) || a.year - b.year);

const isSaid = (name: string, text: string) =>
  name.length > 3 &&
  ` ${text} `.includes(
    ` ${fold(name)
      .replace(/[^a-z0-9]+/gu, ' ')
      .trim()}`,
  );

/** The films of the series, or else of the studio (`marvel sırası`), that a text names; the longest name counts. */
export function partsNamedIn(
  { films }: FilmIndex,
  text: string,
): { name: string; parts: CatalogueFilm[]; ofStudio: boolean } | undefined {
  const names = [
    { ofStudio: false, nameOf: (film: CatalogueFilm) => seriesOf(film)?.name },
    { ofStudio: true, nameOf: ({ judgement }: CatalogueFilm) => judgement?.studio },
  ];
  for (const { ofStudio, nameOf } of names) {
    const found = [...Map.groupBy(films, nameOf)].flatMap(([name, parts]) =>
      name !== undefined && parts.length > 1 && isSaid(name, text) ? { name, parts, ofStudio } : [],
    );
    const [longest] = found.toSorted((a, b) => b.name.length - a.name.length);
    if (longest !== undefined)
      return { ...longest, parts: longest.parts.toSorted((a, b) => a.year - b.year) };
  }
  return undefined;
}

/** Of a studio's many films those that everybody knows, in the order of their years. */
export function ofStudioInOrder(name: string, parts: readonly CatalogueFilm[]): string {
  const known = parts
    .toSorted((a, b) => (b.judgement?.fame ?? 0) - (a.judgement?.fame ?? 0) || b.rating - a.rating)
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

export function nextAfter(film: CatalogueFilm, index: FilmIndex): string {
  const series = seriesOf(film);
  if (series === undefined) return `${film.title} tek başına bir film; bildiğim bir devamı yok.`;
  const parts = partsOf(index, series.name);
  const next = parts.find((part) => (seriesOf(part)?.place ?? 0) > series.place);
  return next === undefined
    ? `${film.title} bildiğim kadarıyla serinin son halkası.`
    : `Evet, devamı ${named(next)}. İstersen onu açayım.`;
}
