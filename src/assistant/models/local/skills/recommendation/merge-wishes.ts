import type { FilmIndex } from '#films/film-index.ts';
import type { Wishes } from '#domain/wishes.ts';

import type { Memory, ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import type { WishKind } from '../../understand/open-slots.ts';
import type { Understanding } from '../../understand/understand.ts';
import { saidOf } from './said-of.ts';
import { isWholeRequest } from './whole-request.ts';
import { relativeBounds } from './relative-bounds.ts';

type Draft = { -readonly [Name in keyof Wishes]: Wishes[Name] };

const union = <T>(a: readonly T[] | undefined, b: readonly T[]): T[] => [...new Set([...(a ?? []), ...b])];
const without = <T>(list: readonly T[] | undefined, gone: readonly T[]): T[] =>
  (list ?? []).filter((item) => !gone.includes(item));

/**
 * The wishes a recommendation now rests on: those of before with what the message changes in them, or only those of the
 * message when it is a whole request of its own.
 */
export function mergeWishes(memory: Memory, parsed: Understanding, index: FilmIndex): Wishes {
  const earlier = isWholeRequest(parsed) ? undefined : memory.wishes;
  const wishes: Draft = { ...(earlier ?? { genres: [] }) };
  const said = saidOf(parsed, memory, wishes);
  if (parsed.open !== undefined && parsed.open !== 'all') for (const slot of parsed.open) clear(wishes, slot);
  mergeGenres(wishes, said, parsed);
  mergeBounds(wishes, said);
  mergeNames(wishes, said, parsed);
  mergeJudged(wishes, said);
  const alike = alikeTo(parsed, memory);
  if (alike !== undefined) wishes.similarTo = alike.title;
  const { relative } = parsed.markers;
  Object.assign(wishes, relativeBounds(relative, memory, wishes, said, index));
  return tidy(wishes, said);
}

/** The shown film that the next ones should resemble. */
function alikeTo({ alike, asksAlike, said }: Understanding, memory: Memory): ShownFilm | undefined {
  if (alike !== undefined) return pointedAt(alike.reference, memory)[0];
  return asksAlike && said.similarTo === undefined && said.people.length === 0 ? memory.focus : undefined;
}

function mergeGenres(wishes: Draft, said: MessageWishes, { markers }: Understanding): void {
  if (said.genres.length > 0) {
    wishes.genres = markers.adds ? union(wishes.genres, said.genres) : [...said.genres];
    wishes.excludeGenres = without(wishes.excludeGenres, said.genres);
  }
  const wished = said.refusedTogether?.filter((genre) => wishes.genres.includes(genre)) ?? [];
  const refused =
    wished.length === said.refusedTogether?.length ? said.excludeGenres : without(said.excludeGenres, wished);
  if (refused.length > 0) {
    wishes.excludeGenres = union(wishes.excludeGenres, refused);
    wishes.genres = without(wishes.genres, refused);
  }
  if (said.mood !== undefined) wishes.mood = said.mood;
}

function mergeBounds(wishes: Draft, said: MessageWishes): void {
  for (const [least, most] of [
    ['minYear', 'maxYear'],
    ['minDuration', 'maxDuration'],
  ] as const) {
    if (said[least] === undefined && said[most] === undefined) continue;
    if (said[least] !== undefined) wishes[least] = said[least];
    if (said[most] !== undefined) wishes[most] = said[most];
    // What was said last holds: an older bound that contradicts it goes.
    if ((wishes[least] ?? -Infinity) > (wishes[most] ?? Infinity))
      delete wishes[said[least] === undefined ? least : most];
  }
  if (said.minRating !== undefined) wishes.minRating = said.minRating;
  if (said.maxAge !== undefined) wishes.maxAge = said.maxAge;
}

function mergeNames(wishes: Draft, said: MessageWishes, { markers }: Understanding): void {
  const keep = <T>(before: readonly T[] | undefined, now: readonly T[]) =>
    (markers.corrects || markers.only) && now.length > 0 ? [...now] : union(before, now);
  wishes.people = without(keep(wishes.people, said.people), said.refusedPeople);
  // `Brad Pitt değil Tom Cruise demek istedim` corrects a name and refuses nobody.
  const unwanted = markers.corrects ? [] : said.refusedPeople;
  wishes.excludePeople = without(union(wishes.excludePeople, unwanted), said.people);
  wishes.themes = without(keep(wishes.themes, said.themes), said.avoidThemes);
  wishes.avoidThemes = without(union(wishes.avoidThemes, said.avoidThemes), said.themes);
  if (said.countries.length > 0)
    wishes.countries = markers.adds ? union(wishes.countries, said.countries) : [...said.countries];
  wishes.countries = without(wishes.countries, said.avoidThemes);
  if (said.origin !== undefined) wishes.origin = said.origin;
  if (said.similarTo !== undefined) {
    wishes.similarTo = said.similarTo;
    wishes.alsoSimilarTo = [...(said.alsoSimilarTo ?? [])];
  }
}

const VALUES = ['ending', 'pace', 'fame', 'trueStory'] as const;
const ADDED = ['excludeTitles', 'awards', 'studios', 'series', 'languages', 'eras', 'places'] as const;

/** What only a judgement can answer, and the films that are not wanted. */
function mergeJudged(wishes: Draft, said: MessageWishes): void {
  const named = [...VALUES, ...ADDED].filter((name) => said[name] !== undefined);
  Object.assign(wishes, Object.fromEntries(named.map((name) => [name, said[name]])));
  wishes.excludeTitles = union(wishes.excludeTitles, said.excludeTitles ?? []);
  wishes.tones = without(union(wishes.tones, said.tones ?? []), said.avoidTones ?? []);
  wishes.avoidTones = without(union(wishes.avoidTones, said.avoidTones ?? []), said.tones ?? []);
}

const WISHES_OF_KIND: Readonly<Record<WishKind, readonly (keyof Wishes)[]>> = {
  genres: ['genres', 'excludeGenres'],
  mood: ['mood'],
  years: ['minYear', 'maxYear'],
  duration: ['minDuration', 'maxDuration'],
  rating: ['minRating'],
  people: ['people'],
  origin: ['origin', 'countries'],
  themes: ['themes', 'avoidThemes'],
};

function clear(wishes: Draft, slot: WishKind): void {
  for (const name of WISHES_OF_KIND[slot]) {
    if (name === 'genres') wishes.genres = [];
    else delete wishes[name];
  }
}

const LISTS = [
  'excludeGenres',
  'people',
  'countries',
  'themes',
  'avoidThemes',
  'alsoSimilarTo',
  'excludePeople',
  'excludeTitles',
  'tones',
  'avoidTones',
] as const;

/** Leaves out what is empty: a slot that was not said is absent. Company counts only for what is open. */
function tidy(wishes: Draft, said: MessageWishes): Wishes {
  for (const name of LISTS) if (wishes[name]?.length === 0) delete wishes[name];
  const open = wishes.genres.length === 0 && wishes.mood === undefined && wishes.similarTo === undefined;
  // Who brings a child is not on a date.
  if (open && said.implied?.mood !== undefined && wishes.maxAge === undefined)
    wishes.mood = said.implied.mood;
  if (!open || said.implied === undefined || wishes.themes !== undefined) return wishes;
  const { mood: _mood, genres = [], ...others } = said.implied;
  wishes.genres = without(genres, wishes.excludeGenres ?? []);
  for (const [name, value] of Object.entries(others))
    Object.assign(wishes, { [name]: wishes[name as keyof Wishes] ?? value });
  return wishes;
}
