import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, inWords } from '#lib/turkish/format.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Around, type Decide, act } from '../../core/skill.ts';
import { NO_WISHES, isStated } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { plannedRecommendation } from './recommendation.ts';
import { ofPersonWords } from '../questions/of-person.ts';

const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;

/** What a film may have most of among all: how it is said, how far it goes, and what is told. */
const ALL: readonly {
  said: RegExp;
  of: (film: CatalogueFilm) => number;
  tell: (film: CatalogueFilm) => string;
}[] = [
  {
    said: /(?:^| )en uzun film/u,
    of: ({ duration }) => duration,
    tell: (film) => `en uzunu ${named(film)}: ${inWords(film.duration)}`,
  },
  {
    said: /(?:^| )en kisa film/u,
    of: ({ duration }) => -duration,
    tell: (film) => `en kısası ${named(film)}: ${inWords(film.duration)}`,
  },
  {
    said: /(?:^| )en eski film|(?:^| )ilk film(?:i)? (?:hangi|ne)/u,
    of: ({ year }) => -year,
    tell: (film) => `en eskisi ${named(film)}`,
  },
  {
    said: /(?:^| )(?:imdb|puan)\w* en yuksek\w*|en yuksek (?:imdb|puan)/u,
    of: ({ rating }) => rating,
    tell: (film) => `en yüksek puanlısı ${named(film)}: ${formatRating(film.rating)}`,
  },
  {
    said: /(?:^| )imdb(?= ).*(?:birinci|ikinci|ucuncu|ilk sira|zirve)/u,
    of: ({ rating }) => rating,
    tell: ({ title, rating }) => `puan sıralamasında ${title} (${formatRating(rating)})`,
  },
  {
    said: /oscar\w* (?:\w+ ){0,2}son film|son (?:\w+ ){0,2}oscar\w*/u,
    of: ({ year, judgement }) => (judgement?.awards.includes('oscar-film') === true ? year : 0),
    tell: (film) => `en iyi film Oscar'ını en son alan ${named(film)}`,
  },
];

/** `dünyanın en uzun filmi hangisi`, `en iyi korku filmi hangisi`: asked of all films, and told of those that are here. */
export const mostOfAll: Decide = (parsed, context) => {
  const { text, titles, named, markers } = parsed;
  const isAsked = /(?:^| )(?:hangi\w*|ne|nedir|neydi)(?: (?:sence|acaba|ya|peki))*$/u.test(text);
  if (!isAsked || titles.length + named.length > 0 || markers.requests) return undefined;
  if (statesKind(parsed))
    return ofPersonWords.BEST.in(text) || ofPersonWords.BEST_KIND.in(text)
      ? act(plannedRecommendation(parsed, context))
      : undefined;
  const asked = ALL.find(({ said }) => said.test(text));
  if (asked === undefined || (context.memory.shown.length > 0 && !OF_ALL.test(text))) return undefined;
  const row = context.index.films
    .filter(({ judgement }) => judgement !== undefined)
    .toSorted((a, b) => asked.of(b) - asked.of(a));
  const film = row[placeIn(text)];
  if (film === undefined) return undefined;
  const tell = (one: CatalogueFilm, later: Around) =>
    showAndAnswer(one, later, () => `Bendeki filmler içinde ${asked.tell(one)}.`);
  // `ikinci peki`: the next in the same row.
  const expects: Decide = (answered, later) => {
    const next = row[placeIn(answered.text)];
    return answered.words <= FEW_WORDS && next !== undefined && next !== film ? tell(next, later) : undefined;
  };
  return { ...tell(film, context), expects };
};
/** `imdb'de ikinci`: the one after the first. */
const LATER = ['ikinci', 'ucuncu'];
const placeIn = (text: string): number => LATER.findIndex((word) => text.includes(word)) + 1;
const FEW_WORDS = 6;
const OF_ALL = /(?:^| )(?:imdb|dunya\w*|tarih\w*|sinema\w*|butun|tum|gelmis)(?: |$)/u;

const statesKind = ({ exact }: Understanding): boolean => {
  const { genres, themes, countries, origin } = exact ?? NO_WISHES;
  return [genres, themes, countries].some(isStated) || origin !== undefined;
};
