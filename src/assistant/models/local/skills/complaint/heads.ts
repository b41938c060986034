import { openSlotsWords } from '../../lexicon/word-lists.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { type Span, type Tokens, placesOf, wordAt, wordsIn } from '../../understand/tokens.ts';
import { asFact } from './facts.ts';
import { type Head, type Heard, againstWords as words, isNamed, namedBy, namesIn } from './on-cards.ts';

const ASKS = /^m[iu]$/u;
const PROTESTS = /^(?:ya+|be|yahu|yav)$/u;
const LONGEST = 6;

/** What a part of a message says against the cards, in any of the ways people have. @param isFirst nothing was said before it */
export function headIn(heard: Heard, isFirst = true): Head | undefined {
  const { from, to } = heard.clause;
  for (const place of placesOf({ from, to })) {
    for (const way of [asWhat, asAsked, asGiven, asMinded, asDeclined, asNeedless]) {
      const head = way(heard, place);
      if (head !== undefined) return head;
    }
  }
  return isFirst ? asFact(heard) : undefined;
}

/** What is named right before a place. */
function headBefore(heard: Heard, to: number): Span | undefined {
  const { tokens } = heard.parsed;
  const belongs = (place: number) => isNamed(heard, place) || words.OF_HEAD.is(wordAt(tokens, place));
  let from = to;
  while (from > heard.clause.from && belongs(from - 1)) from -= 1;
  const holds = placesOf({ from, to }).some((place) => isNamed(heard, place));
  return holds && to - from <= LONGEST ? { from, to } : undefined;
}

function protestEnd(tokens: Tokens, from: number, to: number): number {
  let end = from;
  while (end < to && words.PROTEST.is(wordAt(tokens, end))) end += 1;
  return end;
}

const startsClause = (
  { parsed: { tokens }, clause }: { parsed: Pick<Heard['parsed'], 'tokens'>; clause: Span },
  place: number,
): boolean => wordsIn(tokens, clause.from, place).every(words.BEFORE.is);

/** `1964 ne ya`, `hababam ne alaka`, `ne ağlatması`. */
function asWhat(heard: Heard, place: number): Head | undefined {
  const { parsed, clause } = heard;
  const { tokens } = parsed;
  if (wordAt(tokens, place) !== 'ne') return undefined;
  const end = protestEnd(tokens, place + 1, clause.to);
  const before = headBefore(heard, place);
  if (before !== undefined && end > place + 1) return { ...before, end };
  // `ne kan ne küfür` is no complaint, `ne atı ya at ne alaka` is one twice.
  const neither = tokens.some(
    ({ folded }, at) => folded === 'ne' && at !== place && !words.PROTEST.is(wordAt(tokens, at + 1)),
  );
  const own = neither ? undefined : CONCEPTS.at(tokens, place + 1);
  if (own === undefined || !/^s?[iu]$/u.test(own.rest) || !startsClause(heard, place)) return undefined;
  const after = protestEnd(tokens, own.to, clause.to);
  const closes = after === clause.to || after > own.to || isNamed(heard, own.to);
  return closes ? { from: own.from, to: own.to, end: after } : undefined;
}

