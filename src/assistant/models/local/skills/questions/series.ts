import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { bestKnownFirst, partAfter, partNumbered, partsOf, seriesOf } from '#films/series.ts';
import { formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import { phrases } from '../../lexicon/phrases.ts';
import type { Fact } from './facts.ts';
import table from './series.json' with { type: 'json' };

const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

/** Of a studio's many films those that everybody knows, in the order of their years. */
export function ofStudioInOrder(name: string, parts: readonly CatalogueFilm[]): string {
  const told = ORDERS[name];
  if (told !== undefined) return told;
  const known = bestKnownFirst(parts)
    .slice(0, 3)
    .toSorted((a, b) => a.year - b.year);
  return `${name} filmlerinden bende ${parts.length} tane var; çıkış yılına göre izlemek en rahatı. En bilinenleri sırayla ${joinList(known.map(named))}.`;
}

/** Of these everybody asks for the order, and no three films are it. */
const ORDERS: Readonly<Record<string, string | undefined>> = table.orders;

/** Series of which every part is here and none is to come: that there are so many is no guess. */
const WHOLE: ReadonlySet<string> = new Set(table.whole);

/** As many parts are named one by one; of a longer series the order of its years is told. */
export const MOST_NAMED = 5;
/** Nobody reads more titles in a row. */
const MOST_IN_ORDER = 12;

/** How many films a long series has, from which to which. */
export function countOf(name: string, parts: readonly CatalogueFilm[]): string {
  const inOrder = parts.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return parts.length <= MOST_NAMED || first === undefined || last === undefined
    ? orderOf(name, parts)
    : `${parts.length} film biliyorum: ilki ${named(first)}, sonuncusu ${named(last)}.`;
}

/** How many films a series has and in which order one sees them. */
export function orderOf(name: string, parts: readonly CatalogueFilm[]): string {
  if (parts.length === 1) return `${name} tek başına bir film; bildiğim bir serisi yok.`;
  const inOrder = parts.length <= MOST_NAMED ? parts : parts.toSorted((a, b) => a.year - b.year);
  // `Yüzüklerin Efendisi: İki Kule`: the name of the series was just said.
  const names = inOrder.map((part) => named({ ...part, title: part.title.replace(`${name}: `, '') }));
  const count = `Benim bildiğim ${parts.length} film`;
  if (parts.length <= MOST_NAMED)
    return WHOLE.has(name)
      ? `${COUNTS[parts.length] ?? parts.length} film, bu sırayla izlenir: ${joinList(names)}.`
      : `${count}, sırasıyla ${joinList(names)}.`;
  return parts.length <= MOST_IN_ORDER
    ? `${count}; çıkış sırasıyla izlemek en rahatı: ${joinList(names)}.`
    : `${count}; çıkış sırasıyla izlemek en rahatı: ${names.slice(0, 4).join(', ')} diye başlıyor, sonuncusu ${names.at(-1) ?? ''}.`;
}

/** How far a series has come: `kaçıncı film geldi`, `kaçıncıda bitiyor`. */
export function lastOf(parts: readonly CatalogueFilm[]): string {
  const last = parts.toSorted((a, b) => b.year - a.year)[0];
  return `Benim bildiğim ${parts.length} film; sonuncusu ${last === undefined ? '' : named(last)}.`;
}

/** Which part of its series a film is. */
export const partOf = (_name: string, parts: readonly CatalogueFilm[], film: CatalogueFilm): string =>
  `${film.title} serinin ${seriesOf(film)?.place ?? 1}. filmi. Sırası şöyle: ${joinList(parts.slice(0, MOST_IN_ORDER).map(named))}.`;

export const bestPart = (parts: readonly CatalogueFilm[]): CatalogueFilm | undefined =>
  parts.toSorted((a, b) => b.rating - a.rating)[0];

/** The best liked part, and why: what a friend says of it, else its points. */
export function bestOf(name: string, parts: readonly CatalogueFilm[], word?: string): string | undefined {
  const best = bestPart(parts);
  const own = name === best?.title ? 'Serinin en beğenileni' : `${name} serisinin en beğenileni`;
  return best && `${own} ${named(best)}. ${word ?? `Puanı ${formatRating(best.rating)}.`}`;
}

/** Who directed the films of a series, each with the places of theirs; where it is asked whether one did, that first. */
export function directorsOfAll(name: string, parts: readonly CatalogueFilm[], isWhether = true): string {
  const placed = parts.flatMap(({ director = '' }, at) =>
    director === '' ? [] : [{ director, place: at + 1 }],
  );
  const each = [...Map.groupBy(placed, ({ director }) => director)];
  const [only] = each;
  if (each.length === 1)
    return `${isWhether ? 'Evet, ' : ''}${name} filmlerinin hepsini ${only?.[0] ?? ''} yönetti.`;
  const told = joinList(
    each.map(
      ([who, films]) =>
        `${joinList(who.split(', '), 'ile')} (${joinList(films.map(({ place }) => `${place}`))})`,
    ),
  );
  return `${isWhether ? `Hayır, ${name} serisinde değişti: ` : `${name} filmlerini sırayla `}${told}${isWhether ? '' : ' yönetti'}.`;
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

/** Whether a film goes on with another one: `matrix resurrections eskilerin devamı mı`. */
const IS_SEQUEL = /(?:^| )(?:devam(?:i|lari)|baglanti\w*) m[iu]/u;

export const next: Fact = (film, asked = '', films = []) => {
  const { title } = film;
  const series = seriesOf(film);
  const parts = series === undefined ? [film] : partsOf(films, series.name);
  const [first] = parts;
  if (series === undefined || parts.length < 2)
    return `${title} tek başına bir film; bildiğim bir devamı yok.`;
  if (IS_SEQUEL.test(asked) && first !== undefined && series.place > 1)
    return `Evet, ${title} ${series.name} serisinin ${series.place}. filmi; ilki ${named(first)}.`;
  // `kaç devamı var`
  const later = parts.filter(({ year }) => year > film.year);
  if (/(?:^| )kac /u.test(asked) && later.length > 0)
    return later.length > MOST_IN_ORDER
      ? `${COUNTS[later.length] ?? later.length} devamı var; sonuncusu ${named(later.at(-1) ?? film)}.`
      : `${COUNTS[later.length] ?? later.length} devamı var: ${joinList(later.map(named))}.`;
  // `üçüncüsü var mı`
  const place = /(?:^| )(?:ucuncu|3)/u.test(asked) ? 3 : /(?:^| )(?:dorduncu|4)/u.test(asked) ? 4 : 0;
  const numbered = place === 0 ? undefined : partNumbered(parts, film, place);
  if (numbered !== undefined)
    return `Evet, ${series.name} serisinin ${place}. filmi ${named(numbered)}. İstersen onu açayım.`;
  const after = partAfter(parts, film);
  return after === undefined
    ? `${title} bildiğim kadarıyla serinin son halkası.`
    : `Evet, devamı ${named(after)}. İstersen onu açayım.`;
};

const COUNTS = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On'];

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
  /(?:^| )(?:[2-9]|iki(?!m)\w*|ucuncu\w*|devam\w*|son\w*|(?:izle|seyret)meden|(?<!hic )(?:izle|seyret)medi\w*|gormeden|once|atla\w*|ilk film\w*|ilkini\w*|onceki\w*)(?: |$)/u;

const NEEDED = /(?:^| )(?:lazim|gerek\w*|sart|zorunda\w*|mecbur\w*|\w+meli(?= m[iu])) /u;

/** What to see before a film, and whether one may begin with it; of series and books beside the films nothing is known. */
export const toSeeFirst: Fact = (film, asked = '', films = []) => {
  const { title } = film;
  const name = seriesOf(film)?.name ?? '';
  const parts = partsOf(films, name);
  const form = FORMS.find(({ said }) => said.in(asked));
  if (form !== undefined)
    return `Bende yalnız filmler var; ${parts.length > 1 && title.includes(name) ? name : title} için ${form.words} gerekir mi, bilmiyorum.${parts.length > 1 ? ` Filmlerin sırası şöyle: ${joinList(parts.slice(0, MOST_IN_ORDER).map(named))}.` : ''}`;
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
