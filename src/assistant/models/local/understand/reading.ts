import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';

import type { Hearing } from '../judge/judge.ts';
import { refusalsWords } from '../lexicon/word-lists.ts';
import { withDots } from './dotless.ts';
import { withoutEcho, withoutRepeats } from './echo.ts';
import { exceptedTitles } from './excepted-titles.ts';
import { readEmoji } from './emoji.ts';
import type { CorrectedNumber } from './corrected-number.ts';
import type { Evening } from './evening.ts';
import { withoutHearsay } from './hearsay.ts';
import { type Markers, markersOf } from './markers.ts';
import { type MessageWishes, NO_WISHES } from './message-wishes.ts';
import { isDescription } from './no-title.ts';
import { type NumberSpan, findNumbers } from './numbers.ts';
import { withShownTitles } from './on-screen.ts';
import type { OtherKind, WishKind } from './open-slots.ts';
import { partQuestions } from './question-particle.ts';
import { type PersonAt, type TitleAt, findNames, isSurelyTitle, namesAmong, overlap } from './spans.ts';
import { partsInRow, seriesPart } from './series-part.ts';
import { mendSpelling } from './spelling.ts';
import { withoutWhyAsked } from './why-asked.ts';
import { type Talk, talkOf } from './talk.ts';
import type { AimedAct, ReferenceSpan, TitleTarget } from './targets.ts';
import { filmsOfPeople } from './whose-film.ts';
import type { Unread } from './unread.ts';
import { type Tokens, foldedText, maskedText, placesOf, tokenise } from './tokens.ts';

/** A message while it is read: what it says as given, and what the readers before have made of it. */
export interface Reading {
  index: FilmIndex;
  thisYear: number;
  /** What is learnt of what is spoken of and of numbers; the rules alone say it where there is no judge. */
  hearing?: Hearing | undefined;
  /** The message as written, as far as it is read. */
  written: string;
  tokens: Tokens;
  text: string;
  titles: readonly TitleAt[];
  /** The people named; `people` are those among them whose films are wanted. */
  named: readonly PersonAt[];
  numbers: readonly NumberSpan[];
  markers: Markers;
  talk?: Talk | undefined;
  /** Tokens whose meaning is settled: later readers leave them alone. */
  claimed: ReadonlySet<number>;
  bounds: Partial<Wishes>;
  wishes: MessageWishes;
  people: readonly PersonAt[];
  /** The film that the next ones should resemble. */
  similar?: TitleAt | undefined;
  also: readonly TitleAt[];
  /** The series, games and books that are named, which are no films. */
  works: readonly TitleAt[];
  references: readonly ReferenceSpan[];
  acts: readonly AimedAct[];
  /** A shown film that the next ones should resemble (`ikincisi gibi`). */
  alike?: ReferenceSpan;
  /** Something alike is wanted, and nothing named (`benzeri var mı`). */
  asksAlike: boolean;
  open?: readonly WishKind[] | 'all';
  /** What is to be another one than before (`başka yönetmen olsun`). */
  others?: readonly OtherKind[];
  /** The whole message is a title, or the title of a film and little else. */
  bareTarget?: TitleTarget;
  /** Whoever writes says that they are grown up (`21 yaşındayım`). */
  adult?: boolean;
  evening?: Evening;
  corrected?: CorrectedNumber;
  /** What was said of the film and is not understood. */
  unread?: Unread;
  /** Of a bound the other end was meant. */
  turned?: 'least' | 'most';
}

/** What a reader found. Claimed tokens and bounds are added to those of before; any other field replaces the value of before. */
type Finding = Partial<Omit<Reading, 'claimed'>> & { claims?: readonly number[] };

/** One thing that is read from a message, given what was read before it. */
export type Reader = (reading: Reading) => Finding;

/** A message before any reader: split into words, mended, with the names, numbers and small words in it. @param onScreen the films that it may speak of in short */
export function beginReading(
  message: string,
  index: FilmIndex,
  thisYear: number,
  onScreen: readonly CatalogueFilm[] = [],
): Reading {
  // `thelma & louise` is looked up as `thelma ve louise`.
  const said = withoutHearsay(withoutWhyAsked(readEmoji(withDots(message).replaceAll(' & ', ' ve '))), index);
  const inWords = index.takeApart(partQuestions(withoutRepeats(withoutEcho(said), index)));
  const raw = tokenise(inWords);
  const written = inWords.slice(0, raw.at(-1)?.end ?? 0);
  const found = findNames(index, written, raw);
  const sure = [...found.titles, ...found.people].filter(({ span }) => !span.fuzzy);
  const tokens = mendSpelling(raw, new Set(placesOf(...sure)), index.knowsWord);
  const among = namesAmong(found, tokens);
  const called = filmsOfPeople(tokens, among.people, among.titles, index);
  const names = { ...among, titles: withShownTitles(tokens, found.titles, called, onScreen) };
  names.titles.push(...exceptedTitles(tokens, names, index, written));
  names.titles.sort((a, b) => a.from - b.from);
  const { people: named } = names;
  const part = seriesPart(tokens, names.titles, index);
  const parts = part === undefined ? partsInRow(tokens, names.titles, index) : [part];
  const titles = [...names.titles.filter((title) => !parts.some((one) => overlap(one, title))), ...parts]
    .toSorted((a, b) => a.from - b.from)
    .filter((title) => !isDescription(tokens, title));
  const text = foldedText(tokens);
  // `günaydıııın` is a greeting, and no slip for somebody of that name.
  // `süper mario değil`: a word of a title praises nothing.
  const long = titles.filter(
    ({ from, to, span }) => to - from > 1 && !span.fuzzy && span.evidence !== 'none',
  );
  const isLeftOut = long.some(({ to }) => refusalsWords.LEFT_OUT.is(tokens[to]?.folded));
  const spoken = isLeftOut ? maskedText(tokens, long) : text;
  const talk = talkOf(spoken) ?? talkOf(spoken.replace(/([a-z])\1{2,}/gu, '$1'));
  return {
    index,
    thisYear,
    written,
    tokens,
    text,
    titles,
    named: talk === undefined ? named : named.filter(({ span }) => !span.fuzzy),
    numbers: findNumbers(tokens),
    markers: markersOf(maskedText(tokens, titles.filter(isSurelyTitle))),
    talk,
    claimed: new Set(),
    bounds: {},
    wishes: NO_WISHES,
    people: [],
    also: [],
    works: [],
    references: [],
    acts: [],
    asksAlike: false,
  };
}

export function readWith(reading: Reading, reader: Reader): Reading {
  const finding = reader(reading);
  // Most readers find nothing in most messages.
  if (Object.keys(finding).length === 0) return reading;
  const { claims = [], bounds, ...rest } = finding;
  return {
    ...reading,
    ...rest,
    bounds: { ...reading.bounds, ...bounds },
    claimed: claims.length === 0 ? reading.claimed : new Set([...reading.claimed, ...claims]),
  };
}
