import { fold } from '#domain/title.ts';
import { pairsWords as words, viewersWords } from '../lexicon/word-lists.ts';
import source from '../lexicon/words/pairs.json' with { type: 'json' };
import { agreedIn } from './agreed.ts';
import { without } from './lists.ts';
import { type MessageWishes, NO_WISHES, isStated } from './message-wishes.ts';
import { type TitleAt, calledBy, isSurelyTitle, standsOut } from './spans.ts';
import { type Spoken, spokenOf } from './two-persons.ts';
import type { Understanding, Viewers } from './understand.ts';

interface Taste extends Spoken {
  said: Understanding;
  refusesOnly: boolean;
}

/** A longer message tells a story, in which people occur who watch nothing. */
const FEW_WORDS = 10;

/**
 * Two who are told of with a taste each: `dedem kovboy babaannem türkan şoray`, `hanımla zıttız, o korku ister ben komediciyim`.
 * @param read understands a part of the message
 */
export function viewersTold(
  whole: Understanding,
  read: (part: string) => Understanding,
): Viewers | undefined {
  const { text, tokens, written, titles } = whole;
  const told = spokenOf(written, tokens, [
    ...titles.filter(standsOut),
    ...whole.named.filter(({ from, to }) => to - from > 1),
  ]);
  if (told === undefined || told.spoken.length < 2) return undefined;
  if (words.OF_PLOT.in(text) || words.NO_PAIR.in(text) || agreedIn(written, tokens) !== undefined)
    return undefined;
  const isPaired = words.BOTH.in(text);
  const tastes = told.spoken.flatMap(
    (one) => one.says.flatMap((part) => tasteIn(one, part, read, whole) ?? []).at(-1) ?? [],
  );
  // `babaanneyle torun: biri sadri alışık diyo, diğeri …`: what is told of each so goes before what is told of them else.
  const inTurn = tastes.filter(({ isOneOfTwo }) => isOneOfTwo);
  const [first, second, ...others] = inTurn.length === 2 ? inTurn : tastes;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (first.isOneOfTwo !== second.isOneOfTwo && !first.isWriter && !second.isWriter) return undefined;
  const pair = [first, second];
  // `ev arkadaşım anime diyor, öbürü korkuyor, ben polisiye severim`: of three. `biri korku biri aşk, ikisi bir arada`: one film.
  const isOther = inTurn.length === 2 ? viewersWords.BOTH_IN_ONE.in(text) : viewersWords.THIRD.in(text);
  if (isOther || (words.OF_US.in(text) && !pair.some(({ isWriter }) => isWriter))) return undefined;
  if (pair.every(({ refusesOnly }) => refusesOnly) || isSame(first, second) || isSame(second, first))
    return undefined;
  // `abi korku bul ben komedi sevmem`: written to somebody. `kızı polis babası hırsız`: in a film.
  const isLiked = pair.every(({ said }) => words.LIKES.in(said.text));
  const isInFilm = pair.every(({ isOfAnother }) => isOfAnother) && !(isLiked && words.OF_OTHERS.in(text));
  if (isInFilm || !(isPaired || isLiked || whole.words <= FEW_WORDS)) return undefined;
  const isDoubtful = ({ isUnsure, isSpokenTo, refusesOnly, said }: Taste) =>
    isSpokenTo || refusesOnly || (isUnsure && !words.LIKES.in(said.text));
  // `o ruhu arıyorum`: nobody is told of.
  const isNobody = pair.some(({ name, isWriter }) => name === undefined && !isWriter);
  if (!isPaired && (isNobody || pair.some(isDoubtful))) return undefined;
  const bounds = boundsIn(read(`${told.before} ${told.after}`));
  const ages = [whole, ...pair.map(({ said }) => said)].flatMap(({ exact }) => exact?.maxAge ?? []);
  const withBounds = ({ said }: Taste): Understanding => ({
    ...said,
    // Where one of them is a child, the films are for a child.
    said: { ...bounds, ...said.said, ...(ages.length > 0 && { maxAge: Math.min(...ages) }) },
  });
  const [mine, theirs] = second.isWriter ? [second, first] : [first, second];
  const names = { ...(!mine.isWriter && { mine: mine.name }), theirs: theirs.name };
  return { mine: withBounds(mine), theirs: withBounds(theirs), names };
}

/** What the other one is called to the writer, where one alone is spoken of. */
export function otherNamed({ written, tokens, titles }: Understanding): string | undefined {
  const told = spokenOf(written, tokens, titles.filter(standsOut))?.spoken ?? [];
  const [other, ...more] = told.filter(({ isWriter }) => !isWriter);
  return more.length > 0 || other?.isOneOfTwo === true ? undefined : other?.name;
}

