import { fold } from '#domain/title.ts';
import { writtenBy } from '#domain/film-words.ts';
import { notWishesWords, offTopicWords, refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { withEither } from './either-people.ts';
import { findConcepts } from './find-concepts.ts';
import { forTheIll } from './for-the-ill.ts';
import { withoutIncluded } from './included.ts';
import { forNewcomers, inOtherTongue, withLiveAction } from './of-kind.ts';
import { withoutFright } from './frightened.ts';
import { isUsedUp } from './used-up.ts';
import { judgedMentions } from './judged-mentions.ts';
import type { WishKind } from './open-slots.ts';
import { lessBlood } from './less-blood.ts';
import { isLetGo } from './double-denials.ts';
import { refusedItems } from './polarity.ts';
import type { Reader, Reading } from './reading.ts';
import { isNarrowed } from './narrowed.ts';
import { filmItem, privative, refusedTitles, saidAsTitles } from './refused-titles.ts';
import { isCompared, takenUpAt } from './compared.ts';
import { placesSetIn } from './set-in.ts';
import { subjectsIn } from './subjects.ts';
import { type PersonAt, type TitleAt, calledBy, isSurelyTitle, isWritten, standsOut } from './spans.ts';
import { speaksOfFilms } from './talk.ts';
import { isTaste } from './told-taste.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type Tokens, placesOf, wordAt, wordsIn } from './tokens.ts';
import { type Draft, type Wish, emptyDraft, note, settle } from './wish-draft.ts';

/** So short a message to a film assistant speaks of films even where it does not say so. */
const FEW_WORDS = 4;

/** Reads the wishes that stand in a message's words: concepts, people and the film to resemble, each wanted or refused. */
export const readWishes: Reader = (reading) => {
  const { tokens } = reading;
  const { unwanted, letGo, ...found } = mentionsIn(reading);
  const { wishes, refused } = judgedMentions(reading, found, unwanted);
  const draft = emptyDraft();
  for (const [at, wish] of wishes.entries()) {
    // `köy filmi demedim`
    const after = /^(?:film|olsun)/u.test(wordAt(tokens, wish.item.to)) ? wish.item.to + 1 : wish.item.to;
    const isDenied = NEVER_SAID.test(wordAt(tokens, after));
    const denied = notWishesWords.DENIED.is(wordAt(tokens, wish.item.to));
    const between = wordsIn(tokens, wishes[at - 1]?.item.to ?? 0, wish.item.from);
    // `yerli de olur yabancı da`
    const either = between.every(
      (word) => word === 'olur' || refusalsWords.JOINING.is(word) || refusalsWords.ASKING.is(word),
    );
    const narrowed = isNarrowed(tokens, wish, wishes, refused);
    const before = wishes[at - 1]?.item;
    const ofCountry =
      before?.to === wish.item.from && /^(?:origin|countries)$/u.test(before.kind) && refused.has(before);
    const isRefused = refused.has(wish.item) && !isOnlyItself(tokens, wish);
    const heard = { refused: isRefused || isDenied, denied, narrowed, ofCountry, either };
    note(draft, lessBlood(withVerb(wish, wishes, tokens), tokens), heard);
  }
  for (const title of unwanted)
    note(draft, { type: 'film', title: calledBy(title), item: filmItem(tokens)(title) }, { refused: true });
  const told = withoutFright(settle(withBoth(draft, reading.text)), reading.text);
  const said = inOtherTongue(
    forNewcomers(withLiveAction(forTheIll(told, reading.text), reading.text), reading.text),
  );
  // `Kelebek Etkisi ve Donnie Darko gibi`: the first that is named comes first.
  const [first, ...others] = reading.also.map(({ span }) => span.text);
  const alike =
    first === undefined || said.similarTo === undefined
      ? {}
      : { similarTo: first, alsoSimilarTo: [...others, said.similarTo] };
  const open = letGo.flatMap(({ item }) => OPENED[item.kind] ?? []);
  return {
    wishes: { ...said, people: withEither(said.people, reading.people, tokens), ...alike },
    claims: placesOf(...unwanted),
    ...(open.length === 0 ? {} : { open }),
  };
};

/** What was wished of a kind is open again where a thing of that kind need not be (`korku olması şart değil`). */
const OPENED: Readonly<Record<string, WishKind | undefined>> = {
  genre: 'genres',
  countries: 'origin',
  origin: 'origin',
  person: 'people',
};

/** What a message speaks of, what of it the rules say is refused, and what need not be. */
export function mentionsIn(reading: Reading) {
  const { tokens } = reading;
  const unwanted = refusedTitles(reading);
  const claimed = new Set([...reading.claimed, ...placesOf(...unwanted, ...saidAsTitles(reading))]);
  const spoken = wishesIn({ ...reading, claimed });
  const letGo = spoken.filter(({ item }) => isLetGo(tokens, item));
  // `japon filmi izledik çok sevdim, japon olması şart değil`: wherever it was named before.
  const wishes = spoken.filter(
    (wish) =>
      !letGo.some((free) => free === wish || (isSame(free, wish) && wish.item.to <= free.item.from)) &&
      // `yerli şart değil, yabancı da olur`
      !letGo.some(({ item }) => item.kind === wish.item.kind && isAlsoFine(tokens, wish.item)) &&
      !unwanted.some((title) => isWhatItDid(tokens, title, wish)),
  );
  const refused = new Set([
    ...[
      ...refusedItems(tokens, [...wishes.map(({ item }) => item), ...unwanted.map(filmItem(tokens))]),
    ].filter((item) => !isTaste(tokens, item)),
    ...wishes.filter((wish) => isUsedUp(tokens, wish)).map(({ item }) => item),
  ]);
  // `animasyon olmasın, gözüm çizgi görmekten şaşı oldu`: told of what was refused just before.
  const told = wishes.filter((wish) => !isToldAgain(tokens, wish, wishes, refused));
  return { wishes: withoutIncluded(tokens, told, refused), unwanted, refused, letGo };
}

/** Named again after it was refused in so many words, and not wished in any (`komedi olsun`, `dram istiyorum`). */
const isToldAgain = (
  tokens: Tokens,
  wish: Wish,
  wishes: readonly Wish[],
  refused: ReadonlySet<Wish['item']>,
): boolean =>
  wish.type === 'concept' &&
  wish.concept.kind === 'genre' &&
  !refused.has(wish.item) &&
  !wordsIn(tokens, wish.item.to, wish.item.to + LITTLE).some(
    (word) => refusalsWords.WANTED.is(word) || /^(?:d[ae]|ama|olur|film)$/u.test(word),
  ) &&
  wishes.some(
    (one) =>
      isSame(one, wish) &&
      one.item.to < wish.item.from &&
      refused.has(one.item) &&
      wordAt(tokens, one.item.to).startsWith('olmas'),
  );

const isAlsoFine = (tokens: Tokens, { to }: Wish['item']): boolean =>
  /^d[ae]$/u.test(wordAt(tokens, to)) &&
  /^(?:olur|olabilir|uyar|izlerim|izleriz)$/u.test(wordAt(tokens, to + 1));

/** `hachiko olmasın çok ağladım`: what the film that is not to come did to somebody, and no wish. */
const isWhatItDid = (tokens: Tokens, { to }: TitleAt, { item, ...wish }: Wish): boolean =>
  wish.type === 'concept' &&
  wish.concept.kind === 'mood' &&
  item.from >= to &&
  PAST_SELF.test(wordAt(tokens, item.to - 1));
const PAST_SELF = /(?:[dt][iu][mk]|m[iu]st[iu][mk]?)$/u;

const isSame = (one: Wish, other: Wish): boolean =>
  one.type === 'concept' &&
  other.type === 'concept' &&
  JSON.stringify(one.concept) === JSON.stringify(other.concept);

/** A studio or a series is a name: refused, it is left out of what is wished beside it (`japon animesi ghibli dışında`). */
const kindOf = (concept: Found['value']): string =>
  concept.kind === 'wish' && concept.refused?.excludeTitles !== undefined ? 'name' : concept.kind;

/** `hem gülelim hem ağlayalım`, `güldürürken ağlatan`: comedies that are dramas too; who cries and wants a comedy is cheered. */
function withBoth(draft: Draft, text: string): Draft {
  const both = BOTH.test(text) && draft.said.genres.join() === 'Komedi';
  return both && draft.moods.some(({ mood }) => mood === 'sad')
    ? { ...draft, said: { ...draft.said, genres: ['Komedi', 'Drama'] } }
    : draft;
}

const BOTH = /(?:^| )(?:hem \w+ hem |agla(?:t(?![tm])|ya[ly]))/u;

/** `hachi gibi olsun ama o olmasın, izledim`: the film itself is not to come, and what is like it is. */
const isOnlyItself = (tokens: Tokens, { type, item }: Wish): boolean =>
  type === 'similar' &&
  isCompared(tokens, item.to) &&
  ITSELF.test(wordsIn(tokens, item.to + 1, tokens.length).join(' ')) &&
  refusalsWords.NOT_THAT.in(wordsIn(tokens, item.to + 1, tokens.length).join(' '));
const ITSELF = /(?:^| )(?:o|onu|bu|bunu) (?:d[ae] )?(?!olsun)\w*m[ae]/u;

const NEVER_SAID = /^(?:demedi[mk]|dememisti[mk])$/u;
const REACH = 5;
const LITTLE = 3;

/** `içim daraldı, neşeli bir şey olsun`: of several moods the one that stands before the verb, or before a film, is wanted. */
function withVerb(wish: Wish, wishes: readonly Wish[], tokens: Tokens): Wish {
  if (wish.type !== 'concept' || wish.concept.kind !== 'mood') return wish;
  const { to } = wish.item;
  // `hüngür hüngür ağladım, moralimi düzeltecek bir şey`: how it was.
  if (
    wordsIn(tokens, to - 1, to + 2).some((word) => PAST_SELF.test(word) && !notWishesWords.SAID_SO.is(word))
  )
    return { ...wish, concept: { ...wish.concept, wanted: false } };
  const next = wishes.find(({ item }) => item.from >= to)?.item.from ?? tokens.length;
  const after = wordsIn(tokens, to, Math.min(next, to + REACH));
  return after.some((word) => notWishesWords.WISHED_NOW.is(word) || OF_A_FILM.test(word))
    ? { ...wish, concept: { ...wish.concept, wanted: true } }
    : wish;
}

const OF_A_FILM = /^(?:bisey|bise|bisi|bisiler|biseyler|film)$/u;

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

/** `arabaya cem yılmaz da bindi`, `geçen gün onu gördüm`: somebody who was met, and no films of theirs. */
const isMet = (tokens: Tokens, { to }: PersonAt): boolean =>
  MET.test(wordsIn(tokens, to, to + REACH).join(' '));
const MET =
  /^(?:(?:d[ae]|bir?|kere|kez|gecen|dun|bugun|gun|hafta|aksam|ile|\w+(?:[dt][ae]n?|y[ae])) ){0,4}(?:(?:bin|in|gel|otur|ugra|rastla|karsilas|tanis)(?:m[iu]s|[dt][iu])[mk]?(?:t[iu][mk]?)?)(?: |$)/u;

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
  const placed = withPlaces(
    named.filter((one) => !isAskedOfFilm(tokens, one, titles)),
    placesSetIn(tokens, index),
  );
  const isNamed = (at: number) =>
    [...titles.filter(isSurelyTitle), ...people].some(({ from, to }) => from <= at && at < to);
  const subjects = subjectsIn(tokens, index, isNamed).filter(
    ({ from, to }) => !placed.some((one) => one.from < to && from < one.to),
  );
  const found = [...placed, ...subjects].toSorted((a, b) => a.from - b.from);
  const meant = KINDS_OF_ONE.map((kind) => found.filter(({ value }) => value.kind === kind)).flatMap((some) =>
    withoutTakenBack(tokens, some),
  );
  const concepts = found.filter((one) => !KINDS_OF_ONE.includes(one.value.kind) || meant.includes(one));
  return [
    ...concepts.map(({ value, ...span }): Wish => {
      return { type: 'concept', concept: value, item: { ...span, kind: kindOf(value) } };
    }),
    ...people
      .filter((one) => isWished(tokens)(one) && !isMet(tokens, one))
      .map(({ span: { name }, from, to }): Wish => {
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
