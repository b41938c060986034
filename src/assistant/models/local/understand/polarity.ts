import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { boundingVerbs } from './bounds.ts';
import { needed, refusedOfKind } from './double-denials.ts';
import { carriesRefusal, isHad, pastAllThereIs } from './objections.ts';
import { pointedBack } from './pointed-back.ts';
import { type Item, isAnswer, isRefusal, isWished } from './refusals.ts';
import { refusedByNoun } from './refused-by-noun.ts';
import { lastGroup, onlyFilling } from './refused-group.ts';
import { isSaidOfShown } from './said-of-shown.ts';
import { isFilmAhead, isTurnedRound } from './turned-round.ts';
import { type Tokens, endsClause, endsSentence, wordAt, wordsIn } from './tokens.ts';

/**
 * Which of a message's items are refused (`korku olmasın`, `komedi hariç`, `gerilim ve suç istemiyorum`, `korkusuz`,
 * `korkudan başka`, `ne korku ne gerilim`). A refusal reaches back over what is joined to its item, not over a wish that
 * has its own verb (`komedi olsun korku olmasın`) nor over `ama`.
 */
export function refusedItems(tokens: Tokens, items: readonly Item[]): ReadonlySet<Item> {
  const refused = new Set<Item>();
  if (items.length === 0) return refused;
  let open: Item[] = [];
  let others: Item[] = [];
  let place = 0;
  let refuseNext = false;
  let refusedToo = false;
  const bounding = boundingVerbs(tokens);
  while (place < tokens.length) {
    const named = refusedByNoun(tokens, place, items);
    if (named !== undefined) {
      for (const member of named.refused) refused.add(member);
      open = [];
      place = named.to;
      continue;
    }
    const item = items.find(({ from }) => from === place);
    // `nuri bilgeyi sıkıcı bulurum`
    const dull = items.findLast(({ kind, to }) => kind === 'person' && to <= place);
    const isFoundSo = () => words.FOUND_SO.firstIn(wordsIn(tokens, place, place + 3).join(' ')) === 0;
    if (dull !== undefined && isFoundSo()) refused.add(dull);
    if (item !== undefined) {
      const denied = refusedOfKind(tokens, item);
      if (denied !== undefined) refused.add(item);
      const past = denied ?? needed(tokens, item) ?? pastAllThereIs(tokens, item);
      if (past !== undefined) {
        open = [];
        place = past;
        continue;
      }
      // `o korkudan hoşlanmıyor ben romantikten`: the verb of the first is of the second.
      const onSameVerb =
        refused.size > 0 &&
        item.to === tokens.length &&
        // `mutlu biten` is no ablative.
        /(?<!it)[dt][ae]n$|(?<=i)tt[ae]n$/u.test(wordAt(tokens, item.to - 1)) &&
        !/(?:bi|gi|e)ten$/u.test(wordAt(tokens, item.to - 1)) &&
        // `hep verdiklerinden olmasın, az bilineninden`: one of those is wished.
        !/(?<!l[ae]r)[iu]nd[ae]n$/u.test(wordAt(tokens, item.to - 1));
      // `ağır olmasın, gülsünler de` wishes the second.
      const alsoRefused = onSameVerb || (refusedToo && isToo(tokens, item.to) && !isWished(tokens, item.to));
      if (carriesRefusal(tokens, item) || refuseNext || alsoRefused || isSaidOfShown(tokens, item))
        refused.add(item);
      // `hızlı olsun, kanlı olmasın`, `mutlu bitsin, istemiyorum kötü son`: a wish that holds its verb.
      else open = isWishedSo(tokens, item, items) ? [] : [...open, item];
      refuseNext = false;
      place = item.to;
      if (endsSentence(tokens[place - 1])) open = [];
      continue;
    }
    const word = wordAt(tokens, place);
    for (const told of pointedBack(tokens, place, items)) refused.add(told);
    // `Kemal Sunal güzel de onu ezberledim`: enough of the last one named.
    // `herkesin ezberlediği değil`: of what is so.
    const isFedUp = words.FED_UP.is(word) && !/[dt][iu](?:g[iu]|kler)/u.test(word);
    const enough =
      isFedUp || words.NOT_THAT.firstIn(wordsIn(tokens, place, place + 3).join(' ')) === 0
        ? items.findLast(({ kind, to }) => (kind === 'person' || kind === 'film') && to <= place)
        : undefined;
    // `şener şen olsun, züğürt ağayı seyrettik onu koyma` speaks of the film alone.
    if (enough !== undefined) refused.add(enough);
    // `yedi miydi neydi, onu açtık korktuk, öyle olmasın`
    // `bi komedi izleyim diyorum ama öyle küfürlü olmasın`: what is named between is all that it must not be.
    const unlike =
      words.NOT_SO.firstIn(wordsIn(tokens, place, place + 4).join(' ')) === 0 &&
      !items.some(({ from }) => from > place && from <= place + 2);
    const before = items.findLast(({ kind, to }) => kind === 'film' && to <= place);
    if (unlike && before !== undefined) refused.add(before);
    if (words.NO_SUCH_SCENE.firstIn(wordsIn(tokens, place, place + 5).join(' ')) === 0)
      for (const told of items)
        if (
          told.to <= place &&
          wordsIn(tokens, told.from, told.to + 1).some((one) => one.startsWith('sahne'))
        )
          refused.add(told);
    // `çok ağırdı, bi daha böyle şey istemiyorum`: how that was is not wished either.
    if (unlike)
      for (const told of items)
        // `komedi` only ends so.
        if (told.to <= place && (/[dt][iu]$/u.test(told.rest) || isHad(tokens, told))) refused.add(told);
    // `eşim korku istiyor ama ben asla`
    if (words.NAY.is(word) && open.length === 0 && speaksForThemselves(tokens, place)) {
      for (const member of others) refused.add(member);
      others = [];
    } else if (
      saysWhatItIs(tokens, place, items) ||
      // `japon filmi but not anime`
      (words.NOT_NEXT.is(word) && items.some(({ from }) => from === place + 1))
    ) {
      refuseNext = true;
      open = [];
    } else if (lacksIt(tokens, place) || bounding.has(place)) open = [];
    else if (isRefusal(tokens, place)) {
      const ahead = isFilmAhead(tokens, place, items);
      const group = ahead && open.length > 1 ? [] : lastGroup(tokens, open, place);
      for (const member of group) refused.add(member);
      // `doğum istemiyorum, kan da, ölüm de`: a verb that refuses may stand once for all.
      refusedToo =
        /^d[ae]$/u.test(wordAt(tokens, place - 1)) ||
        // `korku deme komedi de`: say the second.
        (!/^(?:degil|dem[ae](?:y[iu]n)?)$/u.test(word) && !isAnswer(tokens, place));
      // `savaş filmi izleyip daraldım gülelim`: it speaks of what was refused before it.
      const isSettled = [...refused].some(({ to }) => to <= place && onlyFilling(tokens, to, place));
      refuseNext = ahead || (group.length === 0 && !isSettled && isTurnedRound(tokens, place, items));
      open = [];
    } else {
      refuseNext &&= words.IN_BETWEEN.is(word);
      // `dram izleye izleye içim karardı`: no verb of its own yet.
      const wanted = words.WANTED.is(word) && (!words.FILLING.is(word) || isNeed(tokens, place));
      if (wanted || words.BUT.is(word)) {
        if (open.length > 0) others = open;
        open = [];
        refusedToo = false;
      }
    }
    if (endsSentence(tokens[place])) open = [];
    place += 1;
  }
  // `hanım dram dedi ben uyurum dramda`: said again of the same.
  for (const item of items)
    if (
      /^[dt][ae]n?$/u.test(item.rest) &&
      items.some((one) => refused.has(one) && isSameWord(tokens, one, item))
    )
      refused.add(item);
  // `dram olmasın, çok dram izledik`: what was had of it is not wished either.
  for (const item of items)
    if (isHad(tokens, item) && items.some((one) => refused.has(one) && isSameThing(tokens, one, item)))
      refused.add(item);
  // `marvel marvel diyor yeter`: said twice in one breath, refused together.
  for (const item of items)
    if (items.some((again) => isEchoOf(tokens, item, again) && refused.has(again))) refused.add(item);
  return refused;
}

