import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { isPressedOn } from './pressed-on.ts';
import { type Item, NEGATIVE_VERB } from './refusals.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

const REACH = 5;
const LONG_REACH = 7;

const SHALL_NOT = /m[ae]s[iu]n(?:l[ae]r)?$/u;

/** `korkusuz`, `kansız`, `ağlatmasın`; `az kanlı`; `korkudan başka`; `ne korku ne gerilim`. */
export function carriesRefusal(tokens: Tokens, item: Item): boolean {
  if (/^s[iu]z/u.test(item.rest) || NEGATIVE_VERB.test(item.rest)) return true;
  if (
    isAfterNeither(tokens, item.from) &&
    tokens.some(({ folded }, place) => folded === 'ne' && place !== item.from - 1 && place !== item.from - 2)
  )
    return true;
  // `adam kadını aldatmasın`: a verb that is called by its noun (`aldatma`).
  const isOneWord = item.to - item.from === 1;
  if (
    item.kind === 'theme' &&
    isOneWord &&
    /^s[iu]n(?:l[ae]r)?$/u.test(item.rest) &&
    SHALL_NOT.test(wordAt(tokens, item.from))
  )
    return true;
  // `korkmasın`, `korkmayalım`: the verb itself says no.
  if (/^(?:korkma|uzme)[sy]/u.test(wordAt(tokens, item.to - 1))) return true;
  // `beni ağlatma`: an order.
  if (/(?:[aeiu]t|[dt][iu]r|ert)m[ae]$/u.test(wordAt(tokens, item.to - 1))) return true;
  const before = tokens[item.from - 1]?.folded;
  // `oldboy çok ağırdı, kasvetliydi`, `ağırdı, hafifi`: how a film was is no wish where it was more than one can bear.
  const was = /^(.+?)y?[dt][iu](?:l[ae]r)?$/u.exec(wordAt(tokens, item.to - 1))?.[1];
  const isOtherwise = CONCEPTS.at(tokens, item.to) !== undefined;
  if (words.TOO_HARD.is(was) && (isOtherwise || words.INTENSIFIER.is(before))) return true;
  // `kan fışkırmayan`, but not `bitmeyen`: what does not happen in it.
  const participle = wordAt(tokens, item.to);
  if (
    item.kind === 'theme' &&
    item.rest === '' &&
    /m[ae]y[ae]n$/u.test(participle) &&
    !words.ENDLESS.is(participle)
  )
    return true;
  // `satoshi konu da biliyorum`, `bizimkilerin hepsini ezbere biliyo millet`: known already, so others are sought.
  if (
    (item.kind === 'person' || OF_COUNTRIES.has(item.kind)) &&
    words.KNOWN.firstIn(wordsIn(tokens, item.to, item.to + LONG_REACH).join(' ')) === 0
  )
    return true;
  // `çok amerikan, yok mu ingiliz mizahı`: too much of a country.
  if (OF_COUNTRIES.has(item.kind) && isTooMuch(tokens, item)) return true;
  // `yeterince dram gördüm bugün`
  if (words.SATED.ends(wordsIn(tokens, item.from - 2, item.from).join(' ')) && isHad(tokens, item))
    return true;
  // Nobody wishes for a dull film.
  if (tokens[item.from]?.folded.startsWith('sikici') === true) return true;
  // `az kanlı`, `daha az ağlatan`
  if (before === 'az' && LESSENED.has(item.kind)) return true;
  // `daha az dövüşlü`; `az aksiyon` has a little of it.
  if (before === 'az' && item.kind === 'genre' && /l[iu]s?[iu]?$/u.test(wordAt(tokens, item.to - 1)))
    return true;
  // `kanı ondan az olsun`
  // `tarantinonun kanı az olanı`: of what stands right before it.
  const isOther = item.kind === 'person' || CONCEPTS.at(tokens, item.to) !== undefined;
  const after = wordsIn(tokens, item.to, item.to + 3).join(' ');
  if (!isOther && /^(?:\w+ )?(?:cok |daha )?az ol/u.test(after)) return true;
  // `karanlıktan korkar`, `örümcekten korkuyorum`
  if (isFeared(tokens, item)) return true;
  // `içim bayıldı yavaşlıktan`
  if (/[dt][ae]n$/u.test(item.rest) && hasEnough(tokens, item) && !isOwnState(item)) return true;
  // `dram bana ağır geliyor`: too much of it.
  if (
    /^(?:gel(?:d|i)|kac(?:a|t|i)|bul(?:u|d))/u.test(wordAt(tokens, item.to)) &&
    words.TOO_HARD.is(wordAt(tokens, item.to - 1))
  )
    return true;
  // `hep marvel öneriyorlar`
  if (isPressedOn(tokens, item)) return true;
  // `romantik çok bariz olur`, `korku şimdi ağır gelir`
  const past = pastFilling(tokens, item.to);
  if (isObjectedTo(tokens, item.to) || isObjectedTo(tokens, past)) return true;
  if ([item.to, past].some((at) => isEnough(tokens, at))) return true;
  // `korku filmlerinden başka`
  const others = afterOtherThan(tokens, item);
  return others !== undefined && !isAllThere(tokens, others);
}

