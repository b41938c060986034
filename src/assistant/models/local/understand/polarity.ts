import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Item, carriesRefusal, isLeft, isRefusal, isWished, pastAllThereIs } from './refusals.ts';
import { lastGroup, onlyFilling } from './refused-group.ts';
import { isSaidOfShown } from './said-of-shown.ts';
import { type Tokens, endsClause, endsSentence, wordAt, wordsIn } from './tokens.ts';

/**
 * Which of a message's items are refused (`korku olmasın`, `komedi hariç`, `gerilim ve suç istemiyorum`, `korkusuz`,
 * `korkudan başka`, `ne korku ne gerilim`). A refusal reaches back over what is joined to its item, not over a wish that
 * has its own verb (`komedi olsun korku olmasın`) nor over `ama`.
 */
export function refusedItems(tokens: Tokens, items: readonly Item[]): ReadonlySet<Item> {
  const refused = new Set<Item>();
  let open: Item[] = [];
  let others: Item[] = [];
  let place = 0;
  let refuseNext = false;
  let refusedToo = false;
  while (place < tokens.length) {
    const item = items.find(({ from }) => from === place);
    if (item !== undefined) {
      const past = needed(tokens, item) ?? pastAllThereIs(tokens, item);
      if (past !== undefined) {
        open = [];
        place = past;
        continue;
      }
      // `o korkudan hoşlanmıyor ben romantikten`: the verb of the first is of the second.
      const onSameVerb =
        refused.size > 0 && item.to === tokens.length && /[dt][ae]n$/u.test(wordAt(tokens, item.to - 1));
      // `ağır olmasın, gülsünler de` wishes the second.
      const alsoRefused = onSameVerb || (refusedToo && isToo(tokens, item.to) && !isWished(tokens, item.to));
      if (carriesRefusal(tokens, item) || refuseNext || alsoRefused || isSaidOfShown(tokens, item))
        refused.add(item);
      // `hızlı olsun, kanlı olmasın`: a wish that holds its verb.
      else open = words.WANTED.is(wordAt(tokens, item.to - 1)) ? [] : [...open, item];
      refuseNext = false;
      place = item.to;
      if (endsSentence(tokens[place - 1])) open = [];
      continue;
    }
    const word = wordAt(tokens, place);
    // `Kemal Sunal güzel de onu ezberledim`: enough of the last one named.
    const enough =
      words.FED_UP.is(word) || words.NOT_THAT.firstIn(wordsIn(tokens, place, place + 3).join(' ')) === 0
        ? items.findLast(({ kind, to }) => (kind === 'person' || kind === 'film') && to <= place)
        : undefined;
    // `şener şen olsun, züğürt ağayı seyrettik onu koyma` speaks of the film alone.
    if (enough !== undefined) refused.add(enough);
    // `eşim korku istiyor ama ben asla`
    if (words.NAY.is(word) && open.length === 0 && speaksForThemselves(tokens, place)) {
      for (const member of others) refused.add(member);
      others = [];
    } else if (saysWhatItIs(tokens, place, items)) {
      refuseNext = true;
      open = [];
    } else if (isRefusal(tokens, place)) {
      const group = lastGroup(tokens, open, place);
      for (const member of group) refused.add(member);
      // `doğum istemiyorum, kan da, ölüm de`: a verb that refuses may stand once for all.
      refusedToo =
        /^d[ae]$/u.test(wordAt(tokens, place - 1)) || (word !== 'degil' && !isAnswer(tokens, place));
      // `istemiyorum korku`: turned round, the refusal looks ahead.
      refuseNext =
        group.length === 0 &&
        // `savaş filmi izleyip daraldım gülelim`: it speaks of what was refused before it.
        ![...refused].some(({ to }) => to <= place && onlyFilling(tokens, to, place)) &&
        // `olmayan yabancı bir dram`: a participle speaks of what stands before it, as `onsuz` does.
        !/y[ae]n$/u.test(word) &&
        !words.EXCEPT.is(word) &&
        // `amerikan esprisi değil fransız komedisi`: what follows is wished instead.
        word !== 'degil' &&
        // `uyku yok beyin yakan bir şey`: what there is none of stands before it.
        word !== 'yok' &&
        !isAnswer(tokens, place) &&
        // `uyku girmesin korkudan`: only what is wished of a film is turned round.
        (word === 'olmasin' || !/m[ae]s[iu]n$/u.test(word)) &&
        !refusesOther(tokens, place) &&
        items.some(
          (next) =>
            next.from === place + 1 &&
            !isWished(tokens, next.to) &&
            (!words.LEAVES.is(word) || isLeft(tokens, next)),
        ) &&
        !endsClause(tokens[place]);
      open = [];
    } else {
      refuseNext = false;
      // `dram izleye izleye içim karardı`: no verb of its own yet.
      const wanted = words.WANTED.is(word) && !words.FILLING.is(word);
      if (wanted || words.BUT.is(word)) {
        if (open.length > 0) others = open;
        open = [];
        refusedToo = false;
      }
    }
    if (endsSentence(tokens[place])) open = [];
    place += 1;
  }
  // `marvel marvel diyor yeter`: said twice in one breath, refused together.
  for (const item of items)
    if (items.some((again) => isEchoOf(tokens, item, again) && refused.has(again))) refused.add(item);
  return refused;
}

