import { isVerbForm } from '#lib/turkish/verb-forms.ts';
import { notWishesWords as words } from '../lexicon/word-lists.ts';
import { isFigure, isManner } from './compared.ts';
import { CONCEPTS } from './concepts.ts';
import { isRefusal } from './refusals.ts';
import { type Span, type Tokens, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

/** Whether somebody did or does it, or is there (`evdeyim`); `kafa patlatayım` wishes. */
const did = (word: string): boolean =>
  words.DID.is(word) && !(/[dt][ae]y[iu]m$/u.test(word) && isVerbForm(word));

/** A verb stands at the end in Turkish: so far after a word it may still be its own. */
const REACH = 4;
const WATCHED = /^(?:izle|seyret)(?:m[ae])?(?:mis)?[dt][iu][mk]$/u;
/** `arkadaşım intihar etti geçen yıl` */
const OF_OTHERS = /^(?:etti|oldu|gitti|ayrildi|evlendi|tasindi|bosandi|kaybetti|dogdu)$/u;
/** `gibi yorgunum`, `gibi hissediyoruz`: how somebody is. */
const IS_SO = /[iu](?:m|[yn]?[iu]z)$/u;

/**
 * Whether what stands before a place is told of the person or of their day (`okuldan geldim`, `kar yağıyor`, `köpek gibi
 * yorgunum`): a verb of theirs comes before any word of a film or of a wish.
 */
export function tellsOfSelf(tokens: Tokens, { from, to }: Span): boolean {
  if (words.BACK_TO_IT.in(foldedText(tokens)) || words.TELLS_OF_US.in(foldedText(tokens.slice(to))))
    return false;
  const last = wordAt(tokens, to - 1);
  // `evde mahsur kaldık`: the phrase is what somebody did.
  if (to - from > 1 && did(last) && !words.NO_DEED.is(last) && !saysWhichFilm(tokens, to)) return true;
  const next = wordAt(tokens, to);
  // `rezil olduk okula`: the verb stands before it.
  const before = wordAt(tokens, from - 1);
  const isLast = next === '' || endsClause(tokens[to - 1]);
  if (isLast && CASED.test(last) && did(before) && !words.NO_DEED.is(before)) return true;
  // `yarın okul var`, `okul var yarın`
  if (/^var(?:d[iu])?$/u.test(next) && !words.OF_A_WISH.is(wordAt(tokens, to + 1)))
    return [from - 1, to + 1].some((place) => words.TIME_OF_DAY.is(wordAt(tokens, place)));
  // `domuz gibi güldüren`
  if (isSelfSimile(tokens, to) || (next === 'gibi' && isManner(tokens, to + 1))) return true;
  // `yarın okulda ödev için film izleyeceğiz`: where somebody will be.
  if (words.TIME_OF_DAY.is(wordAt(tokens, from - 1)) && /[dt][ae]$/u.test(last) && !words.OF_A_WISH.is(next))
    return true;
  // `şarap açtım`, `çay koyduk`: what is had with the film.
  if (/^(?:ac|al|koy|demle|doldur|soyle)[dt][iu][mk]$/u.test(next)) return true;
  for (let place = to; place < to + REACH && !endsClause(tokens[place - 1]); place++) {
    const word = wordAt(tokens, place);
    if (words.OF_A_WISH.is(word) || words.NO_DEED.is(word) || isRefusal(tokens, place)) return false;
    if (did(word) || (place === to && words.HAPPENED.is(word)) || theyDid(tokens, from, word))
      return !asksIt(tokens, place);
  }
  return false;
}

/** `annem yemek yapıyo`, `komşu kapıyı çaldı`: what one of theirs did. */
function theyDid(tokens: Tokens, from: number, word: string): boolean {
  const clause = tokens.findLastIndex((token, at) => at < from && endsClause(token)) + 1;
  return (
    /(?:[iu]yor?|[dt][iu]|m[iu]s)(?:l[ae]r)?$/u.test(word) &&
    isVerbForm(word) &&
    wordsIn(tokens, clause, from).some((one) => words.OF_OURS.is(one))
  );
}

const CASED = /(?:[dt][ae]n?|[ae])$/u;

const isOfFilms = (tokens: Tokens, at: number): boolean =>
  words.OF_A_WISH.is(wordAt(tokens, at)) || CONCEPTS.at(tokens, at)?.value.kind === 'genre';

/** `bebek yeni uyudu`, `boşandık yeni`, `yeni bi tel aldım`: how long ago it happened, or what of theirs is new. */
export function isAgeOfSelf(tokens: Tokens, at: number): boolean {
  if (!/^(?:yeni|taze|eski)$/u.test(wordAt(tokens, at))) return false;
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  // `80lerde geçen ama yeni çekilmiş`
  if (/^(?:cekil|yap[iu]l|cik)m[iu]s$/u.test(next)) return false;
  return (
    (/(?:[dt][iu][mk]?|m[iu]s[iu]?[mz]?)$/u.test(next) && isVerbForm(next)) ||
    (did(before) && !words.NO_DEED.is(before) && (endsClause(tokens[at]) || !isOfFilms(tokens, at + 1))) ||
    tellsOfSelf(tokens, { from: at, to: at + 1 })
  );
}

/** `etkisinden çıkamayacağım bir film`: which film is wished, by what it will do. */
const saysWhichFilm = (tokens: Tokens, to: number): boolean =>
  /[ae]c[ae]g[iu][mz]$/u.test(wordAt(tokens, to - 1)) &&
  !endsClause(tokens[to - 1]) &&
  /^(?:bir? )?(?:film|sey|bisey|bisi|yapim)/u.test(wordsIn(tokens, to, to + 2).join(' '));

/** `köpekbalığı filmi izlerken korkmuştum`: what was watched then. */
export function isWatchedThen(tokens: Tokens, { to }: Span): boolean {
  if (words.BACK_TO_IT.in(foldedText(tokens))) return false;
  let at = to;
  while (at < to + REACH && words.WATCHED_THING.is(wordAt(tokens, at)) && !endsClause(tokens[at - 1]))
    at += 1;
  return !endsClause(tokens[at - 1]) && watchesThen(tokens, at);
}

/** `abimle korku filmleri izlerdik`: who was there then. */
export function watchedWithThen(tokens: Tokens, { from, to }: Span): boolean {
  if (wordAt(tokens, from - 1) === 'eski') return true;
  const end = tokens.findIndex((token, at) => at >= to - 1 && endsClause(token));
  const until = Math.min(to + REACH, end < 0 ? tokens.length : end + 1);
  return tokens.some((_, at) => at >= to && at < until && watchesThen(tokens, at));
}

/** `izlerken sıkılmayacağımız` is of tonight, `izlerken uyudum` of then. */
function watchesThen(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  if (words.WATCHED_THEN.is(word)) return true;
  return WHILE.test(word) && wordsIn(tokens, at + 1, at + REACH).some((one) => PAST.test(one));
}
const WHILE = /^(?:izlerken|seyrederken)$/u;
const PAST = /(?:[dt][iu]|m[iu]st[iu])[mk]?$/u;

/** `bu sene sınava giricem`, `mezun oldum bu yıl`: when something happened to the person, and not of when a film is. */
export function isTimeOfSelf(tokens: Tokens, { from, to }: Span): boolean {
  // `izledik biz geçen sene`
  const at = /^(?:biz|ben)$/u.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  const before = wordAt(tokens, at);
  const isAfterDeed =
    (did(before) && !words.NO_DEED.is(before)) || WATCHED.test(before) || OF_OTHERS.test(before);
  // `bu yıl çok film izledim`
  const watched = wordsIn(tokens, to, to + REACH).some((word) => WATCHED.test(word));
  return (
    watched || tellsOfSelf(tokens, { from, to }) || (isAfterDeed && !words.OF_A_WISH.is(wordAt(tokens, to)))
  );
}

const FAR = 5;
const OF_ITS_MAKING = /^(?:cik|yap[iu]l|cek[iu]l|film(?!\w*[dt][iu]m)|yapim|gec(?:en|s))/u;
/** `en son 1987de gittim`, `2019da evlendik`, `2015ten beri sinemaya gitmedim`: a year of the person's own, in which films need not be made. */
export function isYearOfSelf(tokens: Tokens, { from, to }: Span): boolean {
  // `ben doksanların çocuğuyum`
  if (words.OF_THAT_TIME.is(wordAt(tokens, to))) return true;
  const isSince = /[dt][ae]n$/u.test(wordAt(tokens, to - 1)) && /^(?:beri|bu)$/u.test(wordAt(tokens, to));
  // `1978'e sözlüydük`: as some say it for the locative.
  const isThen = /[dt][ae]$/u.test(wordAt(tokens, to - 1)) || /^y?[ae]$/u.test(tokens[to - 1]?.suffix ?? '');
  if (!isSince && !isThen) return false;
  if (words.BACK_TO_IT.in(foldedText(tokens)) || words.TELLS_OF_US.in(foldedText(tokens))) return false;
  for (let at = to; at < to + FAR && at < tokens.length && !endsClause(tokens[at - 1]); at++) {
    const word = wordAt(tokens, at);
    if (WATCHED.test(word)) return true;
    if (OF_ITS_MAKING.test(word) && !/^film$/u.test(word)) return false;
    // `babam 1960'larda gitmiş almanyaya`
    if (did(word) || theyDid(tokens, from, word)) return !words.NO_DEED.is(word) && !asksIt(tokens, at);
  }
  return false;
}

const asksIt = (tokens: Tokens, place: number) =>
  /^m[iu](?:s[iu]n|y|d[iu]r|$)/u.test(wordAt(tokens, place + 1));

/** `umutsuz vaka gibi hissediyorum`, `robot gibi çalıştım`: a figure of speech, and likeness to no film. */
export function isSelfSimile(tokens: Tokens, to: number): boolean {
  const [how, then] = [wordAt(tokens, to + 1), wordAt(tokens, to + 2)];
  // `zombi gibiyim`
  if (/^gibiy[iu][mz]$/u.test(wordAt(tokens, to))) return true;
  if (wordAt(tokens, to) !== 'gibi' || endsClause(tokens[to])) return false;
  // `sırtım ıstakoz gibi`
  if (words.BODY.is(wordAt(tokens, to - 2))) return true;
  // `savaş gibi bir gündü`
  if (/^(?:gun|gece|hafta|sinav|ders)\w*d[iu]$/u.test(then)) return true;
  if (isFigure(tokens, to)) return true;
  if ([how, then].some((word) => words.NO_DEED.is(word)) || words.OF_A_WISH.is(how)) return false;
  return did(how) || IS_SO.test(how) || (!words.OF_A_WISH.is(then) && did(then));
}
