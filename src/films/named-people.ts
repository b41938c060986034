import { type Evidence, evidenceOf } from './evidence.ts';
import type { PeopleIndex, Person } from './people-index.ts';
import type { Word } from './words.ts';

/** A person named inside a sentence. */
export interface PersonSpan {
  start: number;
  end: number;
  /** The name as the catalogue spells it. */
  name: string;
  evidence: Evidence;
  /** Only the family name was said. */
  familyName: boolean;
  fuzzy: boolean;
}

export interface Sentence {
  index: PeopleIndex;
  text: string;
  words: readonly Word[];
  knowsWord: (folded: string) => boolean;
}

/** People named from one place on, and the place one beyond. */
export interface Named {
  spans: PersonSpan[];
  to: number;
}

/** One person, named by the words from one place to another. */
export function named(
  { text, words }: Sentence,
  from: number,
  to: number,
  { name }: Person,
  how: Pick<PersonSpan, 'familyName' | 'fuzzy'>,
): Named {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? text.length;
  const evidence = evidenceOf(text, words, from, to) ?? 'distinct';
  return { spans: [{ start, end, name, evidence, ...how }], to };
}
