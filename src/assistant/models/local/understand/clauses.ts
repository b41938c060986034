import {
  changesWords,
  clausesWords,
  listsWords,
  measuresWords,
  refusalsWords,
} from '../lexicon/word-lists.ts';
import { actedTitles } from './acted-titles.ts';
import { toolOf } from './acts.ts';
import { isCutOff } from './bounds.ts';
import { ALL_SHOWN, THIS, isPointing, isThis, targetsIn } from './clause-targets.ts';
import { takenOffWhere } from './film-acts.ts';
import { findAct } from './find-act.ts';
import { leftoverTitle } from './leftover-title.ts';
import type { Reader, Reading } from './reading.ts';
import { ADDITIONS, goesOn, isPut, ofSameList } from './same-list.ts';
import type { TitleAt } from './spans.ts';
import { toldAndDone } from './split-clauses.ts';
import { type AimedAct, type Target, pointing } from './targets.ts';
import { type Span, maskedText, placesOf, wordsIn } from './tokens.ts';
import { withoutTakenBack } from './taken-back.ts';
import { unknownTitle } from './unknown-title.ts';

const FEW_WORDS = 3;

/**
 * Reads the things a message asks to be done, in order, each with its films (`Titanik'i ve ikincisini favorilere ekle,
 * sonra fragmanını aç`). Films named before an act that comes later belong to it; an act without a film takes the one
 * before. Where a film or a list is acted on, its titles are claimed.
 */
export const readActs: Reader = (reading) => {
  const titles = actedTitles(reading);
  const told: Span[] = [];
  const acts = aimedActs(reading, titles, told).filter((aimed) => !isCut(reading, aimed));
  const acted = acts.some(({ act }) => act.kind === 'film' || act.kind === 'list');
  return { acts, claims: [...(acted ? placesOf(...titles) : []), ...placesOf(...told)] };
};

/** `90'dan önce çekilenleri çıkar`: out of what is wished, and not off a list. */
const isCut = ({ tokens }: Reading, { act, targets }: AimedAct): boolean =>
  act.kind === 'remove' && targets.length === 0 && tokens.some((_, place) => isCutOff(tokens, place));

/** How a film was seen (`çocuklarla Buz Devri'ni izledim`), up to the verb: no wish for another. */
function howSeen({ tokens }: Reading, from: number, to: number): Span {
  const words = wordsIn(tokens, from, to);
  const verb = words.findIndex((word) => listsWords.WATCHED.is(word) || listsWords.SEEN.is(word));
  // `kore filmi ama paraziti gördük`: what stands before the objection is wished.
  // `korku olmasın, Saw'u izledim`: so is what is refused.
  const isWish = (word: string) =>
    refusalsWords.WANTED.is(word) || refusalsWords.REFUSAL.is(word) || BUT.test(word);
  const wish = words.slice(0, Math.max(0, verb)).findLastIndex(isWish);
  // `bunu gördüm lisede`
  const isWhen = verb >= 0 && words.length === verb + 2 && WHEN.test(words[verb + 1] ?? '');
  return { from: from + wish + 1, to: from + verb + (isWhen ? 2 : 1) };
}
const WHEN = /[dt][ae](?:yken)?$|ken$/u;
const BUT = /^(?:ama|fakat|yalniz|ancak)$/u;