/** `mutlu bitsin istemiyorum kötü son`, but `kötü bitsin istemem`. */
function isWishedSo(tokens: Tokens, { to }: Item, items: readonly Item[]): boolean {
  const last = wordAt(tokens, to - 1);
  // `herkesin izlediğini izlemem`: what somebody does, and no verb of a wish.
  if (words.WANTED.is(last) && !/[dt][iu]g[iu]/u.test(last)) return true;
  return (
    // `gülelim olmasın dram`
    /(?<!m[ae])(?:s[iu]n(?:l[ae]r)?|[ae]l[iu]m)$/u.test(last) &&
    (!isRefusal(tokens, to) || isTurnedRound(tokens, to, items))
  );
}

/** `türk filmi lazım rezil olmayayım` wishes; `lazım değil` and `ihtiyacım yok` refuse. */
const isNeed = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'lazim' && !/^(?:degil|deil)/u.test(wordAt(tokens, place + 1));

/** Whether the same words follow again at once. */
const isEchoOf = (tokens: Tokens, item: Item, again: Item): boolean =>
  again.from === item.to &&
  wordsIn(tokens, item.from, item.to).join(' ') === wordsIn(tokens, again.from, again.to).join(' ');

/** Whether a thing was named before in the same word, with another ending. */
const isSameWord = (tokens: Tokens, one: Item, again: Item): boolean =>
  one.to <= again.from && isSameThing(tokens, one, again);

