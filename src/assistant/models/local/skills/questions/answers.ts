import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { allOf, formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { isGenre } from '#domain/genre.ts';
import { catalogued } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, offer, recommendBy, say } from '../../core/skill.ts';
import type { Question } from './asked.ts';
import { awards } from './awards.ts';
import { endsAt } from './ends-at.ts';
import { dubbed } from './editions.ts';
import { ending, endingShort, explained } from './endings.ts';
import * as facts from './facts.ts';
import * as feelings from './feelings.ts';
import { acting, likers, message } from './regarded.ts';
import { good } from './good.ts';
import * as series from './series.ts';
import { era, onePlace, place, shotAt } from './set-in.ts';

/** What answers a question about a film, named or on the screen. */
interface Answer {
  tell: facts.Fact;
  /** It is asked beside something else, too (`yönetmeni kim, kaç senesi`). */
  also?: true;
  /** The card shows more of it. */
  card?: boolean;
  /** The same in a row of several films, without the title. */
  short?: (film: CatalogueFilm) => string | undefined;
  /** What a yes to its offer does with the film. */
  offers?: 'showFilm' | 'searchWeb';
}

export const ANSWERS: Readonly<Record<Question, Answer>> = {
  AGE: { also: true, card: true, tell: feelings.age, short: feelings.ageShort },
  GORE: { also: true, card: true, tell: feelings.gore },
  SAD: { also: true, card: true, tell: feelings.sad },
  FUNNY: { card: true, tell: feelings.funny },
  SCARY: { card: true, tell: feelings.scary },
  DISTURBING: { also: true, card: true, tell: feelings.disturbing },
  HEAVY: { card: true, tell: feelings.heavy },
  BORING: { card: true, tell: feelings.boring },
  COMPLEX: { card: true, tell: feelings.complex },
  LIKERS: { also: true, card: true, tell: likers },
  ACTING: { also: true, card: true, tell: acting },
  MESSAGE: { tell: message },
  ERA: { also: true, tell: era },
  CAST: { also: true, card: true, tell: facts.cast, short: (film) => joinList(facts.actorsOf(film)) },
  WHO: { card: true, tell: facts.role },
  AUTHOR: { also: true, tell: facts.author, short: (film) => facts.writersOf(film, 'book') },
  SCREENWRITER: {
    also: true,
    tell: facts.screenwriter,
    short: (film) => facts.writersOf(film, 'screenplay'),
  },
  DIRECTOR: { also: true, card: true, tell: facts.director, short: ({ director }) => director },
  ENDS_AT: { also: true, card: true, tell: endsAt },
  LENGTH: { also: true, card: true, tell: facts.length, short: ({ duration }) => inWords(duration) },
  YEAR: { also: true, card: true, tell: facts.year, short: ({ year }) => `${year}` },
  RATING: { also: true, card: true, tell: facts.rating, short: ({ rating }) => formatRating(rating) },
  GOOD: { also: true, card: true, tell: good },
  OPINION: { card: true, tell: good },
  IS_FILM: { tell: series.isFilm },
  PLOT: { also: true, card: true, tell: facts.plot, short: (film) => facts.plotOf(film, 1) },
  GENRE: { also: true, tell: facts.genre, short: facts.genresOf },
  DUBBED: { also: true, tell: (film, asked) => dubbed([film], asked) },
  LANGUAGE: { also: true, tell: facts.language },
  ANIMAL: { also: true, tell: feelings.animal, short: feelings.animalShort },
  ENDING: { also: true, tell: ending, short: endingShort, offers: 'searchWeb' },
  TRUE_STORY: { also: true, tell: facts.trueStory },
  BOOK: { also: true, tell: facts.book },
  AWARDS: { also: true, tell: awards },
  COUNTRY: { also: true, tell: facts.country },
  ONE_PLACE: { tell: onePlace },
  PLACE: { tell: place },
  SHOT_AT: { tell: shotAt },
  MUSIC: { tell: facts.music },
  TURKISH_TITLE: { also: true, tell: facts.turkishTitle },
  ORIGINAL_TITLE: { tell: facts.originalTitle },
  RELEASE: { tell: facts.release },
  FIRST: { tell: series.toSeeFirst },
  NEXT: { tell: series.next },
  PART: { tell: series.ofSeries(series.partOf) },
  SERIES: { tell: series.ofSeries(series.orderOf) },
  BEST_OF_SERIES: { tell: series.ofSeries((name, parts) => series.bestOf(name, parts)) },
  HAS: { tell: facts.isThere, offers: 'showFilm' },
  MEANING: { tell: facts.meaning, offers: 'showFilm' },
  EXPLAIN: { tell: explained, offers: 'searchWeb' },
};

