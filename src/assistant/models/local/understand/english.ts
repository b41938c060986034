import { isCommonWord } from '#lib/turkish/common-words.ts';

import english from '../lexicon/english.json' with { type: 'json' };
import { holdsEach, literalsOf } from '../lexicon/literals.ts';
import type { Reading } from './reading.ts';

const KNOWN = new Set(english.known);
/** Phrases, each compiled when its letters first stand in a message: all of them take longer than an answer may. */
const compiled = (phrases: readonly string[][]) =>
  phrases.map(([pattern = '', turkish = '']) => {
    const literals = literalsOf(pattern.toLowerCase());
    let made: RegExp | undefined;
    return (text: string): string => {
      if (!holdsEach(text.toLowerCase(), literals)) return text;
      made ??= new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
      return text.replace(made, turkish);
    };
  });
const PHRASES = compiled(english.phrases);
const MIXED = compiled(english.mixed);
/** Fewer may be a word in a Turkish sentence (`movie night için`) or a part of a title. */
const FEWEST = 2;

/** A message about films in English, in Turkish as far as it goes; undefined for any other. */
export function fromEnglish({ written, tokens }: Reading): string | undefined {
  const words = tokens.map(({ folded }) => folded);
  if (words.filter((word) => KNOWN.has(word)).length < FEWEST) return undefined;
  // `something like interstellar ama daha kısa`: a phrase of it in a Turkish sentence.
  const mixed = translated(MIXED, written);
  if (mixed !== written) return mixed;
  if (
    /[çğıöşü]/iu.test(written.replaceAll('I', '')) ||
    words.some((word) => !KNOWN.has(word) && isTurkish(word))
  )
    return undefined;
  const plain = written.replaceAll(/[?!.]+\s*$/gu, '');
  return translated(PHRASES, plain).replaceAll(/ {2,}/gu, ' ');
}

const translated = (phrases: typeof PHRASES, message: string): string =>
  phrases.reduce((text, translate) => translate(text), message);

const TURKISH_TOO: ReadonlySet<string> = new Set(english.turkishToo);
const isTurkish = (word: string): boolean => !TURKISH_TOO.has(word) && isCommonWord(word);
