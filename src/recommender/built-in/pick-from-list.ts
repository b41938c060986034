import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { filmSet, type NamedFilm } from '#domain/film-set.ts';
import { GENRES, splitGenres } from '#domain/genre.ts';
import { UNKNOWN_TIME, type WatchlistFilm } from '#domain/records.ts';
import { breaking } from '#domain/stated-wishes.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Random } from '#lib/random.ts';
import { inWords } from '#lib/turkish/format.ts';
import { fitTo } from './fit.ts';
import { wishesOfHour } from '../tonight.ts';

interface Picking {
  films: readonly WatchlistFilm[];
  wishes: Wishes;
  /** Tells of the films that it knows more than their records do. */
  catalogue: readonly CatalogueFilm[];
  /** What must not come: hidden films, and what was picked just now. */
  without: readonly NamedFilm[];
  now: Date;
  random: Random;
}

/** A film of the person's own list, and why this one. */
export interface PickedFilm {
  film: WatchlistFilm;
  why: string;
}

const BROKEN = 8;
const RATING = 0.6;
/** Minutes over what the hour allows that cost a point. */
const MINUTES_A_POINT = 10;
/** Points that chance may give: enough that another evening brings another film. */
const CHANCE = 3;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * One film of *İzleyeceklerim* by wishes and hour; undefined where none is left. A wish that no film of the list meets
 * is given up rather than answered with nothing, and said.
 */
export function pickFromList(picking: Picking): PickedFilm | undefined {
  const { films, wishes, catalogue, without, now, random } = picking;
  const isOut = filmSet(without);
  const factsOf = lookupOf(films, catalogue);
  const asksTime = wishes.maxDuration !== undefined || wishes.minDuration !== undefined;
  const bedtime = asksTime ? undefined : wishesOfHour(now).wishes.maxDuration;
  const [brokenBy, fit] = [breaking(wishes), fitTo(wishes)];
  const weighed = films
    .filter((film) => !isOut(film))
    .map((film) => {
      const facts = factsOf(film) ?? ownFacts(film);
      const broken = brokenBy(facts);
      const late = Math.max(0, facts.duration - (bedtime ?? Number.POSITIVE_INFINITY)) / MINUTES_A_POINT;
      const points = fit(facts) + RATING * facts.rating - BROKEN * broken.length - late;
      return { film, broken, points: points + CHANCE * random() };
    });
  const [best] = weighed.toSorted((a, b) => b.points - a.points);
  if (best === undefined) return undefined;
  return { film: best.film, why: whyOf(best.film, best.broken.length > 0, now) };
}

/**
 * Finds films of the list in the catalogue by their exact titles: no slip of a finger is forgiven, since a list holds
 * hundreds of films that the catalogue does not know, and each would be compared with all titles.
 */
function lookupOf(films: readonly WatchlistFilm[], catalogue: readonly CatalogueFilm[]) {
  const isInList = filmSet(films);
  const byTitle = Map.groupBy(
    catalogue
      .filter((film) => isInList(film))
      .flatMap((film) => namesOf(film).map((name) => ({ name, film }))),
    ({ name }) => name,
  );
  return (film: WatchlistFilm): CatalogueFilm | undefined => {
    const isThis = filmSet([film]);
    const known = namesOf(film).flatMap((name) => byTitle.get(name) ?? []);
    return known.find((other) => isThis(other.film))?.film;
  };
}

const namesOf = ({ title, originalTitle = title }: NamedFilm) => [title, originalTitle].map(normaliseTitle);

/** What the record itself says, for a film that the catalogue does not know. */
function ownFacts(film: WatchlistFilm): CatalogueFilm {
  const genres = GENRES.filter((genre) => splitGenres(film.genre).includes(genre));
  return {
    ...film,
    id: String(film.id),
    originalTitle: film.originalTitle ?? film.title,
    aliases: [],
    genres,
    origin: 'yabancı',
    countries: [],
    moods: [],
    themes: [],
    year: film.year > 0 ? film.year : LIMITS.minYear,
  };
}

function whyOf(film: WatchlistFilm, isLoosened: boolean, now: Date): string {
  const { addedToWatchlistAt: added, duration } = film;
  const months = Math.floor((now.getTime() - Date.parse(added)) / MONTH_MS);
  const waits =
    added === UNKNOWN_TIME || months < 1 ? 'listende seni bekliyor' : `${months} aydır listende bekliyor`;
  const said = `${inWords(duration)} sürüyor ve ${waits}.`;
  return isLoosened ? `Tam istediğin gibisi listende yok; en yakını bu. ${said}` : said;
}