/** `yeterince dram gördüm`: what somebody had tells of them, and wishes nothing. */
export const isHad = (tokens: Tokens, { to }: Item): boolean =>
  words.HAD.firstIn(wordsIn(tokens, to, to + REACH).join(' ')) === 0;

function isObjectedTo(tokens: Tokens, from: number): boolean {
  const said = wordsIn(tokens, from, from + LONG_REACH).join(' ');
  return words.OBJECTS.firstIn(said) === 0 || words.IF_IT_IS.firstIn(said) === 0;
}

/** `korku yeter`, and not `içimi ısıtsın yeter`, `silah patlasın yeter` nor `komik bir şey yeter`: no more than that is asked. */
function isEnough(tokens: Tokens, from: number): boolean {
  const before = wordAt(tokens, from - 1);
  const isAsked = /(?<!m[ae])s[iu]n(?:l[ae]r)?$/u.test(before) || words.ONE_OF_THEM.is(before);
  return !isAsked && words.ENOUGH.firstIn(wordsIn(tokens, from, from + REACH).join(' ')) === 0;
}

/** `kanlı işler bana uymaz` */
function pastFilling(tokens: Tokens, from: number): number {
  let at = from;
  while (at < from + 2 && words.FILLING.is(wordAt(tokens, at)) && !endsClause(tokens[at - 1])) at += 1;
  return at;
}

/** The place after the `başka` of `korku filmlerinden başka`. */
function afterOtherThan(tokens: Tokens, { rest, to }: Item): number | undefined {
  const isOfFilms = /^film\w*[dt]en$/u.test(wordAt(tokens, to));
  const other = isOfFilms ? to + 1 : to;
  const isThan = isOfFilms || /[dt][ae]n$/u.test(rest);
  return isThan && words.OTHER_THAN.is(wordAt(tokens, other)) ? other + 1 : undefined;
}

/** Where a thing that alone is wanted (`gülmekten başka bir şey istemiyorum`) is done with. */
export function pastAllThereIs(tokens: Tokens, item: Item): number | undefined {
  const after = afterOtherThan(tokens, item);
  if (after === undefined || !isAllThere(tokens, after)) return undefined;
  let place = after;
  while (place < tokens.length && place < after + REACH && !endsClause(tokens[place])) place += 1;
  return Math.min(tokens.length, place + 1);
}

/** `komediden başkası gitmez`, `gülmekten başka bir şey istemiyorum`: nothing else is wanted. */
function isAllThere(tokens: Tokens, after: number): boolean {
  const said = wordsIn(tokens, after, after + REACH).join(' ');
  return words.NO_OTHER.is(wordAt(tokens, after)) || words.NOTHING_MORE.firstIn(said) === 0;
}

const OF_COUNTRIES: ReadonlySet<string> = new Set(['origin', 'countries']);
/** `fazla hollywood`; `çok türk filmi izledim`, `çok ingiliz olsun` say something else. */
const isTooMuch = (tokens: Tokens, { from, to }: Item): boolean =>
  words.INTENSIFIER.is(wordAt(tokens, from - 1)) &&
  !/^(?:film|yapim|sinema|seyler|sever?)/u.test(wordAt(tokens, to)) &&
  !words.WANTED.is(wordAt(tokens, to));

const LESSENED: ReadonlySet<string> = new Set(['theme', 'wish', 'mood']);

/** `ne korku`, `ne çok ağır`: the first word before an item that is no intensifier. */
function isAfterNeither(tokens: Tokens, from: number): boolean {
  const before = wordAt(tokens, from - 1);
  const earlier = wordAt(tokens, from - 2);
  // `ne kan ne de küfür`
  return before === 'ne' || (earlier === 'ne' && (before === 'de' || words.INTENSIFIER.is(before)));
}

/** `karanlıktan korkar`, `cinli filmden çok korkar annem` */
function isFeared(tokens: Tokens, { rest, to }: Item): boolean {
  const ofFilms = /^(?:film|sey|hikaye)\w*[dt]en$/u.test(wordAt(tokens, to));
  if (!ofFilms && !/[dt][ae]n$/u.test(rest)) return false;
  const at = ofFilms ? to + 1 : to;
  const next = words.INTENSIFIER.is(wordAt(tokens, at)) ? at + 1 : at;
  return words.FEARS.firstIn(wordsIn(tokens, next, to + REACH).join(' ')) === 0;
}

/** `yorgunluktan öldüm`, `stresten bunaldım`: how somebody is, and what suits it is wished. */
const isOwnState = ({ kind, rest }: Item): boolean => kind === 'mood' && /^(?:l[iu]k)?t[ae]n$/u.test(rest);

/** `içim bayıldı yavaşlıktan`, `yavaşlıktan içim şişti`: somebody has had enough of it. */
function hasEnough(tokens: Tokens, { from, to }: Item): boolean {
  const around = [wordsIn(tokens, from - 2, from).join(' '), wordsIn(tokens, to, to + 2).join(' ')];
  return around.some(words.HAD_ENOUGH.in);
}
