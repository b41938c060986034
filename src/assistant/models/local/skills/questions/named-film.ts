import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { TitleSpan } from '#films/find-titles.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { bestKnownFirst, partsOf, seriesAmong, seriesOf } from '#films/series.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import type { Around } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { isWhoWatches, saysFigure } from '../../understand/no-title.ts';
import { type TitleAt, isSurelyTitle } from '../../understand/spans.ts';
import { withoutTakenBack } from '../../understand/taken-back.ts';
import { type Tokens, foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Question, askingWords, isAsking, questionIn } from './asked.ts';
import { PARTICLE } from './checks.ts';
import { askedKind } from './kinds.ts';
import { isKindAlone, isOfPeopleInTalk, isSomebodyOf } from './no-name.ts';

export const bestKnown = (films: readonly CatalogueFilm[]): CatalogueFilm | undefined =>
  bestKnownFirst(films)[0];

/**
 * A film that a question names by its title. Where nothing but its rarity says so, it must be what the question begins
 * with: `utançtan` in the middle of a story is no film.
 */
const isNamed = (title: TitleAt, tokens: Tokens): boolean => {
  const { evidence, ordinary, fuzzy } = title.span;
  if (isSurelyTitle(title)) return true;
  // `oğlum tutturdu joker diye`
  if (wordAt(tokens, title.to) === 'diye' && !title.span.fuzzy) return true;
  // `zombisiz korku filmi`
  if (/s[iu]z$/u.test(wordAt(tokens, title.to - 1))) return false;
  // `babam ve oğlumdaki dede`: who is in it.
  if (title.to - title.from > 1 && !fuzzy && /[dt][ae]ki(?:n[iu]n)?$/u.test(wordAt(tokens, title.to - 1)))
    return true;
  if (evidence === 'none' || (ordinary && fuzzy)) return false;
  // `gerçek hikaye mi titanik`: turned round.
  const isLast = title.to === tokens.length && /^m[iu]/u.test(wordAt(tokens, title.from - 1));
  if (isLast && !ordinary && !fuzzy) return true;
  if (evidence !== 'distinct' && !fuzzy) return true;
  // `gora mı`, `bu akşam joker açsam`
  const isObject = /^(?:m[iu]|(?:izle|seyret|ac)s[ae][km]?|izleyeyim|acayim|ol(?:sun|ur)|dedigin)$/u.test(
    wordAt(tokens, title.to),
  );
  // `en yeni süperman nasıl`
  if (!ordinary && !fuzzy && isAsking(wordAt(tokens, title.to))) return true;
  return (
    title.from <= 1 ||
    title.to - title.from > 1 ||
    isObject ||
    (!ordinary && !fuzzy && isAskedOf(title, tokens))
  );
};

/** `7 yaşındaki oğluma coco ağır gelir mi`: right after it something is asked in a few words. */
function isAskedOf({ to }: TitleAt, tokens: Tokens): boolean {
  const asked = foldedText(tokens.slice(to));
  return tokens.length - to <= FEW_WORDS && isAsking(asked) && questionIn(asked) !== undefined;
}
const FEW_WORDS = 5;

/** The films a message names, but for those corrected in it (`gora değil arog`). */
export function namedTitles({ titles, tokens }: Understanding): readonly TitleAt[] {
  const named = titles.filter((title) => isNamed(title, tokens));
  const meant = named.filter(
    (title, at) =>
      !isSomebodyOf(named[at - 1], title, tokens) &&
      (at === named.length - 1 || wordAt(tokens, title.to) !== 'degil'),
  );
  return withoutTakenBack(tokens, meant);
}

/** `hateful eight hepsi kulübede mi geçiyo`: a place beside a film, which is but a word of another one's name. */
const isPlaceAlone = ({ span, from, to }: TitleAt, tokens: Tokens): boolean =>
  to - from === 1 &&
  /[dt][ae]$/u.test(wordAt(tokens, from)) &&
  span.films.every(({ title }) => title.includes(' '));

/** A message without such places among its titles. */
export const withoutPlaces = (parsed: Understanding): Understanding => {
  const titles = parsed.titles.filter((title, at) => at === 0 || !isPlaceAlone(title, parsed.tokens));
  return titles.length === parsed.titles.length ? parsed : { ...parsed, titles };
};

