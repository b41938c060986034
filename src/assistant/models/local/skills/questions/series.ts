import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { bestKnownFirst, partsOf, seriesOf } from '#films/series.ts';
import { formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import { phrases } from '../../lexicon/phrases.ts';
import type { Fact } from './facts.ts';
import table from './series.json' with { type: 'json' };

const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

/** Of a studio's many films those that everybody knows, in the order of their years. */
export function ofStudioInOrder(name: string, parts: readonly CatalogueFilm[]): string {
  const known = bestKnownFirst(parts)
    .slice(0, 3)
    .toSorted((a, b) => a.year - b.year);
  return `${name} filmlerinden bende ${parts.length} tane var; çıkış yılına göre izlemek en rahatı. En bilinenleri sırayla ${joinList(known.map(named))}.`;
}

/** As many parts are named one by one. */
export const MOST_NAMED = 5;

/** How many films a series has and in which order one sees them. */
export function orderOf(name: string, parts: readonly CatalogueFilm[]): string {
  if (parts.length === 1) return `${name} tek başına bir film; bildiğim bir serisi yok.`;
  const inOrder = parts.length <= MOST_NAMED ? parts : parts.toSorted((a, b) => a.year - b.year);
  const names = inOrder.map(named);
  const count = `${name} serisinden ${parts.length} film tanıyorum`;
  return parts.length <= MOST_NAMED
    ? `${count}, sırası şöyle: ${joinList(names)}.`
    : `${count}; çıkış sırasıyla izlemek en rahatı: ${names.slice(0, 4).join(', ')} diye başlıyor, sonuncusu ${names.at(-1) ?? ''}.`;
}

/** Which part of its series a film is. */
export const partOf = (_name: string, parts: readonly CatalogueFilm[], film: CatalogueFilm): string =>
  `${film.title} serinin ${seriesOf(film)?.place ?? 1}. filmi. Sırası şöyle: ${joinList(parts.slice(0, MOST_NAMED).map(named))}.`;

export const bestPart = (parts: readonly CatalogueFilm[]): CatalogueFilm | undefined =>
  parts.toSorted((a, b) => b.rating - a.rating)[0];

export function bestOf(name: string, parts: readonly CatalogueFilm[]): string | undefined {
  const best = bestPart(parts);
  return best && `${name} serisinin en beğenileni ${named(best)}, puanı ${formatRating(best.rating)}.`;
}

/** Whether one directed all films of a series, and else who did. */
export function directorsOfAll(name: string, parts: readonly CatalogueFilm[]): string {
  const all = [...new Set(parts.flatMap(({ director = '' }) => director.split(', ')).filter(Boolean))];
  const [only] = all;
  return all.length === 1
    ? `Evet, ${name} filmlerinin hepsini ${only ?? ''} yönetti.`
    : `Hayır, ${name} serisinde yönetmenler değişti: ${joinList(all.slice(0, MOST_NAMED))}.`;
}

/** What is asked of the series of a film. */
export const ofSeries =
  (tell: (name: string, parts: readonly CatalogueFilm[], film: CatalogueFilm) => string | undefined): Fact =>
  (film, _asked, films = []) => {
    const name = seriesOf(film)?.name ?? '';
    const parts = partsOf(films, name);
    const told = parts.length > 1 ? tell(name, parts, film) : undefined;
    return told ?? `${film.title} tek başına bir film; bildiğim bir serisi yok.`;
  };

export const next: Fact = (film, asked = '', films = []) => {
  const series = seriesOf(film);
  if (series === undefined) return `${film.title} tek başına bir film; bildiğim bir devamı yok.`;
  const parts = partsOf(films, series.name);
  // `üçüncüsü var mı`
  const place = /(?:^| )(?:ucuncu|3)/u.test(asked) ? 3 : /(?:^| )(?:dorduncu|4)/u.test(asked) ? 4 : 0;
  const later = parts[place - 1];
  if (later !== undefined)
    return `Evet, ${series.name} serisinin ${place}. filmi ${named(later)}. İstersen onu açayım.`;
  const after = parts.find((one) => (seriesOf(one)?.place ?? 0) > series.place);
  return after === undefined
    ? `${film.title} bildiğim kadarıyla serinin son halkası.`
    : `Evet, devamı ${named(after)}. İstersen onu açayım.`;
};

/** `dizi mi film mi`: nothing else is known here than films. */
export const isFilm: Fact = (film, _asked, films = []) => {
  const name = seriesOf(film)?.name;
  const parts = name === undefined ? 1 : partsOf(films, name).length;
  return parts > 1
    ? `${film.title} bir film, dizi değil; ${parts} filmlik bir serinin halkası.`
    : `${film.title} bir film, dizi değil.`;
};

const FORMS = table.forms.map(({ said, words }) => ({ said: phrases(said), words }));
/** What says that an earlier part was not seen, or that a later one is to be the first. */
const NOT_FROM_START =
  /(?:^| )(?:[2-9]|iki(?!m)\w*|ucuncu\w*|devam\w*|son\w*|(?:izle|seyret)meden|(?<!hic )(?:izle|seyret)medi\w*|gormeden|once|atla\w*)(?: |$)/u;

const NEEDED = /(?:^| )(?:lazim|gerek\w*|sart|zorunda\w*|mecbur\w*|\w+meli(?= m[iu])) /u;

/** What to see before a film, and whether one may begin with it; of series and books beside the films nothing is known. */
export const toSeeFirst: Fact = (film, asked = '', films = []) => {
  const { title } = film;
  const name = seriesOf(film)?.name ?? '';
  const parts = partsOf(films, name);
  const form = FORMS.find(({ said }) => said.in(asked));
  if (form !== undefined)
    return `Bende yalnız filmler var; ${parts.length > 1 && title.includes(name) ? name : title} için ${form.words} gerekir mi, bilmiyorum.${parts.length > 1 ? ` Filmlerin sırası şöyle: ${joinList(parts.slice(0, MOST_NAMED).map(named))}.` : ''}`;
  if (parts.length < 2) return `${title} tek başına bir film, öncesinde bir şey izlemen gerekmez.`;
  const later = seriesOf(parts[0] ?? film)?.place !== seriesOf(film)?.place || NOT_FROM_START.test(asked);
  // `broly için dbz bilmek lazım mı`
  if (!later && NEEDED.test(asked))
    return `Şart değil, ${title} zaten filmlerin ilki; doğrudan onunla başlayabilirsin.`;
  return later
    ? `Baştan başla derim; sonrakiler kaldığı yerden sürüyor. ${orderOf(name, parts)}`
    : `Olur, ${title} zaten serinin ilki. ${orderOf(name, parts)}`;
};

/** How long several films are one after another. */
export const totalLength = (films: readonly Pick<CatalogueFilm, 'duration'>[]): string =>
  `Hepsi arka arkaya ${inWords(films.reduce((sum, { duration }) => sum + duration, 0))} sürüyor.`;
