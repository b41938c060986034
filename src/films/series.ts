import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { fold, normaliseTitle } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';

type Films = readonly CatalogueFilm[];

/** The series that a film belongs to, and its place in it. */
export const seriesOf = ({ judgement }: CatalogueFilm) => judgement?.series;

/** The name of the first series among some films. */
export const seriesAmong = (films: Films): string | undefined =>
  films.map((film) => seriesOf(film)?.name).find((name) => name !== undefined);

/** Films with the best known first, of equals the better rated, then the newer. */
export const bestKnownFirst = (films: Films): CatalogueFilm[] =>
  films.toSorted(
    (a, b) => (b.judgement?.fame ?? 0) - (a.judgement?.fame ?? 0) || b.rating - a.rating || b.year - a.year,
  );

/** The films of a series in their order. */
export const partsOf = (films: Films, name: string): CatalogueFilm[] =>
  films
    .filter((film) => seriesOf(film)?.name === name)
    .toSorted((a, b) => (seriesOf(a)?.place ?? 0) - (seriesOf(b)?.place ?? 0) || a.year - b.year);

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v'];
/** Whether a title is that of a film and a number: `Korku Seansı 2`, `Gladyatör II`. */
function saysNumber({ title, aliases }: CatalogueFilm, first: string, place: number): boolean {
  return [title, ...aliases].some((name) => {
    const rest = fold(name).startsWith(fold(first)) ? fold(name).slice(fold(first).length).trim() : '';
    return rest === `${place}` || rest === ROMAN[place] || rest.startsWith(`${place}:`);
  });
}

/** The part of that number, by a film of the series: of a world of films the one that says it itself. */
export const partNumbered = (parts: Films, film: CatalogueFilm, place: number): CatalogueFilm | undefined =>
  // `Ocean's 12` says it after the name of the series.
  [film.title, seriesOf(film)?.name ?? film.title]
    .map((name) => parts.find((one) => saysNumber(one, name, place)))
    .find((one) => one !== undefined) ?? parts.at(place - 1);

/** The part that comes after a film. */
export function partAfter(parts: Films, film: CatalogueFilm): CatalogueFilm | undefined {
  const place = seriesOf(film)?.place ?? 0;
  return (
    parts.find((one) => saysNumber(one, film.title, 2)) ??
    parts.find((one) => (seriesOf(one)?.place ?? 0) > place)
  );
}

/** How a name is typed in the middle of a text: `Ocean's` without its apostrophe, too. */
function typingsOf(name: string): string[] {
  const spaced = (typed: string) => ` ${typed.replace(/[^a-z0-9]+/gu, ' ').trim()}`;
  const folded = fold(name);
  return [...new Set([spaced(folded), spaced(folded.replaceAll(/['’]/gu, ''))])];
}

/** The groups of more than one film that have a name, and how it is typed. */
const groupsBy = (nameOf: (film: CatalogueFilm) => string | undefined, ofStudio: boolean) =>
  rememberedOf((films: Films) =>
    [...Map.groupBy(films, nameOf)].flatMap(([name = '', parts]) =>
      name.length > 3 && parts.length > 1
        ? { name, parts: parts.toSorted((a, b) => a.year - b.year), ofStudio, typings: typingsOf(name) }
        : [],
    ),
  );
const SERIES = groupsBy((film) => seriesOf(film)?.name, false);
const STUDIOS = groupsBy(({ judgement }) => judgement?.studio, true);

/** The films of a studio in the order of their years. */
export const partsOfStudio = (films: Films, name: string) => ({
  name,
  parts: films.filter(({ judgement }) => judgement?.studio === name).toSorted((a, b) => a.year - b.year),
  ofStudio: true,
});

/** The films of the series, or else of the studio (`marvel sırası`), that a folded text names; the longest name counts. */
export function partsNamedIn(
  films: Films,
  text: string,
): { name: string; parts: Films; ofStudio: boolean } | undefined {
  const said = ` ${text.replaceAll(/['’]/gu, '')} `;
  for (const groups of [SERIES, STUDIOS]) {
    const found = groups(films).filter(({ typings }) => typings.some((typed) => said.includes(typed)));
    const [longest] = found.toSorted((a, b) => b.name.length - a.name.length);
    if (longest !== undefined) return longest;
  }
  return undefined;
}

/** The name of the series among some films that is called so; undefined for an everyday word. */
export const seriesCalled = (said: string, films: Films): string | undefined =>
  isCommonWord(said) ? undefined : seriesNames(films).get(normaliseTitle(said));

const known = new WeakMap<Films, ReadonlyMap<string, string>>();

/** The names of the series among some films, by their keys. */
function seriesNames(films: Films): ReadonlyMap<string, string> {
  const before = known.get(films);
  if (before !== undefined) return before;
  const names = films.flatMap((film) => seriesOf(film)?.name ?? []);
  const made = new Map(names.map((name) => [normaliseTitle(name), name]));
  known.set(films, made);
  return made;
}
