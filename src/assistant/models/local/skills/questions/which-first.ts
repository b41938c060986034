import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { partsNamedIn, partsOf, seriesOf } from '#films/series.ts';
import { said } from './said.ts';

/** `matrix mi önce çıktı`: asked when they came out, and not how to see them. */
const CAME_OUT = /(?:^| )(?:cik|cekil|yapil|vizyon)/u;

type Films = readonly CatalogueFilm[];

const yearOf = (parts: Films): number => Math.min(...parts.map(({ year }) => year));

/** `yüzüklerin efendisi mi hobbit mi önce`: of two series, or two films of one, the order in which they came out. */
export function whichFirst([one, other]: readonly [CatalogueFilm, CatalogueFilm], text: string, all: Films) {
  if (!said.TO_SEE_FIRST.in(text)) return undefined;
  const [first, second] = [one, other].map((film) => {
    const name = seriesOf(film)?.name;
    const parts = name === undefined ? [] : partsOf(all, name);
    return parts.length > 1 && name !== undefined ? { title: name, year: yearOf(parts) } : undefined;
  });
  if (first === undefined || second === undefined) return undefined;
  const pair = first.title === second.title ? [one, other] : [first, second];
  const [before, after] = pair
    .toSorted((a, b) => a.year - b.year)
    .map(({ title, year }) => `${title} (${year})`);
  if (CAME_OUT.test(text)) return `Önce ${before ?? ''} çıktı, ${after ?? ''} ondan sonra.`;
  return `Çıkış sırasıyla git derim: önce ${before ?? ''}, sonra ${after ?? ''}.`;
}

/** `yüzüklerin efendisi hangi sırayla izleniyor, hobbit önce mi`: where another series that is named comes in. */
export function otherSeries(name: string, parts: Films, text: string, all: Films): string | undefined {
  const other = said.TO_SEE_FIRST.in(text) ? partsNamedIn(all, text.replace(fold(name), ' ')) : undefined;
  if (other === undefined || other.ofStudio || other.name === name) return undefined;
  const year = yearOf(other.parts);
  return year > yearOf(parts)
    ? `${other.name} serisi sonra çekildi (${year}), onu sona bırak derim.`
    : `${other.name} serisi daha önce çekildi (${year}), istersen ondan başla.`;
}
