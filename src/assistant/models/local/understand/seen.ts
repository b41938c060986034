import { fold, normaliseTitle } from '#domain/title.ts';
import { madeBy } from '#domain/film-words.ts';
import { bestKnownFirst, partsNamedIn } from '#films/series.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';

import { comparisonsWords, refusalsWords as words } from '../lexicon/word-lists.ts';
import { toolOf } from './acts.ts';
import { CONCEPTS } from './concepts.ts';
import { type MessageWishes, addWishes } from './message-wishes.ts';
import type { Reader, Reading } from './reading.ts';
import { type TitleAt, calledBy, standsOut } from './spans.ts';
import { type AimedAct, pointing } from './targets.ts';
import {
  type Span,
  type Token,
  type Tokens,
  endsClause,
  endsSentence,
  foldedText,
  tokenise,
  wordsIn,
} from './tokens.ts';
import { isWished } from './refusals.ts';
import { markingOf, partsSeen } from './series-seen.ts';
import { isCompared, wantsAlike } from './compared.ts';

/**
 * Reads what is not wanted because it was seen: `yüzüklerin efendisini izledim onu verme`, `nuri bilge olmasın izledim
 * hepsini`. Nothing is written into a list then; it is a wish for something else.
 */
export const readSeen: Reader = (reading) => {
  const { acts, text, wishes, people, titles, index, similar, tokens } = reading;
  // `hepsini bitirdim mi bilmiyorum`
  if (/[dt][iu][mk] m[iu] (?:bilm|bilem|emin|hatirla)/u.test(text)) return {};
  if (words.SURELY_SEEN.in(text) && acts.every(isOfSeeing)) {
    // `la la land'i izlemiştir o kesin`, `titanik olmaz, 50 kere izledi`
    const series = words.WHOLE_OF_IT.in(text) ? partsNamedIn(index.films, text)?.name : undefined;
    const seen = [
      ...titles.filter((title) => !title.span.fuzzy && standsOut(title)).map(calledBy),
      // `hızlı ve öfkelinin hepsini görmüş o`
      ...(series === undefined ? [] : [series]),
    ];
    const { unlike: _seen, ...others } = addWishes(wishes, { excludeTitles: seen });
    // `50 kere izledi, onun gibi ama başka`
    const alike = similar === undefined ? {} : { similarTo: similar.span.text };
    if (seen.length > 0) return { acts: [], wishes: { ...others, ...alike } };
  }
  // `babayı bitirdim`: that film, though a series is called so.
  const ofFilm = titles.some(isOwnTitle) && !words.WHOLE_OF_IT.in(text);
  const finished =
    (words.FINISHED.in(words.FINISHED_ELSE.without(text)) ||
      (acts.length === 0 && (saysSeriesSeen(reading) || othersThanSeen(text)))) &&
    !ofFilm;
  if (acts.length === 0 ? !finished : !acts.every(isOfSeeing)) return {};
  const whole =
    finished ||
    words.WHOLE_OF_IT.in(text) ||
    PLURAL_SEEN.test(text) ||
    // `harry potter'ı on kere izledim`
    (titles.length === 0 && comparisonsWords.SEEN_OFTEN.in(text));
  // `tarantino ama kill bill serisi hariç`: what stands before the objection is wished.
  const wished = SERIES_EXCEPT.test(text) ? tokens.findLastIndex(({ folded }) => BUT.test(folded)) : -1;
  const series = partsNamedIn(index.films, foldedText(tokens.slice(wished + 1)));
  const named = series !== undefined && isKind(series.name, text) ? undefined : series;
  const studio = studioIn(tokens.slice(wished + 1)) ?? (named?.ofStudio === true ? named.name : undefined);
  // A studio cannot be marked as one film is: `marvel'i bitirdim`.
  const films = acts.filter(({ targets }) => targets.some(({ kind }) => kind === 'title'));
  const parts = studio === undefined ? partsSeen(index.films, titles, text) : [];
  // `fight club, seven, matrix hepsini izledim`: a row of films is no series.
  const isRow = films.some(({ targets }) => targets.filter(({ kind }) => kind === 'title').length > 1);
  // `babamla bunların hepsini izledik` says an everyday word, and no series.
  const isSaidOfSeries = named === undefined || !isCommonWord(fold(named.name)) || parts.length > 0;
  const group =
    studio ??
    (whole && !isRow && isSaidOfSeries ? named?.name : undefined) ??
    (parts.length > 0 ? parts[0]?.title : undefined);
  const isOnlyRefused =
    SERIES_EXCEPT.test(text) && !tokens.some(({ folded }) => comparisonsWords.SEEN.is(folded));
  if (group !== undefined)
    return {
      // `deadpool, logan, marvel izledim`: the films that are named beside it are marked.
      // `harry potter serisi hariç`: not wished, and not said to be seen.
      acts: studio !== undefined ? films : isOnlyRefused ? [] : markingOf(parts),
      bounds: { series: undefined },
      wishes: {
        ...addWishes(withoutItsWords(wishes, group), { excludeTitles: [group] }),
        studios: wished < 0 ? undefined : wishes.studios,
        // `ghiblilerin hepsini izledim, your name'e bayıldım`: the film that was liked stays the one compared with.
        similarTo:
          similar?.span.text ??
          (studio === undefined && (comparisonsWords.LIKE.in(text) || asksForNext(reading))
            ? group
            : undefined),
      },
    };
  // `haneke'yi gördüm, başka yönetmenler`: not one of theirs is wished.
  const ofAll =
    whole ||
    words.OTHER_MAKERS.in(text) ||
    acts.some(({ targets }) => targets.some((target) => pointing(target) === 'all'));
  // `daniel radcliffe olsun büyücülü seri hariç` says nothing against whose films are wished.
  const theirs =
    ofAll && !isOnlyRefused
      ? people.filter((person) => person.from > wished && isSeenOf(tokens, person))
      : [];
  const somebody = theirs.length > 0;
  if (!somebody && !words.NOT_THAT.in(text)) return {};
  const excludeTitles = acts.flatMap(({ targets }) =>
    targets.flatMap((target) => {
      if (target.kind !== 'title') return [];
      const title = titles.find(({ span }) => span.text === target.text);
      // `bütün filmlerini izledim` names none.
      if (title === undefined && (whole || somebody) && words.WHOLE_OF_IT.in(fold(`${target.text} film`)))
        return [];
      return [title === undefined ? target.text : calledBy(title)];
    }),
  );
  if (!somebody && excludeTitles.length === 0) return {};
  const refusedPeople = theirs.map(({ span }) => span.name);
  // `kubrick'in hepsini gördüm, ona benzer yönetmenler`: like the best known film of theirs.
  const [known] = wantsAlike(tokens, titles)
    ? bestKnownFirst(index.films.filter(madeBy(refusedPeople[0] ?? '')))
    : [];
  const like = similar === undefined && known !== undefined ? { similarTo: known.title } : {};
  const told = addWishes(wishes, { excludeTitles, refusedPeople, ...like });
  return {
    acts: [],
    wishes: { ...told, people: told.people.filter((name) => !refusedPeople.includes(name)) },
  };
};

