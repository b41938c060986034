import { listsWords, refusalsWords } from '../lexicon/word-lists.ts';
import { findAct } from './find-act.ts';
import { leftoverTitle } from './leftover-title.ts';
import type { Reader, Reading } from './reading.ts';
import { type TitleAt, standsOut } from './spans.ts';
import { toldAndDone } from './split-clauses.ts';
import { type AimedAct, type Target, titleTarget } from './targets.ts';
import { type Tokens, type Span, maskedText, placesOf, wordAt, wordsIn } from './tokens.ts';
import { withoutTakenBack } from './taken-back.ts';
import { unknownTitle } from './unknown-title.ts';

const FEW_WORDS = 3;
const OTHERS = /^(?:diger|oteki)/u;

/** `adını hatırlamıyorum`: a verb that only looks like a title. */
const isSlipOfVerb = ({ span, from, to }: TitleAt, tokens: Tokens): boolean =>
  span.evidence === 'distinct' && to - from === 1 && /(?:yor|yom)\w*$|[dt][iu]m$/u.test(wordAt(tokens, from));

/** The titles that something may be done to: not the one compared with, and not a single word that may be chance. */
export const actedTitles = ({ titles, similar, tokens }: Reading): TitleAt[] =>
  titles.filter((title) => title !== similar && !isSlipOfVerb(title, tokens) && standsOut(title));

/**
 * Reads the things a message asks to be done, in order, each with its films (`Titanik'i ve ikincisini favorilere ekle,
 * sonra fragmanını aç`). Films named before an act that comes later belong to it; an act without a film takes the one
 * before. Where a film or a list is acted on, its titles are claimed.
 */
export const readActs: Reader = (reading) => {
  const titles = actedTitles(reading);
  const acts = aimedActs(reading, titles);
  const acted = acts.some(({ act }) => act.kind === 'film' || act.kind === 'list');
  return { acts, claims: acted ? placesOf(...titles) : [] };
};

function aimedActs(reading: Reading, titles: readonly TitleAt[]): AimedAct[] {
  const { tokens, text, references, named, claimed } = reading;
  const acts: AimedAct[] = [];
  const names = [...titles, ...named];
  const known = new Set([...claimed, ...placesOf(...references, ...named)]);
  const meant = withoutTakenBack(tokens, titles);
  const emptied = new Set<AimedAct>();
  let waiting: Target[] = [];
  for (const { from, to } of toldAndDone(reading, titles)) {
    const here = targetsIn(reading, meant, from, to);
    const takenBack = here.length === 0 && titles.some((title) => from <= title.from && title.to <= to);
    const unknown =
      here.length > 0 || takenBack ? undefined : unknownTitle({ ...reading, claimed: known }, from, to)?.text;
    waiting = [...waiting, ...here];
    const carried = acts.at(-1)?.targets ?? [];
    const clause = maskedText(tokens, names, from, to);
    // Few words, or words that look like a title nobody knows, may be aimed at a film without naming it.
    const act =
      findAct(clause, waiting.length > 0 || carried.length > 0) ??
      (unknown !== undefined || to - from <= FEW_WORDS ? findAct(clause, true) : undefined);
    if (act === undefined) continue;
    if (act.kind === 'nothing') {
      // `Titanik'i izledim ama işaretleme`: what was said before is called off.
      if (acts.at(-1)?.act.kind === 'film') acts.pop();
      acts.push({ act, targets: [] });
    } else {
      if (unknown !== undefined && act.kind === 'film') waiting.push({ kind: 'title', text: unknown });
      const aimed = { act, targets: takenBack || waiting.length > 0 ? waiting : carried };
      if (takenBack) emptied.add(aimed);
      acts.push(aimed);
    }
    waiting = [];
  }
  // `fragman aç, Titanik olsun`: what is named last belongs to the act that still lacks a film.
  const last = acts.at(-1);
  // `listeme Baba'yı ekle, yok pardon Joker'i ekle`: the second says it anew, onto the same list.
  const before = acts.find((aimed) => emptied.has(aimed) && aimed !== last);
  if (before !== undefined && last !== undefined) {
    const isAdded = last.act.kind === 'add' || (last.act.kind === 'film' && last.act.tool === 'addFavourite');
    const isPlain = isAdded && !listsWords.FAVOURITE_WORD.in(text);
    return [isPlain ? { ...last, act: before.act } : last];
  }
  if (last?.act.kind === 'film' && last.targets.length === 0 && waiting.length > 0)
    acts.splice(-1, 1, { act: last.act, targets: waiting });
  if (
    last?.act.kind === 'film' &&
    /Favourite$|Watchlist$/u.test(last.act.tool) &&
    last.targets.length === 0
  ) {
    const left = waiting.length > 0 ? undefined : leftoverTitle(reading);
    if (left !== undefined) acts.splice(-1, 1, { act: last.act, targets: [left] });
  }
  return acts;
}

function targetsIn(
  { tokens, references }: Reading,
  titles: readonly TitleAt[],
  from: number,
  to: number,
): Target[] {
  const found = [
    ...titles.map((title): Span & { target: Target } => ({
      ...title,
      target: titleTarget(tokens, title, titles),
    })),
    ...references.map(({ reference, ...span }) => ({
      ...span,
      target: { kind: 'reference' as const, reference },
    })),
  ]
    .filter((one) => one.from >= from && one.to <= to)
    .toSorted((a, b) => a.from - b.from)
    .map(({ target, to: end }): Target =>
      isExcepted(tokens, end, to) ? { ...target, except: true } : target,
    );
  const exact = found.filter((target) => target.kind === 'title' || target.reference.kind !== 'this');
  // `bu filmi, Titanik'i …`: a film that is named is meant rather than the one pointed at.
  return exact.length > 0 ? exact : found;
}

/** Whether nothing is to be done to the film before a place (`ilki hariç`, `üçüncü kalsın diğerlerini çıkar`). */
function isExcepted(tokens: Tokens, end: number, to: number): boolean {
  if (refusalsWords.EXCEPT.is(wordAt(tokens, end))) return true;
  const stays = wordsIn(tokens, end, end + 2).some((word) => word === 'kalsin' || word === 'dursun');
  return stays && wordsIn(tokens, end, to).some((word) => OTHERS.test(word));
}
