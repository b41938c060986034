import { refusalsWords as words, viewersWords } from '../lexicon/word-lists.ts';
import type { Item } from './refusals.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** The items a refusal speaks of: the last one before it, and those joined to that one. */
export function lastGroup(tokens: Tokens, open: readonly Item[], place: number): Item[] {
  // `romantik komedi klişe olmasın`: how it must not be.
  if (wordAt(tokens, place).startsWith('olma') && words.IS_SO.is(wordAt(tokens, place - 1))) return [];
  // `bu animasyon babam izlemez`: of whoever watches nothing is refused but what they do not want.
  const isTheirs = OF_THEIRS.test(wordAt(tokens, place));
  const last = open.findLast(({ kind }) => !(isTheirs && kind === 'company'));
  // `ailesiyle gelecek, rezil olmayalım`: who watches too is not refused.
  if (last === undefined || (last.kind === 'company' && /l[ae]$/u.test(wordAt(tokens, last.to - 1))))
    return [];
  // `jim carrey, maskeli olan hariç`: one of theirs, in words that nobody here knows.
  const isOneOfTheirs = wordAt(tokens, place - 1).startsWith('olan') && last.to < place - 1;
  if (last.kind === 'person' && words.EXCEPT.is(wordAt(tokens, place)) && isOneOfTheirs) return [];
  // `Şener Şen'in herkesin ezberlediği değil de az bilineni`: some of theirs, and not all.
  const isSomeOfTheirs = last.kind === 'person' && isWhose(tokens, last) && last.to < place - 1;
  if (isSomeOfTheirs && !wordsIn(tokens, last.to, place).some((word) => word.startsWith('film'))) return [];
  // `Cem Yılmaz, Şahan falan olmasın`: a name that nobody knows may stand between.
  // `hastane doktor ambulans görmek istemiyorum`, too.
  const isNamed = /^(?:person|theme|wish|name)$/u.test(last.kind);
  const to = isNamed && last.rest === '' ? nameless(tokens, last.to, place) : last.to;
  // `seks ve dehşet olmasın`: a word that is no item of ours is refused beside it.
  const begins = words.JOINING.is(wordAt(tokens, to)) && place - to === 2 ? place : to;
  if (!onlyFilling(tokens, begins, place)) return [];
  // `western açalım ama kanlısına gelemez`: of what was wished, those that are so.
  if ([last.to - 1, place - 1].some((at) => OF_THOSE.test(wordAt(tokens, at)))) return [last];
  const all = open.filter((item) => item !== last).toReversed();
  const group = [last];
  let next = last;
  const excepted = words.EXCEPT.is(wordAt(tokens, place));
  let listed = false;
  for (const item of all) {
    const between = wordsIn(tokens, item.to, next.from);
    // `Tarkovski'nin ağırlığını kaldıramam`: whose it is.
    if (item.kind === 'person' && next.kind !== 'film' && item.to === next.from && isWhose(tokens, item)) {
      // `tarantino'nun kanlı olmayanı`: the one of theirs that is not so.
      if (/^degil$|m[ae]y[ae]n(?:[iu]|l[ae]r\w*)?$/u.test(wordAt(tokens, place))) break;
      group.push(item);
      continue;
    }
    // `cephede kan gövdeyi götürmesin`: where it is not to happen.
    if (item.to === next.from && /^[dt][ae]$/u.test(item.rest)) break;
    const comma = tokens.slice(item.to - 1, next.from).some(({ gap }) => gap.includes(','));
    // `cinsellik de küfür de olmasın`
    const both = [item, next].every(({ to: end }) => /^d[ae]$/u.test(wordAt(tokens, end)));
    const joinedByWord = both || between.some(words.JOINED.is);
    if (!between.every((word) => words.JOINING.is(word) || words.FILLING.is(word))) break;
    const isOrigin = ({ kind }: Item) => kind === 'origin' || kind === 'countries';
    // `siyah beyaz fransız filmi`, `siyah beyaz japon olmasın`
    const ofFilm =
      item.kind === 'theme' &&
      isOrigin(next) &&
      (next.to === place || wordAt(tokens, next.to).startsWith('film'));
    const narrows = between.length === 0 && !comma && (isOrigin(item) || ofFilm);
    if (narrows) {
      // `yerli korku görmeyeyim`: both words are of what is refused.
      group.push(item);
      continue;
    }
    if (joinedByWord) listed = true;
    else if (group.length > 1 && !comma && between.length === 0 && areBare(item, next)) listed = false;
    else if (
      comma ? !(listed || excepted || standsAlone(tokens, item)) : between.length > 0 || !isInRow(item, next)
    )
      break;
    // `yerli film, Müslüm hariç` goes without the one film.
    if (comma && item.kind !== next.kind && !listed && !areAlike(tokens, item, next)) break;
    group.push(item);
    next = item;
  }
  return group;
}

