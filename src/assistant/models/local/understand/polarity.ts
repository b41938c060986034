import {
  AFTER_ORDER,
  ASKING,
  BOUNDING,
  BUT,
  EXCEPT,
  FILLING,
  INTENSIFIER,
  JOINED,
  JOINING,
  KEEP_AWAY,
  MEASURE,
  OTHER_THAN,
  REFUSAL,
  WANTED,
} from '../lexicon/refusals.ts';
import { type Span, type Token, endsClause, endsSentence, wordAt, wordsIn } from './tokens.ts';

/** Something a message speaks of, to be found wanted or unwanted. */
export interface Item extends Span {
  /** What kind of thing it is: only things of one kind are taken together without a joining word. */
  kind: string;
  /** What the last token carries after its stem. */
  rest: string;
}

/**
 * Which of a message's items are refused (`korku olmasın`, `komedi hariç`, `gerilim ve suç istemiyorum`, `korkusuz`,
 * `korkudan başka`, `ne korku ne gerilim`). A refusal reaches back over what is joined to its item, not over a wish that
 * has its own verb (`komedi olsun korku olmasın`) nor over `ama`.
 */
export function refusedItems(tokens: readonly Token[], items: readonly Item[]): ReadonlySet<Item> {
  const refused = new Set<Item>();
  let open: Item[] = [];
  let place = 0;
  let refuseNext = false;
  let refusedToo = false;
  while (place < tokens.length) {
    const item = items.find(({ from }) => from === place);
    if (item !== undefined) {
      if (carriesRefusal(tokens, item) || refuseNext) refused.add(item);
      else open.push(item);
      place = item.to;
      if (endsSentence(tokens[place - 1])) open = [];
      continue;
    }
    const word = wordAt(tokens, place);
    if (isRefusal(tokens, place)) {
      const group = lastGroup(tokens, open, place);
      for (const member of group) refused.add(member);
      refusedToo = /^d[ae]$/u.test(wordAt(tokens, place - 1));
      // `istemiyorum korku`: turned round, the refusal looks ahead.
      refuseNext =
        group.length === 0 &&
        word !== 'yerine' &&
        items.some(({ from, to }) => from === place + 1 && !isWished(tokens, to)) &&
        !endsClause(tokens[place]);
      open = [];
    } else {
      refuseNext = false;
      if (WANTED.is(word) || BUT.is(word)) open = [];
    }
    if (endsSentence(tokens[place])) open = [];
    place += 1;
  }
  // `animasyon da olmasın, korku da`: the second rests on the verb of the first.
  if (refusedToo && /^d[ae]$/u.test(wordAt(tokens, tokens.length - 1)))
    for (const item of open) refused.add(item);
  return refused;
}

// What is left of a verb after its stem when it says no: ağla|tmasın, korkut|mayan, üz|meyecek.
const NEGATIVE_VERB = /^\w*m[ae](?:s[iu]n|y[ae]n|y[ae]c|d[ae]n|mali|z$)/u;

/** `korkusuz`, `kansız`, `ağlatmasın`; `az kanlı`; `korkudan başka`; `ne korku ne gerilim`. */
function carriesRefusal(tokens: readonly Token[], item: Item): boolean {
  if (/^s[iu]z/u.test(item.rest) || NEGATIVE_VERB.test(item.rest)) return true;
  if (
    isAfterNeither(tokens, item.from) &&
    tokens.some(({ folded }, place) => folded === 'ne' && place !== item.from - 1 && place !== item.from - 2)
  )
    return true;
  // `korkmasın`, `korkmayalım`: the verb itself says no.
  if (/^(?:korkma|uzme)[sy]/u.test(wordAt(tokens, item.to - 1))) return true;
  // `beni ağlatma`: an order.
  const after = wordAt(tokens, item.to);
  if (
    /(?:[aeiu]t|[dt][iu]r|ert)m[ae]$/u.test(wordAt(tokens, item.to - 1)) &&
    (after === '' || AFTER_ORDER.is(after))
  )
    return true;
  const before = tokens[item.from - 1]?.folded;
  // Nobody wishes for a dull film.
  if (tokens[item.from]?.folded.startsWith('sikici') === true) return true;
  if (before === 'az' && item.kind === 'theme') return true;
  return /(?:d|t)[ae]n$/u.test(item.rest) && OTHER_THAN.is(wordAt(tokens, item.to));
}

