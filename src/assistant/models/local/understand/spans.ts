import type { FilmIndex } from '#films/film-index.ts';
import type { PersonSpan } from '#films/named-people.ts';
import type { TitleSpan } from '#films/find-titles.ts';

import { fold } from '#domain/title.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { markersWords, measuresWords, namesWords, refusalsWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { isPassed } from './short-years.ts';
import { type Tokens, type Span, wordAt, wordsIn } from './tokens.ts';

export interface TitleAt extends Span {
  span: TitleSpan;
  /** Its film was shown before: a word of it may be enough. */
  isOnScreen?: true;
}

export interface PersonAt extends Span {
  span: PersonSpan;
}

const length = ({ from, to }: Span) => to - from;
export const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** Where spans of a text stand among its tokens. */
export function placed<T extends { start: number; end: number }>(tokens: Tokens, spans: readonly T[]) {
  return spans.flatMap((span) => {
    const from = tokens.findIndex(({ start }) => start >= span.start);
    const after = tokens.findIndex(({ start }) => start >= span.end);
    return from < 0 ? [] : [{ span, from, to: after < 0 ? tokens.length : after }];
  });
}

const isNameLike = ({ span }: TitleAt | PersonAt) => ['apostrophe', 'capital'].includes(span.evidence);

export const isWritten = (name: TitleAt | PersonAt): boolean =>
  name.span.evidence === 'quoted' || isNameLike(name);

/** Whether a title is surely one, whatever else the message says. */
export function isSurelyTitle(title: TitleAt): boolean {
  const { evidence, fuzzy, ordinary } = title.span;
  if (evidence === 'quoted') return true;
  return !fuzzy && (ordinary ? evidence === 'apostrophe' : isNameLike(title));
}

/** Whether a title is more than a single word that may be chance. */
export const standsOut = ({ span, from, to }: TitleAt): boolean => span.evidence !== 'none' || to - from > 1;

/** What a title is called: films of one series go by its name, whatever ending was said (`yüzüklerin efendisini`). */
export function calledBy({ span: { text, films } }: TitleAt): string {
  const [first, ...others] = films.map(({ judgement }) => judgement?.series?.name);
  return others.length > 0 && first !== undefined && others.every((name) => name === first) ? first : text;
}

/** Whether the message is the title and nothing else (`babam ve oğlum`). */
export const isWholeTitle = ({ from, to, span }: TitleAt, tokens: Tokens): boolean =>
  from === 0 && to === tokens.length && to > 1 && !span.fuzzy;

/** Whether what was taken for a name is a word of a wish in the words as mended. */
function isRatherWish(name: TitleAt | PersonAt, mended: Tokens): boolean {
  const { span, from, to } = name;
  const familyName = 'familyName' in span && span.familyName;
  if (span.evidence === 'quoted') return false;
  if (to - from === 1 && isRatherTime(mended, from)) return true;
  // `marvel'dan bıktım` is the studio, not Elizabeth Marvel.
  if (familyName && CONCEPTS.at(mended, from)?.value.kind === 'wish') return true;
  // `hamburg'da geçen` is the city, not John Hamburg.
  const isSet =
    /[dt][ae]$/u.test(wordAt(mended, to - 1)) && /^(?:gec(?:en|s[iu]n)|cekil)/u.test(wordAt(mended, to));
  if (familyName && isSet) return true;
  // `new york'ta` is the city, not Michael York, and `laurel ve hardy` are not Tom Hardy.
  const isLastOf = (words: number) => from >= words && (CONCEPTS.at(mended, from - words)?.to ?? 0) > from;
  if (familyName && (isLastOf(1) || isLastOf(2))) return true;
  // `görsel şölen gibi`, `katil kim diye`: a word of a longer phrase is not the film of that name.
  if (to - from === 1 && !isNameLike(name) && isWithinPhrase(mended, from)) return true;
  // `Altın Koza` is the prize, not the film *Koza*.
  const wider = from > 0 ? CONCEPTS.at(mended, from - 1) : undefined;
  if (wider?.value.kind === 'wish' && wider.to >= to) return true;
  const hit = CONCEPTS.at(mended, from);
  if (hit === undefined) return false;
  const { kind } = hit.value;
  // `romantik komedi tarzı` wishes two genres, not likeness to the film of that name; `siyah beyaz mı` asks for a kind.
  // `James Bond filmi` wishes the series.
  if (to - from > 1) {
    const isAsked = kind === 'theme' && /^(?:m[iu](?:yd[iu])?|degil)$/u.test(wordAt(mended, hit.to));
    return hit.to === to && (kind === 'wish' || ((kind === 'genre' || isAsked) && !isNameLike(name)));
  }
  if (span.fuzzy || kind === 'origin' || kind === 'countries') return true;
  // `okula Çanakkale filmi`: its capital is the place's, and the film has a longer name.
  if (kind === 'theme' && span.evidence === 'capital' && 'films' in span && isShortened(span)) return true;
  // `aşk filmi` wishes love stories, not the film *Aşk*; `konusu intikam olan` is no *İntikam* either.
  const ofFilms = /^(?:filmi?|filmler\w*|olan\w*|konulu|temali)$/u.test(wordAt(mended, hit.to));
  // `Eşkıya filmi`: everybody knows it.
  const famous = 'films' in span && span.films.some(({ judgement }) => (judgement?.fame ?? 0) >= FAMOUS);
  return (ofFilms && !famous && !isNameLike(name)) || familyName;
}

