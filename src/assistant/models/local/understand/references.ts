import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { nameIn } from '../lexicon/phrases.ts';
import { referencesWords as words } from '../lexicon/word-lists.ts';
import type { Reader } from './reading.ts';
import type { Reference, ReferenceSpan } from './targets.ts';
import { type Tokens, wordAt, wordsIn } from './tokens.ts';

const ORDINALS = [words.FIRST, words.SECOND, words.THIRD, words.FOURTH, words.FIFTH];
const { shortest, longest, newest, oldest, best } = words;
const MOST = { shortest, longest, newest, oldest, best };

/** Which place a word names, counted from 0; −1 is the last. */
function ordinalOf(word: string): number | undefined {
  const place = ORDINALS.findIndex((phrases) => phrases.is(word));
  return place >= 0 || words.LAST.is(word) ? place : undefined;
}

/** Which place stands at a token, as a word (`ilk`, `üçüncü`, `son`) or a figure (`3.`); counted from 0, −1 the last. */
export function placeNamed(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (word === 'ilk') return 0;
  if (word === 'son') return -1;
  const figure = /^([1-9])$/u.exec(tokens[at]?.base ?? '');
  return figure === null ? ordinalOf(word) : Number(figure[1]) - 1;
}

/** `1 ve 3 güzel görünüyo, ikisini de kaydet`: both are the two whose places were said before. */
function withBothNamed(references: readonly ReferenceSpan[]): readonly ReferenceSpan[] {
  const places = references.filter(({ reference: { kind } }) => kind === 'place');
  return references.flatMap((one) =>
    one.reference.kind === 'first' && one.reference.both && places.length === one.reference.count
      ? places.map(({ reference }) => ({ ...one, reference }))
      : one,
  );
}

/** Reads where a message points at shown films (`ikincisini`, `bu film`, `sonuncuyu`, `hepsini`, `en kısasını`). */
export const readReferences: Reader = ({ tokens, titles, claimed }) => {
  const within = (place: number) => titles.some(({ from, to }) => from <= place && place < to);
  // A figure after a title numbers a sequel, not a film on the screen.
  const sequels = titles.map(({ to }) => to).filter((place) => /^\d+$/u.test(tokens[place]?.base ?? ''));
  const references: ReferenceSpan[] = [];
  let from = 0;
  while (from < tokens.length) {
    const free = !claimed.has(from) && !sequels.includes(from) && !within(from);
    const span = free ? referenceAt(tokens, from) : undefined;
    if (span !== undefined) references.push(span);
    from = span?.to ?? from + 1;
  }
  return { references: withBothNamed(references) };
};

function referenceAt(tokens: Tokens, from: number): ReferenceSpan | undefined {
  const word = wordAt(tokens, from);
  const next = wordAt(tokens, from + 1);
  const at = (reference: Reference, length = 1) => ({ reference, from, to: from + length });
  if (word === 'ilk' || word === 'son') {
    const count = next.startsWith('iki') || next === '2' ? 2 : words.THREE.is(next) ? 3 : 0;
    if (count > 0 && !words.SPAN_OF_TIME.is(wordAt(tokens, from + 2)))
      return at({ kind: word === 'ilk' ? 'first' : 'lastOnes', count }, 2);
    const came = word === 'ilk' && words.CAME.is(next);
    return came || words.FILM.is(next) ? at({ kind: 'place', place: word === 'ilk' ? 0 : -1 }, 2) : undefined;
  }
  if (word === 'en') {
    // `en üstteki`
    const place = ordinalOf(next);
    if (place !== undefined) return at({ kind: 'place', place }, 2);
    const most = nameIn(MOST, next);
    const pointed =
      /(?:s[iu]|u|s[iu]n\w*|un\w*|olan\w*)$/u.test(next) || words.FILM.is(wordAt(tokens, from + 2));
    return most !== undefined && pointed ? at({ kind: 'most', by: most }, 2) : undefined;
  }
  const ordinal = ordinalOf(word);
  if (ordinal !== undefined)
    return words.NOT_ORDINAL.is(next)
      ? undefined
      : at({ kind: 'place', place: ordinal }, words.IN_ROW.is(next) ? 2 : 1);
  if (isCounted(tokens, from)) return at({ kind: 'place', place: COUNTED.indexOf(word) }, 2);
  const figure = /^([1-5])$/u.exec(tokens[from]?.base ?? '');
  if (figure !== null)
    return isNumbered(tokens, from)
      ? at({ kind: 'place', place: Number(figure[1]) - 1 }, words.CASE.is(next) && next !== 'mi' ? 2 : 1)
      : undefined;
  if (words.THESE.is(word)) {
    if (words.ALL.is(next)) return at({ kind: 'all' }, 2);
    // `bunlardan ikisini izledim`: which of them is not said.
    if (word.endsWith('dan') && words.SOME.is(next))
      return at({ kind: 'some', count: words.BOTH.is(next) ? 2 : 1 }, 2);
    const narrower = ['ilk', 'son', 'en'].includes(next) || ordinalOf(next) !== undefined;
    return narrower ? undefined : at({ kind: 'all' });
  }
  // `marvelin hepsini izledim`, `şafak sezerin diğerleri`: of what is named, not of what was shown.
  const whose = wordAt(tokens, from - 1);
  // `ilki kalsın diğerlerini değiştir` says whose with no verb.
  const isOfOthers = /..[iu]n$/u.test(whose) && !words.OURS.is(whose) && !isOrder(whose);
  // `kalan ikisi dursun`
  if (words.REST_ALONE.is(word)) return isOfOthers ? undefined : at({ kind: 'rest' });
  if (words.REST.is(word) && words.BOTH.is(next)) return at({ kind: 'rest', count: 2 }, 2);
  if (words.REST.is(word) && words.ALL.is(next)) return at({ kind: 'rest' }, 2);
  // `her birine 4 yıldız`
  if (word === 'her' && words.EACH.is(next)) return at({ kind: 'all' }, 2);
  if (words.NEXT.is(word)) return at({ kind: 'next' });
  if (words.OTHER.is(word)) return at({ kind: 'next', other: true });
  if (words.ITS_SEQUEL.is(word)) return at({ kind: 'sequel' });
  if (words.ITS_SEQUEL.is(`${word} ${next}`)) return at({ kind: 'sequel' }, 2);
  if (words.ALL.is(word))
    return isOfOthers
      ? undefined
      : at(words.ALL_THREE.is(word) ? { kind: 'all', count: 3 } : { kind: 'all' });
  if (words.BOTH.is(word)) return at({ kind: 'first', count: 2, both: true });
  if (words.FROM_NOW.is(`${word} ${next}`)) return undefined;
  // `ona göre eski bir şey aç`: of somebody.
  if (/^(?:ona|buna|onlara)$/u.test(word) && /^gore$/u.test(next)) return undefined;
  if (words.THIS.is(word)) return at({ kind: 'this' });
  return words.POINTING.is(word) && !words.TIME.is(next)
    ? at({ kind: 'this' }, words.THE_FILM.is(next) ? 2 : 1)
    : undefined;
}

