import { comparisonsWords, namesWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reader, Reading } from './reading.ts';
import { isRefusal } from './refusals.ts';
import { type TitleAt, isSurelyTitle, isWholeTitle, isWritten, overlap, standsOut } from './spans.ts';
import { isSelfSimile } from './told-of-self.ts';
import { type Span, type Tokens, endsClause, endsSentence, placesOf, wordAt, wordsIn } from './tokens.ts';
import { isRatherWork, worksIn } from './works.ts';

const NEAR = 4;
const REACH = 5;
const EARLY = 3;

/** `ne kadar sürüyor`, `o kadar iyi`: an amount. */
const isAmount = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'kadar' && /^(?:ne|o|bu|su)$/u.test(wordAt(tokens, place - 1));

/** `gece yarısına kadar`: a time, not a film called so. */
const isUntil = (tokens: Tokens, to: number): boolean =>
  wordAt(tokens, to) === 'kadar' &&
  (/^y?[ea]$/u.test(tokens[to - 1]?.suffix ?? '') || /[iu]n[ae]$/u.test(wordAt(tokens, to - 1)));

/** `terapi gibi`, `kâbus gibi`: the whole says how a film is, and its word is no film's name. */
const isIdiom = (tokens: Tokens, { from, to }: Span): boolean => (CONCEPTS.at(tokens, from)?.to ?? 0) > to;

/** `kötü sonla bitsin, hayat gibi`, `dağ gibi bulaşık var`: an everyday word is no film's name. */
const isSimile = (tokens: Tokens, title: TitleAt): boolean => {
  const { span, from, to } = title;
  if (!span.ordinary || to - from > 1 || isWritten(title) || wordAt(tokens, to) !== 'gibi') return false;
  const isLast = endsClause(tokens[to]) || to === tokens.length - 1;
  return (from > 0 && isLast) || wordsIn(tokens, to + 2, tokens.length).join(' ') === 'var';
};

/** Whether the words after a name compare with it (`… gibi`, `… filmine benzer`, `… tarzında`). */
export function isCompared(tokens: Tokens, to: number): boolean {
  if (isUntil(tokens, to)) return false;
  for (let place = to; place < Math.min(tokens.length, to + NEAR); place++) {
    const word = wordAt(tokens, place);
    // `matrix e benzer`: the ending stands apart.
    if (place === to && /^y?[aeiu]$/u.test(word)) continue;
    if (comparisonsWords.LIKE.is(word)) return !isAmount(tokens, place);
    if (!comparisonsWords.BEFORE_LIKE.is(word) || endsSentence(tokens[place - 1])) return false;
  }
  return false;
}

const isLiked = (tokens: Tokens, to: number) =>
  wordsIn(tokens, to, to + REACH).some(comparisonsWords.LIKED.is);
const isSeen = (tokens: Tokens, to: number) => wordsIn(tokens, to, to + REACH).some(comparisonsWords.SEEN.is);
/** Where likeness to what was named before is wanted with a word for it: `titanik olmaz, onun gibi`, `öyle bir şey`. */
export const takenUpAt = (tokens: Tokens, to: number): number | undefined => {
  const at = tokens.findIndex(
    ({ folded }, place) =>
      place >= to &&
      comparisonsWords.TAKES_UP.is(folded) &&
      comparisonsWords.WANTS_ALIKE.is(wordAt(tokens, place + 1)),
  );
  return at < 0 ? undefined : at;
};
/** Whether likeness to what was named before is wanted: `truman show var ya, onun benzerleri`, `… aynısından bir tane`. */
const isTakenUp = (tokens: Tokens, to: number) =>
  comparisonsWords.SUCH_A_ONE.in(wordsIn(tokens, to, tokens.length).join(' ')) ||
  takenUpAt(tokens, to) !== undefined ||
  tokens.some(({ folded }, place) => place >= to && comparisonsWords.SAME_AGAIN.is(folded));
/** `parazit mi neydi`: whoever is not sure of a title names one. */
const isHalfForgotten = (tokens: Tokens, to: number) =>
  /^m[iu]$/u.test(wordAt(tokens, to)) && /^(?:ney|adi|ismi)/u.test(wordAt(tokens, to + 1));

/** `Prisoners mesela`, `örneğin Amelie`, `not defteri falan`: named as an example of what is wished. */
const isExample = (tokens: Tokens, title: TitleAt): boolean =>
  standsOut(title) &&
  !tokens.some(({ folded }) => comparisonsWords.SEEN.is(folded)) &&
  // `zombi falan olmasın`
  !isRefusal(tokens, title.to + 1) &&
  (namesWords.EXAMPLE_AFTER.is(wordAt(tokens, title.to)) ||
    namesWords.EXAMPLE_BEFORE.is(wordAt(tokens, title.from - 1)));

/** Whether something like what was named is wanted anywhere in the message. */
const wantsAlike = (tokens: Tokens, titles: readonly TitleAt[]) =>
  tokens.some(
    // `sonu neden öyle bitti`; the `aynı` of *Her Şey Her Yerde Aynı Anda* is of the title
    ({ folded }, place) =>
      !titles.some(({ from, to }) => from <= place && place < to) &&
      comparisonsWords.WANTS_ALIKE.is(folded) &&
      !/^(?:neden|niye|nicin)$/u.test(wordAt(tokens, place - 1)),
  );

