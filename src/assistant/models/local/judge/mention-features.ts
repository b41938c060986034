import { textHash } from '#lib/text-hash.ts';

import { mixed } from './features.ts';
import { neighbourFeatures } from './mention-neighbours.ts';
import { clauseFeatures, verbFeatures } from './mention-verbs.ts';
import type { Mention } from './mention.ts';

const BEFORE = 7;
const AFTER = 8;
const PIECE = 4;
const ENDING = 4;
const OWN_ENDINGS = [2, 3, 4, 5] as const;
/** Distances from which on words count alike. */
const RINGS = [1, 2, 4, 8] as const;

/**
 * What tells whether a mention is wished, refused or only told of: the words around it with their stems and endings by how
 * far off they are, the marks between, its own ending and the verdict of the rules. The word itself is left out: the same
 * sentence means the same of war and of horses.
 */
export function mentionFeatures(mention: Mention): readonly number[] {
  const { words, from, to, kind, rest, refused, size } = mention;
  const features = new Set<number>();
  const add = (text: string) => void features.add(mixed(textHash(`m${text}`)));
  add(`k${kind}`);
  add(`e${rest}`);
  add(`e${kind}${rest}`);
  if (size !== undefined) add(`z${size}`);
  add(`v${refused}`);
  add(`v${refused}${kind}`);
  for (let place = Math.max(0, from - BEFORE); place < Math.min(words.length, to + AFTER); place++) {
    if (place >= from && place < to) continue;
    const side = place < from ? 'l' : 'r';
    const distance = place < from ? from - place : place - to + 1;
    const ring = RINGS.findIndex((most) => distance <= most);
    const { folded = '', mark = '' } = words[place] ?? {};
    for (const where of [`${side}${ring}`, side]) {
      add(`${where}w${folded}`);
      if (folded.length > PIECE) add(`${where}s${folded.slice(0, PIECE)}`);
      if (folded.length > ENDING) add(`${where}t${folded.slice(-ENDING)}`);
    }
    if (ring < 2) {
      const next = words[place + 1]?.folded ?? '$';
      add(`${side}b${folded} ${next}`);
    }
    if (mark !== '') add(`${side}${ring}p${mark}`);
  }
  // The verb of its clause says most, and stands last in it.
  const end = clauseEnd(words, to - 1);
  const start = words.slice(0, from).findLastIndex(({ mark }) => mark !== '') + 1;
  const verb = words[end]?.folded ?? '';
  const nextEnd = end + 1 < words.length ? clauseEnd(words, end + 1) : undefined;
  const next = nextEnd === undefined ? '$' : (words[nextEnd]?.folded ?? '');
  for (const [name, word] of [
    ['q', end >= to ? verb : ''],
    ['x', next],
    ['y', words[start]?.folded ?? ''],
  ] as const) {
    add(`${name}w${word}`);
    for (const length of [2, 3, 4, 5]) if (word.length > length) add(`${name}${word.slice(-length)}`);
  }
  add(`d${Math.min(3, end - to + 1)}`);
  add(`c${start === 0}${end === words.length - 1}`);
  add(`a${words[to - 1]?.mark ?? ''}`);
  if (from === 0) add('^');
  if (to === words.length) add('$');
  add(`n${Math.min(4, Math.floor(words.length / 5))}`);
  const own = words[to - 1]?.folded ?? '';
  for (const length of OWN_ENDINGS) add(`o${own.slice(-length)}`);
  add(`N1${words[end + 1]?.folded ?? '$'}`);
  if (nextEnd !== undefined) clauseFeatures(words.slice(end + 1, nextEnd + 1)).forEach(add);
  verbFeatures(mention).forEach(add);
  neighbourFeatures(mention).forEach(add);
  return [...features];
}

/** The last word of the clause that a word stands in. */
function clauseEnd(words: Mention['words'], place: number): number {
  const end = words.findIndex(({ mark }, at) => at >= place && mark !== '');
  return end < 0 ? words.length - 1 : end;
}