const FAMOUS = 5;

const isShortened = ({ films }: TitleSpan): boolean => films.every(({ title }) => title.includes(':'));

const YEAR = /^(?:19|20)\d\d$/u;
const FIGURE = /^\d{2,3}$/u;
/** `1917` alone is a film, `2010` alone a year. */
const SURELY_YEAR = 1960;
/** `2010'ların`, `2010'dan önce`: a time, though a film is called so. */
function isRatherTime(tokens: Tokens, place: number): boolean {
  const { base = '', suffix = '' } = tokens[place] ?? {};
  const next = wordAt(tokens, place + 1);
  // `120'yi geçmeyen`: minutes, though a film is called so.
  if (FIGURE.test(base) && /^y?[iu]$/u.test(suffix) && isPassed(tokens, place + 1)) return true;
  return (
    YEAR.test(base) &&
    ((tokens.length === 1 && Number(base) >= SURELY_YEAR) ||
      /^l[ae]r/u.test(suffix) ||
      (/^[dt][ae]n$/u.test(suffix) && Number(base) >= SURELY_YEAR) ||
      // `2010'u geçmesin`
      (/^y?[iu]$/u.test(suffix) && isPassed(tokens, place + 1)) ||
      measuresWords.YEARS.is(next) ||
      measuresWords.BEFORE_OR_AFTER_IT.is(next))
  );
}

/** Whether a word stands in a phrase of two or more words that wishes for something. */
const isWithinPhrase = (tokens: Tokens, place: number): boolean =>
  [place - 3, place - 2, place - 1, place].some((from) => {
    const to = CONCEPTS.at(tokens, from)?.to ?? 0;
    return from >= 0 && to > place && to - from > 1;
  });

/** `teyzemle izlenir mi`, `dayıma film öner`, `babam için`: who watches, and no film called so. */
const isCompany = (title: TitleAt, tokens: Tokens): boolean => {
  if (isWritten(title) || !KIN.test(wordAt(tokens, title.from))) return false;
  if (length(title) > 1) return length(title) === 2 && wordAt(tokens, title.from + 1) === 'icin';
  return /[mz](?:l[ae]|[ae])$/u.test(wordAt(tokens, title.from));
};
const KIN =
  /^(?:anne|baba|abla|abi|kardes|teyze|hala|dayi|amca|dede|nine|nene|babaanne|anneanne|ogl|kiz|es|sevgili|koca|kari|torun|yegen|kuzen|ail)\w*[mz](?:l[ae]|[ae])?$/u;

/** Whether a name without a sign of its own is an everyday word where it stands (`örneğin`, `bir hafta`). */
const isEverydayName = (name: TitleAt | PersonAt, tokens: Tokens): boolean =>
  tokens.length > length(name) &&
  !isWritten(name) &&
  !namesWords.FILM_NOUN.is(wordAt(tokens, name.to)) &&
  (namesWords.EVERYDAY.is(wordsIn(tokens, name.from, name.to).join(' ')) || isAskedVerb(name, tokens));

const FINITE = /(?:[dt][iu]|[iu]yor|[ae]c[ae]k|m[iu]s)$/u;