/**
 * `ayla gerçek mi`, `kış uykusu kaç ödül aldı`: what stands before a question is the name of a film, where one is called
 * so, though its words are everyday ones or too short to stand out.
 * @param asked whether the message is a question by sentences like it, whatever its words
 */
export function withLeadingTitle(parsed: Understanding, around: Around, asked: boolean): Understanding {
  const { index } = around;
  const { tokens, references, written } = parsed;
  if (namedTitles(parsed).length > 0) return parsed;
  for (let to = Math.min(tokens.length - 1, LONGEST_TITLE); to > 0; to--) {
    const words = { from: 0, to };
    if (isKindAlone(tokens, to, parsed)) continue;
    // `katil kim diye kafa patlatcaz`: one word of what is surely wished.
    if (to === 1 && parsed.wishes && sounds('wish', parsed)) continue;
    if (references.some(({ from }) => from < to) || isWhoWatches(tokens, words) || saysFigure(tokens, words))
      continue;
    const rest = foldedText(tokens.slice(to));
    // `inside out 2 öner` wants that film, `romantik komedi öner` a genre.
    const isOffered = to > 1 && !parsed.wishes && askingWords.OFFERED.is(rest);
    // `yeşil yolda tom hanks mi oynuyordu`
    const isOfPerson = to > 1 && parsed.named.some(({ from }) => from >= to) && PARTICLE.test(rest);
    // `1917 tek çekim mi`, `2012 çok mu abartılı`: a year of which something is asked that none has.
    const isYear =
      to === 1 && YEAR.test(tokens[0]?.folded ?? '') && ASKED_OF_NAME.test(rest) && isAsking(rest);
    // `sessiz bir yer de konuşma yok mu hiç`: so many words are no title by chance.
    const isLong = to > 2 && isAsking(rest);
    // `uzak nasıl bir film`: nothing else is asked about so.
    const isHow = HOW_A_FILM.test(rest) && !parsed.wishes;
    const isTheirs = isHow || (to === 1 && isAsking(rest) && isOfPeopleInTalk(tokens, around));
    const isAsked =
      isTheirs ||
      questionIn(rest) !== undefined ||
      isOffered ||
      isOfPerson ||
      isLong ||
      isYear ||
      (asked && !parsed.wishes);
    // `bizim aile siyah beyaz mıydı`
    if (!isAsked && !(isAsking(rest) && askedKind(rest) !== undefined)) continue;
    // `katil kim diye kafa patlatalım`: what is wished begins so.
    if ((CONCEPTS.at(tokens, 0)?.to ?? 0) > to) continue;
    const end = tokens[to - 1]?.end ?? 0;
    const [span] = index.findTitlesIn(written.slice(0, end));
    const isWhole = span?.start === tokens[0]?.start && span?.end === end && !span.fuzzy;
    // `daha komik`, `anneme anlattım`: one everyday word, or one that only bends a title, is no film.
    const isCalledFilm = (tokens[to]?.base.startsWith('film') ?? false) && !parsed.wishes;
    const isEveryday =
      isCommonWord(tokens[0]?.base ?? '') && !(isFamous(span) && OF_FILMS.has(questionIn(rest)));
    if (to === 1 && !isYear && !isTheirs && !isCalledFilm && (isEveryday || !isSpelledOut(span, tokens)))
      continue;
    if (span === undefined || !isWhole || questionIn(foldedText(tokens.slice(0, to))) !== undefined) continue;
    if (!isAsked && to === 1 && !isFamous(span)) continue;
    // `meksikalı yönetmenlerden`: where they are from.
    if (to === 1 && parsed.wishes && /^(?:yonetmen|oyuncu)l[ae]r/u.test(rest)) continue;
    return { ...parsed, titles: [{ span, from: 0, to }, ...parsed.titles.filter(({ from }) => from >= to)] };
  }
  return withLaterTitle(parsed, index);
}
const LONGEST_TITLE = 6;
/** `uzak nasıl bir film`, of a film by its name. */
export const HOW_A_FILM = /(?:^| )nasil (?:bir|bi) film(?:d[iu]r?|m[iu]s)?(?: (?:ya|sence|bu|o|peki))?$/u;
const YEAR = /^\d{4}$/u;
const ASKED_OF_NAME = /^(?!yil|yapim|film|model|sonra|once|da |de |ta |te )/u;

