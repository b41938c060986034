import type { Mention } from './mention.ts';
import verbKinds from './verb-kinds.json' with { type: 'json' };

/** What a verb does by its ending or its stem: asks for something, refuses, tells of what was, of oneself, of now, wishes. */
const KINDS = Object.entries(verbKinds).map(([kind, pattern]) => ({
  kind,
  pattern: new RegExp(pattern, 'u'),
}));

const kindsOf = (word: string): readonly string[] =>
  KINDS.filter(({ pattern }) => pattern.test(word)).map(({ kind }) => kind);

/** So many verbs after a mention and before it count, whatever marks stand between: people who hurry leave marks out. */
const AHEAD = 3;
const BEHIND = 2;
const ENDINGS = [2, 3, 4, 5] as const;
const MOST_MARKS = 2;
const FAR = 4;

/** What the verbs around a mention say, the nearest first, and what verbs the whole message has. */
export function verbFeatures({ words, from, to, rest }: Mention): readonly string[] {
  const verbs = words.flatMap(({ folded }, place) => {
    const kinds = kindsOf(folded);
    return kinds.length > 0 ? [{ folded, place, kinds }] : [];
  });
  const marks = (first: number, last: number) =>
    Math.min(MOST_MARKS, words.slice(first, last).filter(({ mark }) => mark !== '').length);
  const ahead = verbs.filter(({ place }) => place >= to).slice(0, AHEAD);
  const behind = verbs
    .filter(({ place }) => place < from)
    .slice(-BEHIND)
    .toReversed();
  return [
    ...ahead.flatMap(({ folded, place, kinds }, nth) => [
      `V${nth}w${folded}`,
      `V${nth}m${marks(to - 1, place)}`,
      ...ENDINGS.filter((length) => folded.length > length).map(
        (length) => `V${nth}e${folded.slice(-length)}`,
      ),
      ...kinds.flatMap((kind) => [
        `V${nth}c${kind}`,
        `V${nth}c${kind}m${marks(to - 1, place)}`,
        `V${nth}c${kind}r${rest}`,
        `V${nth}c${kind}d${Math.min(FAR, place - to)}`,
      ]),
    ]),
    ...behind.flatMap(({ folded, place, kinds }, nth) => [
      `U${nth}w${folded}`,
      `U${nth}m${marks(place, from)}`,
      ...kinds.flatMap((kind) => [`U${nth}c${kind}`, `U${nth}c${kind}m${marks(place, from)}`]),
    ]),
    ...new Set(verbs.flatMap(({ kinds }) => kinds.map((kind) => `G${kind}`))),
  ];
}

/** What the verbs of some words do, and their stems. */
export const clauseFeatures = (words: Mention['words']): readonly string[] =>
  words.flatMap(({ folded }) => [
    `NX${folded.slice(0, STEM)}`,
    ...kindsOf(folded).map((kind) => `NC${kind}`),
  ]);
const STEM = 5;