/** `romantik komedi olsun, türk filmlerinin hepsini gördük`: a kind of film, though a series is called so. */
function isKind(name: string, text: string): boolean {
  const words = tokenise(name);
  const kind = CONCEPTS.at(words, 0);
  return kind?.value.kind === 'genre' && kind.to === words.length && !/(?:^| )seri/u.test(text);
}

/** `haneke'yi gördüm diyorum, başka yönetmenler`: said again, and no deed. */
const othersThanSeen = (text: string): boolean =>
  words.OTHER_MAKERS.in(text) && comparisonsWords.SEEN.in(text);

/** `harry potter bitti`, `marvel filmleri eskidi artık`: right after the name of a series or studio. */
function saysSeriesSeen({ text, index }: Reading): boolean {
  const name = fold(partsNamedIn(index.films, text)?.name ?? '').replaceAll(/[^a-z0-9]+/gu, ' ');
  const at = name === '' ? -1 : text.indexOf(name);
  const after = at < 0 ? '' : text.slice(at + name.length).replace(/^\w*\s*/u, '');
  return words.SEEN_SO.firstIn(after) === 0;
}

/** `harry potter bitti şimdi ne izleyelim`, with no kind of film: what comes after it is like it. */
const asksForNext = ({ text, wishes }: Reading): boolean =>
  comparisonsWords.NEXT_ASKED.in(text) &&
  wishes.genres.length + wishes.themes.length + wishes.people.length === 0 &&
  wishes.mood === undefined;

/** `adalet filmleri hariç`: the words of a series are no subject that is kept away. */
const withoutItsWords = (wishes: MessageWishes, group: string): MessageWishes => {
  const isOfName = (theme: string) => !fold(group).split(' ').includes(fold(theme));
  return {
    ...wishes,
    themes: wishes.themes.filter(isOfName),
    avoidThemes: wishes.avoidThemes.filter(isOfName),
  };
};

