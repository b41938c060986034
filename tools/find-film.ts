import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Film, filmSchema } from '#domain/film.ts';
import { isSameFilm } from '#domain/records.ts';
import { sameTitle } from '#domain/title.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import type { Resolution, ToolPorts } from './context.ts';
import type { OutputFilm } from './film-output.ts';
import type { TitleInput } from './title-input.ts';

/**
 * The film that a title means: among the person's own records first (history, favourites, watched, watchlist), since they may
 * hold films the catalogue does not know, then in the catalogue, which also reads typos and suffixes. A title that
 * fits several films is never guessed. A year, where given, must agree within one.
 */
export async function findFilm(
  ports: ToolPorts,
  { title, year }: TitleInput,
): Promise<Resolution<OutputFilm>> {
  const { favourites, watched, watchlist, history } = ports.library;
  const own = [
    ...history.get().flatMap((batch) => batch.recommendations),
    ...favourites.get(),
    ...watched.get(),
    ...watchlist.get(),
  ].map(asOutput);
  const listed = filmsOf(await ports.catalogue.resolve(title, year));
  const known = (film: CatalogueFilm): OutputFilm =>
    own.find((record) => isSameWork(record, film)) ?? catalogueOutput(ports, film);
  const exact = recordsOf(own, { title, year }, listed.length === 0);
  // A near miss of the catalogue does not compete with the very title of a film that was shown.
  const fromCatalogue = exact.length > 0 ? listed.filter((film) => namesOf(film).some(is(title))) : listed;
  return oneOf([...exact, ...fromCatalogue.map(known)]);
}

/** The film that a title means within one list: what can be removed. */
export async function findInList(
  ports: ToolPorts,
  list: { get(): readonly Film[] },
  input: TitleInput,
): Promise<Resolution<OutputFilm>> {
  const records = list.get().map(asOutput);
  const listed = filmsOf(await ports.catalogue.resolve(input.title, input.year));
  const exact = recordsOf(records, input, listed.length === 0);
  if (exact.length > 0) return oneOf(exact);
  const held = records.filter((record) => listed.some((film) => isSameWork(record, film)));
  return held.length > 0 ? oneOf(held) : findFilm(ports, input);
}

/** A stored film as tools show it: with an original title, without what only records know. */
export function asOutput(film: Film): OutputFilm {
  return { ...filmSchema.parse(film), originalTitle: film.originalTitle ?? film.title };
}

function catalogueOutput({ now, random }: ToolPorts, film: CatalogueFilm): OutputFilm {
  return asOutput(toFilm(film, { now: now(), random: random() }));
}

function filmsOf(resolution: Resolution): readonly CatalogueFilm[] {
  if (resolution.kind === 'many') return resolution.candidates;
  return resolution.kind === 'one' ? [resolution.film] : [];
}

function oneOf(films: readonly OutputFilm[]): Resolution<OutputFilm> {
  const different = films.filter(
    (film, index) => films.findIndex((other) => isSameWork(other, film)) === index,
  );
  const [first] = different;
  if (first === undefined) return { kind: 'none' };
  return different.length === 1 ? { kind: 'one', film: first } : { kind: 'many', candidates: different };
}

/** Records of a title; where nothing else knows it, the word after its apostrophe may be a suffix (`Titanik'i`). */
function recordsOf(
  records: readonly OutputFilm[],
  { title, year }: TitleInput,
  mayHaveSuffix: boolean,
): OutputFilm[] {
  const ofYear = records.filter((film) => year === undefined || Math.abs(film.year - year) <= 1);
  const exact = ofYear.filter((film) => namesOf(film).some(is(title)));
  if (exact.length > 0 || !mayHaveSuffix) return exact;
  const bare = title.replace(/['’]\p{L}{1,6}$/u, '');
  return ofYear.filter((film) => namesOf(film).some(is(bare)));
}

interface Named {
  title: string;
  originalTitle?: string | undefined;
  aliases?: readonly string[];
}
type Work = Named & Pick<Film, 'id' | 'year'>;

const namesOf = ({ title, originalTitle = title, aliases = [] }: Named) => [title, originalTitle, ...aliases];
const is = (title: string) => (name: string) => sameTitle(name, title);

/** The same film, even where one side knows it by its original title and the other by its Turkish one. */
function isSameWork(a: Work, b: Work): boolean {
  if (isSameFilm(a, b)) return true;
  return a.year === b.year && namesOf(a).some((name) => namesOf(b).some(is(name)));
}
