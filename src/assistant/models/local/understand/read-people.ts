import { hasPerson } from '#domain/wish-rules.ts';
import { namesWords, refusalsWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reader } from './reading.ts';
import { isInRoll, isRefusal } from './refusals.ts';
import { isToldOfPast, wasWatched } from './seen.ts';
import type { PersonAt, TitleAt } from './spans.ts';
import { speaksOfFilms } from './talk.ts';
import { type Span, type Tokens, placesOf, wordAt, wordsIn } from './tokens.ts';

/**
 * Reads whose films are wanted. A mistyped name counts only where the message speaks of films, unless more than the rarity
 * of its words (`distinct`, the weakest evidence) says that it is a name.
 */
export const readPeople: Reader = ({ named, claimed, text, tokens, similar, titles }) => {
  const ofFilms = speaksOfFilms(text) || namesWords.PLAYS.in(text) || namesGenre(tokens);
  const people = named.filter(
    ({ from, to, span }) =>
      !claimed.has(from) &&
      // `yok cüneyt arkın yok kemal sunal diye başımızın etini yedi`: whom somebody goes on about.
      !(wordAt(tokens, from - 1) === 'yok' && isInRoll(tokens, from - 1)) &&
      (ofFilms || isChosen(tokens, { from, to }) || span.evidence !== 'distinct' || !span.fuzzy),
  );
  const wished = people.filter(
    (person) =>
      !tellsWhich(person, similar, tokens) &&
      // `ferdi baba çalıyo arabada`: whom somebody listens to.
      !wordsIn(tokens, person.to, person.to + 2).some(namesWords.HEARD.is) &&
      !titles.some((title) => isTheirs(title, person, tokens)) &&
      !wasWatched(tokens, person.to) &&
      !isToldOfPast(tokens, person.to),
  );
  return { people: wished, claims: placesOf(...people) };
};

/** `şahruh han olsun`, `amir khan olmasın`: a name of several words that is wished or refused is one of films. */
const isChosen = (tokens: Tokens, { from, to }: Span): boolean =>
  to - from > 1 && (/^ols[iu]n$/u.test(wordAt(tokens, to)) || isRefusal(tokens, to));

/** `tarkovski'nin aynasını izledim`: whose film it is, and no wish for others. */
const isTheirs = (
  { span: { films }, ...title }: TitleAt,
  { span: { name }, to }: PersonAt,
  tokens: Tokens,
): boolean =>
  title.from === to &&
  films.some((film) => hasPerson(film, name)) &&
  // `nolan'ın tenet'inden başka filmi`
  !wordsIn(tokens, title.to, title.to + 2).some(
    (word) => refusalsWords.OTHER_THAN.is(word) || refusalsWords.EXCEPT.is(word) || word === 'degil',
  );

/** `umudunu kaybetme, will smith, o ayarda`: of the film compared with, and no wish unless it is said that they play. */
function tellsWhich(
  { span: { name }, from, to }: PersonAt,
  similar: TitleAt | undefined,
  tokens: Tokens,
): boolean {
  const isOfFilm = similar?.span.films.some(
    ({ actors, director }) => actors.includes(name) || director?.includes(name) === true,
  );
  if (isOfFilm !== true) return false;
  // `gone girl tarzı ama david fincher hariç`
  // `hitchcock'un kendisi olmasın`
  const own = wordAt(tokens, to).startsWith('kendi') ? to + 1 : to;
  if (isRefusal(tokens, own)) return false;
  const wishes = [...wordsIn(tokens, to, to + 2), wordAt(tokens, from - 1)];
  return !wishes.some((word) => namesWords.WISHED_AGAIN.is(word));
}

const namesGenre = (tokens: Tokens): boolean =>
  tokens.some((_, place) => CONCEPTS.at(tokens, place)?.value.kind === 'genre');
