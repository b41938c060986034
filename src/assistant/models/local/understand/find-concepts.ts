import { isVerbForm } from '#lib/turkish/verb-forms.ts';
import { notWishesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { isOtherwise } from './otherwise.ts';
import { isRefusal } from './refusals.ts';
import { type Token, type Tokens, endsClause, foldedText, placesOf, wordAt, wordsIn } from './tokens.ts';

/**
 * The words of wishes in a message, in order, without those that mean something else where they stand.
 * @param claimed tokens that already have another meaning
 * @param ofFilms whether films are spoken of, so that everyday words may be themes
 */
export function findConcepts(tokens: Tokens, claimed: ReadonlySet<number>, ofFilms: boolean): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const hit = claimed.has(from)
      ? undefined
      : (toldLife(tokens, from) ??
        CONCEPTS.at(tokens, from) ??
        trueTale(tokens, from) ??
        refusedNoun(tokens, from));
    if (hit === undefined || placesOf(hit).some((place) => claimed.has(place))) continue;
    // `piyango misali ne çıkarsa`: a figure of speech.
    if (hit.value.kind === 'theme' && wordAt(tokens, hit.to) === 'misali') continue;
    const weak = hit.value.kind === 'theme' && hit.value.weak === true;
    // `ofisçe konuşuyoruz`: who does it together, and no subject.
    if (hit.value.kind === 'theme' && /^c[ae]$/u.test(hit.rest)) continue;
    if ((weak && !ofFilms) || isMeasure(tokens, hit)) continue;
    const slightly = isSlightly(tokens, hit);
    // `hafif korku`
    if (slightly === 'kind') found.push({ ...hit, value: { kind: 'wish', wants: { tones: ['hafif'] } } });
    if (slightly !== undefined || isOtherwise(tokens, hit)) continue;
    found.push(hit);
    from = hit.to - 1;
  }
  return found;
}

/** `uyutmayacak kadar korkunç`: what is named next is wished, and this says how much of it. */
const isMeasure = (tokens: Tokens, { to }: Found): boolean =>
  NOT_SO.test(wordAt(tokens, to - 1)) &&
  wordAt(tokens, to) === 'kadar' &&
  CONCEPTS.at(tokens, to + 1) !== undefined;
const NOT_SO = /m[ae]y[ae]c[ae]k$/u;

/** `hafif gersin`, `hafif hüzünlü`: how much of it, or which films of a kind, while `hafif komedi` is light. */
function isSlightly(tokens: Tokens, { from, to }: Found): 'kind' | 'much' | undefined {
  if (!/^hafif(?:ten)?$/u.test(wordAt(tokens, from)) || to !== from + 1 || endsClause(tokens[from]))
    return undefined;
  // `hafif bir korku`
  const at = /^bir?$/u.test(wordAt(tokens, to)) ? to + 1 : to;
  const next = CONCEPTS.at(tokens, at)?.value;
  if (next?.kind === 'genre' && next.genres.some((genre) => genre === 'Korku' || genre === 'Gerilim'))
    return isVerbForm(wordAt(tokens, at)) ? 'much' : 'kind';
  return next?.kind === 'mood' && (next.mood === 'sad' || next.mood === 'excited') ? 'much' : undefined;
}

/** `gerçek tırmanış hikâyesi`, `gerçek bir seri katil vakası`: true, whatever it is about. */
function trueTale(tokens: Tokens, from: number): Found | undefined {
  if (wordAt(tokens, from) !== 'gercek') return undefined;
  const tale = wordsIn(tokens, from + 1, from + TALE_REACH).findIndex((word) => TALE.test(word));
  if (tale < 0 || tokens.slice(from, from + tale + 1).some(endsClause)) return undefined;
  return { value: { kind: 'theme', theme: 'gerçek hikâye' }, from, to: from + 1, rest: '' };
}
const TALE = /^(?:hikaye|oyku|vaka|olay|dava|macera)/u;
const TALE_REACH = 5;

