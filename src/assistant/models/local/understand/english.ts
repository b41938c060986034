import { isCommonWord } from '#lib/turkish/common-words.ts';

import english from '../lexicon/english.json' with { type: 'json' };
import type { Reading } from './reading.ts';

const KNOWN = new Set(english.known);
const PHRASES = english.phrases.map(
  ([pattern = '', turkish = '']) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'), turkish] as const,
);
/** Fewer may be a word in a Turkish sentence (`movie night için`) or a part of a title. */
const FEWEST = 2;

/** A message about films in English, in Turkish as far as it goes; undefined for any other. */
export function fromEnglish({ written, tokens }: Reading): string | undefined {
  const words = tokens.map(({ folded }) => folded);
  if (words.filter((word) => KNOWN.has(word)).length < FEWEST) return undefined;
  if (
    /[çğıöşü]/iu.test(written.replaceAll('I', '')) ||
    words.some((word) => !KNOWN.has(word) && isTurkish(word))
  )
    return undefined;
  const plain = written.replaceAll(/[?!.]+\s*$/gu, '');
  return PHRASES.reduce((text, [pattern, turkish]) => text.replace(pattern, turkish), plain).replaceAll(
    / {2,}/gu,
    ' ',
  );
}

const TURKISH_TOO: ReadonlySet<string> = new Set(english.turkishToo);
const isTurkish = (word: string): boolean => !TURKISH_TOO.has(word) && isCommonWord(word);