const OF_THOSE = /(?:l[iu]s|^icereni|^olani)[iu]?(?:n[aieu]|nd[ae]n)$/u;

/** `marvel dc pelerinli olmasın`: things of one kind stand in a row, and a studio or a prize beside a subject. */
const isInRow = (item: Item, next: Item): boolean =>
  item.kind === next.kind ||
  (/^(?:wish|name)$/u.test(item.kind) && next.kind === 'theme') ||
  (item.kind === 'theme' && next.kind === 'wish');

/** `aşk dram macera yok`: in a longer row a subject stands beside kinds. */
const areBare = (...items: readonly Item[]): boolean =>
  items.every(({ kind, rest }) => rest === '' && /^(?:genre|theme|wish)$/u.test(kind));

/** `hastaneli doktorlu`, `kanlı, küfürlü`: both say what is in a film. */
const areAlike = (tokens: Tokens, ...items: readonly Item[]): boolean =>
  // `zendayalı, örümcekli olmayan` wishes her.
  items.every(({ kind, to }) => kind !== 'person' && /[a-z]l[iu]$/u.test(wordAt(tokens, to - 1)));

const isWhose = (tokens: Tokens, { to }: Item): boolean =>
  /(?:[iu]n)$/u.test(tokens[to - 1]?.suffix || wordAt(tokens, to - 1));

// `korku, gerilim olmasın` refuses both; `bir komedi, korku olmasın` wishes the first.
function standsAlone(tokens: Tokens, item: Item): boolean {
  const before = tokens[item.from - 1]?.folded;
  return (
    item.from === 0 ||
    before === 've' ||
    (before !== 'bir' && /[,;:.!?]/u.test(tokens[item.from - 1]?.gap ?? ''))
  );
}

/** Where the look goes on after a name: a single word behind it that is neither filling nor a verb is passed over. */
function nameless(tokens: Tokens, from: number, to: number): number {
  const word = wordAt(tokens, from);
  const strange =
    to > from + 1 &&
    !words.FILLING.is(word) &&
    !words.JOINING.is(word) &&
    !words.EXCEPT.is(word) &&
    !/(?:yor|s[iu]n|[dt][iu]|m[iu]s|acak|ecek|ir|er|ar)$/u.test(word);
  return strange ? from + 1 : from;
}

/** `gerilimli yüksek sesli şeyler tetikliyor`: a few more words of what is refused. */
const isOneThing = (tokens: Tokens, from: number, to: number): boolean =>
  to - from <= LONGEST_THING &&
  /^(?:seyler|filmler|sahneler)(?:[iu]|e|den)?$/u.test(wordAt(tokens, to - 1)) &&
  wordsIn(tokens, from, to - 1).every((word) => /(?:l[iu]|l[ae]r|[ae]n|k|m)$/u.test(word)) &&
  !tokens.slice(from, to - 1).some(endsClause);
const LONGEST_THING = 3;

export const onlyFilling = (tokens: Tokens, from: number, to: number): boolean =>
  isOneThing(tokens, from, to) ||
  wordsIn(tokens, from, to).every(
    (word, place) =>
      words.FILLING.is(word) ||
      words.JOINING.is(word) ||
      isEcho(word, wordAt(tokens, from + place - 1)) ||
      // `bu animasyon babam izlemez`
      (viewersWords.OTHER.is(word) && OF_THEIRS.test(wordAt(tokens, to))) ||
      saysOfFilm(word, wordAt(tokens, from + place + 1)),
  );

const OF_THEIRS = /^(?:izle|seyret|sev|iste|ac|bak)m(?:[ae]z|[iu]yor?)(?:l[ae]r)?$/u;

/** `küfür eden filmi sevmem`, `kafa kesilen şeyler izlemem`: what happens in the films that are refused. */
const saysOfFilm = (word: string, next: string): boolean =>
  /(?:[ae]n|[dt][iu](?:g[iu]|kleri))$/u.test(word) && /^(?:film|sey|bise|bisi|yapim|dizi|sahne)/u.test(next);

/** `korku morku`, `aşk meşk`: the second half of the pair adds nothing. */
function isEcho(word: string, before: string): boolean {
  if (/^mesk(?:l[iu])?$/u.test(word)) return true;
  if (!word.startsWith('m') || word.length < 3) return false;
  const rest = word.slice(1);
  // `sanat filmi matfilmi`
  if (before.length > 3 && rest.endsWith(before)) return true;
  return before.startsWith(rest.slice(0, 3)) || before.slice(1).startsWith(rest.slice(0, 3));
}
