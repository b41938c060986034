import { chooseFitting, USUAL_FILM } from '#domain/evening-plan.ts';
import { LIMITS } from '#domain/film.ts';
import { isGenre, splitGenres } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import type { ToolPorts } from './context.ts';
import type { OutputFilm } from './film-output.ts';
import { asOutput } from './find-film.ts';
import type { PlanInput } from './plan-input.ts';

interface Frame {
  input: PlanInput;
  named: readonly OutputFilm[];
  /** Minutes there are, where an hour was said. */
  time: number | undefined;
  breakMinutes: number;
}

interface Chosen {
  films: readonly OutputFilm[];
  /** How many were asked for. */
  wanted: number;
  loosened: string[];
}

/** A film and a half: what is left beyond the shorter films of a choice may make up for a longer one. */
const SLACK = 25;
/** Minutes that a film takes at the least where there is to be any choice. */
const SHORT_FILM = 80;
const USUAL_COUNT = 2;
/** So many films are weighed for each one that is shown. */
const CHOICE = 3;
const MANY = 3;
const OF_MANY = 125;
const MOST_UNASKED = 3;
/** From so many minutes on it is a day, and not an evening. */
const WHOLE_DAY = 8 * 60;
const MOST_OF_A_DAY = 5;

/** The films of a plan: those that were named, and as many more as were asked for, chosen so that they fit the time (J-02, J-03). */
export async function filmsForEvening(
  ports: ToolPorts,
  frame: Frame,
  signal: AbortSignal | undefined,
): Promise<Chosen> {
  const { input, named, time, breakMinutes } = frame;
  if (input.kinds !== undefined && named.length === 0) return ofKinds(ports, frame, input.kinds, signal);
  const fitting = (minutes: number, film: number) =>
    Math.floor((minutes + breakMinutes) / (film + breakMinutes));
  const unasked =
    time === undefined
      ? USUAL_COUNT
      : Math.min(time < WHOLE_DAY ? MOST_UNASKED : MOST_OF_A_DAY, Math.max(1, fitting(time, USUAL_FILM)));
  const wanted = Math.max(named.length, input.count ?? (named.length > 0 ? named.length : unasked));
  const left =
    time === undefined
      ? undefined
      : time - named.reduce((sum, film) => sum + film.duration + breakMinutes, 0);
  const possible =
    left === undefined ? wanted : Math.max(named.length === 0 ? 1 : 0, fitting(left, SHORT_FILM));
  const count = Math.min(wanted - named.length, possible);
  if (count <= 0) return { films: named, wanted, loosened: [] };
  const pool = await candidates(ports, { ...frame, left, count }, signal);
  const more = chooseFitting(pool.films, count, left ?? Number.POSITIVE_INFINITY, breakMinutes);
  const place = input.place ?? named.length;
  return {
    films: [...named.slice(0, place), ...more, ...named.slice(place)],
    wanted,
    loosened: pool.loosened,
  };
}

/** `iki korku bir komedi`: one film for each, none twice, with an equal share of the time that is left. */
async function ofKinds(
  ports: ToolPorts,
  { input, time, breakMinutes }: Frame,
  kinds: readonly Wishes[],
  signal: AbortSignal | undefined,
): Promise<Chosen> {
  const films: OutputFilm[] = [];
  const loosened = new Set<string>();
  let left = time;
  for (const [place, kind] of kinds.entries()) {
    const share =
      left === undefined
        ? undefined
        : Math.floor(left / (kinds.length - place)) - (place > 0 ? breakMinutes : 0);
    const wishes = { ...input.wishes, ...kind };
    const frame = { input: { wishes }, named: films, left: share, count: 1, breakMinutes, time };
    const pool = await candidates(ports, frame, signal);
    const [film] = chooseFitting(pool.films, 1, share ?? Number.POSITIVE_INFINITY, breakMinutes);
    for (const wish of pool.loosened) loosened.add(wish);
    if (film === undefined) continue;
    films.push(film);
    if (left !== undefined) left -= film.duration + breakMinutes;
  }
  return { films, wanted: kinds.length, loosened: [...loosened] };
}

async function candidates(
  ports: ToolPorts,
  { input, named, left, count, breakMinutes }: Frame & { left: number | undefined; count: number },
  signal: AbortSignal | undefined,
): Promise<Pick<Chosen, 'films' | 'loosened'>> {
  const wishes: Wishes = input.wishes ?? { genres: [] };
  const isOther = ({ id }: OutputFilm) => named.every((film) => film.id !== id);
  if (input.from === 'favourites') {
    const own = ports.library.favourites.get().map(asOutput).filter(isOther);
    const liked = own.filter(({ genre }) =>
      wishes.genres.every((wanted) => splitGenres(genre).includes(wanted)),
    );
    return { films: shuffled(liked, ports.random).slice(0, count * CHOICE), loosened: [] };
  }
  // Three films and more are to fit an evening, though nobody says when it ends.
  const usual = count >= MANY && input.startsAt === undefined ? OF_MANY : undefined;
  const each =
    left === undefined
      ? usual
      : Math.floor((left - (count - 1) * breakMinutes) / count) + (count > 1 ? SLACK : 0);
  const longest = Math.min(wishes.maxDuration ?? LIMITS.maxDuration, each ?? LIMITS.maxDuration);
  const bounded =
    longest < LIMITS.maxDuration ? { ...wishes, maxDuration: Math.max(LIMITS.minDuration, longest) } : wishes;
  const { films, loosened } = await ports.chooseFilms(
    bounded,
    { most: count * CHOICE, without: named.map(({ title }) => title) },
    signal,
  );
  // A bound that nobody has said is nobody's wish that was given up.
  const given = loosened.filter((wish) => wish !== 'maxDuration' || wishes.maxDuration !== undefined);
  return { films: films.map(asOutput), loosened: given };
}

/** In an order that chance decides. */
const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

const MOST_SWAPS = 2;

interface TooLong {
  films: readonly OutputFilm[];
  over: number;
}

/** For the longest films of a plan that is too long a film of the same genres each, so short that all of it fits (J-06). */
export async function swapsFor(
  ports: ToolPorts,
  { films, over }: TooLong,
  signal: AbortSignal | undefined,
): Promise<{ title: string; film: OutputFilm }[]> {
  const swaps: { title: string; film: OutputFilm }[] = [];
  for (const film of films.toSorted((a, b) => b.duration - a.duration)) {
    const longest = film.duration - over;
    if (longest < LIMITS.minDuration || swaps.length === MOST_SWAPS) break;
    const genres = splitGenres(film.genre).filter(isGenre).slice(0, 1);
    const without = [...films, ...swaps.map((swap) => swap.film)].map(({ title }) => title);
    const [shorter] = await shorterThan(ports, { genres, maxDuration: longest }, without, signal);
    if (shorter !== undefined) swaps.push({ title: film.title, film: shorter });
  }
  return swaps;
}

async function shorterThan(
  ports: ToolPorts,
  wishes: Wishes & { maxDuration: number },
  without: readonly string[],
  signal: AbortSignal | undefined,
): Promise<OutputFilm[]> {
  try {
    const { films } = await ports.chooseFilms(wishes, { most: 3, without }, signal);
    return films.map(asOutput).filter(({ duration }) => duration <= wishes.maxDuration);
  } catch (error) {
    if (!(error instanceof RecommendationError)) throw error;
    return [];
  }
}
