import { comparisonsWords, refusalsWords } from '../lexicon/word-lists.ts';
import {
  isAskedOf,
  isCompared,
  isExample,
  isHalfForgotten,
  isIdiom,
  isLiked,
  isOfSomebody,
  isPraised,
  isSeen,
  isSimile,
  isTakenUp,
  takenUpAt,
  wantsAlike,
} from './compared.ts';
import { CONCEPTS } from './concepts.ts';
import { nearTitles } from './near-title.ts';
import { isRefusal } from './refusals.ts';
import type { Reader, Reading } from './reading.ts';
import { type TitleAt, isSurelyTitle, isWholeTitle, isWritten, overlap } from './spans.ts';
import { isSelfSimile } from './told-of-self.ts';
import { type Span, type Tokens, endsClause, placesOf, wordAt, wordsIn } from './tokens.ts';
import { isRatherWork, worksIn } from './works.ts';

const EARLY = 3;

/** Reads the film that a wish should resemble, if one is named, and claims the words that are surely titles. */
export const readSimilarTitle: Reader = (plain) => {
  const works = worksIn(plain);
  const known = withWorks(plain, works);
  const reading = { ...known, titles: [...known.titles, ...nearTitles(known)].toSorted(byPlace) };
  const similar = similarTitle(reading);
  const { tokens } = reading;
  const also = similar === undefined ? [] : joinedTitles(reading, similar);
  const meant = [similar, ...also].filter((title) => title !== undefined);
  // The words of a work that is no film name no film, and nobody.
  const others = <Named extends Span>(names: readonly Named[]) =>
    names.filter((name) => !meant.some((work) => isWork(work) && overlap(name, work)));
  // `zombi zombi, last of us bitirdim`, `hamam gibi bi yerde`: no films, beside a work and in a story.
  const isWord = (title: TitleAt) =>
    !isWritten(title) &&
    ((works.length > 0 && CONCEPTS.at(tokens, title.from)?.to === title.to) ||
      (wordAt(tokens, title.to) === 'gibi' && isOfSomebody(tokens, title.to + 1)));
  const titles = others(plain.titles).filter((title) => !works.some(isRatherWork(title)) && !isWord(title));
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

const byPlace = (a: Span, b: Span): number => a.from - b.from;

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

function similarTitle({ tokens, titles, named, markers, text }: Reading): TitleAt | undefined {
  const { asks, requests, relative } = markers;
  // A person before `gibi` is a person, not a film.
  const free = titles.filter(
    (title) =>
      (isWork(title) || !named.some(({ from, to }) => from <= title.from && title.to <= to)) &&
      !isIdiom(tokens, title) &&
      // `recep ivedik kafası değil`
      !(comparisonsWords.LIKE.is(wordAt(tokens, title.to)) && wordAt(tokens, title.to + 1) === 'degil') &&
      !isSimile(tokens, title) &&
      !isUnlike(tokens, title) &&
      !isSubject(tokens, title) &&
      !isOfRow(tokens, title) &&
      !isAskedOf(tokens, title.to) &&
      !(isSelfSimile(tokens, title.to) && !isWritten(title)),
  );
  // `Matrix ama daha yeni`, `Ayla'dan sonra ne izlenir`
  const isVaried = ({ from, to }: TitleAt): boolean => {
    const next = wordAt(tokens, to);
    return (
      (from === 0 && comparisonsWords.BUT.is(next) && Object.keys(relative).length > 0) ||
      // `Issız Adam'ı sonra seyrederim` puts it off.
      // `hachikodan sonra ağladım` tells what it did.
      (asks &&
        next === 'sonra' &&
        /[dt][ae]n$/u.test(wordAt(tokens, to - 1)) &&
        !PAST_SELF.test(wordsIn(tokens, to + 1, to + 4).join(' ')))
    );
  };
  const plainly =
    free.find((title) => isCompared(tokens, title.to) && !isGiven(tokens, title)) ??
    free.find((title) => isExample(tokens, title)) ??
    free.find(isVaried);
  if (plainly !== undefined) return plainly;
  if (wantsAlike(tokens, titles)) {
    return (
      // `… heh e.t., işte onun gibi`: the one that is taken up right after it.
      free.find(({ span, to }) => !span.fuzzy && (takenUpAt(tokens, to) ?? Infinity) <= to + 1) ??
      free.find(isWritten) ??
      free.find(({ to }) => isHalfForgotten(tokens, to)) ??
      free.find(
        // `boş ev izledik, benzer bir şey`; `annem izledi` is more likely who watched it.
        ({ span, from, to }) =>
          (!span.ordinary || to - from > 1) && (isLiked(tokens, to) || isSeen(tokens, to)),
      ) ??
      free.find(({ span, to }) => !span.fuzzy && isTakenUp(tokens, to))
    );
  }
  // `inception'ı izledim` alone only says what was seen.
  // `titanik'i izledim zaten, başka ver`: it was seen, and others are wished.
  const asSeen = requests && !markers.another;
  const told = (title: TitleAt) =>
    isLiked(tokens, title.to) || ((asSeen || isWork(title)) && isSeen(tokens, title.to));
  // `40 kere izledik` has had enough of it.
  // `dün parasite izledim efsaneydi başka öner`: seen and loved, and more is wanted.
  const isLoved = ({ to }: TitleAt) => isSeen(tokens, to) && isPraised(tokens, to);
  return (asks || markers.another) && !comparisonsWords.SEEN_OFTEN.in(text)
    ? free.find(
        (title) =>
          (asks ? told(title) : isLoved(title)) &&
          !isLeftOut(tokens, titles, title.to) &&
          (!title.span.ordinary || title.span.evidence !== 'context' || isLoved(title)),
      )
    : undefined;
}

/** `hachiko olmasın çok ağladım`, the first of `zodiac ve seven dışında`: what is not to come is no model. */
function isLeftOut(tokens: Tokens, titles: readonly TitleAt[], to: number): boolean {
  const at = comparisonsWords.JOINS_TITLES.is(wordAt(tokens, to)) ? to + 1 : to;
  const next = titles.find(({ from }) => from === at);
  return next === undefined
    ? refusalsWords.LEFT_OUT.is(wordAt(tokens, to))
    : isLeftOut(tokens, titles, next.to);
}

/** `uzay gemisi robot yapay zeka öyle kafalara bayılırım`: the last of a row of subjects, and no film called so. */
const isOfRow = (tokens: Tokens, title: TitleAt): boolean =>
  !isWritten(title) &&
  CONCEPTS.at(tokens, title.from)?.to === title.to &&
  [1, 2].some((back) => {
    const before = CONCEPTS.at(tokens, title.from - back);
    return before?.value.kind === 'theme' && before.to === title.from;
  });

/** `whiplash'ı izleyince dağıldım, aynı o hırsı veren`: what a film gives is felt, and no film. */
const isGiven = (tokens: Tokens, title: TitleAt): boolean =>
  title.to - title.from === 1 &&
  !isWritten(title) &&
  /^(?:veren|yasatan|hissettiren)$/u.test(wordAt(tokens, title.to));

/** `çanakkale falan`: a subject that a film is called by, too, and no model. */
const isSubject = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  refusalsWords.VAGUELY.is(wordAt(tokens, to)) &&
  span.evidence !== 'quoted' &&
  CONCEPTS.at(tokens, from)?.value.kind === 'theme' &&
  CONCEPTS.at(tokens, from)?.to === to;

/** `scary movie gibi salakça olmasın`, `recep ivedik tarzı osuruk şakası çıkarma`: what films are not to be like. */
export function isUnlike(tokens: Tokens, { to }: Span): boolean {
  if (!comparisonsWords.LIKE.is(wordAt(tokens, to))) return false;
  // What refuses it stands in the same clause.
  const stop = tokens.slice(to, to + UNLIKE_REACH).findIndex(endsClause);
  const end = stop < 0 ? to + UNLIKE_REACH : to + stop + 1;
  return comparisonsWords.UNLIKE.firstIn(wordsIn(tokens, to + 1, end).join(' ')) === 0;
}
const UNLIKE_REACH = 6;

/** `parazit diye bir şey izletti`, `Parazit'i izledik` */
const wasTold = (tokens: Tokens, title: TitleAt): boolean =>
  isSurelyTitle(title) || wordAt(tokens, title.to) === 'diye';

/** Reads whether something is wanted like a film that was shown (`ikincisi gibi`, `benzeri var mı`). */
export const readAlike: Reader = ({ tokens, titles, references, text, wishes }) => {
  const alike =
    references.find(({ to }) => isCompared(tokens, to)) ??
    // `bunu beğendiysek yarına ne bakalım`
    (wantsAlike(tokens, titles) || /(?:begen|sev)d[iu]yse[kmn](?: |$)/u.test(text)
      ? references.find(({ to }) => isLiked(tokens, to))
      : undefined);
  // `ikinciyi izledim, onun gibisini öner`: the film pointed at before is the one compared with.
  const meant =
    alike?.reference.kind === 'this'
      ? (references.find(({ to, reference }) => to <= alike.from && reference.kind !== 'this') ?? alike)
      : alike;
  // `parazit diye bir şey izletti, o ayarda bir şey daha`: the film that was just named.
  const [named, ...others] = titles.filter(
    (title) => meant?.reference.kind === 'this' && title.to <= meant.from && wasTold(tokens, title),
  );
  if (named !== undefined && others.length === 0 && wishes.similarTo === undefined)
    return { wishes: { ...wishes, similarTo: named.span.text } };
  // `hırstan kafayı yiyen tipler`: an everyday word is no title.
  const noFilm = !titles.some((title) => isSurelyTitle(title));
  const nothingNamed = noFilm && references.length === 0;
  // `oo aynen bu kafada olsun`
  const onlyThis = noFilm && references.every(({ reference: { kind } }) => kind === 'this');
  return {
    ...(meant === undefined ? {} : { alike: meant }),
    // `benzerini değil de` wants something else.
    asksAlike:
      (onlyThis && atTheStart(tokens).some((at) => asksAlikeAt(tokens, at))) ||
      (nothingNamed &&
        // `aynı kafada ama evlilik olmasın`
        (comparisonsWords.SUCH_A_ONE.in(refusalsWords.NOT_SO.without(text)) ||
          // `yok bilgi değil benzerini istiyorum`
          tokens.some(
            ({ folded }, at) =>
              comparisonsWords.ASKS_ALIKE.is(folded) && refusalsWords.WANTED.is(wordAt(tokens, at + 1)),
          ))),
  };
};

/** The first places of a message, whatever is called out before them (`heh işte tam bu kafada …`). */
function atTheStart(tokens: Tokens): number[] {
  const first = tokens.findIndex(({ folded }) => !comparisonsWords.CALLED_OUT.is(folded));
  return [...tokens.keys()].slice(0, Math.max(first, 0) + EARLY);
}

/** `benzeri`, `bu kafada`, but not `benzeri değil` nor `bu tarz film olmasın`. */
function asksAlikeAt(tokens: Tokens, at: number): boolean {
  const to = [at + 1, at + 2, at + 3].find((end) =>
    comparisonsWords.ASKS_ALIKE.is(wordsIn(tokens, at, end).join(' ')),
  );
  if (to === undefined || wordAt(tokens, to) === 'degil') return false;
  // `bu kafada film bulamadım`
  if (wordsIn(tokens, to, to + NEAR).some((word) => /m[ae]d[iu][mk]$/u.test(word))) return false;
  const end = tokens.findIndex(
    (token, place) =>
      place >= to &&
      (refusalsWords.BUT.is(token.folded) ||
        refusalsWords.WANTED.is(token.folded) ||
        endsClause(tokens[place - 1])),
  );
  const reach = Math.min(to + NEAR, end < 0 ? tokens.length : end);
  return !tokens.slice(to, reach).some((_, place) => isRefusal(tokens, to + place));
}
const NEAR = 3;

const PAST_SELF = /[dt][iu][mk](?: |$)/u;
