import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';

import { type Evidence, evidenceOf } from './evidence.ts';
import { withListed } from './listed-titles.ts';
import { SHORTEST_DISTINCT, isEveryday, mistypedAt, slipsAmong } from './mistyped-titles.ts';
import { withSeenRow } from './seen-row.ts';
import { type Match, titleAt } from './title-at.ts';
import type { TitleEntry, TitleIndex } from './title-index.ts';
import { type Word, splitWords, titleWord } from './words.ts';

/** A title inside a sentence: where it stands, the films it may mean, and why it was taken for a title. */
export interface TitleSpan {
  start: number;
  end: number;
  /** The title as the catalogue spells it, or as said when films with different titles fit. */
  text: string;
  films: readonly CatalogueFilm[];
  evidence: Evidence;
  /** Every word is an everyday one (`Baba`, `Her Şey`): without quotation marks or capitals it may mean no film. */
  ordinary: boolean;
  /** Found only because slips of the finger were forgiven. */
  fuzzy: boolean;
}

const LONGEST_TYPO_SEARCH = 80;
/** `gora`, `coco`: everybody knows them by so little. */
const SHORTEST_FAMOUS = 4;
const FAMOUS = 5;
const isFamous = ({ films, shortFor }: TitleEntry) =>
  [...films, ...shortFor].some(({ judgement }) => judgement?.fame === FAMOUS);
const SHORTEST_MISTYPED = 7;
const SHORTEST_IN_CONTEXT = 3;
const SURE: ReadonlySet<Evidence> = new Set(['quoted', 'apostrophe', 'whole']);

/**
 * The titles inside a sentence, in order, longest first where they overlap. Suffixes, missing diacritics and slips of
 * the finger are forgiven. A title that is one everyday word counts only with evidence: quotation marks, capitals, an
 * apostrophe or words beside it that speak of a film; one of several everyday words is given with evidence `none`.
 */
export function findTitles(
  index: TitleIndex,
  text: string,
  knowsWord: (folded: string) => boolean,
): TitleSpan[] {
  const words = splitWords(text);
  const spans: TitleSpan[] = [];
  const slips = slipsAmong(index, words, knowsWord);
  let from = 0;
  while (from < words.length) {
    const match = matchAt(index, words, from, slips, knowsWord);
    const span = match === undefined ? undefined : toSpan(text, words, from, match);
    if (match !== undefined && span !== undefined) {
      spans.push(span);
      from = match.to;
    } else from += 1;
  }
  return withSeenRow(index, words, withListed(index, text, words, spans));
}

function matchAt(
  index: TitleIndex,
  words: readonly Word[],
  from: number,
  slips: ReadonlySet<string>,
  knowsWord: (folded: string) => boolean,
): Match | undefined {
  const word = words[from];
  if (word === undefined) return undefined;
  const exact = titleAt(index, words, from, (said, wanted) => said === wanted);
  if (words.length > LONGEST_TYPO_SEARCH) return exact;
  // `blade runer` is not *Blade*, and `ölü ozanlaar derneği` begins right.
  const nearly = (said: string, wanted: string) =>
    said === wanted || (slips.has(said) && index.vocabulary.near(said).includes(wanted));
  const later = slips.size > 0 ? titleAt(index, words, from, nearly) : undefined;
  if (later !== undefined && later.to > Math.max(exact?.to ?? 0, from + 1)) return { ...later, fuzzy: true };
  return exact ?? (knowsWord(word.base) ? undefined : mistypedAt(index, words, from, slips));
}

function toSpan(
  text: string,
  words: readonly Word[],
  from: number,
  { entry, to, fuzzy }: Match,
): TitleSpan | undefined {
  const own = words.slice(from, to);
  const first = own[0];
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const ordinary = own.every((word) => word.base.length < 3 || isEveryday(word) || /^\d+$/.test(word.base));
  const shortest = fuzzy ? SHORTEST_MISTYPED : isFamous(entry) ? SHORTEST_FAMOUS : SHORTEST_DISTINCT;
  const distinct = !ordinary && (own.length > 1 || first.base.length >= shortest);
  // `şef var mı` may ask for anything, `ted var mı` and `kötü çocuk var mı` for a film.
  const isAskedFor = (!ordinary || own.length > 1) && from === 0 && asksFor(words.slice(to));
  const evidence =
    evidenceOf(text, words, from, to) ?? (isAskedFor ? 'context' : distinct ? 'distinct' : 'none');
  // One everyday word is no title by itself, and slips are not forgiven on top of that.
  if (evidence === 'none' && (own.length === 1 || fuzzy)) return undefined;
  // `oldu izlemedim`: an everyday word, and the film *Old* only by an ending.
  if (
    evidence === 'context' &&
    own.length === 1 &&
    isCommonWord(first.folded) &&
    titleWord(first.base) !== entry.key
  )
    return undefined;
  // `ona benzer` and `onun fragmanı` are not the film *O*.
  if (
    own.length === 1 &&
    entry.key.length < SHORTEST_IN_CONTEXT &&
    !(SURE.has(evidence) && (last.suffix !== '' || first.folded === entry.key)) &&
    !(entry.key.length > 1 && first.folded === entry.key)
  )
    return undefined;
  const films = entry.films.length > 0 ? entry.films : entry.shortFor;
  const titles = new Set(films.map((film) => film.title));
  const said = text.slice(first.start, last.end - (last.raw.length - baseLength(last)));
  const [title] = titles;
  return {
    start: first.start,
    end: last.end,
    text: titles.size === 1 && title !== undefined ? title : said,
    films,
    evidence,
    ordinary,
    fuzzy,
  };
}

/** Whether all that is left of a message asks whether there is such a film. */
const asksFor = (rest: readonly Word[]): boolean =>
  /^(?:sende )?var m[iu](?: sende| acaba| ki)?$/u.test(rest.map(({ folded }) => folded).join(' '));

const baseLength = (word: Word) => (word.suffix === '' ? word.raw.length : word.raw.search(/['’‘`´ʼ]/u));
