import { fold } from '#domain/title.ts';
import { writtenBy } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { namesWords, notWishesWords, offTopicWords, refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { findConcepts } from './find-concepts.ts';
import { judgedMentions } from './judged-mentions.ts';
import { CONCEPTS } from './concepts.ts';
import { refusedItems } from './polarity.ts';
import type { Reader, Reading } from './reading.ts';
import type { Item } from './refusals.ts';
import { isOfSeeing, isToldOfPast, wasWatched } from './seen.ts';
import { isCompared, takenUpAt } from './compared.ts';
import { placesSetIn } from './set-in.ts';
import { type PersonAt, type TitleAt, calledBy, isWritten, standsOut } from './spans.ts';
import { speaksOfFilms } from './talk.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type Tokens, endsClause, placesOf, wordAt, wordsIn } from './tokens.ts';
import { type Draft, type Wish, emptyDraft, note, settle } from './wish-draft.ts';

/** So short a message to a film assistant speaks of films even where it does not say so. */
const FEW_WORDS = 4;

/**
 * Reads whose films are wanted. A mistyped name counts only where the message speaks of films, unless more than the rarity
 * of its words (`distinct`, the weakest evidence) says that it is a name.
 */
export const readPeople: Reader = ({ named, claimed, text, tokens, similar, titles }) => {
  const ofFilms = speaksOfFilms(text) || namesWords.PLAYS.in(text) || namesGenre(tokens);
  const people = named.filter(
    ({ from, span }) => !claimed.has(from) && (ofFilms || span.evidence !== 'distinct' || !span.fuzzy),
  );
  const wished = people.filter(
    (person) =>
      !tellsWhich(person, similar, tokens) &&
      !titles.some((title) => isTheirs(title, person, tokens)) &&
      !wasWatched(tokens, person.to) &&
      !isToldOfPast(tokens, person.to),
  );
  return { people: wished, claims: placesOf(...people) };
};

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
    (word) => refusalsWords.OTHER_THAN.is(word) || refusalsWords.EXCEPT.is(word),
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
  const wishes = [...wordsIn(tokens, to, to + 2), wordAt(tokens, from - 1)];
  return !wishes.some((word) => namesWords.WISHED_AGAIN.is(word));
}

const namesGenre = (tokens: Tokens): boolean =>
  tokens.some((_, place) => CONCEPTS.at(tokens, place)?.value.kind === 'genre');

/** Reads the wishes that stand in a message's words: concepts, people and the film to resemble, each wanted or refused. */
export const readWishes: Reader = (reading) => {
  const { tokens } = reading;
  const { unwanted, ...found } = mentionsIn(reading);
  const { wishes, refused } = judgedMentions(reading, found);
  const draft = emptyDraft();
  for (const [at, wish] of wishes.entries()) {
    // `köy filmi demedim`
    const after = /^(?:film|olsun)/u.test(wordAt(tokens, wish.item.to)) ? wish.item.to + 1 : wish.item.to;
    const isDenied = NEVER_SAID.test(wordAt(tokens, after));
    const denied = notWishesWords.DENIED.is(wordAt(tokens, wish.item.to));
    const between = wordsIn(tokens, wishes[at - 1]?.item.to ?? 0, wish.item.from);
    const either = between.every((word) => refusalsWords.JOINING.is(word) || refusalsWords.ASKING.is(word));
    const narrowed = isNarrowed(tokens, wish.item);
    const heard = { refused: refused.has(wish.item) || isDenied, denied, narrowed, either };
    note(draft, lessBlood(withVerb(wish, wishes, tokens), tokens), heard);
  }
  for (const title of unwanted)
    note(draft, { type: 'film', title: calledBy(title), item: filmItem(tokens)(title) }, { refused: true });
  const said = settle(withBoth(draft, reading.text));
  // `Kelebek Etkisi ve Donnie Darko gibi`: the first that is named comes first.
  const [first, ...others] = reading.also.map(({ span }) => span.text);
  const alike =
    first === undefined || said.similarTo === undefined
      ? {}
      : { similarTo: first, alsoSimilarTo: [...others, said.similarTo] };
  return { wishes: { ...said, ...alike }, claims: placesOf(...unwanted) };
};

/** What a message speaks of, and what of it the rules say is refused. */
export function mentionsIn(reading: Reading) {
  const { tokens } = reading;
  const unwanted = refusedTitles(reading);
  const claimed = new Set([...reading.claimed, ...placesOf(...unwanted, ...saidAsTitles(reading))]);
  const wishes = wishesIn({ ...reading, claimed });
  const refused = refusedItems(tokens, [
    ...wishes.map(({ item }) => item),
    ...unwanted.map(filmItem(tokens)),
  ]);
  return { wishes, unwanted, refused };
}