/** @param told is given where it is told how a film was seen */
function aimedActs(reading: Reading, titles: readonly TitleAt[], told: Span[]): AimedAct[] {
  const { tokens, text, references, named, claimed } = reading;
  const acts: AimedAct[] = [];
  const names = [...titles, ...named];
  const known = new Set([...claimed, ...placesOf(...references, ...named)]);
  const meant = withoutTakenBack(tokens, titles);
  const emptied = new Set<AimedAct>();
  let waiting: Target[] = [];
  let inRow = true;
  let hasMore = false;
  let since = 0;
  for (const { from, to } of toldAndDone(reading, titles)) {
    const here = targetsIn(reading, meant, from, to);
    const takenBack = here.length === 0 && titles.some((title) => from <= title.from && title.to <= to);
    // `sadece ilki kalsın, diğerlerini çıkar`: what was named before stays.
    const others = clausesWords.OTHERS.in(wordsIn(tokens, from, to).join(' '));
    const unknown =
      here.length > 0 || takenBack || others
        ? undefined
        : unknownTitle({ ...reading, claimed: known }, from, to)?.text;
    const adds = ALSO.test(wordsIn(tokens, from, to).slice(0, 2).join(' '));
    // `tosun paşa, çok güldük. bunu listeye at`: it points at the film just named.
    // `ikincisi güzelmiş ama bu akşam maç var, sonraya at onu`, too; `onu da` is one more.
    const isOne = waiting.length === 1 && pointing(waiting[0] ?? THIS) === 'place';
    const isMore = wordsIn(tokens, from, to).some((word) => /^d[ae]$/u.test(word));
    const before = waiting.some(({ kind }) => kind === 'title') || (isOne && !isMore);
    const named = before && here.length > 0 && here.every(isThis);
    const more = named ? [] : here;
    waiting = [...waiting.map((target) => (others ? { ...target, except: true } : target)), ...more];
    const carried = acts.at(-1)?.targets ?? [];
    const clause = maskedText(tokens, names, from, to);
    // Few words, or words that look like a title nobody knows, may be aimed at a film without naming it.
    const found =
      goesOn(acts, clause, text) ??
      findAct(clause, waiting.length > 0 || carried.length > 0) ??
      (unknown !== undefined || to - from <= FEW_WORDS ? findAct(clause, true) : undefined);
    if (found === undefined) {
      // `ilkine 8 puan ver, ikincisini listeye ekle`: the stars are read elsewhere.
      // `onu açtık, Serpico'yu listeye at`: of the first nothing is left to be done.
      if (measuresWords.POINTS.in(clause) || listsWords.BEGUN.in(clause)) waiting = [];
      // `ilkini istemiyorum, ikincisini ekle`
      else if (here.length > 0 && changesWords.DISMISSES.in(clause)) waiting = waiting.slice(0, -here.length);
      // `ilkini izledim, ikincisini de`: one more, whatever it is named by.
      if (here.length > 0)
        hasMore =
          here.length === 1 && waiting.length === 1 && (TOO.test(clause) || (adds && isShort(clause)));
      inRow &&= clause === ALONE;
      continue;
    }
    inRow = true;
    // `sonra izlerim diye ayırmıştım, … oradan çıkar`
    const isOnlyTold = found.kind === 'remove' && acts.every((one) => one.act.kind === 'list');
    const off = isOnlyTold ? takenOffWhere(text) : undefined;
    const act = off ?? ofSameList(found, acts, here.length > 0 ? clause : '', text);
    if (act.kind === 'nothing') {
      // `Titanik'i izledim ama işaretleme`: what was said before is called off.
      if (acts.at(-1)?.act.kind === 'film') acts.pop();
      acts.push({ act, targets: [] });
    } else {
      if (unknown !== undefined && act.kind === 'film') waiting.push({ kind: 'title', text: unknown });
      // `inception'ı izledim, bi de dune listeye at`: another film, be it an everyday word.
      const left = adds && waiting.length === 0 ? leftoverTitle(reading, from, to) : undefined;
      if (left !== undefined && isPut(act)) waiting.push(left);
      // `Moana'yı izledik, onu bir daha gösterme`: the film that was named just before.
      const again = waiting.length > 0 && waiting.every(isThis) && carried.length > 0;
      // `ikinciyi izledim, gerisini listeye at`
      if (others && waiting.length === 0 && carried.length > 0 && here.length === 0)
        waiting = [ALL_SHOWN, ...carried.map((target) => ({ ...target, except: true }))];
      if (off !== undefined) acts.length = 0;
      const aimed = { act, targets: !again && (takenBack || waiting.length > 0) ? waiting : carried };
      if (takenBack) emptied.add(aimed);
      acts.push(aimed);
      if (toolOf(act) === 'markWatched' && here.length > 0) told.push(howSeen(reading, since, to));
      since = to;
    }
    waiting = [];
  }
  const last = acts.at(-1);
  // `listeme Baba'yı ekle, yok pardon Joker'i ekle`: the second says it anew, onto the same list.
  const before = acts.find((aimed) => emptied.has(aimed) && aimed !== last);
  if (before !== undefined && last !== undefined) {
    const isAdded = last.act.kind === 'add' || toolOf(last.act) === 'addFavourite';
    const isPlain = isAdded && !listsWords.FAVOURITE_WORD.in(text);
    return [isPlain ? { ...last, act: before.act } : last];
  }
  if (last?.act.kind === 'add') return [...acts.slice(0, -1), withRow(reading, last, hasMore ? waiting : [])];
  if (last?.act.kind !== 'film') return acts;
  // `fragman aç, Titanik olsun`, `şunları yaz: Baba, Joker`: what is named last belongs to the act that still lacks a film.
  const rest = waiting.filter(({ kind }) => kind === 'title');
  // `bunu izlemiştim ilkini`
  const isPlaced = waiting.length > 0 && waiting.every((target) => pointing(target) === 'place');
  const lacks =
    last.targets.length === 0 || (last.targets.every(isPointing) && (rest.length > 0 || isPlaced));
  const asks = last.act.tool === 'markWatched' && isAsked(reading);
  // `favorilere ekle, bi de ıssız adamı`, `bunu listeme koy bi de ıssız adamı`: the one spoken of, and another.
  const both = hasMore && last.targets.every(isThis) && isPut(last.act);
  const aimed = both ? [THIS, ...waiting] : waiting;
  if (lacks && waiting.length > 0 && !asks) acts.splice(-1, 1, { act: last.act, targets: aimed });
  // `listeme Baba'yı yaz, Joker, Titanik`: the row goes on after the verb.
  const isRow = hasMore || (inRow && rest.length === waiting.length);
  if (!lacks && isRow && ADDITIONS.test(last.act.tool))
    return [...acts.slice(0, -1), { act: last.act, targets: [...last.targets, ...waiting] }];
  // `seven de izledim`: one more, though its name is an everyday word.
  const isOneMore = last.act.tool === 'markWatched' && ONE_MORE.test(text);
  const isEntered = last.act.tool === 'markWatched' && listsWords.INTO_WATCHED.in(text);
  if ((isPut(last.act) || isOneMore || isEntered) && last.targets.length === 0) {
    const left =
      waiting.length > 0 ? undefined : isOneMore ? leftoverTitle(reading, 0, 1) : leftoverTitle(reading);
    if (left !== undefined) acts.splice(-1, 1, { act: last.act, targets: [left] });
  }
  return acts;
}