type Read = (part: string) => Understanding;

/** `barbie, aradaki yaş farkı 5`: what is told beside is no taste; where the first clause tells none, all of it may. */
function tasteIn(one: Spoken, says: string, read: Read, whole: Understanding): Taste | undefined {
  const [clause = ''] = says.split(/[,;]/u);
  const ways = [clause, says].map(nothingBut).flatMap((part) => [part, inOtherWords(part)]);
  for (const part of new Set(ways)) {
    const taste = tasteOf(one, part, read, whole);
    if (taste !== undefined) return taste;
  }
  return undefined;
}

/** `korku dışında hiçbir şey izlemem`: just that is liked. */
function nothingBut(part: string): string {
  const text = fold(part);
  const at = words.NOTHING_BUT.firstIn(text);
  return at < 0 ? part : text.slice(0, at).replace(/[dt][ae]n$/u, '');
}

const MEANT = Object.entries(source.meant).map(([said, means]) => [fold(said), means] as const);

/** `minecraft`, `harry potterci`: said so that it names films. */
const inOtherWords = (part: string): string =>
  MEANT.reduce(
    (text, [said, means]) => text.replaceAll(new RegExp(`\\b${said}\\b`, 'gu'), means),
    fold(part),
  ).replace(/(\w{4,}?)c[iu](?:y[iu]m)?$/u, '$1');

function tasteOf(one: Spoken, says: string, read: Read, whole: Understanding): Taste | undefined {
  const part = read(says);
  const own = part.exact ?? likeTitle(part);
  if (own === undefined) return undefined;
  // `felçli babam tabiat sever`: what is kept from them is no taste.
  const said = { ...own, themes: without(own.themes, whole.exact?.avoidThemes ?? []) };
  const isLiked = LIKED.some((name) => isStated(said[name]));
  const isOfCountry = isStated(said.countries) && OF_FILMS.test(part.text);
  // In a story of many words somebody's taste is said in few, or by a word for liking.
  const isTold = whole.words <= FEW_WORDS || part.words <= MOST_OF_TASTE || words.LIKES.in(part.text);
  if (!isTold) return undefined;
  const refusesOnly = !isLiked && !isOfCountry;
  if (refusesOnly && !REFUSED.some((name) => isStated(said[name]))) return undefined;
  return { ...one, said: { ...part, said, exact: said, titles: [] }, refusesOnly };
}

const LIKED = [
  ...(['genres', 'themes', 'people', 'mood', 'similarTo', 'studios', 'series', 'awards', 'tones'] as const),
  ...(['origin', 'pace', 'minYear', 'maxYear', 'trueStory', 'ending', 'eras', 'fame'] as const),
] satisfies readonly (keyof MessageWishes)[];
const REFUSED = ['excludeGenres', 'avoidThemes', 'avoidTones'] as const;
const OF_FILMS = /(?:^| )(?:film|sinema|yapim|yonetmen|dizi|izle|sev|ist|aci|oyuncu)/u;

const MOST_OF_TITLE = 4;
const MOST_OF_TASTE = 4;
/** `elif titanik, mert joker`: films like the one that is named. */
function likeTitle(part: Understanding): MessageWishes | undefined {
  const title = part.titles.find((one) => isNamed(one, part));
  return title === undefined || part.words > MOST_OF_TITLE
    ? undefined
    : { ...NO_WISHES, similarTo: calledBy(title) };
}

/** Called by its whole name, or liked: `odada`, `kumandayı` are no films. */
const isNamed = (title: TitleAt, { text }: Understanding): boolean =>
  !title.span.fuzzy &&
  (standsOut(title) ||
    (isSurelyTitle(title) && words.LIKES.in(text)) ||
    title.span.films.some((film) =>
      [film.title, film.originalTitle].some((name) => fold(name) === fold(title.span.text)),
    ));

/** What is told beside the two holds for both, unless it names a kind of film, which is nobody's taste. */
function boundsIn({ exact = NO_WISHES }: Understanding): MessageWishes {
  const { minYear, maxYear, minDuration, maxDuration, maxAge, minRating } = exact;
  return { ...NO_WISHES, minYear, maxYear, minDuration, maxDuration, maxAge, minRating };
}

/** One likes nothing that the other one does not like, too. */
const isSame = ({ said: { said: one }, refusesOnly }: Taste, { said: { said: other } }: Taste): boolean =>
  !refusesOnly &&
  LIKED.every((name) => {
    const [own, theirs] = [one[name], other[name]];
    if (!isStated(own)) return true;
    return Array.isArray(own) && Array.isArray(theirs)
      ? own.every((value) => theirs.some((liked) => liked === value))
      : own === theirs;
  });