const filmItem =
  (tokens: Tokens) =>
  ({ from, to }: TitleAt): Item => ({ kind: 'film', from, to, rest: privative(tokens, to) });

/** `nolansız`, `bergman'dan başkası`: what a name carries when it says that the film goes without. */
const privative = (tokens: Tokens, to: number): string =>
  /(?:s[iu]z|[dt][ae]n)$/u.exec(wordAt(tokens, to - 1))?.[0] ?? '';

/** `hem gülelim hem ağlayalım`: comedies that are dramas too. */
function withBoth(draft: Draft, text: string): Draft {
  const both = /(?:^| )hem \w+ hem /u.test(text) && draft.said.genres.join() === 'Komedi';
  return both && draft.moods.some(({ mood }) => mood === 'sad')
    ? { ...draft, said: { ...draft.said, genres: ['Komedi', 'Drama'] } }
    : draft;
}

/** Whether a word that is neither small nor a verb says which of them is meant (`aptal aksiyon`). */
function isNarrowed(tokens: Tokens, { from }: Item): boolean {
  const before = wordAt(tokens, from - 1);
  const small = [refusalsWords.FILLING, refusalsWords.JOINING, refusalsWords.BUT, refusalsWords.WANTED];
  return before.length > 2 && !endsClause(tokens[from - 1]) && !small.some((list) => list.is(before));
}

const NEVER_SAID = /^(?:demedi[mk]|dememisti[mk])$/u;
const REACH = 5;
const LITTLE = 3;

/** `içim daraldı, neşeli bir şey olsun`: of several moods the one that stands before the verb is wanted. */
function withVerb(wish: Wish, wishes: readonly Wish[], tokens: Tokens): Wish {
  if (wish.type !== 'concept' || wish.concept.kind !== 'mood') return wish;
  const { to } = wish.item;
  const next = wishes.find(({ item }) => item.from >= to)?.item.from ?? tokens.length;
  const verb = wordsIn(tokens, to, Math.min(next, to + REACH)).some(notWishesWords.WISHED_NOW.is);
  return verb ? { ...wish, concept: { ...wish.concept, wanted: true } } : wish;
}

/** `az kanlı`: less of it, rather than none. */
function lessBlood(wish: Wish, tokens: Tokens): Wish {
  if (wish.type !== 'concept' || wish.concept.kind !== 'theme' || wish.concept.theme !== 'kanlı') return wish;
  const after = wordsIn(tokens, wish.item.to, wish.item.to + LITTLE);
  // `kanı az olsun`; `kan az değil hiç olmasın` wants none.
  const isLittle = after.includes('az') && !after.includes('degil');
  if (wordAt(tokens, wish.item.from - 1) !== 'az' && !isLittle) return wish;
  return { ...wish, concept: { kind: 'wish', wants: {}, refused: { avoidTones: ['kanlı'] } } };
}

/** `süper kahraman filmi olmasın` does not speak of the film *Kahraman*. */
const isInConcept = (tokens: Tokens, { from, to }: TitleAt) =>
  tokens.some((_, place) => {
    const end = place < to ? (CONCEPTS.at(tokens, place)?.to ?? 0) : 0;
    // The `dövüş` of `dövüş kulübü` is of the title.
    return end > from && (to - from === 1 || place < from || (end >= to && end - place > 1));
  });

/** `neşeli günleri ezbere biliyorum`: the words of a film that is told of, named or on the screen, are no wish. */
const saidAsTitles = ({ tokens, titles }: Reading): readonly TitleAt[] =>
  titles.filter(
    (title) =>
      !title.span.fuzzy &&
      title.span.evidence !== 'none' &&
      (title.isOnScreen === true || (title.to - title.from > 1 && !isInConcept(tokens, title))),
  );

/** The films that are not wanted (`keanu reeves olsun ama matrix olmasın`, `titanik hariç kate winslet`). */
function refusedTitles({ tokens, titles, similar, acts, markers, claimed }: Reading): TitleAt[] {
  // `matrix'i listemden çıkar` is an act; `pixar olsun, arabaları çıkar` may be none.
  // `john wick olmasın, onu izledim` tells why.
  if (!acts.every(isOfSeeing) || markers.corrects) return [];
  const meant = titles.filter(
    (title) =>
      title !== similar &&
      // `2010'dan yeni` names no film.
      !placesOf(title).every((place) => claimed.has(place) && /^\d/u.test(wordAt(tokens, place))) &&
      !isCompared(tokens, title.to) &&
      (isWritten(title) || !isInConcept(tokens, title)),
  );
  const items = meant.map((title) => ({ title, item: filmItem(tokens)(title) }));
  const refused = refusedItems(
    tokens,
    items.map(({ item }) => item),
  );
  return items.filter(({ item }) => refused.has(item)).map(({ title }) => title);
}