const isSameThing = (tokens: Tokens, one: Item, again: Item): boolean =>
  one.kind === again.kind &&
  wordAt(tokens, again.from).startsWith(wordAt(tokens, one.from)) &&
  one.to - one.from === again.to - again.from;

/** `o jumpscare değil kan`, `bu komedi değil dram`: what came is the second, and was not wished. */
function saysWhatItIs(tokens: Tokens, place: number, items: readonly Item[]): boolean {
  if (wordAt(tokens, place) !== 'degil' || !/^(?:o|bu|su|bunlar|onlar)$/u.test(wordAt(tokens, place - 2)))
    return false;
  return items.some(
    ({ from, to }) => from === place + 1 && (endsClause(tokens[to - 1]) || to === tokens.length),
  );
}

/** `bunların müzikle alakası yok`: what is missed in what came is not refused. */
const lacksIt = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'yok' &&
  /(?:^| )(?:bunlar[iu]n|bunun|onlar[iu]n|hicbirinin|filmler[iu]n) (?:\w+ ){1,3}(?:alaka|ilgi)s[iu]$/u.test(
    wordsIn(tokens, place - LINK_REACH, place).join(' '),
  );
const LINK_REACH = 5;

/** `animasyon da olmasın, korku da`: the second rests on the verb of the first. */
const isToo = (tokens: Tokens, to: number): boolean =>
  /^d[ae]$/u.test(wordAt(tokens, to)) && (endsClause(tokens[to]) || to === tokens.length - 1);

/** Whether nothing but the person themselves stands between a refusal and the wish of somebody else before it. */
function speaksForThemselves(tokens: Tokens, place: number): boolean {
  const before = wordsIn(tokens, place - 3, place).toReversed();
  const own = before.findIndex((word) => !words.ONESELF.is(word));
  const said = own < 0 ? before : before.slice(0, own);
  return said.some((word) => /^(?:ben|biz)/u.test(word));
}