/** Whether the same words follow again at once. */
const isEchoOf = (tokens: Tokens, item: Item, again: Item): boolean =>
  again.from === item.to &&
  wordsIn(tokens, item.from, item.to).join(' ') === wordsIn(tokens, again.from, again.to).join(' ');

/** `amerikada geçmesi şart değil`, `siyah beyaz olsa da olur`: neither wished nor refused. `yerli olsa da olur` rather wishes. */
export function isLetGo(tokens: Tokens, { to, kind }: Item): boolean {
  const after = wordsIn(tokens, to, to + LET_GO_REACH).join(' ');
  return words.NEED_NOT.firstIn(after) === 0 || (kind === 'theme' && words.FINE_TOO.firstIn(after) === 0);
}
const LET_GO_REACH = 7;

/** `o jumpscare değil kan`, `bu komedi değil dram`: what came is the second, and was not wished. */
function saysWhatItIs(tokens: Tokens, place: number, items: readonly Item[]): boolean {
  if (wordAt(tokens, place) !== 'degil' || !/^(?:o|bu|su|bunlar|onlar)$/u.test(wordAt(tokens, place - 2)))
    return false;
  return items.some(
    ({ from, to }) => from === place + 1 && (endsClause(tokens[to - 1]) || to === tokens.length),
  );
}

/** `2018'den eski olmasın korku filmi`, `eski film olmasın yerli komedi`: what is refused stands before, and is no item. */
function refusesOther(tokens: Tokens, place: number): boolean {
  let before = place - 1;
  while (
    before >= 0 &&
    words.FILLING.is(wordAt(tokens, before)) &&
    !words.MEASURED.is(wordAt(tokens, before))
  )
    before -= 1;
  if (before < 0 || endsClause(tokens[before])) return false;
  return words.MEASURED.is(wordAt(tokens, before)) || words.MEASURE.is(tokens[before]?.base);
}

/** `yok yerli komediye dönelim`: a no to what was before, not to what follows. */
const isAnswer = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'yok' &&
  (place === 0 || endsClause(tokens[place - 1]) || words.SAYS_NO.is(wordAt(tokens, place - 1)));

/** `animasyon da olmasın, korku da`: the second rests on the verb of the first. */
const isToo = (tokens: Tokens, to: number): boolean =>
  /^d[ae]$/u.test(wordAt(tokens, to)) && (endsClause(tokens[to]) || to === tokens.length - 1);

/** `türkçe olmayan olmaz`, `aşksız film istemem`: nothing without it. Where the two denials end. */
export function needed(tokens: Tokens, { rest, to }: Item): number | undefined {
  const at = /^(?:film|yapim)/u.test(wordAt(tokens, to)) ? to + 1 : to;
  const lacks = words.LACKING.is(wordAt(tokens, at)) ? at + 1 : /^s[iu]z(?:l|$)/u.test(rest) ? to : undefined;
  if (lacks === undefined || endsClause(tokens[lacks - 1])) return undefined;
  const end = /^(?:film|bir|sey|bi?sey)/u.test(wordAt(tokens, lacks)) ? lacks + 1 : lacks;
  return words.NEVER.is(wordAt(tokens, end)) ? end + 1 : undefined;
}

/** Whether nothing but the person themselves stands between a refusal and the wish of somebody else before it. */
function speaksForThemselves(tokens: Tokens, place: number): boolean {
  const before = wordsIn(tokens, place - 3, place).toReversed();
  const own = before.findIndex((word) => !words.ONESELF.is(word));
  const said = own < 0 ? before : before.slice(0, own);
  return said.some((word) => /^(?:ben|biz)/u.test(word));
}
