import { phraseLists } from '../../lexicon/phrases.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import { type NumberSpan, findNumbers } from '../../understand/numbers.ts';
import { shareIn } from '../../understand/shares.ts';
import { type Span, type Tokens, endsClause, maskedText, wordAt, wordsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

export const MOST_STARS = 5;
export const TEN = 10;
/** What stands after the number that is given. */
const UNITS = [words.STARS, words.POINTS, words.OUT_OF, words.GIVES];

/** The stars that are given, and the points where they were said as points out of ten. */
export interface Given {
  stars: number;
  points?: number;
}

/** `4 buçuk yıldız ver`, `8 puan`, `10 üzerinden 9`, `8/10`, `tam puan`: the one number of a message that is given. */
export function starsIn({ tokens, titles, references, text, acts }: Understanding): Given | undefined {
  // `kardeşim buna 2 yıldız vermiş`
  if (words.BY_OTHERS.in(text)) return undefined;
  const share = shareIn(tokens);
  // `onda altı`: the number of a share bounds nothing.
  if (words.BOUND.in(share === undefined ? text : maskedText(tokens, [share]))) return undefined;
  const named = (place: number) => titles.some(({ from, to }) => from <= place && place < to);
  const numbers = findNumbers(tokens).filter(({ from, suffix }) => !named(from) && !OF_THEM.test(suffix));
  // `9/10 verdim`, `beşte dört`: the share, before the number that stands beside the verb.
  if (share !== undefined && !named(share.from)) return outOf(share.value, share.most);
  const ofMost = outOfMost(tokens, numbers);
  if (ofMost !== undefined) return ofMost;
  // `10 numara 5 yıldız`
  const told = numbers.findIndex(({ to }) => UNITS.some((unit) => unit.is(wordAt(tokens, to))));
  const [first] = numbers.slice(Math.max(0, told));
  if (first === undefined) return words.FULL.in(text) ? { stars: MOST_STARS } : undefined;
  const unit = wordAt(tokens, first.to);
  // `esaretin bedeli 5 yıldız hatta az bile`: right beside the film, and not what others gave it.
  const isBeside =
    [...titles, ...references].some(({ to }) => to === first.from) && !words.OF_OTHERS.in(text);
  const isSaid =
    isBeside || words.GIVES.in(text) || first.to + 1 >= tokens.length || endsClause(tokens[first.to]);
  // `titanik'e puanım 6`
  if (words.MINE.is(wordAt(tokens, first.from - 1)) && !words.STARS.is(unit)) return outOf(first.value, TEN);
  // `ikinciye benden 7`; up to five it might be stars or points.
  const isByMe = words.BY_ME.ends(wordsIn(tokens, first.from - 2, first.from).join(' '));
  if (isByMe && first.value > MOST_STARS && isBareNumber(tokens, first.to, tokens.length))
    return outOf(first.value, TEN);
  // `izlediklerime ekle, puanı 7`, `dune izlediklerime ekle 9`
  const isMarked = acts.some(({ act }) => act.kind === 'film' && act.tool === 'markWatched');
  const isBehind = [words.POINTS, changesWords.ADD].some((list) => list.is(wordAt(tokens, first.from - 1)));
  if (isMarked && isBehind && unit === '') return outOf(first.value, TEN);
  // `verdiğim puanı 4 yap`: the stars that a film has are so many.
  const before = wordAt(tokens, first.from - 1);
  if ((words.POINTS.is(before) || words.STARS.is(before)) && words.CHANGES.is(unit))
    return ofScale(first.value);
  // `9 veririm`: up to five it might be stars or points.
  if (words.GIVES.is(unit) && first.value > MOST_STARS) return outOf(first.value, TEN);
  if (words.STARS.is(unit) && isSaid) return outOf(first.value, first.value > MOST_STARS ? TEN : MOST_STARS);
  return words.POINTS.is(unit) && isSaid ? outOf(first.value, TEN) : undefined;
}

/** `10 üzerinden 9`, `9 veriyorum 10 üstünden, 1 puanı sondan kırdım`: the number that stands after, in the same breath, or before. */
function outOfMost(tokens: Tokens, numbers: readonly NumberSpan[]): Given | undefined {
  const at = numbers.findIndex(({ to, value }) => value > 0 && words.OUT_OF.is(wordAt(tokens, to)));
  const most = numbers[at];
  if (most === undefined) return undefined;
  const [before, behind] = [numbers[at - 1], numbers[at + 1]];
  const value = (endsClause(tokens[most.to]) ? (before ?? behind) : (behind ?? before))?.value;
  // `10 üzerinden 11`: as many as there are.
  return value === undefined ? undefined : outOf(Math.min(most.value, value), most.value);
}

/** `ilkine 7 ikincisine 9 verdim`, `matrix 8/10, ayla 9/10`: each name with the number after it, where two or more have one. */
export function starsOfEach<Named extends Span>(
  names: readonly Named[],
  { tokens, text }: Understanding,
): { name: Named; given: Given }[] {
  // `Gladyatör (2000)'e on ver`: a year is none.
  const numbers = findNumbers(tokens).filter(({ value }) => value < YEARS);
  const within = (place: number) => names.some(({ from, to }) => from <= place && place < to);
  const each = names.flatMap((name, at) => {
    const until = names[at + 1]?.from ?? tokens.length;
    const [first, second, ...more] = numbers.filter(
      ({ from }) => from >= name.to && from < until && !within(from),
    );
    if (first === undefined || more.length > 0) return [];
    // `on üzerinden dokuz`
    const isOutOf = second?.from === first.to + 1 && words.OUT_OF.is(wordAt(tokens, first.to));
    if (second !== undefined && isOutOf) {
      const given = outOf(second.value, first.value);
      return given === undefined ? [] : [{ name, given, isOfMost: true }];
    }
    const isOfMost = second !== undefined && isShare(tokens, first.to, second);
    if (second !== undefined && !isOfMost) return [];
    // `ilki 3 saat`: a number that counts something else is no verdict.
    const isBare = isOfMost || isBareNumber(tokens, first.to, until);
    const given = isBare
      ? outOf(first.value, isOfMost ? second.value : unitMost(tokens, first.to))
      : undefined;
    return given === undefined ? [] : [{ name, given, isOfMost }];
  });
  const isSaid =
    words.GIVES.in(text) ||
    words.POINTS.in(text) ||
    words.STARS.in(text) ||
    // `ilkine 9 ikincisine 7`
    each.every(({ name, isOfMost }) => isOfMost || TO_IT.test(wordAt(tokens, name.to - 1)));
  return each.length > 1 && isSaid ? each : [];
}

const YEARS = 1900;
/** `bu üçünü puanına göre diz`: so many of them, and no stars. */
const OF_THEM = /^s?[iu]n[iuae]n?$/u;
/** `ikincisine` */
export const TO_IT = /s?[iu]n[ae]$/u;

const isBareNumber = (tokens: Tokens, to: number, until: number): boolean =>
  to >= until ||
  endsClause(tokens[to - 1]) ||
  UNITS.some((unit) => unit.is(wordAt(tokens, to))) ||
  /^(?:ve|ile|d[ae])$/u.test(wordAt(tokens, to));

const unitMost = (tokens: Tokens, to: number): number =>
  words.STARS.is(wordAt(tokens, to)) ? MOST_STARS : TEN;

const isShare = (tokens: Tokens, to: number, next: { from: number } | undefined): boolean =>
  next?.from === to && tokens[to - 1]?.gap.trim() === '/';

/** Up to five they are stars, and points beyond. */
export const ofScale = (value: number): Given | undefined =>
  outOf(value, value > MOST_STARS ? TEN : MOST_STARS);

/** So many of so many, in stars. */
export function outOf(value: number, most = TEN): Given | undefined {
  const share = (value / most) * MOST_STARS;
  if (share <= 0 || share > MOST_STARS) return undefined;
  const stars = Math.max(0.5, Math.round(share * 2) / 2);
  return most === TEN ? { stars, points: value } : { stars };
}
