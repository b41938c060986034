import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { initialsJoined } from './initials.ts';
import { CONCEPTS } from './concepts.ts';
import { type TitleAt, isWritten, overlap } from './spans.ts';
import { comparisonsWords, markersWords, namesWords, referencesWords } from '../lexicon/word-lists.ts';
import { type Span, type Token, type Tokens, foldedText, wordAt, wordsIn } from './tokens.ts';
import { isEveryday } from './unknown-title.ts';

/**
 * The titles of a message, with those of films on the screen that chance may not have put there: all of a title, though its
 * words are everyday ones (`vahşi robot dan anlamaz`), or a part of it that bends like a noun (`galaksiyi de izledik`).
 * @param found every title that was found, @param sure those that are taken for titles without the screen
 */
export function withShownTitles(
  tokens: Tokens,
  found: readonly TitleAt[],
  sure: readonly TitleAt[],
  onScreen: readonly CatalogueFilm[],
): TitleAt[] {
  if (onScreen.length === 0) return [...sure];
  const isShown = ({ span }: TitleAt) => span.films.some((film) => onScreen.includes(film));
  const whole = found.filter(
    (title) => isShown(title) && !isWish(tokens, title) && title.to - title.from > 1,
  );
  // `geleceğe dönüş 2` is that film, though the first is on the screen.
  // `Matrix'i`, written as that film is called, is not short for another one.
  const isCalledSo = ({ span, from, to }: TitleAt) =>
    span.films.some(({ title }) => wordsIn(tokens, from, to).join(' ').startsWith(normaliseTitle(title)));
  const isLonger = (title: TitleAt, one: TitleAt) =>
    !title.span.fuzzy &&
    overlap(title, one) &&
    (title.to - title.from > one.to - one.from || (isWritten(title) && isCalledSo(title)));
  const inShort = onScreen
    .flatMap((film) => shortNameOf(film, tokens, onScreen) ?? [])
    .filter((one) => !sure.some((title) => isLonger(title, one)));
  const shown = [...whole, ...inShort.filter((one) => !whole.some((title) => overlap(title, one)))].map(
    asShown,
  );
  // `diğerlerini ekle`, of what is shown, though a film is called so.
  const isRest = (title: TitleAt) =>
    onScreen.length > 1 &&
    referencesWords.REST_ALONE.is(wordAt(tokens, title.from)) &&
    !isWritten(title) &&
    !namesWords.FILM_NOUN.is(wordAt(tokens, title.to));
  const others = sure.filter((title) => !isRest(title) && !shown.some((one) => overlap(title, one)));
  return [...others.map((title) => inItsPlace(title, tokens, onScreen)), ...shown].toSorted(
    (a, b) => a.from - b.from,
  );
}

/** `paddington kaç dakika`: the one on the screen that has the word in its name, and no other that is only called so, too. */
function inItsPlace(title: TitleAt, tokens: Tokens, onScreen: readonly CatalogueFilm[]): TitleAt {
  const said = tokens[title.from]?.base ?? '';
  const isOther = title.to - title.from === 1 && !title.span.films.some((film) => onScreen.includes(film));
  if (!isOther || title.span.films.some((film) => normaliseTitle(film.title) === said)) return title;
  const [film, ...more] = onScreen.filter((one) => wordsOf(one).includes(said));
  return film === undefined || more.length > 0
    ? title
    : asShown({ ...title, span: { ...title.span, text: film.title, films: [film] } });
}

/** What the screen says is as good as words beside it that speak of a film. */
const asShown = (title: TitleAt): TitleAt => {
  const { span } = title;
  const isChance = span.evidence === 'none' || span.evidence === 'distinct';
  return { ...title, isOnScreen: true, span: isChance ? { ...span, evidence: 'context' } : span };
};

/** `romantik komedi olsun` wishes that, whatever a film on the screen is called. */
const isWish = (tokens: Tokens, { from, to }: Span): boolean => CONCEPTS.at(tokens, from)?.to === to;

/** `korkutan`, `korkunç`: how a film is, and no ending of a name. */
const SAYS_HOW = /(?:[ae]n|[iu]c[iu]|[iu]nc)$/u;