/** `hamileyim, babam ve oğlum çok ağlatır mı`: everyday words that are a well known title, right before what is asked of it. */
function withLaterTitle(parsed: Understanding, index: FilmIndex): Understanding {
  const { titles, tokens, written } = parsed;
  const later = titles.flatMap(({ from, to }) => {
    const asked = foldedText(tokens.slice(to));
    const isAsked = to - from > 1 && isAsking(asked) && questionIn(asked) !== undefined;
    const [span] = isAsked ? index.findTitlesIn(written.slice(tokens[from]?.start, tokens[to - 1]?.end)) : [];
    return span !== undefined && !span.fuzzy && isFamous(span) ? [{ span, from, to }] : [];
  });
  const [title, ...others] = later;
  return title === undefined || others.length > 0
    ? parsed
    : { ...parsed, titles: titles.map((one) => (one.from === title.from ? title : one)) };
}

/** What is asked of nothing but a film: `baba kaç saat sürüyor`. */
const OF_FILMS = new Set<Question | undefined>([
  'LENGTH',
  'DIRECTOR',
  'CAST',
  'RATING',
  'SCREENWRITER',
  'AWARDS',
  'TRUE_STORY',
  'BOOK',
]);
const FAMOUS = 4;
export const isFamous = (span: TitleSpan | undefined): boolean =>
  span?.films.some(({ judgement }) => (judgement?.fame ?? 0) >= FAMOUS) === true;

/** `tenet nasıl`, and nothing that one does (`avatarımı nasıl değiştiririm`). */
const HOW_IS_IT =
  /^(?:nasil|iyi m[iu]|guzel m[iu]|izlenir m[iu])(?:yd[iu])?(?: (?:bir|bi|film|peki|ya|sence|izlenir|guzel|iyi|m[iu]))*$/u;

/** `Başlangıç kaç dakika sürüyor`: however much it is like what is asked of other things. */
export const asksOfFamous = ({ titles, tokens }: Understanding): boolean => {
  const [title] = titles;
  if (title?.from !== 0 || !isFamous(title.span)) return false;
  const rest = foldedText(tokens.slice(title.to));
  return OF_FILMS.has(questionIn(rest)) || (!title.span.ordinary && HOW_IS_IT.test(rest));
};

const isSpelledOut = (span: TitleSpan | undefined, tokens: Tokens) =>
  span?.films.some(({ title, originalTitle }) =>
    [title, originalTitle].some(
      (name) =>
        fold(name)
          .replaceAll('.', '')
          .split(/[^a-z0-9]+/u)[0] === tokens[0]?.base,
    ),
  ) === true;

/** `en yeni süperman`, `batmanin son çıkanı`: of several films of a name or a series the newest. */
const NEWEST = /(?:^| )(?:en (?:yeni|son)(?:s[iu]\w*)?|(?:son|yeni) cikan\w*|yeni olan\w*)(?: |$)/u;
const newest = (films: readonly CatalogueFilm[]) => films.toSorted((a, b) => b.year - a.year)[0];

export function filmAskedOf(parsed: Understanding, { memory, index }: Around): CatalogueFilm | undefined {
  const [title] = namedTitles(parsed);
  if (title !== undefined && NEWEST.test(parsed.text)) {
    const series = seriesAmong(title.span.films);
    return newest([...title.span.films, ...(series === undefined ? [] : partsOf(index.films, series))]);
  }
  const shown = title?.span.films.find((film) =>
    memory.shown.some((other) => other.title === film.title && other.year === film.year),
  );
  return shown ?? firstOfSeries(title?.span.films ?? []) ?? bestKnown(title?.span.films ?? []);
}

/** `harry potter korkutur mu`: of a series that is called by its name alone its first film is told. */
function firstOfSeries(films: readonly CatalogueFilm[]): CatalogueFilm | undefined {
  const [first, ...others] = films.toSorted((a, b) => placeOf(a) - placeOf(b));
  const name = first && seriesOf(first)?.name;
  const isSeries = name !== undefined && others.every((film) => seriesOf(film)?.name === name);
  return others.length > 0 && isSeries && placeOf(first) === 1 ? first : undefined;
}
const placeOf = (film: CatalogueFilm | undefined): number => (film && seriesOf(film)?.place) ?? Infinity;
