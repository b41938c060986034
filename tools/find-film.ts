import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Film, filmSchema } from '#domain/film.ts';
import { isSameFilm } from '#domain/records.ts';
import { sameTitle } from '#domain/title.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import type { ToolPorts } from './context.ts';
import type { OutputFilm } from './film-output.ts';
import type { TitleInput } from './title-input.ts';

export type Found =
  | { kind: 'one'; film: OutputFilm }
  | { kind: 'many'; candidates: OutputFilm[] }
  | { kind: 'none' };

/**
 * The film that a title means: among the person's own records first (history, favourites, watched), since they may
 * hold films the catalogue does not know, then in the catalogue, which also reads typos and suffixes. A title that
 * fits several films is never guessed (product.md §3). A year, where given, must agree within one.
 */
export async function findFilm(ports: ToolPorts, { title, year }: TitleInput): Promise<Found> {
  const { favourites, watched, history } = ports.library;
  const own = [
    ...history.get().flatMap((batch) => batch.recommendations),
    ...favourites.get(),
    ...watched.get(),
  ].map(asOutput);
  const resolution = await ports.catalogue.resolve(title, year);
  const known = (film: CatalogueFilm): OutputFilm =>
    own.find((record) => isSameFilm(record, film)) ?? catalogueOutput(ports, film);
  const exact = own.filter((film) => matchesTitle(film, title) && agrees(film.year, year));
  const listed =
    resolution.kind === 'many' ? resolution.candidates : resolution.kind === 'one' ? [resolution.film] : [];
  // A near miss of the catalogue does not compete with the very title of a film that was shown.
  const fromCatalogue = exact.length > 0 ? listed.filter((film) => matchesTitle(film, title)) : listed;
  return oneOf([...exact, ...fromCatalogue.map(known)]);
}

/** The film that a title means within one list: what can be removed (product.md §3). */
export async function findInList(
  ports: ToolPorts,
  list: { get(): readonly Film[] },
  input: TitleInput,
): Promise<Found> {
  const records = list.get().map(asOutput);
  const exact = records.filter((film) => matchesTitle(film, input.title) && agrees(film.year, input.year));
  if (exact.length > 0) return oneOf(exact);
  const found = await findFilm(ports, input);
  const held = (film: OutputFilm) => records.find((record) => isSameFilm(record, film));
  if (found.kind !== 'many') return found;
  const listed = found.candidates.flatMap((film) => held(film) ?? []);
  return listed.length > 0 ? oneOf(listed) : found;
}

/** A stored film as tools show it: with an original title, without what only records know. */
export function asOutput(film: Film): OutputFilm {
  return { ...filmSchema.parse(film), originalTitle: film.originalTitle ?? film.title };
}

function catalogueOutput({ now, random }: ToolPorts, film: CatalogueFilm): OutputFilm {
  return asOutput(toFilm(film, { now: now(), random: random() }));
}

function oneOf(films: readonly OutputFilm[]): Found {
  const different = films.filter(
    (film, index) => films.findIndex((other) => isSameFilm(other, film)) === index,
  );
  const [first] = different;
  if (first === undefined) return { kind: 'none' };
  return different.length === 1 ? { kind: 'one', film: first } : { kind: 'many', candidates: different };
}

const matchesTitle = (film: { title: string; originalTitle?: string | undefined }, title: string) =>
  sameTitle(film.title, title) || sameTitle(film.originalTitle ?? '', title);
const agrees = (year: number, wanted?: number) => wanted === undefined || Math.abs(year - wanted) <= 1;