/** Two words of its title one after the other, or a telling one with the ending of a noun. */
function shortNameOf(
  film: CatalogueFilm,
  tokens: Tokens,
  onScreen: readonly CatalogueFilm[],
): TitleAt | undefined {
  const brief = briefNameOf(film, tokens);
  if (brief !== undefined) return brief;
  const others = new Set(onScreen.filter((other) => other !== film).flatMap(wordsOf));
  const words = wordsOf(film).filter((word) => !others.has(word));
  const isOwn = ({ folded }: Token) => words.some((word) => folded === word || bends(folded, word));
  const from = tokens.findIndex(isOwn);
  const [first] = tokens.slice(from, from + 1);
  if (from < 0 || first === undefined) return undefined;
  const length = tokens.slice(from).findIndex((token) => !isOwn(token));
  const to = length < 0 ? tokens.length : from + length;
  const own = tokens.slice(from, to);
  const last = own.at(-1) ?? first;
  // `gerçekten korkutan` wishes, and names no `Korku Seansı`.
  const isWord =
    words.includes(first.folded) || !(SAYS_HOW.test(first.folded) && isWish(tokens, { from, to }));
  const isTold = own.length > 1 ? !isWish(tokens, { from, to }) : isWord && isToldOf(tokens, from, words);
  if (!isTold || (own.length > 1 && own.every(({ folded }) => isCommonWord(folded)))) return undefined;
  const span = { start: first.start, end: last.end, text: film.title, films: [film] };
  return { span: { ...span, evidence: 'context', ordinary: false, fuzzy: false }, from, to };
}

/** *Ses*, *K.G.F: Chapter 2*: a name that is short, where something is asked or said of it right there. */
function briefNameOf(film: CatalogueFilm, tokens: Tokens): TitleAt | undefined {
  const [name = '', ...more] = normaliseTitle(initialsJoined(film.title).split(':')[0] ?? '').split(' ');
  if (more.length > 0 || name.length < 2) return undefined;
  const at = tokens.findIndex(
    ({ folded, base }, place) =>
      (folded === name && (SAID_OF.test(wordAt(tokens, place + 1)) || isAsked(tokens, place + 1))) ||
      // `kimliği seçtik`, `yaratığı aç`
      (folded !== name && CHOSEN.test(wordAt(tokens, place + 1)) && basesOf(base).includes(name)),
  );
  const token = tokens[at];
  if (token === undefined) return undefined;
  const span = { start: token.start, end: token.end, text: film.title, films: [film] };
  return { span: { ...span, evidence: 'context', ordinary: false, fuzzy: false }, from: at, to: at + 1 };
}
const SAID_OF =
  /^(?:m[iu]|nasil|ne|kim|kac|de(?:dim|mistim)|diyorum|dedigin|filmi|ol(?:ur|sun)|guzel(?:dir|di|mis)|iyi(?:dir|ydi|ymis))$/u;
const CHOSEN =
  /^(?:(?:sec|ac|koy|bas|tak|izle|anlat)(?:[dt][iu][mk]|[iu]?yor\w*|[ae]?y?[ae]?l[iu]m|[ae]?y?[iu]m|s[ae]n[ae])?|sor[dm]\w+|kast\w+)$/u;
const isAsked = (tokens: Tokens, at: number) =>
  /^(?:turk|yerli|eski|yeni|korkunc|kanli|komik|iyi|guzel)$/u.test(wordAt(tokens, at)) &&
  /^m[iu]/u.test(wordAt(tokens, at + 1));

/** `savaşı anlatan`, `uzayı konu alan`: what a film is about, though one on the screen is called so. */
const ABOUT = /^(?:anlat|konu|isle|ele|sev)/u;

const isToldOf = (tokens: Tokens, at: number, words: readonly string[]): boolean =>
  words.some((word) => bends(wordAt(tokens, at), word)) &&
  (!isEveryday(tokens[at]) || wordsIn(tokens, at + 1, at + REACH).some(comparisonsWords.SEEN.is)) &&
  !(
    CONCEPTS.at(tokens, at) !== undefined &&
    // `o zaman ciddisinden ver zombinin`: films of that kind are asked for.
    (ABOUT.test(wordAt(tokens, at + 1)) || markersWords.REQUEST.in(foldedText(tokens)))
  );

const REACH = 5;
const LEAST = 5;
const wordsOf = ({ title, originalTitle }: CatalogueFilm): string[] =>
  `${normaliseTitle(title)} ${normaliseTitle(originalTitle)}`
    .split(' ')
    .filter((word) => word.length >= LEAST && !word.startsWith('film'));

/** The endings of a noun that is told of: whom or what, from, with, and whose. */
const CASE = /^(?:n?[iu]n|[yn]?[iu]|[yn]?[dt][ae]n?|[yn]?[ae]|y?l[ae])$/u;
/** What else a word of a title may end in. */
const IN_TITLE = /^(?:l[ae]r)?(?:[sn]?[iu]n?|[yn]?[ae]|[dt][ae]n?)?$/u;

/** Whether a word is one of a title with another ending: `galaksiyi` of `Galaksinin Koruyucuları`. */
function bends(said: string, word: string): boolean {
  let stem = 0;
  while (stem < said.length && said[stem] === word[stem]) stem += 1;
  return stem >= LEAST && CASE.test(said.slice(stem)) && IN_TITLE.test(word.slice(stem));
}