/** `ne korku`, `ne çok ağır`: the first word before an item that is no intensifier. */
function isAfterNeither(tokens: readonly Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1);
  return before === 'ne' || (INTENSIFIER.is(before) && tokens[from - 2]?.folded === 'ne');
}

/** `falan olmasın psikolojik olsun`: what comes next has a verb of its own. */
function isWished(tokens: readonly Token[], to: number): boolean {
  const [next, second] = wordsIn(tokens, to, to + 2);
  return WANTED.is(next) || (next?.startsWith('film') === true && WANTED.is(second));
}

function isRefusal(tokens: readonly Token[], place: number): boolean {
  const word = wordAt(tokens, place);
  const next = wordAt(tokens, place + 1);
  const asked = ASKING.is(next);
  // `iki saati geçmesin` bounds a length and refuses nothing.
  if (BOUNDING.is(word) && MEASURE.is(tokens[place - 1]?.base)) return false;
  switch (word) {
    case 'yok':
    case 'degil':
    case 'cikar':
    case 'ele':
    case 'kaldir':
      return !asked;
    case 'olmaz':
      return !asked && next !== 'olmaz' && wordAt(tokens, place - 1) !== 'olmazsa';
    case 'gerek':
    case 'luzum':
      return next === 'yok';
    case 'uzak':
      return KEEP_AWAY.is(next);
    case 'haz':
      return next.startsWith('etm');
    default:
      return REFUSAL.is(word);
  }
}

/** The items a refusal speaks of: the last one before it, and those joined to that one. */
function lastGroup(tokens: readonly Token[], open: readonly Item[], place: number): Item[] {
  const last = open.at(-1);
  if (last === undefined) return [];
  // `Cem Yılmaz, Şahan falan olmasın`: a name that nobody knows may stand between.
  const to =
    last.kind === 'person' && tokens[place - 1]?.folded !== undefined
      ? nameless(tokens, last.to, place)
      : last.to;
  if (!onlyFilling(tokens, to, place)) return [];
  const all = open.filter((item) => item !== last).toReversed();
  const group = [last];
  let next = last;
  let listed = EXCEPT.is(wordAt(tokens, place));
  for (const item of all) {
    const between = wordsIn(tokens, item.to, next.from);
    const comma = tokens.slice(item.to - 1, next.from).some(({ gap }) => gap.includes(','));
    const joinedByWord = between.some(JOINED.is);
    if (!between.every((word) => JOINING.is(word) || FILLING.is(word))) break;
    if (joinedByWord) listed = true;
    else if (comma ? !(listed || standsAlone(tokens, item)) : between.length > 0 || item.kind !== next.kind)
      break;
    if (comma && item.kind !== next.kind && !listed) break;
    group.push(item);
    next = item;
  }
  return group;
}

// `korku, gerilim olmasın` refuses both; `bir komedi, korku olmasın` wishes the first.
function standsAlone(tokens: readonly Token[], item: Item): boolean {
  const before = tokens[item.from - 1]?.folded;
  return (
    item.from === 0 || before === 've' || (before !== 'bir' && /,/u.test(tokens[item.from - 1]?.gap ?? ''))
  );
}

/** One beyond a single word after a name that is neither filling nor a verb. */
function nameless(tokens: readonly Token[], from: number, to: number): number {
  const word = wordAt(tokens, from);
  const strange =
    to > from + 1 &&
    !FILLING.is(word) &&
    !JOINING.is(word) &&
    !/(?:yor|s[iu]n|[dt][iu]|m[iu]s|acak|ecek|ir|er|ar)$/u.test(word);
  return strange ? from + 1 : from;
}

function onlyFilling(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ folded }, place) =>
        FILLING.is(folded) || JOINING.is(folded) || isEcho(folded, wordAt(tokens, from + place - 1)),
    );
}

/** `korku morku`, `aşk meşk`: the second half of the pair adds nothing. */
function isEcho(word: string, before: string): boolean {
  if (word === 'mesk') return true;
  if (!word.startsWith('m') || word.length < 4) return false;
  const rest = word.slice(1);
  return before.startsWith(rest.slice(0, 3)) || before.slice(1).startsWith(rest.slice(0, 3));
}