/** `ikinciyi ekle, üçüncüyü de`: one more after the verb; `up ekle`: where nothing is named, what is left is a title. */
function withRow(reading: Reading, { act, targets }: AimedAct, more: readonly Target[]): AimedAct {
  if (targets.length > 0) return { act, targets: [...targets, ...more] };
  // `tamam ekle, bi de ters yüz vardı onu da`
  if (more.length > 0) return { act, targets: [THIS, ...more] };
  const left = leftoverTitle(reading);
  return { act, targets: left === undefined ? [] : [left] };
}

const isShort = (clause: string) => clause.split(' ').length <= FEW_WORDS + 1;
/** Begins what is one more. */
const ALSO = /^(?:bir? de|bide|ayrica|hatta)(?: |$)/u;
/** `Rosemary'yi gördüm, Innocents var mıydı`: what is asked about is not what was seen. */
const isAsked = ({ tokens }: Reading) => tokens.some(({ folded }) => /^m[iu](?:yd[iu])?$/u.test(folded));

const ALONE = '§';
/** One more (`ratatuyu izledik totoroyu da`), in a clause that says no more. */
const ONE_MORE = /^(?!ben|biz|bunu|onu|dun|bugun|simdi)\S+ d[ae] (?:izle|gor|seyret)\S*d[iu][mk]$/u;
const TOO = /^(?:bir? )?\S+ d[ae](?: izledi[mk]|(?: \S+)? var(?:d[iu])?(?: onu d[ae])?)?$/u;
