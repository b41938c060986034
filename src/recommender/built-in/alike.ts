import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { madeBy } from '#domain/film-words.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { Wishes } from '#domain/wishes.ts';
import { likenessToMaker } from './like-maker.ts';
import type { Likeness } from './likeness.ts';
import { namedBeside, namedBesideMost } from './named-beside.ts';

/** A film or series that the others should be like, by the name that people know it by. */
interface Model {
  name: string;
  films: readonly CatalogueFilm[];
  /** It is no film: its films are those that people love who love it, and may come themselves. */
  other?: boolean;
  /** It is somebody, who directed its films. */
  maker?: boolean;
}

/** What the films should be like, where somebody said so. */
export interface Alike {
  models: readonly Model[];
  /** Names that stand for no one film. */
  unknown: readonly string[];
  /** How like a film is to all of the models, 0–1: to be far from one of two counts as much as the mean. */
  like: ((film: CatalogueFilm) => number) | undefined;
  /** Whether a film is one of the models, or another part of its series. */
  isModel(film: CatalogueFilm): boolean;
}

type Like = (film: CatalogueFilm) => number;
type Find = (title: string) => CatalogueFilm | undefined;
/** The films that people love who love a work that is no film, with its name; undefined where none is called so. */
export type FindWork = (name: string) => Pick<Model, 'name' | 'films'> | undefined;

/** Looks up what the films should be like: another work (`Friends gibi`), a series by its name (`Harry Potter gibi`), a film. */
export function alikeOf(
  { similarTo, alsoSimilarTo = [], excludePeople = [] }: Wishes,
  films: readonly CatalogueFilm[],
  find: Find,
  likeness: Likeness,
  findWork: FindWork = () => undefined,
): Alike {
  const names = [similarTo, ...alsoSimilarTo].filter((name) => name !== undefined);
  const found = names.map((name): Model => {
    const work = findWork(name);
    if (work !== undefined) return { ...work, other: true };
    const series = seriesCalled(films, name);
    const film = series.length > 0 ? undefined : find(name);
    // `yüzüklerin efendisini sevenlerdenim`: the series, though its first words are in the title of a part.
    const own = film === undefined ? undefined : seriesOf(film);
    if (film !== undefined && own !== undefined && isSeriesAlone(name, own, film.title))
      return { name: own, films: seriesCalled(films, own) };
    if (film !== undefined) return { name: film.title, films: [film] };
    return { name: series[0]?.judgement?.series?.name ?? name, films: series };
  });
  const models = withMakers(
    found.filter((model) => model.films.length > 0),
    excludePeople,
    films,
  );
  const known = models.filter(({ other }) => other !== true).flatMap((model) => model.films);
  const own = new Set(known.map(({ id }) => id));
  const series = new Set(known.map(seriesOf));
  // `Aşk Tesadüfleri Sever 2`, where nobody has named the series.
  const beginnings = known.map(({ title }) => `${normaliseTitle(title)} `);
  const works = models.filter(({ other }) => other === true);
  const likes = [
    ...models.filter((model) => !works.includes(model)).map((model) => likenessTo(model, films, likeness)),
    ...(works.length === 0 ? [] : [likenessToAny(works, likeness)]),
  ];
  return {
    models,
    unknown: found.filter((model) => model.films.length === 0).map(({ name }) => name),
    like: likes.length === 0 ? undefined : (film) => toAllOf(likes.map((like) => like(film))),
    isModel: (film) =>
      own.has(film.id) ||
      (film.judgement?.series !== undefined && series.has(seriesOf(film))) ||
      beginnings.some((beginning) => normaliseTitle(film.title).startsWith(beginning)),
  };
}

/** How like a film is to a model, and more where a friend names it beside one of its films. */
function likenessTo(model: Model, films: readonly CatalogueFilm[], likeness: Likeness): Like {
  const like =
    model.maker === true ? likenessToMaker(model.films, films, likeness) : likeness.toGroup(model.films);
  const named = model.maker === true ? namedBesideMost(model.films) : namedBeside(model.films);
  return (film) => like(film) + named(film);
}

/** How like a film is to any of some works: nothing is more so than the films that their lovers love. */
function likenessToAny(works: readonly Model[], likeness: Likeness): (film: CatalogueFilm) => number {
  const loved = new Set(works.flatMap(({ films }) => films));
  const likes = works.map(({ films }) => likeness.toGroup(films));
  return (film) => (loved.has(film) ? 1 : Math.max(...likes.map((like) => like(film))));
}

/** `tarantino gibi ama tarantino değil`: films of somebody who is refused stand for all that they directed. */
const withMakers = (models: readonly Model[], refused: readonly string[], films: readonly CatalogueFilm[]) =>
  refused.reduce<readonly Model[]>((all, person) => {
    // Nobody is refused as a model where there is none, which spares going through all films.
    if (all.length < A_FEW) return all;
    const isMade = madeBy(person);
    const made = films.filter(isMade);
    // Two films may have one title: the `Aladdin` that is meant is Ritchie's.
    const titles = new Set(made.map(({ title }) => title));
    const theirs = all.filter((model) => model.films.every((film) => isMade(film) || titles.has(film.title)));
    if (theirs.length < A_FEW) return all;
    const directed = made.filter(({ director }) => isMade({ director, actors: [] }));
    // Who only plays is named all the same, and not the films that stand for them.
    if (directed.length < A_FEW)
      return [
        ...all.filter((model) => !theirs.includes(model)),
        ...theirs.map((model) => ({ ...model, name: person })),
      ];
    return [
      ...all.filter((model) => !theirs.includes(model)),
      { name: person, films: directed, maker: true },
    ];
  }, models);
/** One film that is named means that film, whoever is refused beside it. */
const A_FEW = 2;

const toAllOf = (likes: readonly number[]): number =>
  (likes.reduce((sum, one) => sum + one, 0) / likes.length + Math.min(...likes)) / 2;

const seriesOf = ({ judgement }: CatalogueFilm) => judgement?.series?.name;

/** Whether a name, perhaps with an ending, says no more than what the series is called, and the film is called more. */
function isSeriesAlone(name: string, series: string, title: string): boolean {
  const [said, own, whole] = [name, series, title].map(normaliseTitle);
  if (said === undefined || own === undefined || whole === undefined) return false;
  return said.startsWith(own) && said.length - own.length <= LONGEST_ENDING && whole.length > said.length;
}
const LONGEST_ENDING = 4;

function seriesCalled(films: readonly CatalogueFilm[], name: string): CatalogueFilm[] {
  const wanted = normaliseTitle(name);
  const parts = films.filter((film) => {
    const own = seriesOf(film);
    return own !== undefined && normaliseTitle(own) === wanted;
  });
  return parts.length > 1 ? parts : [];
}
