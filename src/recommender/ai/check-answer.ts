import { filmSet, type NamedFilm } from '#domain/film-set.ts';
import { ANY_GENRE, type Genre } from '#domain/genre.ts';
import { checkFilms, removeDuplicates } from '#domain/rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { RecommendationError } from '../recommender.ts';
import { type IsReal, unrealTitles } from './check-real.ts';
import { checkWishes } from './check-wishes.ts';
import { checkFigures } from './figures.ts';
import { type RecognisedFilm, type FindFilm, recognise } from './known-film.ts';
import type { WireAnswer, WireFilm } from './wire.ts';

/** What an answer did wrong: what the correction pass lists (M-10). */
export interface Breach {
  message: string;
  title?: string;
}

/** An answer that breaks the rules for good (M-11). */
export class RuleBreach extends RecommendationError {
  override name = 'RuleBreach';
  readonly breaches: readonly Breach[];

  constructor(breaches: readonly Breach[]) {
    super('Model kuralları ihlal etti');
    this.breaches = breaches;
  }
}

interface Demands {
  wishes: Wishes;
  /** Those in force; none means any (`Genel`). */
  genres: readonly Genre[];
  banned: readonly string[];
  /** What never comes again. */
  hidden: readonly NamedFilm[];
}

/** Where the facts come from that an answer is held against. Both may be missing. */
export interface Facts {
  catalogue?: FindFilm | undefined;
  isReal?: IsReal | undefined;
}

export interface Checked {
  /** Without duplicates. */
  candidates: RecognisedFilm[];
  explanation?: string | undefined;
  /** None means that all rules hold. */
  breaches: Breach[];
  /** How many duplicates were removed. */
  removed: number;
}

/**
 * Holds an answer against the rules of M-02 to M-09 and the wishes, duplicates removed first: valid JSON, exactly three
 * films, titles, genres, the repeat ban, figures, wishes, and that the films are real.
 */
export async function checkAnswer(
  answer: WireAnswer | undefined,
  demands: Demands,
  { catalogue, isReal }: Facts,
  signal: AbortSignal | undefined,
): Promise<Checked> {
  if (answer === undefined) return { candidates: [], breaches: [{ message: 'Geçersiz JSON.' }], removed: 0 };
  const { wishes, genres, banned, hidden } = demands;
  const all = await Promise.all(answer.films.map((film) => recognise(withGenre(film, genres), catalogue)));
  const candidates = withoutDuplicates(all);
  const films = candidates.map(({ film }) => film);
  const named = candidates.filter(({ film }) => film.title !== '');
  const about = (title: string, messages: readonly string[]) =>
    messages.map((message) => ({ message, title }));
  const breaches: Breach[] = [
    ...checkFilms(films, { genres, banned }),
    ...named.flatMap(({ film }) => about(film.title, checkFigures(film))),
    ...named.flatMap((candidate) => about(candidate.film.title, checkWishes(candidate, wishes))),
    ...hiddenAmong(candidates, hidden),
    ...(await unreal(candidates.map(asKnown), isReal, signal)),
  ];
  const removed = all.length - candidates.length;
  const twice = all.filter((candidate) => !candidates.includes(candidate)).map(({ film }) => film.title);
  return {
    candidates,
    explanation: answer.explanation,
    // Duplicates alone break nothing (M-05); beside another breach the model should know of them.
    breaches:
      breaches.length === 0
        ? []
        : [...breaches, ...twice.map((title) => ({ message: `Duplikasyon: ${title}`, title }))],
    removed,
  };
}

/** With the original title of the catalogue, so that the movie database is asked only once for this check and the poster. */
export const asKnown = ({ film, known }: RecognisedFilm): WireFilm =>
  known === undefined ? film : { ...film, originalTitle: known.originalTitle };

/** Names the films that the person never wants to be shown again: `Bir daha önerilmeyecek: Titanik`. */
export function hiddenAmong(films: readonly RecognisedFilm[], hidden: readonly NamedFilm[]): Breach[] {
  const isHidden = filmSet(hidden);
  return films.flatMap((candidate) => {
    const { title } = candidate.film;
    const isOne =
      isHidden(asKnown(candidate)) || (candidate.known !== undefined && isHidden(candidate.known));
    return isOne ? [{ message: `Bir daha önerilmeyecek: ${title}`, title }] : [];
  });
}

/** Says which of the films no database knows: `Gerçek film değil: Baba 9`. */
export async function unreal(
  films: readonly WireFilm[],
  isReal: IsReal | undefined,
  signal: AbortSignal | undefined,
): Promise<Breach[]> {
  if (isReal === undefined) return [];
  const titles = await unrealTitles(films, isReal, signal);
  return titles.map((title) => ({ message: `Gerçek film değil: ${title}`, title }));
}

/** Where any genre goes, a film that names none is simply `Genel` (M-13). */
function withGenre(film: WireFilm, genres: readonly Genre[]): WireFilm {
  return film.genre === '' && genres.length === 0 ? { ...film, genre: ANY_GENRE } : film;
}

function withoutDuplicates(candidates: readonly RecognisedFilm[]): RecognisedFilm[] {
  const kept = removeDuplicates(candidates.map((candidate) => ({ candidate, title: candidate.film.title })));
  return kept.map(({ candidate }) => candidate);
}
