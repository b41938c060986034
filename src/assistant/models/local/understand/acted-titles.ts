import { normaliseTitle } from '#domain/title.ts';
import { changesWords, measuresWords, namesWords } from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import { type TitleAt, isSurelyTitle, standsOut } from './spans.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';

/** `adını hatırlamıyorum`: a verb that only looks like a title. */
const isSlipOfVerb = ({ span, from, to }: TitleAt, tokens: Tokens): boolean =>
  span.evidence === 'distinct' && to - from === 1 && /(?:yor|yom)\w*$|[dt][iu]m$/u.test(wordAt(tokens, from));

/** `koy favorilere`: the order itself, and not the film that is called `Köy`. */
const isOrder = ({ from, to }: TitleAt, tokens: Tokens): boolean =>
  to - from === 1 &&
  changesWords.ADD.is(wordAt(tokens, from)) &&
  tokens[from]?.raw.toLocaleLowerCase('tr') === wordAt(tokens, from);

/** `geçen ay izledik`, `bu hafta`: when, and no film called so. */
const isTime = ({ from, to, span }: TitleAt, tokens: Tokens): boolean =>
  to - from === 1 &&
  span.ordinary &&
  (measuresWords.LAST.is(wordAt(tokens, from - 1)) ||
    /^(?:dun|butun|tum|her|ertesi|yarin)$/u.test(wordAt(tokens, from - 1)));

/** `paraziti bitirdim kulübede`: where, beside a film that is named. */
const isPlace = (title: TitleAt, titles: readonly TitleAt[], tokens: Tokens): boolean =>
  titles.length > 1 &&
  title.to - title.from === 1 &&
  !isSurelyTitle(title) &&
  /[dt][ae]$/u.test(wordAt(tokens, title.to - 1)) &&
  // `parasite` ends so of itself.
  !title.span.films.some((film) =>
    [film.title, film.originalTitle, ...film.aliases].some(
      (name) => normaliseTitle(name) === wordAt(tokens, title.to - 1),
    ),
  );

/** The titles that something may be done to: not the one compared with, and not a single word that may be chance. */
export const actedTitles = ({ titles, similar, tokens }: Reading): TitleAt[] =>
  titles.filter(
    (title) =>
      title !== similar &&
      !isSlipOfVerb(title, tokens) &&
      !isOrder(title, tokens) &&
      !isTime(title, tokens) &&
      !isPlace(title, titles, tokens) &&
      (standsOut(title) || isJoined(title, titles, tokens)) &&
      !(
        title.span.ordinary &&
        title.span.evidence === 'none' &&
        // `babam ve oğlumu dün gece bitirdim`: the night is none beside it.
        titles.filter((one) => !isTime(one, tokens)).length > 1 &&
        isLoose(title, titles, tokens)
      ),
  );

/** `Eşkıya ve Ayla'yı`: beside a film that is surely named, an everyday word is one too. */
const isJoined = ({ to }: TitleAt, titles: readonly TitleAt[], tokens: Tokens): boolean =>
  wordAt(tokens, to) === 've' && titles.some((other) => other.from === to + 1 && isSurelyTitle(other));

/** `geçen yaz sahilde Mamma Mia izledik`: everyday words that stand neither beside a verb nor in a row of titles. */
function isLoose({ to }: TitleAt, titles: readonly TitleAt[], tokens: Tokens): boolean {
  const next = wordAt(tokens, to);
  const inRow = endsClause(tokens[to - 1]) || /^(?:ve|ile|d[ae]|[iu]|y[iu])$/u.test(next);
  return next !== '' && !inRow && !namesWords.AFTER_TITLE.is(next) && !titles.some(({ from }) => from === to);
}