/** `nolanın hepsini izledim`, `izledim hepsini nolanın`; not of `hepsini izledim, fincher öner` nor `… rohrwacher gibi`. */
function isSeenOf(tokens: Tokens, { from, to }: Span): boolean {
  const isSeeing = ({ folded }: Token, place: number) =>
    (comparisonsWords.SEEN.is(folded) || words.FINISHED.is(folded)) &&
    !words.FINISHED_ELSE.ends(wordsIn(tokens, place - 2, place + 1).join(' '));
  const at = tokens.findLastIndex(isSeeing);
  if (isCompared(tokens, to)) return false;
  if (at < 0) return true;
  const between = at < from ? { from: at + 1, to: from } : { from: to, to: at };
  const parted = tokens.slice(between.from - 1, between.to).some(endsSentence);
  if (at >= from) return !parted && !wordsIn(tokens, between.from, between.to).some(words.WANTED.is);
  // `dizisini bitirdi, kumanda bana kaldı, clint eastwood aç`: what was finished long before is nothing of theirs.
  return !parted && between.to - between.from <= TURNED_ROUND && !isWished(tokens, to);
}
const TURNED_ROUND = 3;

/** `dün Tarantino izledim, bugün romantik olsun`: of another evening. `Nolan'ın hepsini izledim` says more. */
export function wasWatched(tokens: Tokens, to: number): boolean {
  const after = wordsIn(tokens, to, to + REACH_OF_DEED);
  const at = after.findIndex(comparisonsWords.SEEN.is);
  if (at < 0 || to + at + 1 >= tokens.length || !endsClause(tokens[to + at])) return false;
  const between = tokens.slice(to, to + at);
  if (between.some(endsClause) || words.WHOLE_OF_IT.in(after.slice(0, at).join(' '))) return false;
  return !comparisonsWords.LIKE.in(wordsIn(tokens, to + at, tokens.length).join(' '));
}
const REACH_OF_DEED = 4;
const REACH_OF_STORY = 6;

const PAST = /(?:yor|m[iu]s)(?:d|t)[iu]$|^oyn\w*d[iu]$/u;
/** `yılmaz güney filmlerini babam izletirdi`: told of another time, in the sentence that wishes as well. */
const WATCHED_ONCE =
  /^(?:film\w*l\w*[iu]n?[iu]?|filmini) (?:\w+ ){0,3}(?:izle|seyre|sev|bayil|oynat|kirala|ac|gid)\w*[iuae]rd[iu](?:m|k)?(?: |$)/u;
/** `Şener Şen çok güldürmüştü. Peki aşk filmi yok mu`: told of somebody in a sentence of its own, before what is wished. */
export function isToldOfPast(tokens: Tokens, to: number): boolean {
  if (
    tokens.length > to + REACH_OF_STORY &&
    WATCHED_ONCE.test(wordsIn(tokens, to, to + REACH_OF_STORY).join(' '))
  )
    return true;
  const end = tokens.findIndex((token, at) => at >= to && endsSentence(token));
  if (end < 0 || end >= tokens.length - 1) return false;
  return wordsIn(tokens, to, end + 1).some((word) => PAST.test(word));
}

const SERIES_EXCEPT =
  /(?:^| )(?:seri|filmler)\w* (?:haric|disinda|haricinde|olmas[iu]n|degil|istemiyor?\w*|istemem)/u;
const BUT = /^(?:ama|fakat|ancak|yalniz)$/u;

const isOwnTitle = ({ span: { text, films } }: TitleAt): boolean =>
  films.some(({ title }) => normaliseTitle(title) === normaliseTitle(text));

/** The studio that is named, be it by a short name (`dc`). */
function studioIn(tokens: Tokens): string | undefined {
  for (const [place] of tokens.entries()) {
    const value = CONCEPTS.at(tokens, place)?.value;
    if (value?.kind === 'wish' && value.wants.studios !== undefined) return value.wants.studios[0];
  }
  return undefined;
}

/** `disneyleri bitirdim` */
const PLURAL_SEEN = /l[ae]r[iu](?:n[iu])? (?:hep )?(?:bitir|izle|seyret|hatmet|ezberle)(?:d|t)/u;

/** Of a film that was seen, or is to be taken out of what is wished (`pixar olsun, arabaları çıkar`). */
export const isOfSeeing = ({ act }: AimedAct): boolean =>
  act.kind === 'remove' || toolOf(act) === 'markWatched';