/** Reads the film that a wish should resemble, if one is named, and claims the words that are surely titles. */
export const readSimilarTitle: Reader = (plain) => {
  const works = worksIn(plain);
  const reading = withWorks(plain, works);
  const similar = similarTitle(reading);
  const { tokens } = reading;
  const also = similar === undefined ? [] : joinedTitles(reading, similar);
  const meant = [similar, ...also].filter((title) => title !== undefined);
  // The words of a work that is no film name no film, and nobody.
  const others = <Named extends Span>(names: readonly Named[]) =>
    names.filter((name) => !meant.some((work) => isWork(work) && overlap(name, work)));
  const titles = others(plain.titles).filter((title) => !works.some(isRatherWork(title)));
  const sure = titles.filter(
    (title) => title === similar || isSurelyTitle(title) || isWholeTitle(title, tokens),
  );
  return {
    similar,
    also,
    titles,
    named: others(plain.named),
    works,
    claims: placesOf(...sure, ...meant),
  };
};

const isWork = ({ span }: TitleAt): boolean => span.films.length === 0;

/** A message with the works that are no films among its titles, in place of what is called alike. */
function withWorks(reading: Reading, works: readonly TitleAt[]): Reading {
  const others = reading.titles.filter((title) => !works.some((work) => overlap(title, work)));
  return works.length === 0
    ? reading
    : { ...reading, titles: [...works, ...others].toSorted((a, b) => a.from - b.from) };
}

/** The other films of `shutter island ve prestige gibi`, `Baba + Joker karışımı`: joined to the one compared with. */
function joinedTitles({ tokens, titles }: Reading, similar: TitleAt): TitleAt[] {
  const joins = (from: number, to: number) =>
    from <= to &&
    wordsIn(tokens, from, to).every(
      (word) =>
        comparisonsWords.JOINS_TITLES.is(word) ||
        comparisonsWords.LIKE.is(word) ||
        comparisonsWords.SEEN.is(word) ||
        comparisonsWords.LIKED.is(word),
    );
  let { from } = similar;
  const also: TitleAt[] = [];
  for (const title of titles.toReversed()) {
    if (title === similar || title.to > from || !joins(title.to, from)) continue;
    also.unshift(title);
    ({ from } = title);
  }
  // `hem whiplash hem black swan sevmiş biriyim`: the first that is liked has others after it.
  let { to } = similar;
  for (const title of titles) {
    if (title === similar || title.from < to || !joins(to, title.from)) continue;
    // `ezel gibi intikam`: what comes after is compared with too, or it is a word of a wish.
    const again = isCompared(tokens, title.to);
    if (!again && wordsIn(tokens, to, title.from).some(comparisonsWords.LIKE.is)) continue;
    also.push(title);
    ({ to } = title);
  }
  return also;
}

function similarTitle({ tokens, titles, named, markers }: Reading): TitleAt | undefined {
  const { asks, requests, relative } = markers;
  // A person before `gibi` is a person, not a film.
  const free = titles.filter(
    (title) =>
      (isWork(title) || !named.some(({ from, to }) => from <= title.from && title.to <= to)) &&
      !isIdiom(tokens, title) &&
      !isSimile(tokens, title) &&
      !(isSelfSimile(tokens, title.to) && !isWritten(title)),
  );
  // `Matrix ama daha yeni`, `Ayla'dan sonra ne izlenir`
  const isVaried = ({ from, to }: TitleAt): boolean => {
    const next = wordAt(tokens, to);
    return (
      (from === 0 && comparisonsWords.BUT.is(next) && Object.keys(relative).length > 0) ||
      // `Issız Adam'ı sonra seyrederim` puts it off.
      (asks && next === 'sonra' && /[dt][ae]n$/u.test(wordAt(tokens, to - 1)))
    );
  };
  const plainly =
    free.find(({ to }) => isCompared(tokens, to)) ??
    free.find((title) => isExample(tokens, title)) ??
    free.find(isVaried);
  if (plainly !== undefined) return plainly;
  if (wantsAlike(tokens, titles)) {
    return (
      free.find(isWritten) ??
      free.find(({ to }) => isHalfForgotten(tokens, to)) ??
      free.find(({ span, to }) => !span.ordinary && (isLiked(tokens, to) || isSeen(tokens, to))) ??
      free.find(({ span, to }) => !span.fuzzy && isTakenUp(tokens, to))
    );
  }
  // `inception'ı izledim` alone only says what was seen.
  const told = (title: TitleAt) =>
    isLiked(tokens, title.to) || ((requests || isWork(title)) && isSeen(tokens, title.to));
  return asks
    ? free.find((title) => told(title) && (!title.span.ordinary || title.span.evidence !== 'context'))
    : undefined;
}

/** Reads whether something is wanted like a film that was shown (`ikincisi gibi`, `benzeri var mı`). */
export const readAlike: Reader = ({ tokens, titles, references }) => {
  const alike =
    references.find(({ to }) => isCompared(tokens, to)) ??
    (wantsAlike(tokens, titles) ? references.find(({ to }) => isLiked(tokens, to)) : undefined);
  // `ikinciyi izledim, onun gibisini öner`: the film pointed at before is the one compared with.
  const meant =
    alike?.reference.kind === 'this'
      ? (references.find(({ to, reference }) => to <= alike.from && reference.kind !== 'this') ?? alike)
      : alike;
  const nothingNamed = references.length === 0 && titles.length === 0;
  return {
    ...(meant === undefined ? {} : { alike: meant }),
    // `benzerini değil de` wants something else.
    asksAlike:
      nothingNamed &&
      tokens
        .slice(0, EARLY)
        .some(
          ({ folded }, at) => comparisonsWords.ASKS_ALIKE.is(folded) && wordAt(tokens, at + 1) !== 'degil',
        ),
  };
};
