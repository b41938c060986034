import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import {
  changesWords,
  comparisonsWords,
  namesWords,
  refusalsWords,
  vagueBoundsWords,
} from '../lexicon/word-lists.ts';
import { isManner, isOfSomebody } from './compared.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reading } from './reading.ts';
import { type Token, type Tokens, type Span, endWithoutSuffix, endsClause, wordAt } from './tokens.ts';

interface UnknownTitle extends Span {
  text: string;
}

type Sentence = Pick<Reading, 'written' | 'tokens' | 'claimed'>;

const QUOTED = /["“„«]([^"”»]{1,80})["”»]/u;
const MOST_WORDS = 7;
const FINITE = /(?:s[iu]n(?:lar|ler)?|[aeiu]r[iu]m|m[ae][mz]|[iu]yor\w*|[dt][iu][mk])$/u;
const SHORTEST_PLAIN = 4;
const HOW_OFTEN = /^(?:kere|kez|defa|sefer)(?:dir)?$/u;

/**
 * What looks like the title of a film that the catalogue does not know: in quotation marks, or the capitalised or
 * unheard-of words before a request (`Zortlak Dansı'nı favorilere ekle`). It is passed on as said; the tool answers.
 */
export function unknownTitle(
  sentence: Sentence,
  start = 0,
  stop = sentence.tokens.length,
): UnknownTitle | undefined {
  const { written, tokens } = sentence;
  const quoted = start > 0 ? undefined : QUOTED.exec(written)?.[1]?.trim();
  if (quoted !== undefined && quoted !== '') {
    const end = written.indexOf(quoted) + quoted.length;
    const from = tokens.findIndex((token) => token.end > end - quoted.length);
    return { text: quoted, from, to: tokens.findLastIndex((token) => token.start < end) + 1 };
  }
  const cue = tokens.findIndex(
    ({ folded }, place) => place >= start && place < stop && namesWords.AFTER_TITLE.is(folded),
  );
  return cue <= start ? undefined : titleBefore(sentence, start, cue);
}

/** The same before a comparison: `Leyla ile Mecnun gibi`, `Ocean's tarzı`. */
export function unknownLikeness(sentence: Sentence): UnknownTitle | undefined {
  const cue = sentence.tokens.findIndex(
    // `1500 liraya kadar` measures.
    ({ folded }) =>
      folded !== 'kadar' && (comparisonsWords.LIKE.is(folded) || namesWords.SERIES_OF.is(folded)),
  );
  // `ilaç gibi` says how a film is.
  const isIdiom = [cue - 2, cue - 1].some((from) => (CONCEPTS.at(sentence.tokens, from)?.to ?? 0) > cue);
  // `saat 10 gibi`: about that hour.
  if (/^\d{1,2}$/u.test(wordAt(sentence.tokens, cue - 1)) && cue > 1) return undefined;
  // `tam istediğim gibi`, `dediğim gibi`, `onun sevdiği gibi` compare with what was said.
  // `mahzen gibi bi odada`: a place in a story.
  // `manyak gibi gülmek`: how much.
  if (isOfSomebody(sentence.tokens, cue + 1)) return undefined;
  if (!sentence.tokens[cue - 1]?.capital && isManner(sentence.tokens, cue + 1)) return undefined;
  if (cue <= 0 || isIdiom || /[dt][iu]g(?:[iu](?:m\w*)?)?$/u.test(sentence.tokens[cue - 1]?.base ?? ''))
    return undefined;
  // `hiçbir şey yokmuş gibi`, `sıradan bi şey yapıyomuşum gibi`: as if.
  const before = wordAt(sentence.tokens, cue - 1);
  if (/m[iu]s(?:[iu][mz]|s[iu]n)?$/u.test(before) && isAsIf(before)) return undefined;
  const named = titleBefore(sentence, 0, cue);
  if (named === undefined || isInStory(sentence.tokens, named, cue)) return undefined;
  return isFrameOfMind(sentence.tokens, named) ? undefined : named;
}

/** `retro kafası`, `festival kuşu kafası`, `pazar sabahı havası`: everyday words before it say how a film is, and name none. */
const isFrameOfMind = (tokens: Tokens, { from, to: cue }: Span): boolean =>
  /^(?:kafa|hava|mod|ruh|enerji|atmosfer|vibe)/u.test(wordAt(tokens, cue)) &&
  tokens
    .slice(from, cue)
    .every((token) => !token.capital && (isEveryday(token) || vagueBoundsWords.OLD.in(token.folded)));

const isAsIf = (word: string): boolean => /^(?:yok|var|\w+yor?)mus/u.test(word) || isVerbForm(word);

/** `buz gibi suda`, `elinden telefon düşmüyor, kafası çalışmıyor`: in a story, with no film wished after it. */
function isInStory(tokens: Tokens, { from, to }: Span, cue: number): boolean {
  if (tokens.slice(from, to).some(({ capital }) => capital)) return false;
  const next = wordAt(tokens, cue + 1);
  const isWish = next === '' || endsClause(tokens[cue]) || CONCEPTS.at(tokens, cue + 1) !== undefined;
  return !isWish && !namesWords.AFTER_TITLE.is(next) && !comparisonsWords.AFTER_LIKE.is(next);
}

function titleBefore(sentence: Sentence, start: number, cue: number): UnknownTitle | undefined {
  const { written, tokens } = sentence;
  let from = cue;
  while (from > start && cue - from < MOST_WORDS && !endsBefore(sentence, from - 1)) from -= 1;
  // Words that lead up to the title (`bana şu`, `lütfen`) are not of it.
  while (from < cue && !tokens[from]?.capital && isEveryday(tokens[from])) from += 1;
  // `like crazy yi`: an ending that stands apart.
  // `chef olsun fragmanı var mı`: that it is chosen is no part of its name.
  const close = /^(?:y?[iu]|olsun|kalsin|tamam)$/u.test(wordAt(tokens, cue - 1)) ? cue - 1 : cue;
  const own = tokens.slice(from, close);
  // `ben severim o sevmez ortası ne olur`, `fark etmez ekle`: a verb is no name.
  const [alone, ...more] = own;
  const isVerb =
    alone !== undefined && !alone.capital && FINITE.test(alone.folded) && isVerbForm(alone.folded);
  // `bi Komödie aç`: one of a kind, whatever letter the word begins with.
  const isOne = /^bir?$/u.test(tokens[close - 2]?.raw ?? '');
  if (isOne && CONCEPTS.at(tokens, close - 1)?.to === close) return undefined;
  if (more.length === 0 && (isVerb || refusalsWords.REFUSAL.is(alone?.folded))) return undefined;
  // `elli kere izledim`: how often.
  if (HOW_OFTEN.test(own.at(-1)?.folded ?? '')) return undefined;
  // `en son 2005te film izledim`
  if (/^\d{2,4}[dt][ae]n?$/u.test(own[0]?.folded ?? '')) return undefined;
  // `çocukken tvde izledim`: when and where.
  if (!own.some(({ capital }) => capital) && /(?:ken|[dt][ae]n?)$/u.test(own.at(-1)?.folded ?? ''))
    return undefined;
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (own.every((token, place) => saysSomethingElse(own, token, place))) return undefined;
  // `arkada açık dursun arada bakarım tarzı`: how it is watched.
  // `dur gözlüğümü takayım fragmanını açıver`: what is done before it.
  if (!last.capital && DOES_FIRST.test(last.folded)) return undefined;
  const isSpoken = own.length > 2 && !own.some(({ capital, folded }) => capital && /^[a-z]/u.test(folded));
  if (isSpoken && own.some(({ folded }) => FINITE.test(folded) && isVerbForm(folded))) return undefined;
  // `Béla Tarr'dan bir şey aç`: one of somebody's.
  if (own.length > 1 && namesWords.FILM_NOUN.is(last.folded)) return undefined;
  // `Bayıldı. Onun gibi`, `red dead oynarım o tarz`: what was named before.
  if (comparisonsWords.TAKES_UP.is(last.folded) || /^(?:o|bu|su)$/u.test(last.raw)) return undefined;
  // `fln gibi`, `vs gibi` compare with no film.
  if (own.length === 1 && !first.capital && first.base.length < SHORTEST_PLAIN) return undefined;
  // `Ocean's` keeps the ending of its own language.
  const end = last.suffix === '' || last.suffix === 's' ? last.end : endWithoutSuffix(last);
  return { text: written.slice(first.start, end), from, to: cue };
}

const DOES_FIRST = /^[a-z]{2,}(?:[ae]|[iu])y[iu]m$/u;

/** Whether the words of a title cannot reach back over a token. */
function endsBefore({ tokens, claimed }: Sentence, place: number): boolean {
  const token = tokens[place];
  if (token === undefined || claimed.has(place) || endsClause(token)) return true;
  // `alman yapımı olsun ama tatort gibi değil`
  if (namesWords.AFTER_TITLE.is(token.folded) || /^(?:ama|fakat)$/u.test(token.folded)) return true;
  // `bilim kurgu aç`: the second word of a genre is of the genre.
  const inside = [1, 2, 3].some(
    (back) => tokens[place - back]?.capital === false && (CONCEPTS.at(tokens, place - back)?.to ?? 0) > place,
  );
  return !token.capital && (inside || CONCEPTS.at(tokens, place) !== undefined);
}

function saysSomethingElse(own: Tokens, token: Token, place: number): boolean {
  // `koysana izleyeceklerime`
  if (CONCEPTS.at(own, place) !== undefined || changesWords.ADD.is(token.folded)) return true;
  const named = token.capital && token.start > 0 && token.base.length > 1;
  return isEveryday(token) && token.suffix === '' && !named;
}

/** `gidiyordum`, `aldılar`; `paddingtonda` only holds the letters of one. */
const VERB =
  /^[a-z]+(?:(?:yor|yom|yoz|mis|acak|ecek)\w*|[dt]i(?:[mkn]|k?l[ae]r\w*|n[iu]z|s[ae]\w*|y[ds]\w*|g[iu]\w*)?)$/u;

/** Whether any sentence may hold a word, so that it alone is no name. */
export function isEveryday(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.base.length < 3 ||
    basesOf(token.base).some(isCommonWord) ||
    // `süperr, izledik, favorilere ekle`
    comparisonsWords.LIKED.is(token.folded) ||
    namesWords.VERSION.is(token.folded) ||
    // `görmüştüm`
    /m[iu]st[iu][mk]?$/u.test(token.base) ||
    VERB.test(token.base)
  );
}
