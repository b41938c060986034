import { fold, normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import type { WantedAnswer } from './file-dialogues.ts';
import { alsoSaid } from './same-wish.ts';
import type { CallMade } from './score.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Whether the right tool was called, and whether with the right input: at least what is wanted, nothing that must not be.
 * A fact of one film may also be told in words that name it.
 */
export function answers(wanted: WantedAnswer, made: readonly CallMade[], index: FilmIndex, text = '') {
  const tools = Array.isArray(wanted.tool) ? wanted.tool : [wanted.tool];
  if (made.length === 0) {
    const right = tools.includes(null) || (tools.includes('showFilm') && namesFilm(text, wanted, index));
    return { tool: right, input: right };
  }
  if (made.some((call) => isForgottenFilm(wanted, call, index))) return { tool: true, input: true };
  const calls = made.filter(({ tool }) => tools.includes(tool));
  return {
    tool: calls.length > 0,
    input: calls.some(
      ({ input }) =>
        Object.entries(wanted.input).every(([name, value]) => holds(name, value, input, index)) &&
        wanted.not.every((name) => isNothing(input[name])),
    ),
  };
}

/**
 * Tools that are younger than a file, by the tool that then came nearest: `listeme ekle` meant the favourites before there
 * was a list for later, `ben korku o romantik` one wish, and where a film is watched was for words alone.
 */
const YOUNGER: Readonly<Record<string, readonly string[]>> = {
  addFavourite: ['addToWatchlist'],
  removeFavourite: ['removeFromWatchlist'],
  markWatched: ['rateFilm'],
  recommendFilms: ['filmsForTwo', 'planEvening'],
  words: ['whereToWatch'],
};

/** The same for a file from before these tools. */
export function answersOlder(...asked: Parameters<typeof answers>) {
  const [{ tool }, made] = asked;
  const younger = [tool].flat().flatMap((name) => YOUNGER[name ?? 'words'] ?? []);
  return made.some((call) => younger.includes(call.tool)) ? { tool: true, input: true } : answers(...asked);
}

/** Whether the film that was told of, and expected among those recommended, was found and shown by itself. */
function isForgottenFilm({ tool, fits = [] }: WantedAnswer, made: CallMade, index: FilmIndex): boolean {
  if (tool !== 'recommendFilms' || made.tool !== 'showFilm' || fits.length !== 1) return false;
  return fits.some((title) => isGiven('title', title, made.input['title'], index));
}

/** Whether words speak of the film that was asked about. */
function namesFilm(text: string, { input: { title } }: WantedAnswer, index: FilmIndex): boolean {
  if (typeof title !== 'string') return false;
  const found = index.resolveTitle(title);
  const films = found.kind === 'one' ? [found.film] : found.kind === 'many' ? found.candidates : [];
  return films.some((film) => normaliseTitle(text).includes(normaliseTitle(film.title)));
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : isNothing(value) ? [] : [value]);
const YEARS = new Set(['minYear', 'maxYear']);

function holds(name: string, wanted: unknown, input: Input, index: FilmIndex): boolean {
  // The tool takes stars; of ten points a star is two.
  const given = name === 'rating' ? pointsOf(input) : input[name];
  if (isNothing(wanted)) return isNothing(given);
  // Whether `2010'dan önce` takes 2010 in is in the eye of the reader.
  if (typeof wanted === 'number' && typeof given === 'number' && YEARS.has(name))
    return Math.abs(wanted - given) <= 1;
  if (typeof wanted === 'number') return wanted === given;
  return list(wanted).every((value) => {
    const said = [[name, String(value)] as const, ...alsoSaid(name, String(value))];
    return said.some(([field, one]) => isGiven(field, one, input[field], index));
  });
}

const pointsOf = ({ stars, rating }: Input) => (typeof stars === 'number' ? stars * 2 : rating);

function isGiven(field: string, wanted: string, given: unknown, index: FilmIndex): boolean {
  const all = new Set(list(given).flatMap((value) => canonical(field, String(value), index)));
  return canonical(field, wanted, index).some((meaning) => all.has(meaning));
}

const TITLES = new Set(['title', 'similarTo', 'alsoSimilarTo', 'excludeTitles']);

/** What a value may stand for: titles and people by whom they mean, words folded, written together or apart. */
function canonical(name: string, text: string, index: FilmIndex): string[] {
  if (name === 'people' || name === 'excludePeople')
    return [normaliseTitle(index.resolvePerson(text) ?? text)];
  if (!TITLES.has(name)) return [fold(text).replaceAll(' ', '')];
  const found = index.resolveTitle(text);
  if (found.kind === 'one') return [found.film.id, normaliseTitle(text)];
  if (found.kind === 'many') return [...found.candidates.map(({ id }) => id), normaliseTitle(text)];
  return [normaliseTitle(text)];
}