/** `çikolata istemiyorum`, `unut çikolatayı`: what is a theme only as `çikolata filmi` is one where it is refused, too. */
function refusedNoun(tokens: Tokens, from: number): Found | undefined {
  const token = tokens[from];
  const isLeft = refusalsWords.LEAVES.is(wordAt(tokens, from - 1)) || isRefusedNext(tokens, from + 1);
  // `oteldeyim sıkıldım`: where somebody is. `haberlerden bıktım`: what somebody has enough of in life.
  const isEnough =
    /[dt][ae]n$/u.test(token?.folded ?? '') && refusalsWords.HAS_ENOUGH.is(wordAt(tokens, from + 1));
  if (token === undefined || !isLeft || isEnough || /[dt][ae]y[iu][mz]$/u.test(token.folded))
    return undefined;
  const value = themeOfFilms(token);
  const rest = /y[iu]$/u.exec(token.folded)?.[0] ?? '';
  return value === undefined ? undefined : { value, from, to: from + 1, rest };
}

/** `30 yıl hemşirelik yaptım, bizi anlatan film`: a life that was told before is what films are to tell of. */
function toldLife(tokens: Tokens, from: number): Found | undefined {
  const token = tokens[from];
  // `kurye olarak çalışıyorum`
  const told = wordAt(tokens, from + 1) === 'olarak' ? token?.folded : undefined;
  const [, work = told ?? ''] = WORK.exec(token?.folded ?? '') ?? [];
  if (token === undefined || work === '') return undefined;
  const after = foldedText(tokens.slice(from + 1));
  if (!words.TELLS_OF_US.in(after)) return undefined;
  // `anoreksiyayım bununla ilgili film`: whatever somebody is, films of it are sought by its word.
  const said =
    words.ABOUT_IT.firstIn(after) === 0 ? token.raw.slice(0, work.length).toLocaleLowerCase('tr') : '';
  const value =
    themeOfFilms({ ...token, folded: work, base: work, raw: work, suffix: '' }) ??
    (said === '' ? undefined : ({ kind: 'theme', theme: said } as const));
  return value === undefined ? undefined : { value, from, to: from + 1, rest: '' };
}
/** `öğretmenlik`, `madende`, `şoförüm`, `aşçıyız`: a trade, a place of work, or who does it. */
const WORK = /^(\w{4,}?)(?:l[iu][kg]\w{0,3}|[dt][ae](?:y[iu][mz])?|y?[iu](?:m|z))$/u;

/** What `… filmi` would be about. */
export function themeOfFilms(token: Token): Found['value'] | undefined {
  const film = { ...token, folded: 'filmi', base: 'filmi', raw: 'filmi', suffix: '' };
  const found = CONCEPTS.at([token, film], 0);
  return found !== undefined && found.value.kind === 'theme' ? found.value : undefined;
}

/** `hayalet olmasın`, and `hayalet falan vampir olmasın`, where the refusal comes after the next thing. */
function isRefusedNext(tokens: Tokens, place: number): boolean {
  if (isRefusal(tokens, place)) return true;
  // `av sahnesi olmasın`
  if (OF_IT.test(wordAt(tokens, place)) && !endsClause(tokens[place]))
    return isRefusedNext(tokens, place + 1);
  if (!refusalsWords.VAGUELY.is(wordAt(tokens, place))) return false;
  for (let at = place + 1; at < Math.min(tokens.length, place + FALAN_REACH); at++) {
    const word = wordAt(tokens, at);
    if (endsClause(tokens[at - 1]) || refusalsWords.WANTED.is(word) || refusalsWords.BUT.is(word))
      return false;
    if (isRefusal(tokens, at)) return true;
  }
  return false;
}
const FALAN_REACH = 5;
const OF_IT = /^(?:sahne|konu|ortam|muhabbet|mevzu|olay)\w*[iu]$/u;