/** `stephen king uyarlaması`: a book of a writer's, of whose films not all are told to be made of books. */
const MADE_OF_BOOKS = 'kitap uyarlaması';

/** Of these a later one may take the place of one before it: `komedi, yok pardon korku`. */
const KINDS_OF_ONE: readonly string[] = ['genre', 'mood', 'origin', 'countries'];

/** `italya'da geçen`: films need not be made where they are set, nor about it, while `uzayda geçen` is a theme of its own. */
function withPlaces(named: readonly Found[], places: readonly Found[]): Found[] {
  const overlaps = (a: Found) => (b: Found) => a.from < b.to && b.from < a.to;
  const free = places.filter((place) => named.filter(overlaps(place)).every(isSamePlace(place)));
  return [...named.filter((one) => !free.some(overlaps(one))), ...free].toSorted((a, b) => a.from - b.from);
}

const isSamePlace =
  ({ value: place }: Found) =>
  ({ value }: Found) =>
    value.kind === 'countries' ||
    value.kind === 'origin' ||
    (value.kind === 'theme' &&
      place.kind === 'wish' &&
      place.wants.places?.some((name) => fold(name) === fold(value.theme)) === true);

/** `tim story kim ya, komedi aç`: who somebody is, asked beside a wish. */
const isWished =
  (tokens: Tokens) =>
  ({ to }: PersonAt): boolean =>
    !/^kim(?:dir|mis)?$/u.test(wordAt(tokens, to)) || tokens.length <= to + LITTLE;

/** `geleceğe dönüş kovboy mu allasen`: what a film that is named is asked to be, or doubted. */
const isAskedOfFilm = (tokens: Tokens, { from, to }: Found, titles: readonly TitleAt[]): boolean =>
  /^m[iu](?:yd[iu])?$/u.test(wordAt(tokens, to)) &&
  // Alone it is a question of the film.
  titles.some(
    (title) => title.to === from && title.from >= FEW_WORDS && (standsOut(title) || isWritten(title)),
  );

function wishesIn({ tokens, claimed, titles, people, similar, markers, text, talk, index }: Reading): Wish[] {
  const ofFilms =
    markers.asks ||
    markers.amends ||
    speaksOfFilms(text) ||
    offTopicWords.TELLS_STORY.in(text) ||
    (tokens.length <= FEW_WORDS && talk === undefined);
  const resembled = similar === undefined ? [] : [similar];
  const ofWriter = people.some(({ span }) => index.films.some(writtenBy(span.name)));
  const named = findConcepts(tokens, claimed, ofFilms).filter(
    ({ value }) => !(ofWriter && value.kind === 'theme' && value.theme === MADE_OF_BOOKS),
  );
  const found = withPlaces(
    named.filter((one) => !isAskedOfFilm(tokens, one, titles)),
    placesSetIn(tokens, index),
  );
  const meant = KINDS_OF_ONE.map((kind) => found.filter(({ value }) => value.kind === kind)).flatMap((some) =>
    withoutTakenBack(tokens, some),
  );
  const concepts = found.filter((one) => !KINDS_OF_ONE.includes(one.value.kind) || meant.includes(one));
  return [
    ...concepts.map(({ value, ...span }): Wish => {
      return { type: 'concept', concept: value, item: { ...span, kind: value.kind } };
    }),
    ...people.filter(isWished(tokens)).map(({ span: { name }, from, to }): Wish => {
      return { type: 'person', name, item: { kind: 'person', from, to, rest: privative(tokens, to) } };
    }),
    ...resembled.map(({ span: { text: title }, from, to }): Wish => {
      // `titanik olmaz, onun gibi`: what is said of the film itself says nothing of likeness to it.
      const at = isCompared(tokens, to) ? undefined : takenUpAt(tokens, to);
      const said = at === undefined ? { from, to } : { from: at, to: at + 1 };
      return { type: 'similar', title, item: { kind: 'film', ...said, rest: '' } };
    }),
  ].toSorted((a, b) => a.item.from - b.item.from);
}
