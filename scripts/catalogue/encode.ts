import type { CatalogueFilm, FilmRole } from '#domain/catalogue-film.ts';
import type { Writer } from '#domain/writer.ts';
import { GENRES } from '#domain/genre.ts';
import { AWARDS, ENDINGS, ERAS, FATES, FEELS, RIGHT_FOR } from '#domain/judgement.ts';
import { isToneTheme } from '#domain/tones.ts';
import type { FactColumns, JudgementColumns, RecallColumns, TextColumns } from '#films/layers/columns.ts';
import { idOf } from '#films/layers/decode-films.ts';
import { toPairs } from '#films/layers/place-pairs.ts';
import { toSteps } from '#films/layers/wish-lists.ts';
import { foldWord } from '#films/words.ts';
import type { Judgement } from '#scripts/judgement/schemas.ts';
import type { Animals } from './animals.ts';
import type { Named } from './foremost.ts';

/** A film as the catalogue's sources have it: facts, and what is judged of it. */
export interface SourceFilm {
  film: CatalogueFilm;
  judgement: Judgement;
  roles?: readonly FilmRole[];
  animal?: Animals[string] | undefined;
  /** How gladly a friend would name it, 0 to 5. */
  gladly: number;
  /** What its people do for a living. */
  jobs?: readonly string[] | undefined;
  /** The wishes for which a friend names it among the first, and those that it hardly answers. */
  foremost: Named;
  /** The ids of the films that a friend names beside it, the best first. */
  beside?: readonly string[] | undefined;
  /** The country of its place; '' where it lies in none. */
  land?: string | undefined;
}

/** A list of names, those on most films first, and the way to write one as a number. */
function dictionary(names: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const list = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
  const places = new Map(list.map((name, place) => [name, place]));
  return { list, place: (name: string) => places.get(name) ?? -1 };
}

const digit = <T>(list: readonly T[], item: T) => list.indexOf(item).toString(36);
const digits = <T>(list: readonly T[], items: readonly T[]) =>
  items.map((item) => digit(list, item)).join('');
