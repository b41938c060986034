import { UNKNOWN_ACTOR } from '../film.ts';
import { createRecordFinder, type FavouriteFilm, type WatchedFilm } from '../records.ts';
import { countGenres } from '../stats.ts';
import { longestEvening } from './evening.ts';
import type { Period, Report } from './report.ts';
import { surpriseOf } from './surprise.ts';
import { isIn, watchesOf } from './watches.ts';

const MOST = { genres: 6, people: 3, best: 8 } as const;
const LIKED_FROM = 7;
const DISLIKED_BELOW = 5;

/**
 * What was watched in a period by the device's calendar (Y-05), each film once. A film without a named day counts on the day
 * it was marked, as it does for `watchedThisMonth`; one of which no time is known counts for none.
 */
export function makeReport(
  watched: readonly WatchedFilm[],
  favourites: readonly FavouriteFilm[],
  period: Period,
): Report {
  const watches = watchesOf(watched).filter(({ at }) => isIn(at, period));
  const films = [...new Set(watches.map(({ film }) => film))];
  const months = Array.from({ length: 12 }, () => 0);
  for (const { at } of watches) months[at.getMonth()] = (months[at.getMonth()] ?? 0) + 1;
  const surprise = surpriseOf(films);
  const evening = longestEvening(watches);
  return {
    year: period.year,
    ...(period.month === undefined ? {} : { month: period.month }),
    films: films.length,
    again: new Set(watches.filter(({ isAgain }) => isAgain).map(({ film }) => film)).size,
    minutes: watches.reduce((sum, { film }) => sum + film.duration, 0),
    genres: countGenres(films).slice(0, MOST.genres),
    people: peopleOf(films),
    decades: decadesOf(films),
    months: period.month === undefined ? months : [],
    best: best(films, favourites),
    ...(surprise === undefined ? {} : { surprise }),
    ...(evening === undefined ? {} : { evening }),
  };
}

/**
 * Own points first, as far as they are good ones; then favourites; then what others rate well. What was so-so is there only
 * where nothing was better, and what was disliked where nothing else was seen.
 */
function best(films: readonly WatchedFilm[], favourites: readonly FavouriteFilm[]): Report['best'] {
  const favourite = createRecordFinder(favourites);
  const rank = (film: WatchedFilm) => {
    if (film.score !== undefined) return film.score >= LIKED_FROM ? 4 : film.score < DISLIKED_BELOW ? 0 : 1;
    if (favourite(film) !== undefined) return 3;
    return film.rating >= LIKED_FROM ? 2 : 1;
  };
  const ranked = films.map((film) => ({ film, rank: rank(film) }));
  const least = Math.min(2, Math.max(...ranked.map((entry) => entry.rank)));
  return ranked
    .filter((entry) => entry.rank >= least)
    .toSorted(
      (a, b) => b.rank - a.rank || (b.film.score ?? 0) - (a.film.score ?? 0) || b.film.rating - a.film.rating,
    )
    .slice(0, MOST.best)
    .map(({ film: { title, year, score, rating, genre } }) => ({
      title,
      year,
      genre,
      rating,
      ...(score === undefined ? {} : { score }),
    }));
}

function peopleOf(films: readonly WatchedFilm[]): Report['people'] {
  const counts = new Map<string, Report['people'][number]>();
  const add = (name: string, role: 'director' | 'actor') => {
    const key = `${role} ${name}`;
    counts.set(key, { name, role, films: (counts.get(key)?.films ?? 0) + 1 });
  };
  for (const { director = '', actors } of films) {
    for (const name of new Set(director.split(',').map((part) => part.trim())))
      if (name) add(name, 'director');
    for (const name of new Set(actors)) if (name !== UNKNOWN_ACTOR) add(name, 'actor');
  }
  const collator = new Intl.Collator('tr');
  return [...counts.values()]
    .filter(({ films: count }) => count > 1)
    .toSorted(
      (a, b) =>
        b.films - a.films ||
        Number(b.role === 'director') - Number(a.role === 'director') ||
        collator.compare(a.name, b.name),
    )
    .slice(0, MOST.people);
}

function decadesOf(films: readonly WatchedFilm[]): Report['decades'] {
  const counts = new Map<number, number>();
  for (const { year } of films) {
    if (year <= 0) continue;
    const decade = Math.floor(year / 10) * 10;
    counts.set(decade, (counts.get(decade) ?? 0) + 1);
  }
  return [...counts].map(([decade, count]) => ({ decade, count })).toSorted((a, b) => a.decade - b.decade);
}
