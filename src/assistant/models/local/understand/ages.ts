import type { Phrases } from '../lexicon/phrases.ts';
import { measuresWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import { GROWN_UP, agesAlone, agesOfOne, joinedBefore, oneAfterAnother } from './ages-alone.ts';
import type { NumberSpan } from './numbers.ts';
import type { Reader } from './reading.ts';
import { classForm } from './school-class.ts';
import { CHILD } from './wish-draft.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

const PUPIL = 16;
/** Words for children whose age one knows from the word. */
const STAGES: readonly (readonly [phrases: Phrases, age: number])[] = [
  [words.BABY, 4],
  [words.NURSERY, 6],
  [words.PRIMARY_SCHOOL, 9],
  [words.MIDDLE_SCHOOL, 13],
  [words.TEENAGER, 14],
  [words.PUPILS, PUPIL],
];

/** `14 yaşındaydı` is of somebody who is gone, `köpeğim 3 yaşında` of an animal: neither watches. */
function isOfAnother(tokens: Tokens, place: number, from: number): boolean {
  // `14 yaşımda izlediğim`: what was then.
  if (words.AGE_PAST.is(wordAt(tokens, place)) || wordAt(tokens, place) === 'yasimda') return true;
  const near = [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(place + 1, place + 2)];
  return near.some(({ folded }) => words.ANIMALS.is(folded));
}

/** `3 yaş için değil`, `6 yaşa göre olmasın`: for whom it is not. */
function isRefusedAge(tokens: Tokens, place: number): boolean {
  if (endsClause(tokens[place])) return false;
  // `10 yaşında çocuk kim, biz 21 yaşındayız`
  if (wordsIn(tokens, place + 1, place + 3).some((word) => /^(?:kim|nerden|nereden)$/u.test(word)))
    return true;
  let at = place + 1;
  while (at < tokens.length && words.AGE_FITS.is(wordAt(tokens, at)) && !endsClause(tokens[at])) at += 1;
  return /^(?:degil|olmasin)$/u.test(wordAt(tokens, at));
}

const youngestOf = (ages: readonly NumberSpan[]): number =>
  Math.min(...ages.map(({ value }) => Math.trunc(value)));

/** Reads an age: `10 yaşındaki kızımla`, `altı yaş`, `6 ve 9 yaşındaki` (the youngest counts), `ilkokul çocuğuna`. */
export const readAge: Reader = ({ tokens, titles, numbers: all, text }) => {
  // `ters yüz 2'yi 4 yaş anlar mı`: the figure of a title is no age.
  const inTitle = ({ from, to }: NumberSpan) =>
    titles.some((title) => title.to - title.from > 1 && title.from <= from && to <= title.to);
  const numbers = all.filter((number) => !inTitle(number));
  let adult = words.SAYS_GROWN_UP.in(text);
  const own: number[] = [];
  const refused: number[] = [];
  for (const [place, { folded }] of tokens.entries()) {
    const before = joinedBefore(tokens, numbers, place);
    // `10 yaşa uygun` is an age, `çok yaşa` none.
    const isAge = folded === 'yasa' || (words.AGE.is(folded) && !words.NOT_AGE.is(folded));
    // `yaş 12`, `yaşları 13`
    const after = numbers.find(({ from, suffix }) => from === place + 1 && suffix === '');
    if (isAge && before.length === 0 && after !== undefined && after.value > 2 && after.value < GROWN_UP)
      return { claims: [place, after.from], bounds: { maxAge: Math.trunc(after.value) } };
    // `yaşım 30`
    if (words.OWN_AGE.is(folded) && after !== undefined && after.value >= GROWN_UP) {
      adult = true;
      own.push(place, after.from);
    }
    if (before.length === 0 || !isAge) continue;
    const claims = [...refused, place, ...before.map(({ from }) => from)];
    // `3 yaş için değil, 9 yaşındaki sıkılıyor`
    if (isRefusedAge(tokens, place)) {
      refused.push(...claims, ...(/^cocu[kg]/u.test(wordAt(tokens, place + 1)) ? [place + 1] : []));
      continue;
    }
    if (isOfAnother(tokens, place, before[0]?.from ?? place)) return { claims };
    // `kızım on iki yaşında, oğlum altı`: of one of them by the number alone.
    const youngest = youngestOf([
      ...before,
      ...oneAfterAnother(tokens, numbers, before[0]?.from ?? place),
      ...agesOfOne(tokens, numbers),
    ]);
    if (youngest < GROWN_UP) return { claims, bounds: { maxAge: youngest } };
    // `10 yaşında değil, 74 yaşında annem`
    adult ||= refused.length > 0 || words.OWN_AGE.is(folded) || words.GROWN_UP.is(wordAt(tokens, place + 1));
    own.push(...claims);
  }
  if (own.length > 0 || adult) return { claims: [...refused, ...own], adult };
  if (refused.length > 0) return { claims: refused };
  const alone = agesAlone(tokens, numbers, text);
  if (alone.length > 0)
    return { claims: alone.map(({ from }) => from), bounds: { maxAge: youngestOf(alone) } };
  // `doğum günü, 9 oluyo`
  const turns = numbers.find(
    ({ to, value }) =>
      value < GROWN_UP && /^(?:oluyo\w*|olacak|olucak|bitiriyo\w*)$/u.test(wordAt(tokens, to)),
  );
  if (turns !== undefined && /(?:^| )dogum gun/u.test(text))
    return { claims: [turns.from], bounds: { maxAge: Math.trunc(turns.value) } };
  const form = classForm(tokens);
  const infant = [...nearOf(tokens, words.BABY, words.INFANT), ...nearOf(tokens, words.CHILDREN, words.AWAY)];
  if (infant.length > 0) return { claims: infant };
  const stage = STAGES.find(([phrases]) =>
    tokens.some(
      ({ folded }, at) =>
        phrases.is(folded) &&
        // `dedem mübadelede bebekmiş`
        !/(?:m[iu]s|yd[iu]|d[iu])(?:m|k|ler|lar)?$/u.test(folded) &&
        !words.CHILDISH.is(wordAt(tokens, at + 1)) &&
        !isKeptAway(tokens, at) &&
        // `bebek yüzünden uyuyamıyorum`, `bebek yüzlü olduğu yıllar`
        !/^yuz(?:unden|l[ui])/u.test(wordAt(tokens, at + 1)) &&
        // `ortaokul zamanlarım`
        !/^(?:yil|zaman|cag|gun|donem)(?:lar|ler)?[iu]m/u.test(wordAt(tokens, at + 1)),
    ),
  );
  // `kızım 3. sınıfta, oğlum anaokulunda`: the youngest counts.
  const ofForm = form?.bounds?.maxAge ?? Infinity;
  if (stage !== undefined || form !== undefined)
    return { ...form, bounds: { maxAge: Math.min(ofForm, stage?.[1] ?? Infinity) } };
  // `kızım balerin olmak istiyor`: a child has such plans.
  if (words.SHALL_BECOME.in(text)) return { bounds: { maxAge: CHILD } };
  const pupil = tokens.findIndex(({ folded }) => folded === 'liseli');
  // `liseli oğlumla`, but not `liseli gençlerin hikâyesi`.
  return pupil >= 0 && /m(?:l[ae]|[ae]|[iu]z)?$/u.test(wordAt(tokens, pupil + 1))
    ? { bounds: { maxAge: PUPIL } }
    : {};
};

/** `bebekli sahne kaldıramam`, `içinde bebek olmasın`, `bebek ölen film`, `bebek değiliz`: what a film is about or without, and nobody who watches. */
const isKeptAway = (tokens: Tokens, at: number): boolean =>
  wordAt(tokens, at + 1).startsWith('degil') ||
  refusalsWords.IF_IT_IS.firstIn(wordsIn(tokens, at + 1, at + 8).join(' ')) === 0 ||
  wordsIn(tokens, at + 1, at + 3).some((word) => /^(?:olen|olum\w*|alakali|ilgili|konulu)$/u.test(word)) ||
  wordsIn(tokens, at + 1, at + 4).some((word) =>
    /^(?:olmas[iu]n|olmayan|istem\w+|kaldir[ae]m\w*|gormey\w+)$/u.test(word),
  );

/** `bebeğim 4 aylık`, `bebeği uyuttum`, `çocuklar annemde`: who watches is the parent, without them. */
const nearOf = (tokens: Tokens, whom: Phrases, how: Phrases): number[] =>
  tokens.flatMap(({ folded }, place) =>
    whom.is(folded) &&
    !isKeptAway(tokens, place) &&
    tokens.some((other, at) => how.is(other.folded) && Math.abs(at - place) <= INFANT_REACH)
      ? [place]
      : [],
  );
const INFANT_REACH = 4;