/** `katil yakalandı mı`, `sonunda kurtuluyo mu`: what happens is asked, and neither *Yakalandın!* nor Kurtuluş is named. */
function isAskedVerb({ span, from, to }: TitleAt | PersonAt, tokens: Tokens): boolean {
  const word = wordAt(tokens, from);
  if (to - from > 1 || !FINITE.test(word) || !/^m[iu]$/u.test(wordAt(tokens, to))) return false;
  const names = 'films' in span ? span.films.map(({ title }) => title) : span.name.split(' ');
  return !names.some((name) => fold(name) === word);
}

const PRESENT = /[iu]yor(?:du|m[iu]s)?(?:lar)?$/u;
const PASSIVE = /[nl](?:[iu]r|[dt][iu]|[iu]yor|[ae]c[ae]k|m[iu]s)$/u;
/** `elimizde kalcak`, `olcaz` */
const CONTRACTED = /^(?:ol|kal|gel|yap|al|ver|gor|bul|var|dur|kac)c[ae](?:[kzmn]|g[iu]\w*)$/u;
/** `kurtuluyor mu`, `yakalandı mı`: a verb, and a film or somebody called so only by a slip of the finger. */
function isRatherVerb(name: TitleAt | PersonAt, tokens: Tokens): boolean {
  const word = wordAt(tokens, name.from);
  if (!name.span.fuzzy || length(name) > 1 || isWritten(name)) return false;
  return (
    PRESENT.test(word) ||
    // `karartsana şunu`
    /^\w{3,}s[ae]n[ae]$/u.test(word) ||
    CONTRACTED.test(word) ||
    (PASSIVE.test(word) && /^m[iu]/u.test(wordAt(tokens, name.to)))
  );
}

/** Whether what was taken for a title is a word of a request: `işaretle` is not the film *İşaretler*. */
function isRatherRequest(title: TitleAt, tokens: Tokens): boolean {
  const word = wordAt(tokens, title.from);
  // `sil baştan, komedi olsun` begins anew.
  const said = wordsIn(tokens, title.from, title.to).join(' ');
  const isChance = ['none', 'distinct'].includes(title.span.evidence);
  if (isChance && tokens.length > length(title) && markersWords.RESET.is(said)) return true;
  // `bir hafta kendime gelemem`, `hiçbir şeyin tadı yok`
  if (isEverydayName(title, tokens) || isCompany(title, tokens)) return true;
  if (length(title) > 1 || !['distinct', 'context', 'none'].includes(title.span.evidence)) return false;
  const refuses = title.span.fuzzy && refusalsWords.REFUSAL.is(word);
  return refuses || namesWords.REQUEST_WORD.is(word) || namesWords.DETERMINER.is(word);
}

/** The titles and people of a message, by token. A person's name inside a longer title is not read as a person. */
export function findNames(
  index: FilmIndex,
  text: string,
  tokens: Tokens,
): { titles: TitleAt[]; people: PersonAt[] } {
  const titles = placed(tokens, index.findTitlesIn(text));
  const people = placed(tokens, index.findPeopleIn(text));
  return {
    titles: titles.filter((title) => !people.some((person) => isRatherPerson(person, title))),
    people: people.filter((person) => !titles.some((title) => isRatherTitle(title, person, index))),
  };
}

const isRatherPerson = (person: PersonAt, title: TitleAt): boolean =>
  overlap(person, title) && length(person) > length(title);
const isRatherTitle = (title: TitleAt, person: PersonAt, index: FilmIndex): boolean =>
  overlap(person, title) &&
  (length(title) > length(person) ||
    (!title.span.fuzzy && (person.span.fuzzy || isLessKnown(person, index))));

/** So few films do not make somebody known by the family name alone, beside a film of that name (`Oppenheimer`). */
const FEW_FILMS = 3;
function isLessKnown({ span: { name, familyName } }: PersonAt, { films }: FilmIndex): boolean {
  if (!familyName) return false;
  return films.filter((film) => hasPerson(film, name)).length < FEW_FILMS;
}

/** The names that are still names once the spelling of the words around them is mended. */
export function namesAmong(
  { titles, people }: { titles: readonly TitleAt[]; people: readonly PersonAt[] },
  mended: Tokens,
): { titles: TitleAt[]; people: PersonAt[] } {
  return {
    titles: titles.filter(
      (title) =>
        !isRatherWish(title, mended) && !isRatherRequest(title, mended) && !isRatherVerb(title, mended),
    ),
    people: people.filter(
      (person) =>
        !isRatherWish(person, mended) && !isEverydayName(person, mended) && !isRatherVerb(person, mended),
    ),
  };
}
