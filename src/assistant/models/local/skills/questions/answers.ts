import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import type { Question } from './asked.ts';
import { awards } from './awards.ts';
import * as facts from './facts.ts';
import * as feelings from './feelings.ts';

/** What answers a question about a film, named or on the screen. */
export interface Answer {
  tell: facts.Fact;
  /** The card shows more of it. */
  card?: boolean;
  /** The same in a row of several films, without the title. */
  short?: (film: CatalogueFilm) => string | undefined;
}

export const ANSWERS: Readonly<Partial<Record<Question | 'GENRE' | 'LANGUAGE', Answer>>> = {
  AGE: { card: true, tell: feelings.age },
  PARENTS: { card: true, tell: feelings.parents },
  GORE: { card: true, tell: feelings.gore },
  SAD: { card: true, tell: feelings.sad },
  FUNNY: { card: true, tell: feelings.funny },
  SCARY: { card: true, tell: feelings.scary },
  HEAVY: { card: true, tell: feelings.heavy },
  BORING: { card: true, tell: feelings.boring },
  COMPLEX: { card: true, tell: feelings.complex },
  CAST: { card: true, tell: facts.cast, short: (film) => joinList(facts.actorsOf(film)) },
  WHO: { card: true, tell: facts.role },
  AUTHOR: { tell: facts.author, short: (film) => facts.writersOf(film, 'book') },
  SCREENWRITER: { tell: facts.screenwriter, short: (film) => facts.writersOf(film, 'screenplay') },
  DIRECTOR: { card: true, tell: facts.director, short: ({ director }) => director },
  LENGTH: { card: true, tell: facts.length, short: ({ duration }) => inWords(duration) },
  YEAR: { card: true, tell: facts.year, short: ({ year }) => `${year}` },
  RATING: { card: true, tell: facts.rating, short: ({ rating }) => formatRating(rating) },
  GOOD: { card: true, tell: feelings.good },
  PLOT: { card: true, tell: facts.plot, short: (film) => facts.plotOf(film, 1) },
  GENRE: { tell: facts.genre, short: facts.genresOf },
  LANGUAGE: { tell: facts.language },
  ENDING: { tell: feelings.ending },
  TRUE_STORY: { tell: facts.trueStory },
  BOOK: { tell: facts.book },
  AWARDS: { tell: awards },
  COUNTRY: { tell: facts.country },
  PLACE: { tell: facts.place },
  MUSIC: { tell: facts.music },
  TURKISH_TITLE: { tell: facts.turkishTitle },
  ORIGINAL_TITLE: { tell: facts.originalTitle },
};
