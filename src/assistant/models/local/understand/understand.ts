import { normaliseTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';

import { readAge } from './ages.ts';
import { readDurations } from './durations.ts';
import { readEmoji } from './emoji.ts';
import { readLoose } from './loose.ts';
import { type Markers, readMarkers } from './markers.ts';
import { findNumbers } from './numbers.ts';
import { openSlots } from './open-slots.ts';
import { type AimedAct, type Target, maskedText, readActs, titleTarget } from './pieces.ts';
import { readRating } from './ratings.ts';
import { readWishes } from './read-wishes.ts';
import { type ReferenceSpan, findReferences } from './references.ts';
import { type Said, type Slot, saysAnything } from './said.ts';
import { asksAlike, isCompared, isLiked, similarTitle, wantsAlike } from './similar-to.ts';
import { type TitleAt, findNames, isDeterminer, isRatherRequest, isRatherWish } from './spans.ts';
import { mendSpelling } from './spelling.ts';
import { type Talk, asksForSeries, readTalk, speaksOfFilms } from './talk.ts';
import { type Token, foldedText, tokenise } from './tokens.ts';
import { unknownPerson } from './unknown-person.ts';
import { unknownLikeness, unknownTitle } from './unknown-title.ts';
import { readYears } from './years.ts';

/** What a message says, as far as it can be told from the message alone. */
export interface Understanding {
  /** Its words, folded and mended. */
  text: string;
  words: number;
  said: Said;
  /** It states a wish. */
  wishes: boolean;
  markers: Markers;
  acts: readonly AimedAct[];
  titles: readonly TitleAt[];
  references: readonly ReferenceSpan[];
  /** A shown film that the next ones should resemble (`ikincisi gibi`). */
  alike?: ReferenceSpan;
  /** Something alike is wanted, and nothing named (`benzeri var mı`). */
  asksAlike: boolean;
  open?: readonly Slot[] | 'all';
  talk?: Talk;
  /** It says that what was shown has too much of something (`çok kanlı bunlar`). */
  complains: boolean;
  /** It asks for a series. */
  series: boolean;
  /** It speaks of films. */
  films: boolean;
  /** The whole message is a title, or the title of a film and little else. */
  bareTarget?: Extract<Target, { kind: 'title' }>;
}

const COMPLAINT =
  /(?:^| )(?:bunlar|hepsi|onlar|filmler|geldi|geliyor|fazla)(?: |$)|^(?:cok|fazla|asiri) \w+$/u;
const WISHING = /(?:^| )(?:olsun|olsa|istiyor\w*|isterim|lazim|olmasin|icersin|severim|seviyorum)(?: |$)/u;

const PLAYS = /(?:^| )(?:oyn[au]\w*|rol\w*|basrol\w*|yonet\w*|kadro\w*)/u;

/** Words that tell of a film's story without saying `film`: `deniz kenarında geçen`. */
const TELLS =
  /(?:^| )(?:gecen(?! (?:gun|hafta|yil|sene|ay|sefer|aksam|gece))|anlatan|konu alan|konulu|temali)(?: |$)/u;

/** So short a message of a film assistant's speaks of films even where it does not say so. */
const FEW_WORDS = 4;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
const tokensOf = (spans: readonly { from: number; to: number }[]) =>
  new Set(spans.flatMap(({ from, to }) => range(from, to)));

/** Understands one message. Pure: the same message, index and year always mean the same. */
export function understand(written: string, index: FilmIndex, thisYear: number): Understanding {
  const message = readEmoji(written);
  const raw = tokenise(message);
  const read = message.slice(0, raw.at(-1)?.end ?? 0);
  const found = findNames(index, read, raw);
  const sure = [...found.titles, ...found.people].filter(({ span }) => !span.fuzzy);
  const tokens = mendSpelling(raw, tokensOf(sure), index.knowsWord);
  const names = {
    titles: found.titles.filter(
      (title) =>
        !isRatherWish(title, tokens) && !isRatherRequest(title, tokens) && !isDeterminer(title, tokens),
    ),
    people: found.people.filter((person) => !isRatherWish(person, tokens)),
  };
  const full = foldedText(tokens);
  const talk = readTalk(full);
  const markers = readMarkers(maskedText(tokens, names.titles.filter(isCertain)));
  const similar = similarTitle(tokens, names.titles, names.people, markers);
  const numbers = findNumbers(tokens);
  const titleTokens = tokensOf(
    names.titles.filter((title) => title === similar || isCertain(title) || isWhole(title, tokens)),
  );
  const durations = readDurations(tokens, numbers);
  const years = readYears(
    tokens,
    numbers.filter(({ from }) => !titleTokens.has(from) && !durations.used.includes(from)),
    thisYear,
  );
  const age = readAge(tokens, numbers);
  const used = new Set([...durations.used, ...years.used, ...age.used]);
  const rating = readRating(tokens, numbers, new Set([...used, ...titleTokens]));
  for (const place of rating.used) used.add(place);

  // A figure after a title numbers a sequel, not a film on the screen.
  const sequels = names.titles
    .map(({ to }) => to)
    .filter((place) => /^\d+$/u.test(tokens[place]?.base ?? ''));
  const references = findReferences(tokens, new Set([...used, ...titleTokens, ...sequels]));
  const acting = names.titles.filter(
    (title) => title !== similar && (title.span.evidence !== 'none' || title.to - title.from > 1),
  );
  const known = new Set([...used, ...titleTokens, ...tokensOf(references), ...tokensOf(names.people)]);
  const acts = readActs(
    tokens,
    acting,
    references,
    names.people,
    (from, to) => unknownTitle(read, tokens, known, from, to)?.text,
  );
  const actedOn = acts.some(({ act }) => act.kind === 'film' || act.kind === 'list');
  const people = names.people.filter(
    ({ from, span }) =>
      !titleTokens.has(from) &&
      !(span.evidence === 'distinct' && span.fuzzy && !speaksOfFilms(full) && !PLAYS.test(full)),
  );
  const taken = new Set([...used, ...tokensOf(people), ...(actedOn ? tokensOf(acting) : titleTokens)]);
  const spoken =
    markers.asks ||
    markers.amends ||
    speaksOfFilms(full) ||
    TELLS.test(full) ||
    (tokens.length <= FEW_WORDS && talk === undefined);
  const wished = readWishes(tokens, taken, people, similar, spoken);
  const bareTitle = names.titles.find((title) => isBare(tokens, title, wished));
  const numeric = {
    ...wished,
    ...pick(durations),
    ...(bareTitle === undefined ? pick(years) : {}),
    ...pick(rating),
    ...pick(age),
  };
  const masked = maskedText(tokens, titlesAt(names.titles, taken));
  const like =
    similar === undefined && people.length === 0 ? unknownLikeness(read, tokens, taken) : undefined;
  const stranger =
    similar === undefined &&
    like === undefined &&
    numeric.people.length === 0 &&
    acts.length === 0 &&
    acting.length === 0 &&
    numeric.refusedPeople.length === 0 &&
    (markers.requests || PLAYS.test(full))
      ? unknownPerson(read, tokens, taken, index.knowsWord)
      : undefined;
  const said: Said = {
    ...numeric,
    ...(stranger === undefined ? {} : { people: [stranger] }),
    ...readLoose(masked, numeric, thisYear),
    ...(like === undefined || !(isCompared(tokens, like.to) || (acts.length === 0 && !markers.surprise))
      ? {}
      : { similarTo: canonical(like.text, index) }),
  };
  const alike =
    references.find(({ to }) => isCompared(tokens, to)) ??
    (wantsAlike(tokens) ? references.find(({ to }) => isLiked(tokens, to)) : undefined);
  // `ikinciyi izledim, onun gibisini öner`: the film pointed at before is the one compared with.
  const meant =
    alike?.reference.kind === 'this'
      ? (references.find(({ to, reference }) => to <= alike.from && reference.kind !== 'this') ?? alike)
      : alike;
  const open = openSlots(full);
  return {
    text: full,
    words: tokens.length,
    said,
    wishes: saysAnything(said),
    markers,
    acts,
    titles: names.titles,
    references,
    ...(meant === undefined ? {} : { alike: meant }),
    asksAlike: references.length === 0 && names.titles.length === 0 && asksAlike(tokens),
    ...(open === undefined ? {} : { open }),
    ...(talk === undefined ? {} : { talk }),
    complains: COMPLAINT.test(full) && !markers.requests && !WISHING.test(full),
    series: asksForSeries(full),
    films: speaksOfFilms(full),
    ...(bareTitle === undefined ? {} : { bareTarget: titleTarget(tokens, bareTitle) }),
  };
}

function canonical(text: string, index: FilmIndex): string {
  const found = index.resolveTitle(text);
  if (found.kind === 'one') return found.film.title;
  // Any film of a series stands for it, as far as likeness goes.
  const [first] = found.kind === 'many' ? found.candidates : [];
  return first !== undefined && normaliseTitle(first.title).startsWith(`${normaliseTitle(text)} `)
    ? first.title
    : text;
}

/** A title that is surely one, whatever else the message says. */
function isCertain({ span }: TitleAt): boolean {
  if (span.evidence === 'quoted') return true;
  if (span.fuzzy || span.ordinary) return span.evidence === 'apostrophe' && !span.fuzzy;
  return span.evidence === 'apostrophe' || span.evidence === 'capital';
}

/** The message is the title and nothing else (`babam ve oğlum`). */
const isWhole = ({ from, to, span }: TitleAt, tokens: readonly Token[]) =>
  from === 0 && to === tokens.length && to > 1 && !span.fuzzy;

const titlesAt = (titles: readonly TitleAt[], taken: ReadonlySet<number>) =>
  titles.filter(({ from }) => taken.has(from));

function pick<T extends { used: readonly number[] }>({ used: _used, ...wish }: T): Omit<T, 'used'> {
  return wish;
}

function isBare(tokens: readonly Token[], { from, to }: TitleAt, said: Said): boolean {
  if (from === 0 && to === tokens.length) return !saysAnything({ ...said, genres: [] }) || to - from > 1;
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  return (
    rest.length > 0 &&
    rest.every(
      ({ folded, base }) =>
        /^(?:film\w*|adli|isimli|peki|ya|olan|bir|de|da|var|mi|acaba|sende|sizde|bana|bul|bulsana|bulur|misin|lutfen|i|u|yi|yu|katalog\w*)$/u.test(
          folded,
        ) || /^(?:19|20)\d\d$/u.test(base),
    )
  );
}