const isOrder = (word: string) => /s[iu]n$/u.test(word) && isVerbForm(word);

const COUNTED = ['bir', 'iki', 'uc', 'dort', 'bes'];
/** `iki numara neyle ilgili`, `bir numarayı ekle`: a place that is counted in words; `beş numara film` praises. */
function isCounted(tokens: Tokens, from: number): boolean {
  const said = wordsIn(tokens, from, from + 2).join(' ');
  const after = wordsIn(tokens, from + 2, from + 5).join(' ');
  const isSaid = words.ASKED.firstIn(after) === 0 || words.SAID.firstIn(after) === 0;
  return words.COUNTED_PLACE.is(said) || (isSaid && words.COUNTED.is(said));
}

/** Whether a figure stands for a film: `2'yi`, `2. film`, `2 numara`, or alone; of a row one tells it of all (`1 2 ve 3'ü`). */
function isNumbered(tokens: Tokens, from: number): boolean {
  const { suffix = '', gap = '' } = tokens[from] ?? {};
  const next = wordAt(tokens, from + 1);
  const inflected = /^(?:s[iu]|nc[iu]|[iu]nc[iu]|y[iu]|e|[iu])/u.test(suffix);
  const begins = tokens.slice(0, from).every(({ folded }) => words.BEFORE_PLACE.is(folded));
  const isDotted = /^\.\s*$/u.test(gap) && next !== '' && !words.NOT_ORDINAL.is(next);
  const dotted = isDotted && (begins || words.FILM.is(next));
  // `2 kim oynuyo`, `1 olmadı 3 güzel`: a figure of which something is asked or said counts nothing.
  const isFirst = begins || words.SAID.is(wordAt(tokens, from - 1)) || isJoined(tokens, from);
  const after = wordsIn(tokens, from + 1, from + 4).join(' ');
  const asked = isFirst && (words.ASKED.firstIn(after) === 0 || words.SAID.firstIn(after) === 0);
  const at = isFigure(tokens, from + 1) ? from + 1 : from + 2;
  const joined = (at === from + 1 || words.LISTED.is(next)) && isFigure(tokens, at) && isNumbered(tokens, at);
  const apart = words.CASE.is(next) || words.NUMBERED.is(next);
  return inflected || dotted || asked || apart || joined || tokens.length === 1;
}

const isFigure = (tokens: Tokens, place: number) => /^[1-5]$/u.test(tokens[place]?.base ?? '');

/** Whether it goes on with a row that begins what is said. */
function isJoined(tokens: Tokens, from: number): boolean {
  const before = words.LISTED.is(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (!isFigure(tokens, before)) return false;
  const isFirst = tokens.slice(0, before).every(({ folded }) => words.BEFORE_PLACE.is(folded));
  return isFirst || words.SAID.is(wordAt(tokens, before - 1)) || isJoined(tokens, before);
}