/** Answers a question about one film, with its card where that says more. @param asked the message, folded; @param now the time by the clock */
export function answer(
  question: Question,
  film: ShownFilm,
  index: FilmIndex,
  asked: string,
  now?: Date,
): Decision {
  const { tell, card, offers } = ANSWERS[question];
  const told = (shown: ShownFilm) => tell(asTold(shown, index), asked, index.films, now);
  // What the card's text layer adds (a friend's word) is only known once it is shown.
  if (card === true) return { ...showAndAnswer(film, { index }, told), ...insteadFor(film, asked) };
  return offers === undefined
    ? say(told(film))
    : offer(told(film), { tool: offers, input: inputFor(film, index) }, film.title);
}

/** `onun yerine ne izletsem`, after a film that was asked of for a child of some age. */
function insteadFor({ title }: ShownFilm, asked: string): { expects?: Decide } {
  const maxAge = feelings.yearsIn(asked);
  if (maxAge === undefined) return {};
  return {
    expects: ({ text, titles }) =>
      INSTEAD.test(text) && titles.length === 0 ? recommendBy({ maxAge, excludeTitles: [title] }) : undefined,
  };
}
const INSTEAD =
  /(?:^| )(?:yerine|baska (?:ne|bir|bi|film)\w*|daha uygun\w*|uygun (?:ne|bir|bi|film)\w*)(?: |$)/u;

const LONG_LINE = 60;
const UNKNOWN = ': bilmiyorum';

/** The same of several films in a row, each with its own (`Baba: 8,7; Joker: 8,3`); undefined where no film has it. */
export function answerOfRow(
  question: Question,
  films: readonly ShownFilm[],
  index: FilmIndex,
): string | undefined {
  const told = films.flatMap((film) => {
    const value = ANSWERS[question].short?.(asTold(film, index)) ?? '';
    return value === '' ? [] : `${film.title}: ${value.replace(/\.$/u, '')}`;
  });
  if (told.length === 0) return undefined;
  const [first, ...others] = told;
  // `bunlarda köpek ölüyor mu`: nothing is known of any of them.
  if (question === 'ANIMAL' && told.every((line) => line.endsWith(UNKNOWN)))
    return others.length === 0 || first === undefined
      ? undefined
      : `${allOf(told.length)} için de hayvana ne olduğunu bilmiyorum, yanıltmak istemem.`;
  // Whole sentences stand in lines of their own.
  return told.some((line) => line.length > LONG_LINE)
    ? told.map((line) => `${line}.`).join('\n')
    : `${told.join('; ')}.`;
}

/** A film as the catalogue knows it, else as its own record does; what neither knows is empty or 0. */
export function asTold(film: ShownFilm, index: FilmIndex): CatalogueFilm {
  const { title, originalTitle = title, year = 0, genre = '', duration = 0, rating = 0 } = film;
  const { actors = [], director, plot, word, hook } = film;
  const genres = genre.split(', ').filter(isGenre);
  const own = { title, originalTitle, year, genres, duration, rating, actors, director };
  const unknown = { id: title, aliases: [], countries: [], moods: [], themes: [] };
  return { ...unknown, origin: 'yabancı', ...own, ...catalogued(film, index), plot, word, hook };
}