/** Who wrote what of one kind, by name: few films have a writer here, so that a list a film would be mostly empty. */
function written(films: readonly CatalogueFilm[], kind: Writer['wrote']): Record<string, number[]> {
  const places = films.flatMap(({ writers = [] }, at) =>
    writers.flatMap(({ name, wrote }) => (wrote === kind ? [{ name, at }] : [])),
  );
  const byName = [...Map.groupBy(places, ({ name }) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byName.map(([name, own]) => [name, own.map(({ at }) => at)]));
}
const directorsOf = ({ director }: CatalogueFilm) => director?.split(', ') ?? [];

/** What ranking and finding need first. */
export function encodeFacts(sources: readonly SourceFilm[]): FactColumns {
  const films = sources.map(({ film }) => film);
  const people = dictionary(films.flatMap((film) => [...directorsOf(film), ...film.actors]));
  const places = (names: readonly string[]) => names.map(people.place);
  return {
    titles: films.map(({ title }) => title),
    originalTitles: films.map(({ title, originalTitle }) => (originalTitle === title ? '' : originalTitle)),
    ids: Object.fromEntries(
      films.flatMap(({ id, title, year }, at) => (id === idOf(title, year) ? [] : [[String(at), id]])),
    ),
    aliases: films.map(({ aliases }) => aliases.join('|')),
    years: films.map(({ year }) => year),
    durations: films.map(({ duration }) => duration),
    ratings: films.map(({ rating }) => Math.round(rating * 10)),
    genres: films.map(({ genres }) => digits(GENRES, genres)),
    people: people.list,
    directors: films.map((film) => places(directorsOf(film))),
    actors: films.map(({ actors }) => places(actors)),
    books: written(films, 'book'),
    screenplays: written(films, 'screenplay'),
    countries: films.map(({ countries }) => countries.join('|')),
    origins: films.flatMap(({ origin, countries }, at) =>
      (origin === 'yerli') === (countries[0] === 'Türkiye') ? [] : [at],
    ),
  };
}

/** What is judged of the films. Side themes are also those that the facts name, what people do for a living, and what a film is named first for. */
export function encodeJudgements(sources: readonly SourceFilm[]): JudgementColumns {
  const subjects = new Set(
    sources.flatMap(({ film, judgement: { core, side } }) => [...core, ...side, ...film.themes]),
  );
  const themesOf = ({ film, judgement: { core, side }, jobs = [], foremost }: SourceFilm) => ({
    core,
    side: [
      ...new Set([
        ...side,
        ...film.themes,
        ...jobs,
        ...[...foremost.first.keys()].filter((name) => subjects.has(name)),
      ]),
    ].filter((theme) => !core.includes(theme) && !isToneTheme(theme)),
  });
  const told = sources.map(themesOf);
  const themes = dictionary(told.flatMap(({ core, side }) => [...core, ...side]));
  const judged = sources.map(({ judgement }) => judgement);
  const placeOf = new Map(sources.map(({ film }, place) => [film.id, place]));
  const series = dictionary(judged.flatMap((one) => one.series?.name ?? []));
  const flags = ({ trueStory, book, documentary, silent, blackAndWhite }: Judgement) =>
    Object.entries({ t: trueStory, b: book, d: documentary, s: silent, w: blackAndWhite })
      .filter(([, holds]) => holds === true)
      .map(([letter]) => letter)
      .join('');
  return {
    themes: themes.list,
    core: told.map(({ core }) => core.map(themes.place)),
    side: told.map(({ side }) => side.map(themes.place)),
    figures: judged.map(({ feel, pace, gore, sex, language, fame, ending, era }) =>
      [
        ...FEELS.map((name) => feel[name]),
        pace,
        gore,
        sex,
        language,
        fame,
        digit(ENDINGS, ending),
        digit(ERAS, era),
      ].join(''),
    ),
    ages: sources.map(ageOf),
    gladly: sources.map(({ gladly }) => Math.round(gladly * 10)),
    first: byPlace(sources.map(({ foremost }) => foremost.first)),
    hardly: byWish(sources.map(({ foremost }) => foremost.hardly)),
    beside: sources.map(({ beside = [] }) => toPairs(beside.flatMap((id) => placeOf.get(id) ?? []))),
    seriesNames: series.list,
    series: judged.map((one) => (one.series ? [series.place(one.series.name), one.series.place] : [])),
    studios: judged.map(({ studio = '' }) => studio),
    awards: judged.map(({ awards }) => digits(AWARDS, awards)),
    flags: judged.map(flags),
    places: judged.map(({ place = '' }) => place),
    lands: sources.map(({ film, land }) => (land === film.countries[0] ? '' : (land ?? '') || '-')),
    languages: judged.map(({ languages }) => languages.join('|')),
    rightFor: judged.map(({ rightFor }) => digits(RIGHT_FOR, rightFor)),
    animals: sources.map(({ animal }) => (animal ? `${animal[0]}:${digit(FATES, animal[1])}` : '')),
  };
}

/** The films of each wish, the first one first, by the wishes of each film and its places among theirs. */
function byPlace(wishes: readonly ReadonlyMap<string, number>[]): Record<string, string> {
  const named = wishes.flatMap((own, at) => [...own].map(([wish, place]) => ({ wish, place, at })));
  const lists = [...Map.groupBy(named, ({ wish }) => wish)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    lists.map(([wish, own]) => [
      wish,
      toPairs(own.toSorted((a, b) => a.place - b.place).map(({ at }) => at)),
    ]),
  );
}

/** The films of each wish, by the wishes of each film. */
function byWish(wishes: readonly (readonly string[])[]): Record<string, number[]> {
  const places = wishes.flatMap((own, at) => own.map((wish) => ({ wish, at })));
  const lists = [...Map.groupBy(places, ({ wish }) => wish)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(lists.map(([wish, own]) => [wish, toSteps(own.map(({ at }) => at))]));
}

/** For the sake of children the strictest of what is said, and what is shown forbids. */
const ageOf = ({ film, judgement }: SourceFilm) =>
  Math.max(
    film.ageRating ?? 0,
    judgement.age,
    judgement.gore >= 2 || judgement.sex >= 2 ? 13 : 0,
    judgement.gore === 3 || judgement.sex === 3 ? 16 : 0,
  );

/** What cards say of the films. */
export const encodeTexts = (sources: readonly SourceFilm[]): TextColumns => ({
  plots: sources.map(({ film }) => film.plot ?? ''),
  words: sources.map(({ judgement }) => judgement.word),
  hooks: sources.map(({ judgement }) => judgement.hook),
});

/** What films are remembered by. */
export const encodeRecall = (sources: readonly SourceFilm[]): RecallColumns => ({
  phrases: sources.map(({ judgement }) => judgement.recall.join('|')),
  characters: sources.map(({ judgement, roles = [] }) => {
    const played = new Set(roles.flatMap(({ names }) => names));
    return judgement.characters.filter((name) => !played.has(name)).join('|');
  }),
  roles: sources.map(({ film, roles = [] }) =>
    roles
      .map(({ names, actor, isVoice }) => {
        const place = film.actors.indexOf(actor);
        return `${names.join('/')}${isVoice ? '~' : '>'}${place < 0 ? actor : place}`;
      })
      .join('|'),
  ),
});

/** The folded words of the plots that are no names: how Turkish is spelled, as far as films need it. */
export const encodeVocabulary = (sources: readonly SourceFilm[]): string =>
  [
    ...new Set(
      sources.flatMap(({ film }) => film.plot?.match(/(?<![\p{L}'’])\p{Ll}\p{L}*/gu) ?? []).map(foldWord),
    ),
  ]
    .toSorted()
    .join(' ');