/** `iran mı dedim ben`, `komedi mi ya`, `batman mi 8 aylık karnımla`. */
function asAsked(heard: Heard, place: number): Head | undefined {
  const { parsed, clause, names } = heard;
  const { tokens } = parsed;
  const next = wordAt(tokens, place + 1);
  const head = ASKS.test(wordAt(tokens, place)) && next !== '' ? headBefore(heard, place) : undefined;
  if (head === undefined) return undefined;
  // `komik mi dedim gölge oyununa`: it was asked of that card.
  const isOfCard = namedBy(tokens[place + 2], names).some(({ kind }) => kind === 'title');
  if (words.SAID.is(next) && isOfCard) return undefined;
  if (words.SAID.is(next)) return { ...head, end: protestEnd(tokens, place + 2, clause.to) };
  if (PROTESTS.test(next)) return { ...head, end: place + 2 };
  // `iran filmi mi bunlar, türkçe olmayana bakmaz`: with more said after it, a fault.
  if (next === 'bunlar' && (place + 2 < tokens.length || clause.from > 0)) return { ...head, end: place + 2 };
  const after = wordsIn(tokens, place + 1, tokens.length);
  const isQuestion = words.ASKED.is(next) || after.some((word) => ASKS.test(word));
  const ofCard = namesIn(parsed, names, head).length > 0 && startsClause(heard, head.from);
  const tells = !isQuestion && CONCEPTS.at(tokens, place + 1) === undefined;
  return ofCard && tells ? { ...head, end: place + 1 } : undefined;
}

/** `uzay dedim neşeli günler verdin`, `oppenheimer diyorsun`. */
function asGiven({ parsed: { tokens, text }, clause }: Heard, place: number): Head | undefined {
  const verb = [1, 2].find((length) => words.GAVE.is(wordsIn(tokens, place, place + length).join(' '))) ?? 0;
  const end = place + verb;
  const isAsked = words.WHY.in(wordsIn(tokens, clause.from, end + 1).join(' '));
  if (verb === 0 || words.PRAISE.in(text) || isAsked) return undefined;
  const said = wordsIn(tokens, clause.from, place);
  const after = said.findLastIndex((word) => words.INSISTS.is(word) || word === 'sen' || word === 'hep');
  if (after < 0 && !words.INSISTS.in(text)) return undefined;
  const from = clause.from + after + 1;
  if (place <= from || place - from > LONGEST) return undefined;
  return {
    from,
    to: place,
    end: /^iyi m[iu]$/u.test(wordsIn(tokens, end, end + 2).join(' ')) ? end + 2 : end,
  };
}

/** `laurel hardi izletirsem dalga geçerler`. */
function asMinded(heard: Heard, place: number): Head | undefined {
  const { tokens } = heard.parsed;
  const reaction = wordsIn(tokens, place + 1, heard.clause.to).join(' ');
  if (!/[iua]rs[ae][mk]$/u.test(wordAt(tokens, place)) || !words.OTHERS_MIND.in(reaction)) return undefined;
  const head = headBefore(heard, place);
  return head && { ...head, end: heard.clause.to };
}

/** `vahşi robot'tan anlamaz o`, `timsah dundee sarmaz`: a card is not wanted. */
function asDeclined({ parsed: { tokens }, names, clause }: Heard, place: number): Head | undefined {
  const isCard = (at: number) => namedBy(tokens[at], names).some(({ kind }) => kind === 'title');
  if (!isCard(place) || !startsClause({ parsed: { tokens }, clause }, place)) return undefined;
  let to = place + 1;
  while (to < clause.to && isCard(to)) to += 1;
  const after = wordsIn(tokens, to, clause.to).join(' ');
  return words.DECLINED.firstIn(after) === 0 && !/ m[iu]/u.test(after)
    ? { from: place, to, end: clause.to }
    : undefined;
}

/** `yemekli olması şart değil`, `okulda olmasına gerek yok`: of a kind of film, while `süre şart değil` opens a slot. */
function asNeedless(heard: Heard, place: number): Head | undefined {
  const { parsed, clause } = heard;
  const text = wordsIn(parsed.tokens, place, place + 3).join(' ');
  if (parsed.open !== undefined || openSlotsWords.LET_GO.firstIn(text) !== 0 || text.startsWith('bos'))
    return undefined;
  const before = wordAt(parsed.tokens, place - 1).startsWith('ol') ? place - 1 : place;
  const head = headBefore(heard, before);
  const length = text.startsWith('ol') || text.startsWith('gec') ? 3 : 2;
  return head && { ...head, end: Math.min(clause.to, place + length), mild: true };
}
